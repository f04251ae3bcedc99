import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { instant } from '#foundation/contract/time.ts'

/** What one file may have, in bytes: 50 MB. */
export const mostFileBytes = 50 * 1024 * 1024

/** Beside the limit and by the same word in the browser, which need not send what will be refused. */
export const fileTooLarge = 'A file can have 50 MB at most. Nothing of this one was kept.'

/** As the sender calls it; what is kept of it follows rules of its own. */
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

/** To every device of the person: it is new, or not as it was. */
export const documentsChanged = z.object({ type: z.literal('documents/changed'), file: keptFile })
export const documentsDown = [documentsChanged] as const

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
  answer: z.array(keptFile),
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

/*
 * Everything that changes something is an action, asked for by `POST /v1/actions/{name}`:
 *
 * documents.keep-file     newFile: what has arrived becomes a file; sending one asks for it by itself
 * documents.rename-file   renamedFile
 * documents.delete-file   { id }, restorable for two weeks by its undo
 */
export const newFile = z.object({
  id: id.optional(),
  content: id.meta({ description: 'What was sent before and has arrived whole.' }),
  name: givenName,
  type: z.string().max(255).default(''),
})
export type NewFile = z.output<typeof newFile>

export const renamedFile = z.object({ id, name: newName })
