import { readTimes } from '../read-times.ts'
import { clauseAfter, readStretch } from './clauses.ts'
import { readCore } from './core.ts'
import { readDayNumbers, readMonths, readWeekdays } from './days.ts'
import { withDetails } from './details.ts'
import { type Draft, ruleOf } from './draft.ts'
import { skip, textAt, type Word, wordsOf } from './words.ts'
import { masked } from '../text/mask.ts'
import type { Place, Wording } from '../when.ts'

/** What is left out of a repetition. */
export type Exceptions = {
  weekdays: number[]
  months: number[]
  /** Whole stretches, the end exclusive: “except in May 2027”, “except next week”. */
  stretches: { from: Temporal.PlainDateTime; to: Temporal.PlainDateTime }[]
  times: Temporal.PlainDateTime[]
  rules: string[]
}

const leads = new Set(['except', 'excluding', 'excl', 'excepting', 'skipping', 'barring'])
const pairs = new Map([
  ['but', 'not'],
  ['apart', 'from'],
  ['other', 'than'],
  ['save', 'for'],
])
const fillers = ['for', 'on', 'in', 'the', 'during', 'not', 'at', 'from', 'than', 'of', 'any']

/** “except on weekends”, “but not in March and May”, “except each 2nd Monday in March”. */
export function readExceptions(
  text: string,
  wording: Wording,
): { text: string; places: Place[]; exceptions: Exceptions } {
  const exceptions: Exceptions = { weekdays: [], months: [], stretches: [], times: [], rules: [] }
  const words = wordsOf(text)
  const lead = words.findIndex((_, at) => leadsExceptions(words, at))
  const from = words[lead]
  if (!from) return { text, places: [], exceptions }
  const begin = skip(words, lead + 1, fillers)
  const clause = clauseAfter(text, words, begin, ['every', 'each', 'at', 'on', 'for', '@'])
  const used = collect(clause, wording, exceptions)
  if (used === 0) return { text, places: [], exceptions }
  const until = (words[begin]?.at ?? 0) + used
  return { text: masked(text, from.at, until), places: [{ at: from.at, until }], exceptions }
}

function leadsExceptions(words: readonly Word[], at: number): boolean {
  const word = textAt(words, at)
  if (leads.has(word) || pairs.get(word) === textAt(words, at + 1)) return true
  const day = skip(words, at + 1, ['on', 'in', 'the'])
  return word === 'but' && readWeekdays(words, day) !== undefined
}

/** Reads what is left out into `exceptions`, and answers how much of the clause that took. */
function collect(clause: string, wording: Wording, exceptions: Exceptions): number {
  const words = wordsOf(clause)
  let at = 0
  let used = 0
  for (let turn = 0; turn < 12; turn += 1) {
    const next = skip(words, at, [',', 'and', '&', 'or', ...fillers])
    const end =
      rule(words, next, clause, { wording, exceptions }) ??
      numbered(words, next, { wording, exceptions }) ??
      weekdays(words, next, exceptions) ??
      months(words, next, exceptions)
    if (end === undefined) {
      const begin = words[next]?.at ?? clause.length
      const into = { wording, exceptions }
      return timed(clause, begin, into) ?? Math.max(used, dated(clause, begin, into))
    }
    at = end
    used = words[end - 1]?.until ?? clause.length
  }
  return used
}

type Into = { wording: Wording; exceptions: Exceptions }

/** “each 2nd Monday in March”, “daily at 12am”; what is said of every week is left to the weekdays. */
function rule(words: readonly Word[], at: number, clause: string, { wording, exceptions }: Into): number | undefined {
  const core = readCore(words, at)
  if (!core) return undefined
  const { value, end } = withDetails(core.value, words, core.end)
  if (plainWeekly(value)) {
    exceptions.weekdays.push(...value.weekdays.map(({ day }) => day))
    return end
  }
  const begin = words[end - 1]?.until ?? clause.length
  const time = readTimes(clause.slice(begin), { ...wording, now: wording.now.with({ hour: 0, minute: 0 }) })[0]
  if (!time?.saysTime || time.saysDay) {
    exceptions.rules.push(ruleOf(value))
    return end
  }
  exceptions.rules.push(`${ruleOf(value)};BYHOUR=${time.start.hour};BYMINUTE=${time.start.minute}`)
  const past = words.findIndex((word) => word.at >= begin + time.until)
  return past === -1 ? words.length : past
}

function plainWeekly(value: Draft): boolean {
  return value.frequency === 'WEEKLY' && value.interval === 1 && value.weekdays.length > 0 && value.months.length === 0
}

/** “21 and 28 December”, “3rd, 4th of March”. */
function numbered(words: readonly Word[], at: number, { wording: { now }, exceptions }: Into): number | undefined {
  const numbers = readDayNumbers(words, at)
  const named = numbers && readMonths(words, skip(words, numbers.end, ['of']))
  const month = named?.value[0]
  if (!numbers || month === undefined || named?.value.length !== 1) return undefined
  if (/^\d{4}$/.test(textAt(words, named.end))) return undefined
  for (const day of numbers.value.filter((each) => each > 0 && each < 32)) {
    const date = now.toPlainDate().with({ month, day })
    const next = Temporal.PlainDate.compare(date, now.toPlainDate()) < 0 ? date.add({ years: 1 }) : date
    exceptions.stretches.push({ from: next.toPlainDateTime(), to: next.add({ days: 1 }).toPlainDateTime() })
  }
  return named.end
}

function weekdays(words: readonly Word[], at: number, exceptions: Exceptions): number | undefined {
  const days = readWeekdays(words, at)
  if (!days) return undefined
  exceptions.weekdays.push(...days.value.weekdays.map(({ day }) => day))
  return days.end
}

/** Months of every year; that of one year is a stretch, and a day of a month is a day. */
function months(words: readonly Word[], at: number, exceptions: Exceptions): number | undefined {
  const found = readMonths(words, at)
  if (!found || /^\d|^(first|second|third|last)$/.test(textAt(words, found.end))) return undefined
  exceptions.months.push(...found.value)
  return found.end
}

/** “except at 12am”: every day at that time. */
function timed(clause: string, begin: number, { wording, exceptions }: Into): number | undefined {
  const when = readTimes(clause.slice(begin), { ...wording, now: wording.now.with({ hour: 0, minute: 0 }) })[0]
  if (!when?.saysTime || when.saysDay || when.at > 3) return undefined
  exceptions.rules.push(`FREQ=DAILY;BYHOUR=${when.start.hour};BYMINUTE=${when.start.minute}`)
  return begin + when.until
}

function dated(clause: string, begin: number, { wording, exceptions }: Into): number {
  const rest = clause.slice(begin)
  let used = 0
  for (const part of separately(rest)) {
    const stretch = readStretch(rest.slice(part.at, part.until), wording)
    if (!stretch) break
    if (stretch.when?.saysTime) exceptions.times.push(stretch.from)
    else exceptions.stretches.push({ from: stretch.from, to: stretch.to })
    used = begin + part.at + stretch.until
  }
  return used
}

/** “march 6th and march 8th”: each of them. */
function separately(text: string): Place[] {
  const places: Place[] = []
  let at = 0
  for (const match of text.matchAll(/(?:(?<!\s)\s+)?(?:,|\band\b|&)\s*(?:on\s+|in\s+|the\s+)?/giu)) {
    if (/^\s*20\d\d/.test(text.slice(match.index + match[0].length))) continue
    places.push({ at, until: match.index })
    at = match.index + match[0].length
  }
  return [...places, { at, until: text.length }].slice(0, 20)
}
