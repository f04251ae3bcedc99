import { z } from 'zod'
import type { Cursor } from '#foundation/server/mirror/mirrored.ts'

/** How far a folder was read. Numbers of its server, which are all void with another UIDVALIDITY. */
export type FolderCursor = {
  validity: number
  /** The first UID that has not been brought; those from `low` on were, if they are still there. */
  next: number
  /** 1: nothing older is left. */
  low: number
  /** Null where the server counts no changes. */
  modseq: string | null
  /** How many there were. */
  exists: number
  /** Without CONDSTORE: flags below this UID are compared next. Absent: those just below the newest. */
  compared?: number | undefined
}

const shape = z.object({
  validity: z.number(),
  next: z.number(),
  low: z.number(),
  modseq: z.string().nullable(),
  exists: z.number(),
  compared: z.number().optional(),
})

export function folderCursor(cursor: Cursor | undefined): FolderCursor | undefined {
  return cursor === undefined ? undefined : shape.parse(cursor)
}
