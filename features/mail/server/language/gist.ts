import { call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { mailThread } from '../../contract.ts'
import type { SumNamed } from '../../language/wish.ts'
import { isOneSubject, isSender, namedBy } from '../../rules/named.ts'
import { readThread } from './answering.ts'
import { newestMail, wholeOf } from './named.ts'
import { summedUp } from './summed-up.ts'
import * as words from './wording.ts'

const mostSummed = 12
/** One summary of all that was named; of nothing if it is unclear which mail is meant. */
export function gistOf(turn: Turn, { named, isAll, needsSender }: SumNamed): Move {
  const threads = newestMail(turn)
  if ('kind' in threads) return threads
  const meant = named.flatMap((naming) => {
    const { near, unknown } = namedBy(threads, naming)
    if (near.length === 0 || unknown.length > 0) return []
    return isOneSubject(near) && !isAll ? wholeOf(threads, near) : near.length === 1 || isAll ? near : []
  })
  const these = [...new Map(meant.map((thread) => [thread.id, thread])).values()].slice(0, mostSummed)
  const [first] = these
  const isMeant = !needsSender || named.flat().some((word) => these.some(({ people }) => isSender(people, word)))
  if (!first || !isMeant) return say(words.nothingSuch({ words: '', all: true }), { isNothing: true })
  const looked = turn.results.flatMap(({ tool, result }) =>
    tool === readThread && result.kind === 'answer' ? [mailThread.parse(result.answer)] : [],
  )
  const next = these[looked.length]
  if (next) return call(readThread, { id: next.id })
  const messages = looked
    .flatMap((each) => each.messages)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return summedUp(turn, these, messages)
}
