import type { Kind } from './kind.ts'
import type { Unit } from './block.ts'
import type { Read } from './passages.ts'

export type Progress = { kind: Kind; unit: Unit; done: number; most: number; passages: Read[] }

/** What is known of a file at the end; it can be refused after parts of it were read. */
export type Outcome = { title?: string | undefined; note?: string | undefined; refused?: string | undefined }

/** From the worker. After each `progress` it waits until that is stored. */
export type FromWorker =
  | ({ type: 'progress' } & Progress)
  | ({ type: 'end' } & Outcome)
  | { type: 'broken'; sentence: string; detail: string }
