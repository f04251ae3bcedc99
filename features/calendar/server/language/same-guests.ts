import type { Dialogue } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Move, Turn } from '#foundation/server/language.ts'
import type { Heard } from '../../language/reading/read-wish.ts'
import type { NewWish } from '../../language/wish.ts'
import { searched } from './conditional.ts'
import { itself, spokenOf } from './mentions.ts'

/** “With the same people, except Tom”: those of the one event that was spoken of. */
export function withSameGuests(heard: Heard | undefined, dialogue: Dialogue, wording: Wording): Heard | undefined {
  if (heard?.wish.do !== 'create') return heard
  const { unread = [], ...said } = heard.wish.said
  const [phrase, ...others] = unread.map((text) => tokenize(text).map((token) => token.text))
  const [ref, ...more] = spokenOf(dialogue)
  if (!phrase || !ref || others.length + more.length > 0 || !same.has(phrase[0] ?? '')) return heard
  const at = phrase.findIndex((word) => excepting.has(word))
  const all = at === -1 ? phrase : phrase.slice(0, at)
  if (!all.every((word) => same.has(word))) return heard
  const except = at === -1 ? [] : phrase.slice(at).filter((word) => !excepting.has(word))
  const target = itself(ref, wording)
  return { ...heard, wish: { ...heard.wish, said, guestsOf: { target, except } } }
}

const same = new Set(
  'with the same people everyone everybody guests attendees crowd group as before team ones'.split(' '),
)
const excepting = new Set('except excluding without but not for minus and bar the'.split(' '))

/** The wish with their addresses, and what is left of what was looked up. */
export function guestsAsBefore(turn: Turn, wish: NewWish): { turn: Turn; wish: NewWish } | Move {
  const { guestsOf, ...rest } = wish
  if (!guestsOf) return { turn, wish }
  const found = searched(turn, guestsOf.target)
  if ('kind' in found) return found
  const people = found.events[0]?.people ?? []
  const meant = people.filter(({ name, email }) => {
    const words = new Set(tokenize(`${name} ${email.split('@').join(' ')}`).map(({ text }) => text))
    return !guestsOf.except.some((word) => words.has(word))
  })
  const left = { ...turn, results: turn.results.slice(found.used) }
  return { turn: left, wish: { ...rest, people: [...wish.people, ...meant] } }
}
