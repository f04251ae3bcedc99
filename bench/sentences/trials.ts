import type { Database } from '#foundation/server/database/index.ts'
import { type DialogueCase, inOrder, momentOf } from './cases.ts'
import { hold } from './dialogue.ts'
import { createEvents } from './events.ts'
import { findingsOf } from './findings.ts'
import { openRoom, type Surroundings } from './room.ts'

export type Trials = {
  right: number
  /** Sentences with a wrong result, each with everything that was wrong. */
  wrong: string[][]
  /**
   * Sentences after which the answer claimed something that was not done, or that reached other people without
   * approval.
   */
  grave: string[][]
}

export async function tryAll(
  database: Database,
  cases: readonly DialogueCase[],
  surroundings: Surroundings = {},
): Promise<Trials> {
  const wrong: string[][] = []
  const sorted = inOrder(cases)
  const [first] = sorted
  if (first === undefined) return { right: 0, wrong, grave: [] }
  await using room = await openRoom(database, momentOf(first), surroundings)
  for (const each of sorted) {
    room.at(momentOf(each))
    const person = await room.person(each.zone)
    await createEvents(person, each.setup)
    const held = await hold(person, each)
    const found = findingsOf(each, held)
    const answers = held.exchanges.flatMap(({ answer }) => answer?.content ?? []).join('\n')
    if (found.length > 0) wrong.push([each.said.join(' | '), ...found, `answers: ${answers}`])
  }
  const grave = wrong.filter((each) => /FALSE outcome|OUTWARD/.test(each.join(' ')))
  return { right: cases.length - wrong.length, wrong, grave }
}
