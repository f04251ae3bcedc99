import { unknownSource } from '#foundation/contract/act.ts'
import type { Doer, RepeatsFrom, Status, TaskLink, TaskPriority, taskOrigins } from '../contract.ts'

/** A task as it is stored. */
export type StoredTask = {
  id: string
  list: string
  parent: string | null
  title: string
  notes: string
  due: string | null
  zone: string
  minutes: number | null
  priority: TaskPriority | null
  status: Status
  doneAt: string | null
  rank: string
  repeat: string | null
  repeatsFrom: RepeatsFrom
  /** The first due date of its series, from which the rule is counted. */
  since: string | null
  /** The previous task of the series, which was completed. */
  follows: string | null
  waitsFor: Doer | null
  askOn: string | null
  links: StoredLink[]
  origin: (typeof taskOrigins)[number]
  /** Its identifier in the file it came from. */
  uid: string | null
  /** Untrusted sources read before its words were written. */
  writtenAfter: string[]
  revision: number
}

/**
 * `sources`: whose words the title is, if it is not the person's own. Absent on links from before that was kept, whose
 * titles may be anybody's.
 */
export type StoredLink = TaskLink & { sources?: readonly string[] }

export type StoredList = {
  id: string
  role: 'inbox' | 'own'
  name: string
  color: string
  position: number
  writtenAfter: string[]
  revision: number
}

/** The identifier that it came with, or our own. */
export function fileUidOf({ uid, id }: Pick<StoredTask, 'uid' | 'id'>): string {
  return uid ?? id
}

/** How a card or lookup names a task whose text is not the person's own. */
export function taskSource({ title, origin }: Pick<StoredTask, 'title' | 'origin'>): string {
  return `${origin === 'file' ? 'the imported task' : 'the task'} “${title}”`
}

export function listSource({ name }: Pick<StoredList, 'name'>): string {
  return `the list “${name}”`
}

/** Whether its own words are not the person's; what it belongs to is not counted. */
export function isForeign({ origin, writtenAfter }: Pick<StoredTask, 'origin' | 'writtenAfter'>): boolean {
  return origin === 'file' || writtenAfter.length > 0
}

/** Untrusted sources of its own words. */
export function sourcesOfWords(task: Pick<StoredTask, 'title' | 'origin' | 'writtenAfter'>): string[] {
  return isForeign(task) ? [taskSource(task)] : []
}

/** Also those of the titles of what it belongs to. */
export function sourcesOfTask(task: StoredTask): string[] {
  const ofLinks = task.origin === 'sample' ? [] : task.links.flatMap(({ sources = [unknownSource] }) => sources)
  return [...new Set([...sourcesOfWords(task), ...ofLinks])]
}

/** How long a deleted task can be restored. */
export const restorableDays = 14
