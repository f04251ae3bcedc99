import { tokenize } from '#foundation/language/text/tokens.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'
import { without } from '../event/spans.ts'
import { readTimes } from '../event/times.ts'
import type { Clock, Destination, Resize } from '../wish.ts'
import { clockOf } from './spoken-times.ts'

export const nowhere: Destination = {
  by: undefined,
  day: undefined,
  week: undefined,
  clock: undefined,
  end: undefined,
  part: undefined,
}

/** “To Thursday at 4”, “to four”, “to next week”, “until tomorrow afternoon”. */
export function readDestination(phrase: string, wording: Wording): Destination | undefined {
  const text = phrase.trim().replace(lead, '')
  const beside = dayBeside(text)
  if (beside) return { ...nowhere, by: beside }
  const [from, to, ...others] = text.split(range).map((part) => clockAlone(part, wording))
  if (from && (to || clockAlone(text, wording)) && others.length === 0) return { ...nowhere, clock: from, end: to }
  const whens = readTimes(text, wording)
  // A month alone says no day.
  if (whens.length === 0 || whens.some(({ grain, saysTime }) => grain === 'month' && !saysTime)) return undefined
  const read = whens.reduce<Destination>((so, when) => ({ ...so, ...fromWhen(when, text) }), nowhere)
  // “December 4 to 7pm” is a day and where to, and no stretch.
  if (read.end && read.clock?.hour === 0 && read.clock.minute === 0 && !midnight.test(text)) return undefined
  const clock = read.clock ?? clockAlone(without(text, whens).replace(lead, ''), wording)
  return clock ? { ...read, clock, part: undefined } : read
}

/** “The day before”, “the next day”: counted from the day on which it is now. */
export function dayBeside(text: string): Temporal.Duration | undefined {
  const words = tokenize(text)
    .map((token) => token.text)
    .filter((word) => !fillers.has(word))
    .join(' ')
  const days = daysBeside.get(words)
  return days === undefined ? undefined : Temporal.Duration.from({ days })
}

const fillers = new Set(['the', 'a', 'one', 'instead', 'please', 'it', 'is', 'on', 'then'])
const daysBeside: ReadonlyMap<string, number> = new Map([
  ...['day before', 'day earlier', 'previous day', 'day sooner'].map((words): [string, number] => [words, -1]),
  ...['day after', 'day later', 'next day', 'following day'].map((words): [string, number] => [words, 1]),
])

const lead = /^(?:(?:to|at|for|on|until|till|til|into|in|by)\s+)+(?=\S)/i
const range = /(?<!\s)\s*(?:[-–]|(?<!\S)(?:to|until|till)(?!\S))\s*/i
const single = /^\S+(?:\s*(?:[ap]\.?m\.?|o'?clock))?[.!?]*$/i

/** One word that says a time of day. */
function clockAlone(text: string, wording: Wording): Clock | undefined {
  return single.test(text) ? clockOf(text, wording) : undefined
}

/** “The first free hour on Thursday after ten”: what stands behind it. */
export function firstFreeIn(text: string, wording: Wording): Destination {
  const whens = readTimes(text, wording)
  const day = whens.find(({ saysDay }) => saysDay)?.start ?? wording.now
  const after = whens.find(({ saysTime, kind }) => saysTime && kind === 'after')
  const from = after ? (after.onOtherDays ?? after.start.toPlainTime()) : Temporal.PlainTime.from('09:00')
  return { ...nowhere, day: day.toPlainDate(), part: { from, to: Temporal.PlainTime.from('18:00') } }
}

/** “Until Friday”, “until the 15th”: of what lasts whole days. */
export function untilDay(value: string, wording: Wording): Resize | undefined {
  const [when, ...others] = readTimes(value, wording)
  if (!when || others.length > 0 || when.saysTime || without(value, [when]) !== '') return undefined
  return { untilDay: when.start.toPlainDate() }
}

function fromWhen(when: When, text: string): Partial<Destination> {
  const day = when.start.toPlainDate()
  if (when.grain === 'week' && !when.saysTime) return { week: day.subtract({ days: day.dayOfWeek - 1 }) }
  if (when.grain === 'weekend') return { day }
  const said = when.saysDay ? { day, ...weekdayOf(text.slice(when.at, when.until), day) } : {}
  if (!when.saysTime) return said
  // “At 18:30 and goes till 20:00”: what is open to the front says only the end.
  if (when.kind === 'before') return when.end ? { ...said, end: toClock(when.end, true) } : said
  const piece = text.slice(when.at, when.until)
  if (when.grain === 'part' || (!/\d/.test(piece) && partOfDay.test(piece))) return { ...said, part: partOf(when) }
  const end = when.kind === 'interval' && when.end ? { end: toClock(when.end, true) } : {}
  return { ...said, clock: spoken(when.onOtherDays ?? when.start.toPlainTime(), piece), ...end }
}

/** The day is named by its weekday and by nothing else. */
function weekdayOf(piece: string, day: Temporal.PlainDate): { weekday?: number } {
  return weekdayFirst.test(piece) && !dated.test(piece) ? { weekday: day.dayOfWeek } : {}
}

/** “From 9”: of the two, the one after now was read, and the one that fits the event is meant. */
function spoken(time: Temporal.PlainTime, piece: string): Clock {
  const sure = isSure.test(piece)
  // Few things begin before seven in the morning.
  const isLater =
    !sure && time.hour >= 19 && tokenize(piece).some(({ text }) => Number.parseInt(text) === time.hour - 12)
  return toClock(isLater ? time.subtract({ hours: 12 }) : time, sure)
}

const midnight = /\b(?:midnight|0?0[:.]00|12\s*am)\b/i
const weekdayFirst =
  /^(?:(?:on|the|to|for|at|by|until|till) )*(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b/i
const dated =
  /\b(?:week|weeks|next|last|after|of|\d{1,2}(?:st|nd|rd|th)|\d{1,2}[/.]\d\d?|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,7})\b/i
const partOfDay = /\b(?:morning|afternoon|evening|tonight|night)\b/i
const isSure = /\d\s*[ap]\.?m|noon|midnight|morning|evening|night|afternoon|\b(?:1[3-9]|2[0-3])[:.]|\b0\d[:.]/i

function toClock({ hour, minute }: Temporal.PlainDateTime | Temporal.PlainTime, sure: boolean): Clock {
  return { hour, minute, sure }
}

function partOf({ start, end }: When): NonNullable<Destination['part']> {
  const from = start.toPlainTime()
  const until = end && end.toPlainDate().equals(start.toPlainDate()) ? end.toPlainTime() : from.add({ hours: 4 })
  return { from: from.hour < 8 ? Temporal.PlainTime.from('08:00') : from, to: until }
}
