import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { type Classes, readClasses } from '#foundation/language/learned/classes.ts'
import { createLearned, type Learned } from '#foundation/language/learned/learned.ts'
import { readWeights, type Table } from '#foundation/language/learned/weights.ts'

/** The learned weights of these features; a feature without a weights file is understood by templates only. */
export function learnedFrom(files: readonly URL[]): Learned {
  return createLearned(files.map((file) => weightsIn(file)))
}

/** Read once, however many assistants are made in this process. */
export function weightsIn(file: URL): Table {
  const known = tables.get(file.href)
  if (known) return known
  const table = readWeights(brotliDecompressSync(readFileSync(file)))
  tables.set(file.href, table)
  return table
}

const tables = new Map<string, Table>()

export function wordClasses(): Classes {
  return (classes ??= readClasses(readFileSync(new URL('../language/learned/classes.words', import.meta.url), 'utf8')))
}

let classes: Classes | undefined
