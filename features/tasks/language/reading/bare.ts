import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Around, Slots } from './meanings.ts'

/** A few words and a day, which neither ask nor begin something else. */
export function isBare({ which = '', to }: Slots, { text }: Around): boolean {
  const words = tokenize(which).map((token) => token.text)
  const isDay = typeof to === 'object' && to.due?.length === 10 && to.repeat === undefined
  return (
    isDay && words.length > 0 && words.length <= 5 && !words.some((word) => notBare.has(word)) && !text.includes('?')
  )
}

const notBare = new Set(
  `what which who when where why how is are was were do does did can could will would shall should i we you my on at no not and or if book schedule add create plan
  remind meet meeting lunch dinner breakfast coffee call show list find cancel move put set make let show see going working off free busy every task tasks meets meet goes comes arrives starts begins leaves lands flies works`.split(
    /\s+/,
  ),
)

/** “Add 3 todos: the deck, the card”. */
export function isPlural(text: string): boolean {
  return tokenize(text.slice(0, text.indexOf(':'))).some((token) =>
    ['todos', 'tasks', 'to-dos', 'things'].includes(token.text),
  )
}
