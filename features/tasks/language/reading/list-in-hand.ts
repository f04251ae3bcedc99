import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { ChangeWish, Wish } from '../wish.ts'
import { trimEnd } from './courtesy.ts'
import { describedBy } from './described.ts'
import { errandsIn, readStated } from './stated.ts'

/** “What is in that list now”: the list that a task was put into, or that was asked for. */
export function ofThatList(sentence: string, before: Wish): Wish | undefined {
  const list = listOf(before)
  const tokens = tokenize(sentence.replace(/^(?:(?:so|and|ok|okay|now|right),? )+/i, ''))
  const [asked] = findPhrases(tokens, showing)
  const pointing =
    findPhrases(tokens, thatList)[0] ?? (list && findPhrases(tokens, phrases([[list.toLowerCase(), true]]))[0])
  if (list === undefined || !pointing || asked?.at !== 0 || pointing.at < asked.end) return undefined
  if (tokens.slice(pointing.end).some(({ text }) => !now.has(text))) return undefined
  return { do: 'list', which: { words: '', all: true, list } }
}

/** The list that things were put into or looked for in. */
function listOf(before: Wish): string | undefined {
  if (before.do === 'list') return before.which.list
  if (before.do === 'add-list' || before.do === 'rename-list') return before.name
  const made = before.do === 'several' ? before.wishes.at(-1) : before
  if (made?.do === 'change') return made.to.list
  return made?.do === 'create' ? made.list : undefined
}

/** “The plants one belongs there as well”: on the list of the one before. */
export function placedThere(sentence: string, before: Wish, wording: Wording): ChangeWish | undefined {
  const list = listOf(before)
  const [, put, thing = ''] = list === undefined ? [] : (there.exec(trimEnd(sentence.trim())) ?? [])
  const which = describedBy(put ?? thing, wording)
  return list !== undefined && which.words !== '' ? { do: 'change', which, to: { list } } : undefined
}

/** “Also pack the adapter and charge the headphones, both for Monday”: more for the list in hand. */
export function alsoOnList(sentence: string, before: Wish, wording: Wording): Wish | undefined {
  const list = before.do === 'list' ? undefined : listOf(before)
  const [lead = ''] = /^(?:(?:and|oh|also|plus|ok|add|put|then),? )+/i.exec(sentence) ?? []
  const said = trimEnd(sentence.slice(lead.length))
  if (list === undefined || (lead === '' && before.do !== 'add-list')) return undefined
  const stated = readStated(said, wording)?.wish
  const made = stated?.do === 'several' ? stated.wishes : stated ? [stated] : errandsIn(said, wording)
  const wishes = made.map((wish) => ({ list, ...wish }))
  const [only, ...others] = wishes
  return only && (others.length > 0 ? { do: 'several', wishes } : only)
}

export const there =
  /^(?:(?:and|oh|also|plus|ok),? )*(?:(?:put|move|stick|pop) (.{3,60}?) (?:in |on |onto |into )?(?:there|that list|the same list)|(.{3,60}?) (?:(?:can |should |must |could )?(?:belongs?|goes|go|moves?)|is for) (?:(?:in |on |onto |into |to )?(?:there|that list|the same list)|in it))(?:,? (?:too|as well|also))?$/i

const thatList = phrases([['that list, this list, the list, that same list, there', true]])
const now = new Set('now again already currently so far please'.split(' '))
const showing = phrases([
  [
    'what is in, what is on, what else is in, what else is on, what do i have in, what do i have on, show me, show, read me, list, what is all in, what is already in, what is already on, what is now in, what is now on',
    true,
  ],
])
