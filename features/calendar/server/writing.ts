import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import { reachOf } from '../rules/envelope.ts'
import type { StoredEvent } from '../rules/event.ts'
import { momentText } from '../rules/occurrences.ts'
import { addEvent, type Envelope, holdEvents, type KeptEvent, markDeleted, saveEvent } from './event-store.ts'

/** What an event was and is, without its revision; null: there is none, or it is deleted. */
export type Kept = Omit<StoredEvent, 'revision'> | null
export type Touched = { id: string; before: Kept; after: Kept }

/** Changes events within one transaction, and remembers what each was. */
export type Writing = {
  tx: Transaction
  ownerId: string
  /** Nobody else changes it until the transaction ends. */
  hold(id: string): Promise<StoredEvent>
  add(event: StoredEvent): Promise<StoredEvent>
  save(event: StoredEvent): Promise<StoredEvent>
  remove(id: string): Promise<void>
  /** By event, from before everything until after everything. */
  touched(): Touched[]
}

type Work<Result> = (writing: Writing) => Promise<Result>

export type Write = {
  /** One transaction, after which every device of the person hears what it touched. */
  keep<Result>(ownerId: string, work: Work<Result>): Promise<Result>
  /** The same, and then nothing of it is kept: what would come of it. */
  rehearse<Result>(ownerId: string, work: Work<Result>): Promise<Result>
}

type Parts = { database: Database; clock: Clock; announce: Announce }

export function createWrite({ database, clock, announce }: Parts): Write {
  return {
    async keep(ownerId, work) {
      const { result, touched } = await database.as(ownerId, async (tx) => {
        const writing = openWriting(tx, ownerId, clock)
        return { result: await work(writing), touched: writing.touched() }
      })
      if (touched.length > 0) await announce(ownerId, { type: 'calendar/changed', ...spanOf(touched) })
      return result
    },
    async rehearse(ownerId, work) {
      const rehearsed = Promise.withResolvers<Awaited<ReturnType<typeof work>>>()
      try {
        await database.as(ownerId, async (tx) => {
          rehearsed.resolve(await work(openWriting(tx, ownerId, clock)))
          throw new Rehearsed()
        })
      } catch (error) {
        if (!(error instanceof Rehearsed)) throw error
      }
      return rehearsed.promise
    },
  }
}

/** Ends a transaction of which nothing is kept. */
class Rehearsed extends Error {}

export function noEvent(): Failure {
  return new Failure('not-found', 'There is no such event.')
}

function openWriting(tx: Transaction, ownerId: string, clock: Clock): Writing {
  const touched = new Map<string, Touched>()
  const touch = (id: string, before: Kept, after: Kept) =>
    void touched.set(id, { id, before: touched.get(id)?.before ?? (touched.has(id) ? null : before), after })
  const held = async (id: string) => (await holdEvents(tx, ownerId, [id]))[0]
  return {
    tx,
    ownerId,
    async hold(id) {
      const found = await held(id)
      if (!found || found.deleted) throw noEvent()
      return eventOf(found)
    },
    async add(event) {
      const added = await addEvent(tx, ownerId, { event, envelope: envelopeOf(event) })
      if (!added) throw new Failure('conflict', 'There is something with this identifier already.')
      touch(added.id, null, keptOf(added))
      return added
    },
    async save(event) {
      const before = await held(event.id)
      const saved = before && (await saveEvent(tx, ownerId, { event, envelope: envelopeOf(event) }))
      if (!saved) throw noEvent()
      touch(event.id, before.deleted ? null : keptOf(eventOf(before)), keptOf(saved))
      return saved
    },
    async remove(id) {
      const before = await held(id)
      if (!before || before.deleted) throw noEvent()
      await markDeleted(tx, ownerId, { id, at: clock.now() })
      touch(id, keptOf(eventOf(before)), null)
    },
    touched: () => [...touched.values()].filter(({ before, after }) => !isDeepStrictEqual(before, after)),
  }
}

/** Everything as it was before; refuses where one of them is not as it was left. */
export async function putBack(writing: Writing, touched: readonly Touched[]): Promise<void> {
  const { tx, ownerId } = writing
  const ids = touched.map(({ id }) => id)
  const now = new Map((await holdEvents(tx, ownerId, ids)).map((event) => [event.id, event]))
  for (const { id, after } of touched) refuseOther(now.get(id), after)
  for (const { id, before } of touched) {
    if (before === null) await writing.remove(id)
    else if (now.has(id)) await writing.save({ ...before, revision: 1 })
    else throw new Failure('conflict', 'It was deleted for good meanwhile.')
  }
}

function refuseOther(now: KeptEvent | undefined, after: Kept): void {
  const is: Kept = now && !now.deleted ? keptOf(eventOf(now)) : null
  if (!isDeepStrictEqual(is, after))
    throw new Failure('out-of-date', `“${now?.title ?? 'This event'}” was changed again since. It stays as it is.`)
}

export function envelopeOf(event: StoredEvent): Envelope {
  const { start, end, last } = reachOf(event)
  return { starts: momentText(start), ends: momentText(end), last: last === null ? null : momentText(last) }
}

function eventOf({ deleted: _deleted, ...event }: KeptEvent): StoredEvent {
  return event
}

export function keptOf({ revision: _revision, ...event }: StoredEvent): NonNullable<Kept> {
  return event
}

/** A day more on both sides, for whole days are no moments; open at the end where a series never ends. */
function spanOf(touched: readonly Touched[]): { from: string | null; to: string | null } {
  const reaches = touched
    .flatMap(({ before, after }) => [before, after])
    .flatMap((kept) => (kept ? [reachOf({ ...kept, revision: 1 })] : []))
  const ends = reaches.map(({ last }) => last)
  const from = Math.min(...reaches.map(({ start }) => start)) - aDay
  const to = ends.includes(null) ? lastMoment : Math.max(...ends.map(Number)) + aDay
  return { from: momentText(from), to: momentText(to) }
}

const aDay = 86_400_000
const lastMoment = Date.parse('9999-12-31T00:00:00Z')
