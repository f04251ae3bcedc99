import type { ThingRef } from '#foundation/language/dialogue.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { alike } from '../alike.ts'
import { asked, earlier, lasting, later, light, longer, moving, shorter } from './known-words.ts'

/** An event of the person, by what tells it from others. */
export type KnownEvent = {
  ref: ThingRef
  from: Temporal.PlainDateTime
  to: Temporal.PlainDateTime
  allDay: boolean
  /** The words of its title. */
  words: readonly string[]
}

/** Which words of a message name an event; `events` are those that they name best. */
export type Mention = { tokens: readonly Token[]; events: readonly KnownEvent[] }

/** How much a word of a title tells: as it is written, nearly so, or as the kind of many events. */
const [exactly, nearly, hinting] = [4, 3, 2]
const kinds = new Set('meeting appointment event call slot session visit talk chat catch up sync time day'.split(' '))
const days = new Set('monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight week'.split(' '))

export function isDayName(word: string): boolean {
  return days.has(word)
}

export function titleWords(title: string): string[] {
  return tokenize(title)
    .map(({ text }) => text)
    .filter((word) => word.length > 1 && !light.has(word) && !days.has(word))
}

/** The event that the words of a text name best; of a series, the next one. */
export function mentionIn(tokens: readonly Token[], events: readonly KnownEvent[]): Mention | undefined {
  const named = tokens.filter(({ text }) => isName(text))
  const scores = events.map((event) => {
    const used = named.flatMap((token) => {
      const word = event.words.find((each) => each === token.text) ?? nearIn(token, event)
      return word === undefined ? [] : [{ token, word }]
    })
    const weights = new Map(used.map(({ token, word }) => [word, weightOf(token, word, event)]))
    const score = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
    return { event, score, tokens: used.map(({ token }) => token) }
  })
  const best = Math.max(0, ...scores.map(({ score }) => score))
  if (best < nearly) return undefined
  const found = scores.filter(({ score }) => score === best)
  return { tokens: found.flatMap((each) => each.tokens), events: nextOfEach(found.map(({ event }) => event)) }
}

function isName(word: string): boolean {
  return word.length > 1 && !light.has(word) && !days.has(word) && !/^\d+$/.test(word)
}

/** “More” is no short form of “Moreau”. */
function nearIn({ text }: Token, { words }: KnownEvent): string | undefined {
  return deedWords.some((some) => some.has(text)) ? undefined : words.find((word) => alike(text, word))
}

const deedWords = [moving, later, earlier, longer, shorter, lasting]

function weightOf({ text }: Token, word: string, { words }: KnownEvent): number {
  const isCommon = kinds.has(word) || asked.has(word) || deedWords.some((some) => some.has(word))
  if (isCommon && words.length > 1) return hinting
  return text === word ? exactly : nearly
}

function nextOfEach(events: readonly KnownEvent[]): KnownEvent[] {
  return events.filter(({ ref }, at) => events.findIndex((other) => other.ref.id === ref.id) === at)
}
