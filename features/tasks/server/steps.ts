import { randomUUIDv7 } from 'node:crypto'
import type { z } from 'zod'
import { boundedSources } from '#foundation/contract/act.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { changedTask, handedTask, movedTask, newTask, taskStep, whichTask } from '../contract.ts'
import { plainDue } from '../rules/due.ts'
import { rankBetween } from '../rules/rank.ts'
import { keptRepeat, misfitOf } from '../rules/repeating.ts'
import type { StoredTask } from '../rules/task.ts'
import type { Desk } from './desk.ts'
import { complete, reopen } from './finishing.ts'
import type { KeptList } from './list-store.ts'
import { inboxOf, listOf } from './lists.ts'
import { type Report, reportOf } from './report.ts'
import { findTask, listParts, rankBeside } from './task-store.ts'
import { linksOf, repeatedFrom } from './true-titles.ts'
import { taskOf } from './writing.ts'

type Move = { do: 'move'; move: z.output<typeof movedTask> }
type Hand = { do: 'hand'; hand: z.output<typeof handedTask> }
export type Step = z.output<typeof taskStep> | Move | Hand
type New = z.output<typeof newTask>
type Change = z.output<typeof changedTask>
type Which = z.output<typeof whichTask>

export async function takeStep(desk: Desk, step: Step): Promise<Report> {
  switch (step.do) {
    case 'create':
      return create(desk, step.task)
    case 'change':
      return change(desk, step.change)
    case 'move':
      return change(desk, step.move)
    case 'hand': {
      const { to: waitsFor, ...which } = step.hand
      return change(desk, { ...which, waitsFor })
    }
    case 'complete':
      return completing(desk, step.which)
    case 'reopen':
      return reopening(desk, step.which)
    default:
      return remove(desk, step.which)
  }
}

/** Creating twice with the same id creates one. */
export async function create(
  desk: Desk,
  { id, newList, ...given }: New,
  blank: Partial<StoredTask> = {},
): Promise<Report> {
  const { writing, lists, moment, sources } = desk
  const known = id === undefined ? undefined : await findTask(writing.tx, writing.ownerId, id)
  if (known && !known.deleted) return reportOf(desk, { did: 'knew', after: taskOf(known) })
  const list = newList === undefined ? listGiven(lists, given.list) : await listNamed(desk, newList)
  const isDone = given.status === 'done'
  const links = await linksOf(writing, given.links, [])
  const task = settled({
    ...given,
    links,
    id: id ?? randomUUIDv7(),
    list: list.id,
    zone: given.zone ?? moment.zone,
    due: plainDue(given.due),
    doneAt: isDone ? new Date(moment.now).toISOString() : null,
    rank: rankBetween(await rankBeside(writing.tx, writing.ownerId, { last: true }), null),
    since: null,
    follows: null,
    origin: 'own',
    uid: null,
    writtenAfter: boundedSources([...sources, ...repeatedFrom({ ...given, links })]),
    revision: 1,
    ...blank,
  })
  const added = await writing.add(await placed(desk, task))
  return reportOf(desk, { did: 'created', after: added })
}

/** `after` is the task it follows in the order. */
type Wish = Change & { after?: string | null | undefined }

function listGiven(lists: Desk['lists'], id: string | undefined): KeptList {
  return id === undefined ? inboxOf(lists) : listOf(lists, id)
}

/** The list with this name, including one that an earlier step added. */
async function listNamed({ lists, writing, sources }: Desk, name: string): Promise<KeptList> {
  const known = lists.find((each) => each.name.toLowerCase() === name.toLowerCase())
  if (known) return known
  const writtenAfter = boundedSources(sources)
  const added = await writing.addList({ id: randomUUIDv7(), role: 'own', name, color: newListColour, writtenAfter })
  lists.push(added)
  return added
}

const newListColour = '#0ea5e9'

async function change(desk: Desk, { id, revision, after, newList, ...given }: Wish): Promise<Report> {
  const { writing } = desk
  const wish = newList === undefined ? given : { ...given, list: (await listNamed(desk, newList)).id }
  const before = await held(desk, { id, revision })
  const isFinishing = wish.status === 'done' && before.status !== 'done'
  const isReopening = wish.status !== undefined && wish.status !== 'done' && before.status === 'done'
  const start = isReopening ? (await reopen(desk, before)).task : before
  const wanted = await changed(desk, start, isFinishing ? { ...wish, status: undefined } : wish)
  const rank = after === undefined ? wanted.rank : await rankBehind(desk, after)
  let saved = { ...wanted, rank }
  if (!isSame(start, saved)) saved = await writing.save(saved)
  if (saved.list !== before.list) await moveParts(desk, saved)
  if (!isFinishing) return reportOf(desk, { did: 'changed', before, after: saved })
  const { task, next } = await complete(desk, saved)
  return reportOf(desk, { did: 'changed', before, after: task, ...(next && { next }) })
}

