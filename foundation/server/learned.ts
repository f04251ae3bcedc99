import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { type Classes, readClasses } from '#foundation/language/learned/classes.ts'
import { createLearned, type Learned } from '#foundation/language/learned/learned.ts'

/** The learned weights of these features; a feature without a weights file is understood by templates only. */
export function learnedFrom(files: readonly URL[]): Learned {
  return createLearned(files.map((file) => weightsIn(file)))
}

export function weightsIn(file: URL): Uint8Array {
  return brotliDecompressSync(readFileSync(file))
}

export function wordClasses(): Classes {
  return readClasses(readFileSync(new URL('../language/learned/classes.words', import.meta.url), 'utf8'))
}
