import type { Deed } from '#foundation/web/acting/outbox.ts'
import type { Task, TaskList } from '../../contract.ts'
import { isOverdue, type Moment, nextDay, todayOf } from '../../rules/due.ts'
import type { TaskPlace } from '../place.ts'
import { type LateStep, stepsOf } from './steps.ts'

export type Deeds = readonly Pick<Deed, 'name' | 'input' | 'state'>[]

/** By which clock they are seen, and which lists there are. */
export type Here = Moment & { lists: readonly TaskList[] }

/** What was read, with what was done since and has not reached the server. */
export type LateTasks = { tasks: readonly Task[]; waiting: ReadonlySet<string> }

/** `known`: read for whatever view, for what is done now may belong to this one. */
export function lateTasks(
  read: readonly Task[],
  known: readonly Task[],
  deeds: Deeds,
  at: Here & { place: TaskPlace },
) {
  const steps = liveSteps(deeds)
  if (steps.length === 0) return { tasks: read, waiting: none }
  const now = afterSteps([...known, ...read], steps, at)
  const waiting = new Set(steps.map(idOf))
  const shown = new Set(read.map(({ id }) => id))
  const tasks = inOrder([...new Set([...shown, ...waiting])], steps)
    .map((id) => now.get(id))
    .filter((task) => task !== undefined)
    .filter((task) => !waiting.has(task.id) || belongs(task, at) || (shown.has(task.id) && task.status === 'done'))
  return { tasks, waiting }
}

/** One task, and the parts of it that are known. */
export function lateTask(id: string, known: readonly Task[], deeds: Deeds, here: Here) {
  const now = afterSteps(known, liveSteps(deeds), here)
  const task = now.get(id)
  if (!task) return undefined
  const parts = [...now.values()].filter(({ parent }) => parent === id)
  return { task, parts: parts.toSorted((one, other) => (one.rank < other.rank ? -1 : 1)) }
}

/** What it is called by now. */
export function titleNow(id: string, known: readonly Task[], deeds: Deeds): string | undefined {
  return afterSteps(known, liveSteps(deeds), { now: 0, zone: 'UTC', lists: [] }).get(id)?.title
}

const none: ReadonlySet<string> = new Set()

function liveSteps(deeds: Deeds): LateStep[] {
  return deeds.filter(({ state }) => state !== 'refused').flatMap(stepsOf)
}

function idOf(step: LateStep): string {
  return step.do === 'add' ? step.task.id : step.id
}

function afterSteps(known: readonly Task[], steps: readonly LateStep[], here: Here): Map<string, Task> {
  const now = new Map(known.map((task) => [task.id, task]))
  for (const step of steps) {
    if (step.do === 'remove') now.delete(step.id)
    // Once it was read again, it is there already.
    else if (step.do === 'add' && !now.has(step.task.id)) now.set(step.task.id, made(step.task, here))
    const before = step.do === 'set' ? now.get(step.id) : undefined
    if (step.do === 'set' && before) now.set(step.id, changed(before, step.to, here))
  }
  return now
}

function changed(before: Task, to: Partial<Task>, here: Here): Task {
  const status = to.status ?? before.status
  const doneAt = status === 'done' ? (before.doneAt ?? new Date(here.now).toISOString()) : null
  const after = { ...before, ...to, doneAt, ...(to.repeat !== undefined && { since: null }) }
  return { ...after, overdue: isOverdue(after, here) }
}

function made(task: Extract<LateStep, { do: 'add' }>['task'], here: Here): Task {
  const inbox = here.lists.find(({ role }) => role === 'inbox')?.id ?? ''
  const whole: Task = {
    ...task,
    list: task.list ?? inbox,
    zone: task.zone ?? here.zone,
    doneAt: null,
    overdue: false,
    since: null,
    // Behind all that have one.
    rank: '\uFFFF',
    parts: { all: 0, done: 0 },
    origin: 'own',
    foreign: false,
    revision: 1,
  }
  return changed(whole, {}, here)
}

function inOrder(ids: readonly string[], steps: readonly LateStep[]): string[] {
  return steps.reduce<string[]>(
    (order, step) => {
      if (step.do !== 'set' || step.after === undefined) return order
      const others = order.filter((id) => id !== step.id)
      return others.toSpliced(step.after === null ? 0 : others.indexOf(step.after) + 1 || others.length, 0, step.id)
    },
    [...ids],
  )
}

function belongs({ list, status, due, waitsFor }: Task, { place, ...here }: Here & { place: TaskPlace }): boolean {
  if (place.list !== undefined && place.list !== list) return false
  if (place.board && (place.view === 'all' || status === 'done')) return true
  if (place.view === 'done' || status === 'done') return place.view === 'done' && status === 'done'
  const tomorrow = nextDay(todayOf(here))
  if (place.view === 'today') return due !== null && due < tomorrow
  if (place.view === 'upcoming') return due !== null && due >= tomorrow
  return place.view === 'all' || waitsFor !== null
}
