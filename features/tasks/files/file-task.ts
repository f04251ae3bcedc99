import type { Doer, RepeatsFrom, Status, TaskLink, TaskPriority } from '../contract.ts'

/** One task in a file. */
export type FileTask = {
  uid: string
  /** The file's identifier of its parent task. */
  parent: string | null
  title: string
  notes: string
  due: string | null
  /** Null for floating times and days. */
  zone: string | null
  minutes: number | null
  priority: TaskPriority | null
  status: Status
  /** In UTC; null if the file does not say when it was done. */
  doneAt: string | null
  repeat: string | null
  repeatsFrom: RepeatsFrom
  waitsFor: Doer | null
  askOn: string | null
  links: TaskLink[]
  /** The first due date of its series, if the file says it. */
  since: string | null
  /** Whether the file holds everything that we store: then a missing field means that it is empty. */
  whole: boolean
  /** Whether the due date is in words such as “tomorrow”, which mean another day when the file is read later. */
  shifting: boolean
}

/** What could not be read or is left out, in sentences. */
export type Remark = { title: string; why: string }

export type TasksFile = { kind: 'icalendar' | 'todoist' | 'google-tasks'; tasks: FileTask[]; left: Remark[] }

/** The reader's zone and local time: files may say “tomorrow”. */
export type Reader = { now: Temporal.PlainDateTime; zone: string }

/** Thrown for a file that cannot be read at all. */
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
  askOn: null,
  links: [],
  since: null,
  whole: false,
  shifting: false,
} as const satisfies Partial<FileTask>
