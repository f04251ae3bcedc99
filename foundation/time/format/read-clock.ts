import type { TimeFormat } from './time-format.ts'

type Reading = Pick<TimeFormat, 'clock'> & {
  /** Minutes since midnight that a time without “am” or “pm” most likely follows, such as the start of an event. */
  after?: number | undefined
}

/**
 * A time as people type it, in minutes since midnight: “9:30”, “930”, “9.30”, “9pm”, “half 9”, “quarter to 9”, “noon”.
 * What is no time is `undefined`.
 */
export function readClock(text: string, reading: Reading): number | undefined {
  const words = text.trim().toLowerCase().replaceAll('.', ':').replace(/\s+/g, ' ')
  const named = names[words]
  if (named !== undefined) return named
  return readSpoken(words, reading) ?? readFigures(words, reading)
}

const names: Record<string, number> = { noon: 720, midday: 720, midnight: 0 }

/** “half 9” is half past nine, as it is said in English. */
function readSpoken(words: string, reading: Reading): number | undefined {
  const [, count = '', side = 'past', rest = ''] = spoken.exec(words) ?? []
  if (rest === '') return undefined
  const hour = readFigures(rest, reading)
  const minutes = { half: 30, quarter: 15, 'a quarter': 15 }[count] ?? Number(count)
  if (hour === undefined || hour % 60 !== 0 || minutes > 59) return undefined
  const time = (side === 'to' ? hour - minutes + day : hour + minutes) % day
  return /[ap]/.test(rest) ? time : likely(time, { ...reading, clock: '12-hour' })
}

const spoken = /^(half|a quarter|quarter|\d{1,2}) ?(past|to|) (\d.{0,9})$/

const figures = /^(\d{1,2})(?: ?[:h] ?(\d{2})?)? ?(a|p|a:?m:?|p:?m:?)?$/
const together = /^(\d{1,2})(\d{2}) ?(a|p|a:?m:?|p:?m:?)?$/

function readFigures(words: string, reading: Reading): number | undefined {
  const [, hours = '', minutes = '0', half = ''] = figures.exec(words) ?? together.exec(words) ?? []
  if (hours === '') return undefined
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (minute > 59 || hour > (half === '' ? 24 : 12) || (hour === 24 && minute > 0)) return undefined
  if (half !== '') return hour === 0 ? undefined : (hour % 12) * 60 + minute + (half.startsWith('p') ? 720 : 0)
  const time = (hour % 24) * 60 + minute
  // “09:30” with its zero, and whatever is above twelve, leave nothing to guess; nor does “10:00” on a 24-hour clock.
  const isWhole = reading.clock === '24-hour' && /^\d\d:\d\d$/.test(words)
  return hour === 0 || hour > 12 || hours.startsWith('0') || isWhole ? time : likely(time, reading)
}

/** The half of the day that was not said: after what it follows, or else, on a 12-hour clock, while people are awake. */
function likely(time: number, { clock, after }: Reading): number {
  const [early, late] = [time % 720, (time % 720) + 720]
  if (after !== undefined && after < late && (time <= after || clock === '12-hour')) return after < early ? early : late
  if (clock === '24-hour' || after !== undefined) return time
  return early < 7 * 60 ? late : early
}

const day = 24 * 60
