import { z } from 'zod'
import type { ChangedTask, Status, Task, TaskLink, TaskPriority } from '../contract.ts'

/** A task as the form edits it. */
export type Draft = {
  title: string
  notes: string
  day: string
  time: string
  list: string
  priority: TaskPriority | 'none'
  status: Status
  /** A rule; null: never. */
  repeat: string | null
  repeatsFrom: 'due' | 'done'
  doer: string
  askOn: string
  links: readonly TaskLink[]
}

export function draftOf(task: Task): Draft {
  const { due, waitsFor, priority, repeat, title, notes, list, status, repeatsFrom, askOn, links } = task
  const doer =
    waitsFor === null ? '' : [waitsFor.name, waitsFor.email && `<${waitsFor.email}>`].filter(Boolean).join(' ')
  return {
    title,
    notes,
    day: due?.slice(0, 10) ?? '',
    time: due?.slice(11, 16) ?? '',
    list,
    priority: priority ?? 'none',
    status,
    repeat,
    repeatsFrom,
    doer,
    askOn: askOn ?? '',
    links,
  }
}

/** What was typed over what is there now; `undefined` where both changed the same thing since `base`. */
export function typedOver(now: Draft, typed: Draft, base: Draft): Draft | undefined {
  const said = (draft: Draft) => Object.entries(draft).map(([name, value]) => [name, JSON.stringify(value)] as const)
  const [before, after] = [new Map(said(base)), new Map(said(now))]
  const mine = said(typed).flatMap(([name, value]) => (value === before.get(name) ? [] : [name]))
  if (mine.some((name) => after.get(name) !== before.get(name))) return undefined
  return { ...now, ...Object.fromEntries(Object.entries(typed).filter(([name]) => mine.includes(name))) }
}

export function inputOf(draft: Draft): Omit<ChangedTask, 'id' | 'revision'> {
  const { title, notes, day, time, list, priority, status, repeat, repeatsFrom, askOn, links } = draft
  return {
    title,
    notes,
    due: day === '' ? null : time === '' ? day : `${day}T${time}`,
    list,
    priority: priority === 'none' ? null : priority,
    status,
    repeat,
    repeatsFrom,
    waitsFor: doerIn(draft.doer),
    askOn: askOn === '' ? null : askOn,
    links: [...links],
  }
}

/** “Sara Okafor <sara@example.com>”, a name alone, or an address alone. */
export function doerIn(text: string): { name: string; email: string | null } | null {
  const bare = text.trim()
  if (bare === '') return null
  const open = bare.lastIndexOf('<')
  const address = (open >= 0 && bare.endsWith('>') ? bare.slice(open + 1, -1) : bare).trim()
  const isAddress = z.email().safeParse(address).success
  if (!isAddress) return { name: bare, email: null }
  return { name: open >= 0 ? bare.slice(0, open).trim() : '', email: address }
}