async function changed(desk: Desk, before: StoredTask, wish: Omit<Wish, 'id' | 'after'>): Promise<StoredTask> {
  const given = Object.fromEntries(
    Object.entries(wish).filter(([, value]) => value !== undefined),
  ) as Partial<StoredTask>
  if (given.list !== undefined) listOf(desk.lists, given.list)
  if (given.links) given.links = await linksOf(desk.writing, given.links, before.links)
  const due = given.due === undefined ? before.due : plainDue(given.due)
  const zone = given.zone ?? (due === before.due ? before.zone : desk.moment.zone)
  const isOther = (name: 'repeat' | 'repeatsFrom') => given[name] !== undefined && given[name] !== before[name]
  const isOtherSeries = isOther('repeat') || isOther('repeatsFrom')
  const since = isOtherSeries ? null : before.since
  // A subtask that leaves its parent's list becomes a separate task.
  const parent =
    given.parent === undefined && given.list !== undefined && given.list !== before.list ? null : before.parent
  const after = settled({ ...before, parent, ...given, due, zone, since })
  if (typeof given.askOn === 'string' && after.waitsFor === null)
    throw new Failure('invalid', `“${after.title}” waits for nobody yet. Say who has it, then the day to ask again.`)
  const isReworded = (['title', 'notes', 'waitsFor', 'links'] as const).some((name) => name in given)
  const read = [...before.writtenAfter, ...desk.sources, ...repeatedFrom(after)]
  const writtenAfter = isReworded ? boundedSources(read) : before.writtenAfter
  return placed(desk, { ...after, writtenAfter })
}

/**
 * Puts the repetition in canonical form, starting on its first day, and drops the follow-up date of a task that waits
 * for no one.
 */
function settled(task: StoredTask): StoredTask {
  const askOn = task.waitsFor === null ? null : task.askOn
  if (task.repeat === null) return { ...task, askOn, since: null }
  const problem = misfitOf(task.repeat, task)
  if (problem !== undefined) throw new Failure('invalid', problem, { errors: [{ field: 'repeat', message: problem }] })
  const since = task.repeatsFrom === 'done' ? null : (task.since ?? task.due)
  return { ...task, askOn, repeat: keptRepeat(task.repeat), since }
}

/** A subtask is in its parent's list, and has no subtasks of its own. */
async function placed({ writing }: Desk, task: StoredTask): Promise<StoredTask> {
  if (task.parent === null) return task
  const whole = await findTask(writing.tx, writing.ownerId, task.parent)
  if (!whole || whole.deleted) throw new Failure('not-found', 'There is no such task.')
  if (whole.id === task.id || whole.parent !== null)
    throw new Failure('invalid', `“${whole.title}” is a part itself. A part has no parts of its own.`)
  const parts = await listParts(writing.tx, writing.ownerId, [task.id])
  if (parts.length > 0) throw new Failure('invalid', `“${task.title}” has parts of its own, so it cannot become one.`)
  return { ...task, list: whole.list }
}

async function moveParts({ writing }: Desk, { id, list }: StoredTask): Promise<void> {
  for (const part of await listParts(writing.tx, writing.ownerId, [id])) await writing.save({ ...part, list })
}

async function rankBehind({ writing: { tx, ownerId } }: Desk, after: string | null): Promise<string> {
  if (after === null) return rankBetween(null, await rankBeside(tx, ownerId, { first: true }))
  const behind = await findTask(tx, ownerId, after)
  if (!behind || behind.deleted) throw new Failure('not-found', 'The task that it should stand behind is gone.')
  return rankBetween(behind.rank, await rankBeside(tx, ownerId, { behind: behind.rank }))
}

async function completing(desk: Desk, which: Which): Promise<Report> {
  const before = await desk.writing.hold(which.id)
  // Completed on two devices at once: done once.
  if (before.status === 'done') return reportOf(desk, { did: 'knew', after: before })
  refuseOld(desk, before, which)
  const { task, next, parts } = await complete(desk, before)
  return reportOf(desk, { did: 'completed', before, after: task, parts, ...(next && { next }) })
}

async function reopening(desk: Desk, which: Which): Promise<Report> {
  const before = await desk.writing.hold(which.id)
  if (before.status !== 'done') return reportOf(desk, { did: 'knew', after: before })
  refuseOld(desk, before, which)
  const { task } = await reopen(desk, before)
  return reportOf(desk, { did: 'reopened', before, after: task })
}

async function remove(desk: Desk, which: Which): Promise<Report> {
  const { writing } = desk
  const before = await held(desk, which)
  const report = await reportOf(desk, { did: 'deleted', before })
  const parts = await listParts(writing.tx, writing.ownerId, [before.id])
  for (const { id } of [...parts, before]) await writing.remove(id)
  return { ...report, ...(parts.length > 0 && { parts: parts.length }) }
}

async function held(desk: Desk, which: Which): Promise<StoredTask> {
  const found = await desk.writing.hold(which.id)
  refuseOld(desk, found, which)
  return found
}

/** What an earlier step of the same plan changed does not count as changed since it was seen. */
function refuseOld({ writing }: Desk, { id, title }: StoredTask, { revision }: Which): void {
  if (revision === undefined || revision === writing.revisionBefore(id)) return
  throw new Failure('out-of-date', `The task “${title}” was changed since you saw it. Look at it again first.`)
}

function isSame(one: StoredTask, other: StoredTask): boolean {
  return JSON.stringify(one) === JSON.stringify({ ...one, ...other })
}
