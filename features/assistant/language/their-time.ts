import { readAll } from '#foundation/language/pieces/span.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import type { Scene } from '#foundation/language/pieces/piece.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import { zoneNamed } from '#foundation/time/words/clock/clock-zones.ts'
import { cityOf, type Place, placeCalled, placeReaderOf } from './places.ts'

/**
 * “9am their time” is nine in the place that the message names, or that was spoken of right before: it is written out, so
 * that whoever reads times reads this one too.
 */
export function inTheirTime(message: string, before: Place | undefined): string {
  const tokens = tokenize(message)
  const [found] = findPhrases(tokens, theirs)
  const [first, last] = [tokens[found?.at ?? -1], tokens[(found?.end ?? 0) - 1]]
  if (!found || !first || !last) return message
  const zone = zoneOf(message, tokens) ?? (before?.zones.length === 1 ? before.zones[0] : undefined)
  const name = zone === undefined ? undefined : cityOf(zone)
  if (name === undefined || zoneNamed(name.toLowerCase()) !== zone) return message
  const head = message.slice(0, first.from)
  return `${inShort(head)}${name} time${message.slice(last.to)}`
}

const theirs = phrases([
  ['their time, his time, her time, there time, their local time, his local time, her local time', true],
])

/** The zone of the place that is named, if only one is. */
function zoneOf(message: string, tokens: readonly Token[]): string | undefined {
  const places = readAll(tokens, placeReaderOf(message)).map(({ value }) => value)
  const named = places.length > 0 ? places : tokens.flatMap(({ text }) => placeCalled(text) ?? [])
  const [zone, ...others] = new Set(named.flatMap(({ zones }) => zones))
  return others.length > 0 ? undefined : zone
}

/** “10 in the morning” becomes “10am”, which can be read right before a zone. */
function inShort(head: string): string {
  const tokens = tokenize(head)
  const [found] = findPhrases(tokens, halves).toReversed()
  const number = tokens[(found?.at ?? 0) - 1]
  if (!found || found.end !== tokens.length || !number || !/^\d{1,2}(?:[:.]\d\d)?$/.test(number.text)) return head
  return `${head.slice(0, number.to)}${found.value} `
}

const halves = phrases([
  ['in the morning, in the am', 'am'],
  ['in the afternoon, in the evening, at night', 'pm'],
])

/** “The client wants 10am Tokyo time on Friday, when is that for me?”: when it is here. */
export function ownTimeIn(message: string, { now, zone }: Scene): string | undefined {
  const tokens = tokenize(message)
  const [asked, own] = [findPhrases(tokens, asking)[0], findPhrases(tokens, mine).at(-1)]
  const isAsked = asked !== undefined && own !== undefined && own.end >= tokens.length - 1
  const [time, ...others] = isAsked ? readTimes(message, { now, zone, dateOrder: dateOrderOf(zone) }) : []
  const isOne = time?.saysTime === true && others.every(({ saysTime }) => !saysTime)
  const words = tokenize(message.slice(time?.at, time?.until))
  const isThere = words.some(({ text }) => text === 'time') && readAll(words, placeReaderOf(message)).length > 0
  return time && isOne && isThere ? time.start.toString({ smallestUnit: 'minute' }) : undefined
}

const asking = phrases([['when is, when would, when will, what time, what is, which time, how late, what hour', true]])
const mine = phrases([
  ['for me, for us, my time, our time, here, in mine, on my side, my end, my side, where i am', true],
])
