import type { ThingRef } from '#foundation/language/dialogue.ts'
import { quote } from '#foundation/language/wording/quoting.ts'
import { type Move, say, type Turn } from '#foundation/server/language.ts'
import type { Wish } from '../../language/wish.ts'
import { spanOfRef } from './mentions.ts'
import * as words from './wording.ts'

/** What is said without a look into the calendar. */
export function answered(turn: Turn, { text, was, instead, isAnswer }: Extract<Wish, { do: 'say' }>): Move {
  const leaves = instead ? { asks: { question: 'instead', wish: instead } } : {}
  // What was asked about is still what is spoken of.
  return say(`${text}${wasText(turn, was)}`, isAnswer ? { isNear: true } : leaves)
}

/** “ Thursday 19 November 2026, 3:00 pm to 4:00 pm: “Lunch”.” */
function wasText({ context: { zone, format } }: Turn, was: ThingRef | undefined): string {
  const at = was && spanOfRef(was, zone)
  return at ? ` ${words.whenText(at, format)}: ${quote(was.title)}.` : ''
}
