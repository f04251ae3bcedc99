import type { Token } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { asksAgain, chasing } from '../again.ts'
import { isName } from '../words.ts'
import { dayIn } from './days.ts'
import { type Clause, within } from './saying.ts'

/** “Chase him on Thursday”, “check back tomorrow”, “a nudge in a week”: when to ask again for what is waited for. */
export function askedAgain(clause: Clause, wording: Wording): { askOn: string; used: Token[] } | undefined {
  const free = clause.tokens.filter((_, at) => !clause.named.has(at))
  if (!free.some((_, at) => asksAgain(free, at))) return undefined
  const day = dayIn(clause.bare, wording)
  if (!day || day.isDoubtful) return undefined
  const asked = free.filter(({ text }, at) => chasing.has(free[at - 1]?.text ?? '') && isName(text))
  const used = [...within(clause, day.places), ...asked, ...free.filter(({ text }) => beside.has(text))]
  return { askOn: day.due.slice(0, 10), used }
}

const beside = new Set([
  ...chasing,
  ...'follow following check come circle back up in ask asking again after on for with me remind reminder due set put bang knock door how goes'.split(
    ' ',
  ),
])
