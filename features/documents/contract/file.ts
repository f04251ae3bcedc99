import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { instant } from '#foundation/contract/time.ts'

/** The largest size of a file in bytes: 2 GB. */
export const mostFileBytes = 2 * 1024 ** 3

/** The largest size in one request: 50 MB. Larger files are sent in pieces. */
export const mostRequestBytes = 50 * 1024 * 1024

/** Shared with the browser, so that it need not send a file that will be refused. */
export const fileTooLarge = 'A file can have 2 GB at most. Nothing of this one was kept.'

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
    folder: id.nullable().default(null).meta({ description: 'The folder that it is in, or none.' }),
    tags: z.array(z.string()).default([]),
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

/** Sent to all devices of the person when a file is new or has changed. */
export const documentsChanged = z.object({ type: z.literal('documents/changed'), file: keptFile })
/** These files, which have the same content, have been read so far. */
export const readingChanged = z.object({
  type: z.literal('documents/reading'),
  files: z.array(id),
  reading: fileReading,
})
/** Folders, tags, or several files at once are different now: what is shown is to be read again. */
export const documentsFiled = z.object({ type: z.literal('documents/filed') })
export const documentsDown = [documentsChanged, readingChanged, documentsFiled] as const
