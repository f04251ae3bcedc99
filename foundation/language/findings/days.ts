/** A date as it is written, and the day it means, where that is certain. */
export type WrittenDay = { at: number; end: number; words: string; day?: string; time?: string; byWeekday: boolean }

const months = [
  'january|januar|jänner|jan',
  'february|februar|feb',
  'march|märz|mar',
  'april|apr',
  'may|mai',
  'june|juni|jun',
  'july|juli|jul',
  'august|aug',
  'september|sept|sep',
  'october|oktober|oct|okt',
  'november|nov',
  'december|dezember|dec|dez',
]
const weekdays = [
  'monday|montag',
  'tuesday|dienstag',
  'wednesday|mittwoch',
  'thursday|donnerstag',
  'friday|freitag',
  'saturday|samstag',
  'sunday|sonntag',
]
const monthNames = new Map(months.flatMap((names, at) => names.split('|').map((name) => [name, at + 1] as const)))
const weekdayNames = new Map(weekdays.flatMap((names, at) => names.split('|').map((name) => [name, at + 1] as const)))

const numeric = /(?<![\d./-])(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})([./])\s?(\d{1,2})\5\s?(\d{4}))(?![\d/-]|\.\d)/gu
const dayFirst = /(?<![\p{L}\d.,])(\d{1,2})(?:st|nd|rd|th|\.)?(?: of)? (\p{L}{3,9})(?!\p{L})\.?(?:,? (\d{4})(?!\d))?/gu
const monthFirst = /(?<!\p{L})(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?![\d\p{L}:]|[.,]\d)(?:,? (\d{4})(?!\d))?/gu
const named = /(?<!\p{L})(?:today|tomorrow|heute|\p{L}{6,10}tag|\p{L}{3,6}day|mittwoch)(?![\p{L}])/giu
const clock = /^,?\s(?:at |um |, )?(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm|uhr|h)?(?![\p{L}\d])/iu

/**
 * The dates that a sentence writes out. One without a year lies as near as it can to `base`, the day of the text itself;
 * a weekday is the next one after it. Without a base, and for “03/04/2027”, the day stays open.
 */
export function readDays(sentence: string, base: string | undefined): WrittenDay[] {
  const found = [...numericIn(sentence), ...spelledIn(sentence, base)]
  const taken = (at: number) => found.some((each) => at >= each.at - 3 && at < each.end)
  // “Friday, 5 March” is one date.
  const bare = namedIn(sentence, base).filter(({ end }) => !taken(end) && !taken(end + 2))
  return [...found, ...bare].toSorted((one, other) => one.at - other.at).map((each) => withTime(sentence, each))
}

function numericIn(sentence: string): WrittenDay[] {
  return Array.from(sentence.matchAll(numeric)).flatMap((match) => {
    const [words, year, month, day, first, mark, second, last] = match
    const place = { at: match.index, end: match.index + words.length, words, byWeekday: false }
    if (year !== undefined) return placed(place, dayOf(Number(year), Number(month), Number(day)))
    const [one, other] = [Number(first), Number(second)]
    if (mark === '.' || one > 12) return placed(place, dayOf(Number(last), other, one))
    if (other > 12) return placed(place, dayOf(Number(last), one, other))
    return one === other ? placed(place, dayOf(Number(last), one, one)) : [place]
  })
}

type Place = Omit<WrittenDay, 'day'>

function placed(place: Place, day: string | undefined): WrittenDay[] {
  return day === undefined ? [] : [{ ...place, day }]
}

function spelledIn(sentence: string, base: string | undefined): WrittenDay[] {
  const read = (match: RegExpExecArray, day: string, name: string, year: string | undefined): WrittenDay[] => {
    const month = monthNames.get(name.toLowerCase())
    if (month === undefined || Number(day) < 1 || Number(day) > 31) return []
    const words = match[0].replace(/(?<![.,\s])[.,\s]+$/u, '')
    const place = { at: match.index, end: match.index + words.length, words, byWeekday: false }
    if (year !== undefined) return placed(place, dayOf(Number(year), month, Number(day)))
    // “May 3” and “3 may”: in small letters it is a verb.
    if (!/^\p{Lu}/u.test(name)) return []
    const near = base === undefined ? undefined : nearest(base, month, Number(day))
    return [{ ...place, ...(near !== undefined && { day: near }) }]
  }
  const first = Array.from(sentence.matchAll(dayFirst)).flatMap((match) =>
    read(match, match[1] ?? '', match[2] ?? '', match[3]),
  )
  const others = Array.from(sentence.matchAll(monthFirst))
    .flatMap((match) => read(match, match[2] ?? '', match[1] ?? '', match[3]))
    .filter(({ at, end }) => first.every((each) => end <= each.at || at >= each.end))
  return [...first, ...others]
}

function namedIn(sentence: string, base: string | undefined): WrittenDay[] {
  if (base === undefined) return []
  const from = Temporal.PlainDate.from(base)
  return Array.from(sentence.matchAll(named)).flatMap((match): WrittenDay[] => {
    const name = match[0].toLowerCase()
    const place = { at: match.index, end: match.index + name.length, words: match[0], byWeekday: true }
    if (name === 'today' || name === 'heute') return [{ ...place, day: base }]
    if (name === 'tomorrow') return [{ ...place, day: from.add({ days: 1 }).toString() }]
    const weekday = weekdayNames.get(name)
    if (weekday === undefined || /\b(?:last|every|each|letzten|jeden)\s$/iu.test(sentence.slice(0, match.index)))
      return []
    const ahead = (weekday - from.dayOfWeek + 7) % 7 || 7
    return [{ ...place, day: from.add({ days: ahead }).toString() }]
  })
}

function withTime(sentence: string, written: WrittenDay): WrittenDay {
  const [all, hour, minute, half] = clock.exec(sentence.slice(written.end, written.end + 20)) ?? []
  if (all === undefined || (minute === undefined && half === undefined)) return written
  const isLate = half?.toLowerCase() === 'pm' && Number(hour) < 12
  const hours = Number(hour) + (isLate ? 12 : 0)
  if (hours > 23 || Number(minute ?? 0) > 59) return written
  return { ...written, time: `${String(hours).padStart(2, '0')}:${minute ?? '00'}` }
}

function nearest(base: string, month: number, day: number): string | undefined {
  const from = Temporal.PlainDate.from(base)
  const apart = (each: string) => Math.abs(from.until(Temporal.PlainDate.from(each)).days)
  return [from.year - 1, from.year, from.year + 1]
    .flatMap((year) => dayOf(year, month, day) ?? [])
    .toSorted((one, other) => apart(one) - apart(other))[0]
}

function dayOf(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || year < 1000) return undefined
  const date = Temporal.PlainDate.from({ year, month, day }, { overflow: 'constrain' })
  return date.day === day ? date.toString() : undefined
}
