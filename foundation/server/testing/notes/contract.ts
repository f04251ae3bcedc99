import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
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
