import { tokenize } from '#foundation/language/text/tokens.ts'
import { small } from './described.ts'

/** The words by which mail is told apart, in comparable form. */
export function tellingOf(said: string): string[] {
  const words = tokenize(said)
    .flatMap(({ text }) => text.split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word !== '' && (!small.has(word) || kinds.has(word)) && !around.has(word))
  return [...new Set(words)].filter((word) => word.length > 1 || /\d/.test(word))
}

/** They name mail by what it is. */
const kinds = new Set(['newsletter', 'newsletters'])
/** What is said around mail, and around what is done to it. */
const around = new Set(
  `note notes chain saga discussion kind mark put pop stick give get bring take make move set go goes gone can could one two three four five
  please pls plz thanks kindly just so and or not no up down out off over back about re me him them us who whose how like deal dealt done
  finished sorted handled finally more longer any anymore follow mean means kill killed lot bit sort mine yours same everybody everyone nobody
  still until till til tomorrow today tonight um uh oh ok okay hey now then also too would should do don keep lose loose read unread archive
  star label tag mute snooze crap rubbish junk garbage nonsense thingy ever wrote written sent carry carries see next beside must gets ta cheers but where quick quickly straight stays stay remains remain dont s t re fwd alone untouched peace org com net www days top after before while when if bye well mr mrs ms dr prof
  mme mlle`.split(/\s+/),
)

/** “The group’s tasting request”: what a mail is called beside its name need not stand in it. */
export function withoutWeak(words: string[]): string[] {
  const telling = words.filter((word) => !weak.has(word))
  return telling.length > 0 ? telling : words
}

const weak = new Set('request question query enquiry inquiry matter business'.split(' '))

/** “The 2 invoices”, “all three of Ana’s”: how many there are, and the words without the number. “Floor 3” says no number of mails. */
export function countedIn(said: string): { rest: string; count?: number } {
  const tokens = tokenize(said)
  const at = tokens.findIndex(
    ({ text }, place) =>
      numbers.has(text) &&
      tokens[place + 1] !== undefined &&
      said[tokens[place]?.to ?? 0] !== '-' &&
      (place === 0 || counting.has(tokens[place - 1]?.text ?? '')),
  )
  const count = numbers.get(tokens[at]?.text ?? '')
  if (count === undefined) return { rest: said }
  return { rest: `${said.slice(0, tokens[at]?.from)}${said.slice(tokens[at]?.to)}`, count }
}

const numbers = new Map(
  'two three four five six seven eight nine'.split(' ').flatMap((word, at): [string, number][] => [
    [word, at + 2],
    [String(at + 2), at + 2],
  ]),
)
const counting = new Set('the all those these my his her their our of last for mark'.split(' '))
