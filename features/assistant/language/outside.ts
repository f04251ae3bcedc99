import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import type { WishName } from './wishes.ts'

/** “Ring the dentist and say I’ll be late”, “order ten sandwiches”, “can you pay that”: what is done outside of here. */
export function outsideWish(sentence: string): WishName | undefined {
  const words = tokenize(sentence).map(({ text }) => text)
  const at = words.findIndex((word, place) => !leads.has(word) && !isPlea(words, place))
  const [verb = '', ...others] = at < 0 ? [] : words.slice(at)
  const [next = ''] = others
  if (next === '' || others.length > mostWords) return undefined
  // “Ring the dentist tomorrow” is the person’s own to do, “… and say” is an errand of ours.
  if (ringing.has(verb) && !noOne.has(next) && saysTo(others)) return 'want-call'
  if (verb !== 'order' && !(paying.has(verb) && pointing.has(next) && others.length === 1)) return undefined
  if (verb !== 'order') return 'want-buy'
  // “Order them by due date” sorts them.
  if (pointing.has(next)) return others.slice(1).every((word) => trails.has(word)) ? 'want-buy' : undefined
  const isSome = amounts.has(next) || /^\d+$/.test(next)
  return isSome ? (others.some((word) => meals.has(word)) ? 'want-table' : 'want-buy') : undefined
}

/** “The dentist and say I’ll be late”: a person, and right behind what they are to be told; no name, and no time. */
function saysTo(words: readonly string[]): boolean {
  const at = words.findIndex((word, place) => saying.has(word) && words[place - 1] === 'and')
  const who = words.slice(0, Math.max(at - 1, 0))
  const isSaid = words.slice(at + 1).some((word) => !trails.has(word))
  return (
    isSaid && who.length > 0 && who.length <= mostNames && who.every((word) => !noPerson.has(word) && !/\d/.test(word))
  )
}

function isPlea(words: readonly string[], at: number): boolean {
  return (
    (pleas.has(words[at] ?? '') && words[at + 1] === 'you') || (words[at] === 'you' && pleas.has(words[at - 1] ?? ''))
  )
}

const mostWords = 16
const mostNames = 5
const pleas = setOf('can could would will')
const leads = setOf('please pls so ok okay now then well hey oh just also and maybe')
const ringing = setOf('ring phone dial call')
const saying = setOf('say tell')
const noOne = setOf('it that this me off a an')
const noPerson = setOf(
  `event events meeting meetings appointment task tasks list note reminder series draft folder file project group at on by in before
  after around today tomorrow tonight next this every monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat
  sun morning afternoon evening noon later`,
)
const trails = setOf('please pls now then too thanks')
const paying = setOf('pay buy order purchase')
const pointing = setOf('it that this them those ?')
const amounts = setOf(
  'a an some two three four five six seven eight nine ten eleven twelve twenty thirty another more us me enough',
)
const meals = setOf(
  `pizza pizzas sandwich sandwiches food lunch dinner breakfast sushi burger burgers salad salads coffee coffees cake cakes catering
  snacks drinks meal meals takeaway noodles curry`,
)
