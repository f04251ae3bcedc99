import type { Token } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { isName } from '../words.ts'
import { dayIn } from './days.ts'
import { type Clause, within } from './saying.ts'

/** “Chase him on Thursday”, “check back tomorrow”, “a nudge in a week”: when to ask again for what is waited for. */
export function askedAgain(clause: Clause, wording: Wording): { askOn: string; used: Token[] } | undefined {
  const free = clause.tokens.filter((_, at) => !clause.named.has(at))
  if (!free.some(({ text }, at) => says(text, free[at + 1]?.text, free))) return undefined
  const day = dayIn(clause.bare, wording)
  if (!day || day.isDoubtful) return undefined
  const asked = free.filter(({ text }, at) => chasing.has(free[at - 1]?.text ?? '') && isName(text))
  const used = [...within(clause, day.places), ...asked, ...free.filter(({ text }) => beside.has(text))]
  return { askOn: day.due.slice(0, 10), used }
}

function says(word: string, next = '', all: readonly Token[]): boolean {
  if (chasing.has(word)) return true
  if (word === 'follow' || word === 'following') return next === 'up'
  if (word === 'check' || word === 'come' || word === 'circle') return next === 'back' || next === 'in'
  if (word !== 'ask' && word !== 'asking') return false
  return pronouns.has(next) || all.some(({ text }) => text === 'again')
}

const chasing = new Set(
  'chase chasing chaser nudge nudging prod poke ping followup follow-up hassle bug pester'.split(' '),
)
const pronouns = new Set('him her them'.split(' '))
const beside = new Set([
  ...chasing,
  ...'follow following check come circle back up in ask asking again after on for with me remind reminder due set put'.split(
    ' ',
  ),
])
