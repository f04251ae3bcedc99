import { Failure } from '#foundation/contract/failure.ts'
import type { CompanionTrace } from '#foundation/server/companion.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Ended, NoticeKind } from '#foundation/server/notice.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { randomUUIDv7 } from 'node:crypto'
import { millisecondOf } from '#foundation/time/zones.ts'
import type { z } from 'zod'
import type { Notice, snoozed } from '../contract.ts'
import { addNotices, answerNotice, findNotice, type NoticeRow, restoreOne, withdrawOne } from './notice-store.ts'
import { noticesQuota } from './quotas.ts'
import type { Telling } from './telling.ts'
import type { ReaderOf } from './whose.ts'

/** What a person does with a notice. */
export type Answering = {
  find(person: Person, id: string): Promise<NoticeRow>
  /** When the snoozed notice would return. */
  whenOf(person: Person, wanted: z.output<typeof snoozed>): Promise<Date>
  /** `again` is the id of the notice that replaces it. */
  snooze(person: Person, snoozing: { id: string; until: Date; again?: string | undefined }): Promise<Snoozed>
  unsnooze(person: Person, snoozed: { id: string; again: string }): Promise<Notice>
  finish(person: Person, id: string): Promise<Closed>
  /** `traces`: what finishing it changed besides, which is restored. */
  reopen(person: Person, id: string, traces: readonly CompanionTrace[]): Promise<Closed>
  /** Stops what the notice is about, or lets it go on. */
  stop(person: Person, id: string): Promise<Notice>
  goOn(person: Person, id: string): Promise<Notice>
}

export type Snoozed = { notice: Notice; again: string }
export type Closed = { notice: Notice } & Pick<Ended, 'traces' | 'also'>

type Parts = {
  database: Database
  clock: Clock
  telling: Telling
  announce: Announce
  quotas: Pick<Quotas, 'charge'>
  noticeKinds: () => readonly NoticeKind[]
  readerOf: ReaderOf
}

export function createAnswering(parts: Parts): Answering {
  const { database, clock, telling, quotas, readerOf } = parts

  return {
    find: ({ id: ownerId }, id) => database.as(ownerId, (tx) => findKept(tx, ownerId, id)),
    async whenOf({ id: ownerId }, { minutes, until }) {
      const now = clock.now().getTime()
      const wanted =
        until === undefined ? now + (minutes ?? 10) * 60_000 : millisecondOf(until, (await readerOf(ownerId)).zone)
      if (wanted <= now) throw new Failure('invalid', 'That time has passed already.')
      return new Date(wanted)
    },
    async snooze({ id: ownerId }, { id, until, again = randomUUIDv7() }) {
      const row = await database.as(ownerId, async (tx) => {
        const before = await findKept(tx, ownerId, id)
        const answered = await answerNotice(tx, ownerId, { id, answer: 'snoozed', now: clock.now(), until })
        if (!answered) return undefined
        const known = await restoreOne(tx, ownerId, again)
        if (!known)
          await addNotices(tx, ownerId, [{ ...before, id: again, occurrence: again, missed: 0, dueAt: until }])
        await quotas.charge(tx, ownerId, noticesQuota, 1)
        return answered
      })
      return { notice: await tell(telling, ownerId, row, 'This notice was dealt with already.'), again }
    },
    async unsnooze({ id: ownerId }, { id, again }) {
      const row = await database.as(ownerId, async (tx) => {
        if (!(await withdrawOne(tx, ownerId, again))) return undefined
        return answerNotice(tx, ownerId, { id, answer: null, now: clock.now() })
      })
      return tell(telling, ownerId, row, 'This notice came again already, so it cannot be called back.')
    },
    ...closing(parts),
  }
}

function closing(parts: Parts): Pick<Answering, 'finish' | 'reopen' | 'stop' | 'goOn'> {
  const { telling } = parts
  return {
    finish: ({ id: ownerId }, id) => close(parts, ownerId, { id, finished: true, traces: [] }),
    reopen: ({ id: ownerId }, id, traces) => close(parts, ownerId, { id, finished: false, traces }),
    stop: async ({ id: ownerId }, id) =>
      tell(
        telling,
        ownerId,
        await stopOrGoOn(parts, ownerId, { id, stopped: true }),
        'This notice was dealt with already.',
      ),
    goOn: async ({ id: ownerId }, id) =>
      tell(telling, ownerId, await stopOrGoOn(parts, ownerId, { id, stopped: false }), 'This notice is open already.'),
  }
}

type Answers = Pick<Parts, 'database' | 'clock' | 'noticeKinds'>
type Close = { id: string; finished: boolean; traces: readonly CompanionTrace[] }

async function close(parts: Parts, ownerId: string, { id, finished, traces }: Close): Promise<Closed> {
  const { database, clock, noticeKinds, telling, announce } = parts
  const { row, ended } = await database.as(ownerId, async (tx) => {
    const { kind, about } = await findKept(tx, ownerId, id)
    const offered = noticeKinds().find(({ name }) => name === kind)
    const answered = await answerNotice(tx, ownerId, { id, answer: finished ? 'done' : null, now: clock.now() })
    return {
      row: answered,
      ended: answered && (await offered?.finished?.(tx, ownerId, { about, finished, traces })),
    }
  })
  for (const message of ended?.messages ?? []) await announce(ownerId, message)
  const refusal = finished ? 'This notice was dealt with already.' : 'This notice is open already.'
  const notice = await tell(telling, ownerId, row, refusal)
  return { notice, traces: ended?.traces ?? [], ...(ended?.also !== undefined && { also: ended.also }) }
}

function stopOrGoOn(
  { database, clock, noticeKinds }: Answers,
  ownerId: string,
  { id, stopped }: { id: string; stopped: boolean },
): Promise<NoticeRow | undefined> {
  return database.as(ownerId, async (tx) => {
    const { kind, about, repeats } = await findKept(tx, ownerId, id)
    const offered = noticeKinds().find(({ name }) => name === kind)
    if (!repeats || !offered?.stopped)
      throw new Failure('invalid', 'This comes only once, so there is nothing to stop.')
    const row = await answerNotice(tx, ownerId, { id, answer: stopped ? 'stopped' : null, now: clock.now() })
    if (row) await offered.stopped(tx, ownerId, { about, stopped })
    return row
  })
}

async function tell(telling: Telling, ownerId: string, row: NoticeRow | undefined, refusal: string): Promise<Notice> {
  if (!row) throw new Failure('out-of-date', refusal)
  await telling.tell(ownerId, row.id)
  return telling.show(row)
}

async function findKept(tx: Transaction, ownerId: string, id: string): Promise<NoticeRow> {
  const row = await findNotice(tx, ownerId, id)
  if (!row || row.handedAt === null || row.state === 'withdrawn') throw noNotice()
  return row
}

function noNotice(): Failure {
  return new Failure('not-found', 'There is no such notice.')
}
