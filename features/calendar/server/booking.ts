import type { Actions } from '#foundation/server/action.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Person } from '#foundation/server/person.ts'
import { allCalendars } from './calendars.ts'
import { type Desk, type Report, type Step, takeStep } from './steps.ts'
import { createDayOf, type DayOf } from './whose.ts'
import { createWrite, putBack, type Trace, type Write } from './writing.ts'

/** What was done, and what it takes to undo it. */
export type Done = { reports: Report[]; trace: Trace }

export type Booking = {
  /** All of it, or nothing. */
  take(person: Person, steps: readonly Step[]): Promise<Done>
  /** What would come of it; nothing is kept. */
  rehearse(person: Person, steps: readonly Step[]): Promise<Report[]>
  /** The same of other work at the person's desk. */
  at<Result>(person: Person, work: (desk: Desk) => Promise<Result>): Promise<Result & { trace: Trace }>
  rehearseAt<Result>(person: Person, work: (desk: Desk) => Promise<Result>): Promise<Result>
  /** Refuses where something is not as it was left. */
  putBack(person: Person, trace: Trace): Promise<void>
}

export type BookingHouse = {
  database: Database
  clock: Clock
  announce: Announce
  actions: Pick<Actions, 'look'>
}

export function createBooking(house: BookingHouse): Booking {
  const parts = { write: createWrite(house), dayOf: createDayOf(house.actions) }
  const at: Booking['at'] = (person, work) =>
    atDesk(parts, person, 'keep', async (desk) => ({ ...(await work(desk)), trace: desk.writing.trace() }))
  const rehearseAt: Booking['rehearseAt'] = (person, work) => atDesk(parts, person, 'rehearse', work)
  return {
    at,
    rehearseAt,
    take: (person, steps) => at(person, async (desk) => ({ reports: await takeAll(desk, steps) })),
    rehearse: (person, steps) => rehearseAt(person, (desk) => takeAll(desk, steps)),
    putBack: (person, trace) => parts.write.keep(person.id, (writing) => putBack(writing, trace)),
  }
}

type Parts = { write: Write; dayOf: DayOf }

async function atDesk<Result>(
  { write, dayOf }: Parts,
  person: Person,
  how: 'keep' | 'rehearse',
  work: (desk: Desk) => Promise<Result>,
): Promise<Result> {
  const { zone } = await dayOf(person)
  return write[how](person.id, async (writing) => {
    const all = await allCalendars(writing.tx, person.id)
    return work({ writing, all, calendars: all.filter(({ deleted }) => !deleted), zone })
  })
}

async function takeAll(desk: Desk, steps: readonly Step[]): Promise<Report[]> {
  const reports: Report[] = []
  for (const step of steps) reports.push(await takeStep(desk, step))
  return reports
}
