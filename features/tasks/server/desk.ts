import type { Actions, Asking } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Moment } from '../rules/due.ts'
import type { Reader } from '../rules/words.ts'
import { createWrite, type WritingParts } from './keeping.ts'
import type { KeptList } from './list-store.ts'
import { allLists } from './lists.ts'
import type { Report } from './report.ts'
import { type Step, takeStep } from './steps.ts'
import { createReaderOf } from './whose.ts'
import type { Trace, Writing } from './writing.ts'

/** Whose tasks they are, and in which zone. */
export type Desk = {
  writing: Writing
  lists: KeptList[]
  moment: Moment & Reader
  /** Untrusted sources read earlier in this run. */
  sources: readonly string[]
}

/** What was done, and the trace that undoes it. */
export type Done = { reports: Report[]; trace: Trace }

export type Doing = {
  /** Does all steps or none; stored text records the sources in `asking`. */
  take(person: Person, steps: readonly Step[], asking: Asked): Promise<Done>
  /** Does the steps and rolls them back, to show what would happen. */
  rehearse(person: Person, steps: readonly Step[]): Promise<Report[]>
  /** The same for other work. */
  at<Result>(person: Person, work: (desk: Desk) => Promise<Result>, asking?: Asked): Promise<Result & { trace: Trace }>
  rehearseAt<Result>(person: Person, work: (desk: Desk) => Promise<Result>): Promise<Result>
  /** Fails if something has changed since. Returns the trace that reverses this. */
  putBack(person: Person, trace: Trace): Promise<Trace>
}

type Asked = Pick<Asking, 'sources'>

export type DeskHouse = WritingParts & { actions: Pick<Actions, 'look'> }

export function createDoing(house: DeskHouse): Doing {
  const write = createWrite(house)
  const readerOf = createReaderOf(house.actions)

  const momentOf = async (person: Person) => ({ now: house.clock.now().getTime(), ...(await readerOf(person)) })
  const at: Doing['at'] = async (person, work, { sources = [] } = {}) => {
    const moment = await momentOf(person)
    const { result, trace } = await write.keep(person.id, (writing) => atDesk(writing, { moment, sources }, work))
    return { ...result, trace }
  }
  const rehearseAt: Doing['rehearseAt'] = async (person, work) => {
    const moment = await momentOf(person)
    return write.rehearse(person.id, (writing) => atDesk(writing, { moment, sources: [] }, work))
  }
  return {
    at,
    rehearseAt,
    take: (person, steps, asking) => at(person, async (desk) => ({ reports: await takeAll(desk, steps) }), asking),
    rehearse: (person, steps) => rehearseAt(person, (desk) => takeAll(desk, steps)),
    putBack: (person, trace) => write.putBack(person.id, trace),
  }
}

async function atDesk<Result>(
  writing: Writing,
  { moment, sources }: Pick<Desk, 'moment' | 'sources'>,
  work: (desk: Desk) => Promise<Result>,
): Promise<Result> {
  const all = await allLists(writing.tx, writing.ownerId)
  return work({ writing, lists: all.filter(({ deleted }) => !deleted), moment, sources })
}

async function takeAll(desk: Desk, steps: readonly Step[]): Promise<Report[]> {
  const reports: Report[] = []
  for (const step of steps) reports.push(await takeStep(desk, step))
  return reports
}
