import { readFileSync } from 'node:fs'
import { createLearned, type Learned } from '#foundation/language/learned/learned.ts'

/** The learned weights of these features; a feature without a weights file is understood by templates only. */
export function learnedFrom(files: readonly URL[]): Learned {
  return createLearned(files.map((file) => readFileSync(file)))
}
