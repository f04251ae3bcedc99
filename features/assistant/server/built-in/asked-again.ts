import type { Dialogue, OpenQuestion } from '#foundation/language/dialogue.ts'
import { toStored } from '#foundation/language/stored.ts'
import { say } from '#foundation/server/language.ts'
import type { Answered } from './one-wish.ts'

/**
 * Asks a question once more if the reply did not answer it, and then gives it up. Otherwise somebody whose replies are not
 * understood would be asked the same thing forever.
 */
export function askedAtMostTwice(answered: Answered, { open }: Dialogue): Answered {
  const { move } = answered
  const last = open.at(-1)
  if (move.kind === 'call' || !move.leaves?.asks || !last || !isSame(last, answered)) return answered
  if (last.isAgain) return { ...answered, move: say(givenUp), givesUp: true }
  const asks = { ...move.leaves.asks, isAgain: true }
  return { ...answered, move: { ...move, text: `${unread}\n\n${move.text}`, leaves: { ...move.leaves, asks } } }
}

function isSame(last: OpenQuestion, { meant, move }: Answered): boolean {
  const leaves = move.kind === 'say' ? move.leaves : undefined
  if (last.isLeft || last.intent !== meant.intent || last.question !== leaves?.asks?.question) return false
  const about = [leaves.asks.wish ?? meant.parts.wish, leaves.shows, leaves.offers]
  const before = [last.wish, last.things, last.offers]
  return JSON.stringify(toStored(about)) === JSON.stringify(toStored(before))
}

const unread = 'I found no answer to my question in that.'
const givenUp =
  'I found no answer in that either, so I left everything as it is. If you still want it, tell me all of it in one sentence.'
