import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { instant } from '#foundation/contract/time.ts'

/** A feature made for tests: the smallest thing a person can keep. */
export const note = z
  .object({
    id,
    title: z.string().min(1).max(200),
    body: z.string().max(10_000),
    createdAt: instant,
    revision: z.int().positive(),
  })
  .meta({ id: 'Note' })
export type Note = z.infer<typeof note>

export const newNote = note.pick({ title: true, body: true })
export type NewNote = z.infer<typeof newNote>

/** `revision` is the one the person was looking at. */
export const changedNote = note.omit({ createdAt: true })
export type ChangedNote = z.infer<typeof changedNote>

const noteId = z.object({ id })

export const listNotesRoute = defineRoute({
  method: 'GET',
  path: '/v1/notes',
  summary: 'The newest notes.',
  access: 'person',
  query: z.object({ limit: z.coerce.number().int().min(1).max(1_000_000).default(30) }),
  answer: z.array(note),
})

export const addNoteRoute = defineRoute({
  method: 'POST',
  path: '/v1/notes',
  summary: 'Keep a note.',
  access: 'person',
  body: newNote,
  answer: note,
  status: 201,
})

export const replaceNoteRoute = defineRoute({
  method: 'PUT',
  path: '/v1/notes/{id}',
  summary: 'Change a note that has not changed since.',
  access: 'person',
  params: noteId,
  body: changedNote.omit({ id: true }),
  answer: note,
})

export const removeNoteRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/notes/{id}',
  summary: 'Throw a note away.',
  access: 'person',
  params: noteId,
})
