import type { Actions, Asking } from '#foundation/server/action.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { Moment } from '../rules/due.ts'
import type { KeptList } from './list-store.ts'
import { allLists } from './lists.ts'
import type { Report } from './report.ts'
import { type Step, takeStep } from './steps.ts'
import { createZoneOf } from './whose.ts'
import { createWrite, putBack, type Trace, type Writing } from './writing.ts'

/** Whose tasks they are, and by which clock. */
export type Desk = {
  writing: Writing
  lists: KeptList[]
  moment: Moment
  /** Other people's text that was read before the work at this desk was asked for. */
  sources: readonly string[]
}

/** What was done, and what it takes to undo it. */
export type Done = { reports: Report[]; trace: Trace }

export type Doing = {
  /** All of it, or nothing; what it stores keeps the sources that it was asked for after. */
  take(person: Person, steps: readonly Step[], asking: Asked): Promise<Done>
  /** What would come of it; nothing is kept. */
  rehearse(person: Person, steps: readonly Step[]): Promise<Report[]>
  /** The same of other work at the person's desk. */
  at<Result>(person: Person, work: (desk: Desk) => Promise<Result>, asking?: Asked): Promise<Result & { trace: Trace }>
  rehearseAt<Result>(person: Person, work: (desk: Desk) => Promise<Result>): Promise<Result>
  /** Refuses where something is not as it was left. Returns what it takes to reverse this. */
  putBack(person: Person, trace: Trace): Promise<Trace>
}

type Asked = Pick<Asking, 'sources'>

export type DeskHouse = {
  database: Database
  clock: Clock
  announce: Announce
  actions: Pick<Actions, 'look'>
  quotas: Pick<Quotas, 'charge'>
}

export function createDoing(house: DeskHouse): Doing {
  const write = createWrite(house)
  const zoneOf = createZoneOf(house.actions)

  async function atDesk<Result>(
    person: Person,
    { how, sources = [] }: { how: 'keep' | 'rehearse'; sources?: readonly string[] | undefined },
    work: (desk: Desk) => Promise<Result>,
  ): Promise<Result> {
    const moment = { now: house.clock.now().getTime(), zone: await zoneOf(person) }
    return write[how](person.id, async (writing) => {
      const all = await allLists(writing.tx, person.id)
      return work({ writing, lists: all.filter(({ deleted }) => !deleted), moment, sources })
    })
  }

  const at: Doing['at'] = (person, work, { sources } = {}) =>
    atDesk(person, { how: 'keep', sources }, async (desk) => ({ ...(await work(desk)), trace: desk.writing.trace() }))
  const rehearseAt: Doing['rehearseAt'] = (person, work) => atDesk(person, { how: 'rehearse' }, work)
  return {
    at,
    rehearseAt,
    take: (person, steps, asking) => at(person, async (desk) => ({ reports: await takeAll(desk, steps) }), asking),
    rehearse: (person, steps) => rehearseAt(person, (desk) => takeAll(desk, steps)),
    putBack: (person, trace) =>
      write.keep(person.id, async (writing) => {
        await putBack(writing, trace)
        return writing.trace()
      }),
  }
}

async function takeAll(desk: Desk, steps: readonly Step[]): Promise<Report[]> {
  const reports: Report[] = []
  for (const step of steps) reports.push(await takeStep(desk, step))
  return reports
}
