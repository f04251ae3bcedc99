import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { instant } from '#foundation/contract/time.ts'
import { fileTooLarge, keptFile, mostFileBytes, mostRequestBytes } from './file.ts'
import { givenName } from './filing.ts'

const uploads = '/v1/documents/uploads'
const one = `${uploads}/{id}` as const

const bytes = z.int().min(1).max(mostFileBytes, fileTooLarge)
const modified = instant.meta({
  description: 'When the sender’s file was last changed, by which the same file is recognised later.',
})

/** A file that arrives in pieces, over several requests. */
export const upload = z
  .object({
    id: id.meta({ description: 'The id of the file that it becomes.' }),
    name: z.string(),
    bytes,
    arrived: z.int().min(0).meta({ description: 'How many bytes are stored; the next piece begins there.' }),
    modified: modified.nullable(),
    created_at: instant,
  })
  .meta({ id: 'Upload' })
export type Upload = z.infer<typeof upload>

const newUpload = z
  .object({
    id: id.optional().meta({ description: 'Made up by the sender, so that beginning twice begins one.' }),
    name: givenName,
    type: z.string().max(255).default(''),
    folder: id.optional().meta({ description: 'The folder to put it into, as long as it is there.' }),
    bytes,
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional()
      .meta({ description: 'What arrives must have this hash, in hexadecimal digits.' }),
    modified: modified.optional(),
  })
  .meta({ examples: [{ name: 'Film.mp4', type: 'video/mp4', bytes: 3_000_000 }] })
export type NewUpload = z.output<typeof newUpload>

/** How far an upload is. `file` is there once all bytes are. */
export const uploadProgress = z.object({
  id,
  arrived: upload.shape.arrived,
  file: keptFile.nullable(),
  activity: id
    .nullable()
    .meta({ description: 'By which the file can be undone; null before it is complete, or if that was said before.' }),
})
export type UploadProgress = z.infer<typeof uploadProgress>

export const listUploadsRoute = defineRoute({
  method: 'GET',
  path: uploads,
  summary: 'The uploads in pieces that are not complete, the oldest first.',
  access: 'person',
  answer: z.array(upload),
})

export const beginUploadRoute = defineRoute({
  method: 'POST',
  path: uploads,
  summary: 'Begin to send a file in pieces, or ask how far that is. Room for all of it is reserved.',
  access: 'person',
  body: newUpload,
  answer: uploadProgress,
  status: 201,
})

export const findUploadRoute = defineRoute({
  method: 'GET',
  path: one,
  summary: 'How far an upload in pieces is.',
  access: 'person',
  params: z.object({ id }),
  answer: upload,
})

export const appendUploadRoute = defineRoute({
  method: 'PATCH',
  path: one,
  summary:
    'Send the bytes from this offset on, as many as you like. Some MB a request are fastest. With the last byte the file is kept.',
  access: 'person',
  params: z.object({ id }),
  bodyType: 'bytes',
  bodyLimit: mostRequestBytes,
  query: z.object({
    offset: z.coerce
      .number()
      .int()
      .min(0)
      .max(mostFileBytes)
      .meta({ description: 'What has arrived.', examples: [0] }),
  }),
  answer: uploadProgress,
})

export const cancelUploadRoute = defineRoute({
  method: 'DELETE',
  path: one,
  summary: 'Cancel an upload in pieces. What has arrived is deleted.',
  access: 'person',
  params: z.object({ id }),
})
