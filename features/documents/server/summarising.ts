import { findIn } from '#foundation/language/findings/find.ts'
import { type Length, summarise } from '#foundation/language/summary/summarise.ts'
import type { Passage } from '#foundation/contract/passage.ts'
import { placeAt } from '#foundation/contract/place-at.ts'
import type { Person } from '#foundation/server/person.ts'
import type { FileFinding, FileSummary } from '../contract.ts'
import type { Files } from './files.ts'

export type WantedSummary = {
  id: string
  words?: number | undefined
  sentences?: number | undefined
  about?: string | undefined
}

/** More would keep other requests waiting. */
const mostPassages = 500
const mostCharacters = 300_000

/** Headings and tables are no sentences, so only running text is considered. */
export async function summariseFile(
  files: Pick<Files, 'passages'>,
  person: Person,
  { id, words, sentences, about }: WantedSummary,
): Promise<FileSummary> {
  const { file, reading, passages } = await files.passages(person, { id, after: -1, limit: mostPassages })
  let left = mostCharacters
  const read = passages.filter(({ text }) => (left -= text.length) >= 0)
  const running = read.filter(({ kind }) => kind === 'text')
  const { points, of } = summarise(running, { length: lengthOf({ words, sentences }), about })
  return {
    file,
    reading,
    points: points.flatMap(({ source, text, from: at }) => {
      const from = running[source]
      return from ? [{ text, passage: from.number, place: placeAt(from.place, at) }] : []
    }),
    findings: findingsIn(read),
    of,
    whole: read.length === (reading?.passages ?? 0),
  }
}

/** Headings say what stands below them, so all passages are looked through. */
function findingsIn(passages: readonly Passage[]): FileFinding[] {
  const sources = passages.map(({ text, kind, place: { heading, columns } }) => ({ text, kind, heading, columns }))
  return findIn(sources).flatMap(({ source, ...finding }) => {
    const from = passages[source]
    return from
      ? [{ ...finding, passage: from.number, place: placeAt(from.place, from.text.indexOf(finding.text)) }]
      : []
  })
}

function lengthOf({ words, sentences }: Pick<WantedSummary, 'words' | 'sentences'>): Length | undefined {
  if (sentences !== undefined) return { sentences }
  return words === undefined ? undefined : { words }
}
