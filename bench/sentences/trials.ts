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
  /** The wrong ones that are not marked `misread`. */
  newlyWrong: string[][]
  /** Marked `misread`, but right. */
  newlyRight: string[]
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
  const [wrong, newlyWrong]: [string[][], string[][]] = [[], []]
  const newlyRight: string[] = []
  const sorted = inOrder(cases)
  const [first] = sorted
  if (first === undefined) return { right: 0, wrong, newlyWrong, newlyRight, grave: [] }
  await using room = await openRoom(database, momentOf(first), surroundings)
  for (const each of sorted) {
    room.at(momentOf(each))
    const person = await room.person(each.zone)
    await createEvents(person, each.setup)
    const held = await hold(person, each)
    const found = findingsOf(each, held)
    const answers = held.exchanges.flatMap(({ answer }) => answer?.content ?? []).join('\n')
    const said = each.said.join(' | ')
    if (found.length === 0) {
      if (each.misread) newlyRight.push(said)
      continue
    }
    const whole = [said, ...found, `answers: ${answers}`]
    wrong.push(whole)
    if (!each.misread) newlyWrong.push(whole)
  }
  const grave = wrong.filter((each) => /FALSE outcome|OUTWARD/.test(each.join(' ')))
  return { right: cases.length - wrong.length, wrong, newlyWrong, newlyRight, grave }
}
