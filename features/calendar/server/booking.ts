import type { Actions, Asking, Touch } from '#foundation/server/action.ts'
import type { Heed } from '#foundation/server/change.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { Person } from '#foundation/server/person.ts'
import { allCalendars } from './calendars.ts'
import { type Desk, type Report, type Step, takeStep } from './steps.ts'
import { touchOf } from './touching.ts'
import { createDayOf, type DayOf } from './whose.ts'
import { createWrite, putBack, type Trace, type Write } from './writing.ts'

/** What was done, and what it takes to undo it. */
export type Done = { reports: Report[]; trace: Trace }

export type Booking = {
  /** All of it, or nothing; what it stores keeps the sources that it was asked for after. */
  take(person: Person, steps: readonly Step[], asking: Asked): Promise<Done>
  /** What would come of it; nothing is kept. */
  rehearse(person: Person, steps: readonly Step[]): Promise<Report[]>
  /** The same of other work at the person's desk. */
  at<Result>(person: Person, work: (desk: Desk) => Promise<Result>, asking?: Asked): Promise<Result & { trace: Trace }>
  rehearseAt<Result>(person: Person, work: (desk: Desk) => Promise<Result>): Promise<Result>
  /** Refuses where something is not as it was left. Returns what it takes to reverse this. */
  putBack(person: Person, trace: Trace): Promise<Trace>
  /** The calendars that each of several would change, those that are deleted as well, and who can read them by now. */
  touches(person: Pick<Person, 'id'>, places: (tx: Transaction) => Promise<readonly string[][]>): Promise<Touch[]>
}

type Asked = Pick<Asking, 'sources'>

export type BookingHouse = {
  database: Database
  clock: Clock
  announce: Announce
  actions: Pick<Actions, 'look'>
  quotas: Pick<Quotas, 'charge'>
  tellChanged: Heed
}

export function createBooking(house: BookingHouse): Booking {
  const parts = { write: createWrite(house), dayOf: createDayOf(house.actions) }
  const at: Booking['at'] = (person, work, { sources = [] } = {}) =>
    atDesk(parts, person, { how: 'keep', sources }, async (desk) => ({
      ...(await work(desk)),
      trace: desk.writing.trace(),
    }))
  const rehearseAt: Booking['rehearseAt'] = (person, work) =>
    atDesk(parts, person, { how: 'rehearse', sources: [] }, work)
  return {
    at,
    rehearseAt,
    take: (person, steps, asking) => at(person, async (desk) => ({ reports: await takeAll(desk, steps) }), asking),
    rehearse: (person, steps) => rehearseAt(person, (desk) => takeAll(desk, steps)),
    putBack: (person, trace) =>
      parts.write.keep(person.id, async (writing) => {
        await putBack(writing, trace)
        return writing.trace()
      }),
    touches: ({ id: ownerId }, places) =>
      house.database.as(ownerId, async (tx) => {
        const all = await allCalendars(tx, ownerId)
        return (await places(tx)).map((ids) => touchOf(all, ids))
      }),
  }
}

type Parts = { write: Write; dayOf: DayOf }

async function atDesk<Result>(
  { write, dayOf }: Parts,
  person: Person,
  { how, sources }: { how: 'keep' | 'rehearse'; sources: readonly string[] },
  work: (desk: Desk) => Promise<Result>,
): Promise<Result> {
  const { zone } = await dayOf(person)
  return write[how](person.id, async (writing) => {
    const all = await allCalendars(writing.tx, person.id)
    return work({ writing, all, calendars: all.filter(({ deleted }) => !deleted), zone, sources })
  })
}

async function takeAll(desk: Desk, steps: readonly Step[]): Promise<Report[]> {
  const reports: Report[] = []
  for (const step of steps) reports.push(await takeStep(desk, step))
  return reports
}
