import type { Actions, Asking, Touch } from '#foundation/server/action.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import { allCalendars } from './calendars.ts'
import { createWrite, type WritingParts } from './keeping.ts'
import { type Desk, type Report, type Step, takeStep } from './steps.ts'
import { touchOf } from './touching.ts'
import { createDayOf } from './whose.ts'
import type { Trace, Writing } from './writing.ts'

/** What was done, and the trace that undoes it. */
export type Done = { reports: Report[]; trace: Trace }

export type Booking = {
  /** Does all steps or none; stored text records the sources in `asking`. */
  take(person: Person, steps: readonly Step[], asking: Asked): Promise<Done>
  /** Does the steps and rolls them back, to show what would happen. */
  rehearse(person: Person, steps: readonly Step[]): Promise<Report[]>
  /** The same for other work. */
  at<Result>(person: Person, work: (desk: Desk) => Promise<Result>, asking?: Asked): Promise<Result & { trace: Trace }>
  rehearseAt<Result>(person: Person, work: (desk: Desk) => Promise<Result>): Promise<Result>
  /** Fails if something has changed since. Returns the trace that reverses this. */
  putBack(person: Person, trace: Trace): Promise<Trace>
  /** The calendars that each of these would change, including deleted ones, and who can read them now. */
  touches(person: Pick<Person, 'id'>, places: (tx: Transaction) => Promise<readonly string[][]>): Promise<Touch[]>
}

type Asked = Pick<Asking, 'sources'>

export type BookingHouse = WritingParts & { actions: Pick<Actions, 'look'> }

export function createBooking(house: BookingHouse): Booking {
  const parts = { write: createWrite(house), dayOf: createDayOf(house.actions) }
  const at: Booking['at'] = async (person, work, { sources = [] } = {}) => {
    const { zone, format } = await parts.dayOf(person)
    const { result, trace } = await parts.write.keep(person.id, (writing) =>
      atDesk(writing, { zone, format, sources }, work),
    )
    return { ...result, trace }
  }
  const rehearseAt: Booking['rehearseAt'] = async (person, work) => {
    const { zone, format } = await parts.dayOf(person)
    return parts.write.rehearse(person.id, (writing) => atDesk(writing, { zone, format, sources: [] }, work))
  }
  return {
    at,
    rehearseAt,
    take: (person, steps, asking) => at(person, async (desk) => ({ reports: await takeAll(desk, steps) }), asking),
    rehearse: (person, steps) => rehearseAt(person, (desk) => takeAll(desk, steps)),
    putBack: (person, trace) => parts.write.putBack(person.id, trace),
    touches: ({ id: ownerId }, places) =>
      house.database.as(ownerId, async (tx) => {
        const all = await allCalendars(tx, ownerId)
        return (await places(tx)).map((ids) => touchOf(all, ids))
      }),
  }
}

async function atDesk<Result>(
  writing: Writing,
  around: Pick<Desk, 'zone' | 'format' | 'sources'>,
  work: (desk: Desk) => Promise<Result>,
): Promise<Result> {
  const all = await allCalendars(writing.tx, writing.ownerId)
  return work({ writing, all, calendars: all.filter(({ deleted }) => !deleted), ...around })
}

async function takeAll(desk: Desk, steps: readonly Step[]): Promise<Report[]> {
  const reports: Report[] = []
  for (const step of steps) reports.push(await takeStep(desk, step))
  return reports
}
