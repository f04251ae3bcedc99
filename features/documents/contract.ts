import { z } from 'zod'
import { finding, type FindingKind, findingKinds } from '#foundation/contract/finding.ts'
import { id } from '#foundation/contract/id.ts'
import { passage, place } from '#foundation/contract/passage.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { instant } from '#foundation/contract/time.ts'

/** The largest size of a file in bytes: 50 MB. */
export const mostFileBytes = 50 * 1024 * 1024

/** Shared with the browser, so that it need not send a file that will be refused. */
export const fileTooLarge = 'A file can have 50 MB at most. Nothing of this one was kept.'

/** As the sender calls it; the stored name is cleaned. */
const givenName = z.string().max(1_000)
const newName = z.string().trim().min(1, 'Give the file a name.').max(255)

export const keptFile = z
  .object({
    id,
    name: z.string(),
    type: z.string().meta({ description: 'As the sender said: “application/pdf”. It is never served as that.' }),
    bytes: z.int().min(0),
    sha256: z.string().meta({ description: 'Of its content, in hexadecimal digits.' }),
    created_at: instant,
    updated_at: instant,
    deleted: z.boolean(),
    revision: z.int().positive(),
  })
  .meta({ id: 'KeptFile' })
export type KeptFile = z.infer<typeof keptFile>

/** How far the reading of a file has come. */
export const fileReading = z
  .object({
    state: z.enum(['waiting', 'reading', 'read', 'unreadable']),
    kind: z.string().nullable().meta({ description: 'What it is, by how it begins: “pdf”.' }),
    unit: z.enum(['pages', 'slides', 'sheets', 'parts']).nullable().meta({ description: 'What is counted.' }),
    done: z.int().min(0),
    most: z.int().min(0).nullable(),
    title: z.string().nullable().meta({ description: 'As the file calls itself.' }),
    sentence: z.string().nullable().meta({ description: 'Why it cannot be read, or what was left out.' }),
    passages: z.int().min(0),
  })
  .meta({ id: 'FileReading' })
export type FileReading = z.infer<typeof fileReading>

/** A file beside how far it has been read. */
export const listedFile = keptFile.extend({ reading: fileReading.nullable() }).meta({ id: 'ListedFile' })
export type ListedFile = z.infer<typeof listedFile>

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

/** Sent to all devices of the person when a file is new or has changed. */
export const documentsChanged = z.object({ type: z.literal('documents/changed'), file: keptFile })
/** These files, which have the same content, have been read so far. */
export const readingChanged = z.object({
  type: z.literal('documents/reading'),
  files: z.array(id),
  reading: fileReading,
})
export const documentsDown = [documentsChanged, readingChanged] as const

const files = '/v1/documents/files'
const one = `${files}/{id}` as const

export const listFilesRoute = defineRoute({
  method: 'GET',
  path: files,
  summary: 'The files, the newest first.',
  access: 'person',
  query: z.object({
    before: id.optional().meta({ description: 'Only those before this one.' }),
    limit: z.coerce.number().int().min(1).max(200).default(100),
  }),
  answer: z.array(listedFile),
})

export const uploadFileRoute = defineRoute({
  method: 'POST',
  path: files,
  summary: 'Send a file, one a request. It is kept once all of it has arrived.',
  access: 'person',
  bodyType: 'bytes',
  bodyLimit: mostFileBytes,
  query: z
    .object({
      chosen: id.optional().meta({ description: 'Its id, made up by the sender, so that sending twice keeps one.' }),
      name: givenName,
      type: z.string().max(255).default(''),
    })
    .meta({ examples: [{ name: 'Plan.pdf', type: 'application/pdf' }] }),
  answer: z.object({ file: keptFile, activity: id.meta({ description: 'By which it can be undone.' }) }),
  status: 201,
})

export const findFileRoute = defineRoute({
  method: 'GET',
  path: one,
  summary: 'One file: its name, type and size.',
  access: 'person',
  params: z.object({ id }),
  answer: keptFile,
})

export const readFileRoute = defineRoute({
  method: 'GET',
  path: `${one}/content`,
  summary: 'What is in a file, to be saved.',
  access: 'person',
  params: z.object({ id }),
  file: 'application/octet-stream',
})

export const listPassagesRoute = defineRoute({
  method: 'GET',
  path: `${one}/passages`,
  summary: 'What a file says, as it was read: passage by passage, each with where it stands.',
  access: 'person',
  params: z.object({ id }),
  query: z.object({
    after: z.coerce.number().int().min(-1).default(-1).meta({ description: 'Only those after this number.' }),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: z.object({ file: keptFile, reading: fileReading.nullable(), passages: z.array(passage) }),
})

export const summariseFileRoute = defineRoute({
  method: 'GET',
  path: `${one}/summary`,
  summary:
    'The sentences of a file that say most, and its duties, decisions, open questions, dates, amounts and names, each with where it stands.',
  access: 'person',
  params: z.object({ id }),
  query: summaryLength,
  answer: fileSummary,
})

/*
 * Everything that changes something is an action, asked for by `POST /v1/actions/{name}`:
 *
 * documents.keep-file     newFile: what has arrived becomes a file; sending one asks for it by itself
 * documents.rename-file   renamedFile
 * documents.delete-file   { id }, restorable for two weeks by its undo
 * documents.load-sample   {}                           documents.remove-sample {}
 */
export const newFile = z.object({
  id: id.optional(),
  content: id.meta({ description: 'What was sent before and has arrived whole.' }),
  name: givenName,
  type: z.string().max(255).default(''),
})
export type NewFile = z.output<typeof newFile>

export const renamedFile = z.object({ id, name: newName })
