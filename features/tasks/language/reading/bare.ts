import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Wish } from '../wish.ts'
import { newTaskFrom } from './details.ts'
import { onItsDay } from './due.ts'
import type { Around, Slots } from './meanings.ts'
import { goalOf } from './goal.ts'
import { withoutNeed } from './need.ts'
import { orderVerbs } from './reasons.ts'

/** A few words and a day, which neither ask nor begin something else. */
export function isBare({ which = '', to }: Slots, { text, wording }: Around): boolean {
  const words = tokenize(which).map((token) => token.text)
  const due = typeof to === 'object' && to.repeat === undefined ? (to.due ?? '') : ''
  const isDay = due.length === 10 && due >= wording.now.toPlainDate().toString()
  const isPlain = !words.some((word) => notBare.has(word) || (word.length > 4 && word.endsWith('ed')))
  if (orderVerbs.has(tokenize(text)[0]?.text ?? '')) return false
  return isDay && words.length > 0 && words.length <= 5 && isPlain && !text.includes('?')
}

const notBare = new Set(
  `what which who when where why how is are was were do does did can could will would shall should i we you my on at no not and or if book schedule add create plan
  remind meet meeting lunch dinner breakfast coffee call show list find cancel move put set make let show see going working off free busy every got has have had paid sent bought done said task tasks meets meet goes comes arrives starts begins leaves lands flies works`.split(
    /\s+/,
  ),
)

/** “Swap the logo. Also cancel the seat”: the second sentence is another task. */
export function alsoNamed(said: string, wording: Wording, around = wording): Wish | undefined {
  const titles = said.split(/[.;] (?:also|and also|plus|and)[:,]? (?:to ?do: )?/i)
  const wishes = titles.flatMap((title) => newTaskFrom(withoutNeed(title), onItsDay(title, wording, around)) ?? [])
  return titles.length > 1 && wishes.length === titles.length ? { do: 'several', wishes } : undefined
}

/** Only what holds all the words is meant; nothing alike is offered. */
export function exactly(wish: Wish | undefined): Wish | undefined {
  return wish?.do === 'change' ? { ...wish, which: { ...wish.which, isExact: true } } : wish
}

/** “5”, “3 hours” and “the next day” are no names of tasks. */
export function isName(title: string, { wording }: Around): boolean {
  const isGoal = goalOf(title, { now: wording.now, zone: wording.zone ?? 'UTC' }) !== undefined
  // “To “Collect tuxedo”, due Friday” says more than the name.
  const goesOn = /^["“][^"”]+["”]\s*\S/.test(title.trim())
  return !isGoal && !goesOn && !/^(?:\d|the next|a little|next|later)/i.test(title.trim())
}

/** “The banner's done”. */
export function withoutIs(said = ''): string {
  return said.endsWith("'s") || said.endsWith('’s') ? said.slice(0, -2) : said
}
