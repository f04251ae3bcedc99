import { z } from 'zod'
import { finding, type FindingKind, findingKinds } from '#foundation/contract/finding.ts'
import { place } from '#foundation/contract/passage.ts'
import { fileReading, keptFile } from './file.ts'

/** How long a summary should be; by the length of the text if neither is given. */
export const summaryLength = z.object({
  words: z.coerce.number().int().min(1).max(2_000).optional(),
  sentences: z.coerce.number().int().min(1).max(100).optional().meta({ description: 'Counts instead of words.' }),
})

/** Something that stands in a file, and where. */
const fileFinding = finding
  .extend({ passage: z.int().min(0).meta({ description: 'The number of its passage.' }), place })
  .meta({ id: 'FileFinding' })
export type FileFinding = z.infer<typeof fileFinding>

/** Sentences of a file, unchanged and in their order, and its duties, decisions, open questions, dates, amounts and names. */
export const fileSummary = z
  .object({
    file: keptFile,
    reading: fileReading.nullable(),
    points: z.array(
      z.object({
        text: z.string(),
        passage: z.int().min(0).meta({ description: 'The number of its passage.' }),
        place,
      }),
    ),
    findings: z.array(fileFinding),
    of: z.int().min(0).meta({ description: 'How many sentences were considered.' }),
    whole: z.boolean().meta({ description: 'Of a very long file only the beginning is considered.' }),
  })
  .meta({ id: 'FileSummary' })
export type FileSummary = z.infer<typeof fileSummary>

/** What the card of a summary shows, as the id that names it: “<file>/words=50”. The summary is read when it is shown. */
export type SummaryCard = { id: string } & z.output<typeof summaryLength>

export function writeSummaryCard({ id: file, words, sentences }: SummaryCard): string {
  if (sentences !== undefined) return `${file}/sentences=${sentences}`
  return words === undefined ? file : `${file}/words=${words}`
}

export function readSummaryCard(written: string): SummaryCard {
  const [file = '', length = ''] = written.split('/')
  return { id: file, ...summaryLength.safeParse(Object.fromEntries(new URLSearchParams(length))).data }
}

/** As many files as the id of a card has room for. */
export const mostOnCard = 8

/** The card of what stands in a file names the file and the kinds that were asked for: “<file>/duty,date”. */
export function writeFindingsCard(file: string, kinds: readonly FindingKind[]): string {
  return `${file}/${kinds.join(',')}`
}

export function readFindingsCard(written: string): { id: string; kinds: FindingKind[] } {
  const [file = '', named = ''] = written.split('/')
  const asked = new Set(named.split(','))
  return { id: file, kinds: findingKinds.filter((kind) => asked.has(kind)) }
}
