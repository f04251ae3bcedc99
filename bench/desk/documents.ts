import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createReader } from '#foundation/server/reading/reader.ts'
import { recordsOf } from '#foundation/server/reading/readers/csv.ts'
import { decodeText } from '#foundation/server/reading/decoding.ts'
import { type DeskCase, Unclaimed } from './pack.ts'

/** Refused with a sentence, so nobody says that their text can be read. What is broken among them must be refused. */
const unclaimed = new Set(['doc', 'ppt', 'xls', 'mbox', 'epub'])

const readFile = createReader()

/** Files that others made, read as the server reads them. */
export async function answerDocuments(one: DeskCase, folder: string): Promise<unknown> {
  const file = join(folder, one.file ?? '')
  const bytes = new Uint8Array(readFileSync(file))
  if (one.kind === 'csv') return recordsWithNames(decodeText(bytes))
  const ending = /\.([^.]+)$/v.exec(file)?.[1]?.toLowerCase() ?? ''
  if (unclaimed.has(ending) && one.kind !== 'hostile') throw new Unclaimed(`Files of the kind ${ending} are not read.`)
  const texts: string[] = []
  const outcome = await readFile({
    bytes,
    name: basename(file),
    from: 0,
    signal: new AbortController().signal,
    onProgress: async ({ passages }) => void texts.push(...passages.map(({ text }) => text)),
  })
  if (outcome === 'stopped') throw new Error('Nobody stopped it.')
  if (outcome.refused !== undefined) throw new Error(outcome.refused)
  return { text: texts.join('\n'), title: outcome.title }
}

function recordsWithNames(text: string): Record<string, string>[] {
  const [names = [], ...rows] = recordsOf(text)
  return rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])))
}
