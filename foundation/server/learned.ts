import { readFileSync } from 'node:fs'
import { createLearned, type Learned } from '#foundation/language/learned/learned.ts'

/** What was learned for these features; a feature without a weights file is understood by its templates alone. */
export function learnedFrom(files: readonly URL[]): Learned {
  return createLearned(files.map((file) => readFileSync(file)))
}
