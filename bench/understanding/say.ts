import { deedsAfter } from '../sentences/dialogue.ts'
import { answerCard, deedsOf, speak, type Speaker, waiting } from '../sentences/room.ts'
import type { Exchange } from '../sentences/transcript.ts'

/** Says it, and approves once what is shown. */
export async function sayAndApprove(person: Speaker, words: string, chat?: string): Promise<Exchange[]> {
  const done = (await deedsOf(person)).length
  const answer = await speak(person, chat ?? (await person.begin()).id, words)
  const cards = await waiting(person)
  for (const card of cards) await answerCard(person, card, 'approve')
  const titles = cards.map(({ shown }) => shown.title)
  return [{ words, at: 0, answer, deeds: await deedsAfter(person, done), cards: titles }]
}
