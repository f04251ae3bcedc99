import type { Database } from '#foundation/server/database/index.ts'
import { type DialogueCase, inOrder, momentOf } from './cases.ts'
import { hold } from './dialogue.ts'
import { createEvents } from './events.ts'
import { findingsOf } from './findings.ts'
import { openRoom } from './room.ts'

export type Kept = {
  messages: number
  /** Messages that the built-in assistant answered itself. */
  kept: number
  /** Dialogues in which it answered every message, */
  whole: number
  /** and those of them with a wrong result. */
  wrong: string[][]
}

/** With a connected model that says only these words. */
export async function measureKept(
  database: Database,
  cases: readonly DialogueCase[],
  { url, words }: { url: URL; words: string },
): Promise<Kept> {
  const sorted = inOrder(cases)
  const [first] = sorted
  const counted: Kept = { messages: 0, kept: 0, whole: 0, wrong: [] }
  if (first === undefined) return counted
  const settings = { LLM_BASE_URL: url.href, LLM_MODEL: 'fake', LLM_DAY_TOKENS: '1000000000' }
  await using room = await openRoom(database, momentOf(first), { settings })
  for (const each of sorted) {
    room.at(momentOf(each))
    const person = await room.person(each.zone)
    await createEvents(person, each.setup)
    const held = await hold(person, each)
    const answers = held.exchanges.flatMap(({ answer }) => answer?.content ?? [])
    const kept = answers.filter((answer) => !answer.includes(words))
    counted.messages += answers.length
    counted.kept += kept.length
    if (kept.length < answers.length) continue
    counted.whole += 1
    const found = findingsOf(each, held)
    if (found.length > 0) counted.wrong.push([each.said.join(' | '), ...found])
  }
  return counted
}
