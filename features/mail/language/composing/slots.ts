import { trimmed } from '#foundation/language/text/phrases.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'
import { addressed } from '../drafting/addressed.ts'
import type { Compose, Slots } from '../wish.ts'

/** “Two half hours on Thursday or Friday for a call on the quote”: what for, how long, how many, and when. */
export function slotsIn(text: string, wording: Wording): Pick<Compose, 'slots' | 'occasion'> {
  const times = readTimes(text, wording).filter(({ grain }) => suits.has(grain))
  const days = times.flatMap((time) => dayOf(time) ?? [])
  const rest = times
    .reduceRight((left, { at, until }) => `${left.slice(0, at)}${gone}${left.slice(until)}`, text)
    .replaceAll(aroundTimes, ' ')
  const minutes = minutesIn(rest)
  const count = countIn(rest)
  const hours = hoursIn(times)
  const occasion = occasionIn(rest, minutes !== undefined)
  const slots: Slots = {
    ...(minutes !== undefined && { minutes }),
    ...(count !== undefined && { count }),
    ...(days.length > 0 && { days }),
    ...hours,
  }
  return { slots, ...(occasion !== '' && { occasion }) }
}

const gone = '§'
const aroundTimes = /(?:\b(?:on|in|at|or|and|either)\s+)*§(?:\s*(?:,|or|and)\s*(?=§))?/gi
const suits = new Set(['day', 'part', 'week', 'hour', 'minute', 'weekend'])

function dayOf({ start, end, grain, saysDay }: When): { from: string; to: string } | undefined {
  if (!saysDay) return undefined
  const from = start.toPlainDate()
  const isOne = grain !== 'week' && grain !== 'weekend'
  const last = isOne || !end ? from.add({ days: 1 }) : end.toPlainDate()
  return { from: from.toString(), to: last.toString() }
}

const clock = (at: Temporal.PlainDateTime) => at.toPlainTime().toString().slice(0, 5)

/** What was said of one day holds for all: “Tuesday or Wednesday, in the morning”. */
function hoursIn(times: readonly When[]): Pick<Slots, 'after' | 'before'> {
  const said = times.find(({ saysTime }) => saysTime)
  if (!said) return {}
  const { start, end, kind } = said
  if (kind === 'before') return { before: clock(start) }
  return { after: clock(start), ...(end && kind !== 'after' && { before: clock(end) }) }
}

const numbers: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, couple: 2 }
const number = (word = '') => numbers[word.toLowerCase()] ?? Number.parseInt(word, 10)

function minutesIn(text: string): number | undefined {
  const [, said] = /\b(\d{1,3})[- ]?min(?:ute)?s?\b/i.exec(text) ?? []
  if (said !== undefined) return Number(said)
  if (/\bhalf(?: an)?[- ]hours?\b/i.test(text)) return 30
  if (/\b(?:hour and a half|one and a half hours|90 min)/i.test(text)) return 90
  const [, hours] = /\b(an?|one|two|three|\d)[- ]hours?\b/i.exec(text) ?? []
  return hours === undefined ? undefined : number(hours) * 60
}

function countIn(text: string): number | undefined {
  const [, said] =
    /\b(couple|two|three|four|five|\d)(?: of)?(?: (?:possible|different|free|good))? (?:times?|slots?|dates?|options|half[- ]hours)\b/i.exec(
      text,
    ) ?? []
  return said === undefined ? undefined : number(said)
}

/** “For a call on the quote”; how many and how long is said by the times that stand below. */
function occasionIn(text: string, hasLength: boolean): string {
  const bare = text
    .replace(
      /\b(?:a couple of|couple of|two|three|four|five|some|a few|\d)?\s*(?:possible |different |free |good )?(?:times?|slots?|dates?|options)\b/i,
      ' ',
    )
    .replace(
      /(?<!\bof\s{0,2}),?\s*\b(?:(?:that |it |which )?(?:takes|lasts|needs)\s+)?(?:an?|one|two|half an?|\d{1,3})[- ](?:hours?|min(?:ute)?s?)(?: each)?(?=\s*(?:,|$|to\b|for\b))/i,
      ' ',
    )
    .replace(/\b(?:two|three|four|\d) half[- ]hours?\b/i, hasLength ? ' ' : '$&')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=,)/g, '')
  const said = trimmed(bare, loose)
  const begin = bare.toLowerCase().indexOf(said.toLowerCase())
  if (said === '') return ''
  const [lead] = /(?:^|\s)(for|to|about|on|re|regarding)$/i.exec(bare.slice(0, Math.max(begin, 0)).trim()) ?? []
  const turned = addressed(said)
  const word = lead?.trim().toLowerCase()
  if (word === 'to') return ` to ${turned}`
  if (word === undefined || word === 'for') return ` for ${turned}`
  return ` to talk about ${turned}`
}

const loose = new Set('on in at or and for to about re regarding by each'.split(' '))
