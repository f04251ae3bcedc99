import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { passage } from '#foundation/contract/passage.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { instant } from '#foundation/contract/time.ts'
import { fileReading, keptFile, listedFile, mostRequestBytes } from './file.ts'
import { fileOrders, givenName, mostTagCharacters, places } from './filing.ts'
import { fileKinds } from './kinds.ts'
import { fileSummary, summaryLength } from './summary.ts'

const files = '/v1/documents/files'
const one = `${files}/{id}` as const

/** Which files are asked for, and in which order. */
export const fileChoice = z.object({
  order: z.enum(fileOrders).default('newest'),
  folder: z
    .union([id, z.literal('none')])
    .optional()
    .meta({ description: 'Only those in this folder, or in none.' }),
  tag: z.string().max(mostTagCharacters).optional(),
  kind: z.enum(fileKinds).optional(),
  from: instant.optional().meta({ description: 'Only those that were added then or later.' }),
  until: instant.optional().meta({ description: 'Only those that were added before.' }),
  words: z.string().max(200).optional().meta({ description: 'Only those with all these words in their name.' }),
  about: z.string().max(200).optional().meta({ description: 'Only those that name this person, or say these words.' }),
  deleted: z.stringbool().default(false).meta({ description: 'Those that were deleted and can be restored instead.' }),
})
export type FileChoice = z.output<typeof fileChoice>

export const listFilesRoute = defineRoute({
  method: 'GET',
  path: files,
  summary: 'The files, the newest first unless another order is asked for.',
  access: 'person',
  query: fileChoice.extend({
    before: id.optional().meta({ description: 'Only those that come after this one in the order.' }),
    limit: z.coerce.number().int().min(1).max(200).default(100),
  }),
  answer: z.array(listedFile),
})

export const uploadFileRoute = defineRoute({
  method: 'POST',
  path: files,
  summary: 'Send a file of up to 50 MB, one a request. It is kept once all of it has arrived.',
  access: 'person',
  bodyType: 'bytes',
  bodyLimit: mostRequestBytes,
  query: z
    .object({
      chosen: id.optional().meta({ description: 'Its id, made up by the sender, so that sending twice keeps one.' }),
      name: givenName,
      type: z.string().max(255).default(''),
      folder: id.optional().meta({ description: 'The folder to put it into.' }),
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
  summary: 'What is in a file, or a part of it (`Range`), to be saved.',
  access: 'person',
  params: z.object({ id }),
  file: 'application/octet-stream',
  ranges: true,
})

/** So many pixels wide is a picture in a list, and one to be read. */
export const thumbnailWidth = 320
const pageWidth = 1_200
export type PictureWidth = typeof thumbnailWidth | typeof pageWidth

export const openDownloadRoute = defineRoute({
  method: 'POST',
  path: `${one}/download`,
  summary: 'An address from which a browser can download the file, once and within a minute.',
  access: 'person',
  params: z.object({ id }),
  answer: z.object({ address: z.string(), until: instant }),
})

export const downloadRoute = defineRoute({
  method: 'GET',
  path: '/v1/documents/download',
  summary: 'The bytes of a file, by a ticket that is good once.',
  access: 'public',
  query: z.object({ ticket: z.string().min(1).max(100) }),
  file: 'application/octet-stream',
})

export const drawFileRoute = defineRoute({
  method: 'GET',
  path: `${one}/picture`,
  summary: 'A page of a PDF, or a picture, as a picture that runs nothing.',
  access: 'person',
  params: z.object({ id }),
  query: z.object({
    page: z.coerce.number().int().min(1).max(2_000).default(1),
    width: z.coerce
      .number()
      .pipe(z.union([z.literal(thumbnailWidth), z.literal(pageWidth)]))
      .default(thumbnailWidth),
  }),
  file: 'image/webp',
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

export const listPlacesRoute = defineRoute({
  method: 'GET',
  path: '/v1/documents/places',
  summary: 'The folders and tags, with how many files each has, and how much room all files take.',
  access: 'person',
  answer: places,
})
