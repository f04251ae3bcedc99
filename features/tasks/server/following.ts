import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { usualMinutes } from '#foundation/contract/usual.ts'
import {
  type Companion,
  type CompanionFields,
  type CompanionPlug,
  type Followed,
  joined,
  nothingFollowed,
} from '#foundation/server/companion.ts'
import { newTask } from '../contract.ts'
import { plainDue } from '../rules/due.ts'
import type { StoredTask } from '../rules/task.ts'
import type { Desk } from './desk.ts'
import { messagesOf, settle, type WritingParts } from './keeping.ts'
import { allLists, inboxOf } from './lists.ts'
import { create, takeStep } from './steps.ts'
import { findTask, listOpenTitled, listParts } from './task-store.ts'
import { companionName, companionsIn } from './telling.ts'
import { openWriting, putBack, taskOf, type Trace, type Writing } from './writing.ts'

/** Keeps a task for every calendar event of type `task`. */
export function createFollowing(parts: WritingParts): CompanionPlug {
  async function followed(writing: Writing): Promise<Trace | undefined> {
    const trace = writing.trace()
    if (trace.touched.length + trace.lists.length === 0) return undefined
    await settle(writing, parts)
    return trace
  }
  return {
    name: companionName,
    titled: listOpenTitled,
    async finish(tx, ownerId, { id, zone }) {
      const known = await findTask(tx, ownerId, id)
      if (!known || known.deleted || known.status === 'done') return undefined
      const writing = openWriting(tx, ownerId, parts)
      const moment = { now: parts.clock.now().getTime(), zone, format: usualTimeFormat }
      const lists = (await allLists(tx, ownerId)).filter(({ deleted }) => !deleted)
      await takeStep({ writing, lists, moment, sources: [] }, { do: 'change', change: { id, status: 'done' } })
      const trace = await followed(writing)
      if (!trace) return undefined
      const things = await companionsIn(writing, trace)
      const { traces, messages } = await parts.companions.tell(tx, ownerId, { by: companionName, things })
      return followedBy(traces.length === 0 ? trace : { ...trace, companions: traces }, messages)
    },
    async follow(tx, ownerId, told) {
      const writing = openWriting(tx, ownerId, parts)
      for (const companion of told) await followOne(writing, companion, parts.clock.now().getTime())
      const trace = await followed(writing)
      if (!trace) return nothingFollowed
      // Completing a repeating task adds or removes the next one, which the caller did not mention.
      const known = new Set(told.map(({ id }) => id))
      const things = (await companionsIn(writing, trace)).filter(({ id }) => !known.has(id))
      const { traces, messages } = await parts.companions.tell(tx, ownerId, { by: companionName, things })
      return followedBy(traces.length === 0 ? trace : { ...trace, companions: traces }, messages)
    },
    async putBack(tx, ownerId, given) {
      const { companions = [], ...before } = given as Trace
      const writing = openWriting(tx, ownerId, parts)
      await putBack(writing, before)
      const trace = await followed(writing)
      const others = await parts.companions.putBack(tx, ownerId, companions)
      return trace ? joined([followedBy(trace, []), others]) : others
    },
  }
}

function followedBy(trace: Trace, messages: { type: string }[]): Followed {
  return { traces: [{ of: companionName, trace }], messages: [...messagesOf(trace), ...messages] }
}

async function followOne(writing: Writing, { id, now }: Companion, moment: number): Promise<void> {
  const { tx, ownerId } = writing
  const known = await findTask(tx, ownerId, id)
  if (now === null) {
    if (!known || known.deleted) return
    for (const part of await listParts(tx, ownerId, [id])) await writing.remove(part.id)
    return writing.remove(id)
  }
  const lists = (await allLists(tx, ownerId)).filter(({ deleted }) => !deleted)
  const desk: Desk = {
    writing,
    lists,
    moment: { now: moment, zone: now.zone, format: usualTimeFormat },
    sources: now.sources,
  }
  const status = now.done ? 'done' : 'todo'
  if (!known) {
    await create(desk, { ...newTask.parse({ ...fieldsOf(now), id }), status })
    return
  }
  if (known.deleted) {
    const isOpen = lists.some((list) => list.id === known.list)
    await writing.save({ ...taskOf(known), parent: null, ...(!isOpen && { list: inboxOf(lists).id }) })
  }
  const other = otherFields(known, now)
  const isOther = now.done !== (known.status === 'done')
  if (Object.keys(other).length > 0 || isOther)
    await takeStep(desk, { do: 'change', change: { id, ...other, ...(isOther && { status }) } })
}

type Fields = Pick<StoredTask, 'title' | 'notes' | 'due' | 'zone' | 'minutes' | 'priority'>

function fieldsOf({ title, notes, when, zone, minutes, priority }: CompanionFields): Fields {
  return { title, notes, due: plainDue(when), zone, minutes, priority }
}

/** The fields that differ. The default length was set by no one, so it does not count. */
function otherFields(known: Fields, now: CompanionFields): Partial<Fields> {
  const fields = fieldsOf(now)
  const names = (['title', 'notes', 'due', 'zone', 'minutes', 'priority'] as const).filter(
    (name) => fields[name] !== known[name] && !(name === 'minutes' && isUnsaid(known, now)),
  )
  return Object.fromEntries(names.map((name) => [name, fields[name]]))
}

function isUnsaid(known: Fields, { minutes }: CompanionFields): boolean {
  return known.minutes === null && minutes === usualMinutes
}
