import type { Doer, RepeatsFrom, TaskPriority } from '../contract.ts'

/** What a file says of one task. */
export type FileTask = {
  uid: string
  /** By its own name in the file: the task that it is a part of. */
  parent: string | null
  title: string
  notes: string
  due: string | null
  /** Null: it floats, or is a day. */
  zone: string | null
  minutes: number | null
  priority: TaskPriority | null
  status: 'todo' | 'doing' | 'done'
  /** As a moment; null where the file does not say when it was done. */
  doneAt: string | null
  repeat: string | null
  repeatsFrom: RepeatsFrom
  waitsFor: Doer | null
}

/** What could not be read, or is not kept, in sentences. */
export type Remark = { title: string; why: string }

export type TasksFile = { kind: 'icalendar' | 'todoist' | 'google-tasks'; tasks: FileTask[]; left: Remark[] }

/** Whose wall it is, and now on it: files may say “tomorrow”. */
export type Reader = { now: Temporal.PlainDateTime; zone: string }

/** Why a file of tasks cannot be read at all. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

export const mostTasks = 10_000

export const blankTask = {
  parent: null,
  notes: '',
  due: null,
  zone: null,
  minutes: null,
  priority: null,
  status: 'todo',
  doneAt: null,
  repeat: null,
  repeatsFrom: 'due',
  waitsFor: null,
} as const satisfies Partial<FileTask>
