export const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Frequency = (typeof frequencies)[number]

export const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** A weekday (Monday is 0) and which one of the month or year; without `nth`, every one. */
export type RuleDay = { day: number; nth?: number }

/** A rule of RFC 5545 (with SKIP of RFC 7529), read. Empty lists are parts that the rule does not have. */
export type Rule = {
  frequency: Frequency
  interval: number
  count?: number
  /** The last moment or day as it was written: `2027-03-01`, `2027-03-01T09:00:00`, or with a Z. */
  until?: string
  weekStart: number
  seconds: number[]
  minutes: number[]
  hours: number[]
  days: RuleDay[]
  monthDays: number[]
  yearDays: number[]
  weeks: number[]
  months: number[]
  positions: number[]
  /** Days from Easter Sunday: no part of the standard, and yet found in files. */
  easter: number[]
  skip: 'OMIT' | 'BACKWARD' | 'FORWARD'
  /** RSCALE=GREGORIAN was said. */
  scaled: boolean
}

export type ReadRule = { rule: Rule; problem?: never } | { rule?: never; problem: string }

/** `RRULE:` in front is tolerated, as are spaces, small letters and a semicolon at the end. */
export function parseRule(text: string): ReadRule {
  const parts = new Map<string, string>()
  const plain = text
    .replace(/\s+/g, '')
    .toUpperCase()
    .replace(/^RRULE:/, '')
  if (plain.length > longest) return { problem: 'This repetition is too long to be read.' }
  for (const part of plain.split(';').filter((each) => each !== '')) {
    const [name = '', value = '', ...more] = part.split('=')
    if (value === '' || more.length > 0) return { problem: `“${part}” is no part of a repetition.` }
    if (parts.has(name)) return { problem: `This repetition says ${name} twice.` }
    parts.set(name, value)
  }
  return fromParts(parts)
}

export function formatRule(rule: Rule): string {
  return [
    ...(rule.scaled ? ['RSCALE=GREGORIAN'] : []),
    `FREQ=${rule.frequency}`,
    ...(rule.interval === 1 ? [] : [`INTERVAL=${rule.interval}`]),
    ...partOf('BYMONTH', rule.months),
    ...partOf('BYWEEKNO', rule.weeks),
    ...partOf('BYYEARDAY', rule.yearDays),
    ...partOf('BYMONTHDAY', rule.monthDays),
    ...partOf(
      'BYDAY',
      rule.days.map(({ day, nth }) => `${nth ?? ''}${weekdayNames[day]}`),
    ),
    ...partOf('BYEASTER', rule.easter),
    ...partOf('BYHOUR', rule.hours),
    ...partOf('BYMINUTE', rule.minutes),
    ...partOf('BYSECOND', rule.seconds),
    ...partOf('BYSETPOS', rule.positions),
    ...(rule.weekStart === 0 ? [] : [`WKST=${weekdayNames[rule.weekStart]}`]),
    ...(rule.skip === 'OMIT' ? [] : [`SKIP=${rule.skip}`]),
    ...(rule.count === undefined ? [] : [`COUNT=${rule.count}`]),
    ...(rule.until === undefined ? [] : [`UNTIL=${rule.until.replaceAll(/[-:]/g, '')}`]),
  ].join(';')
}

function partOf(name: string, values: readonly (number | string)[]): string[] {
  return values.length === 0 ? [] : [`${name}=${values.join(',')}`]
}

const longest = 4_000
/** More than a hundred years of days: what is counted further would only be counted. */
const greatestCount = 50_000

type Numbers = { least: number; most: number; signed?: boolean }
const numberParts = {
  BYSECOND: ['seconds', { least: 0, most: 60 }],
  BYMINUTE: ['minutes', { least: 0, most: 59 }],
  BYHOUR: ['hours', { least: 0, most: 23 }],
  BYMONTHDAY: ['monthDays', { least: 1, most: 31, signed: true }],
  BYYEARDAY: ['yearDays', { least: 1, most: 366, signed: true }],
  BYWEEKNO: ['weeks', { least: 1, most: 53, signed: true }],
  BYMONTH: ['months', { least: 1, most: 12 }],
  BYSETPOS: ['positions', { least: 1, most: 366, signed: true }],
  BYEASTER: ['easter', { least: 0, most: 366, signed: true }],
} as const satisfies Record<string, [keyof Rule, Numbers]>

const otherParts = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY', 'RSCALE', 'SKIP'])

function fromParts(parts: ReadonlyMap<string, string>): ReadRule {
  const unknown = [...parts.keys()].find((name) => !otherParts.has(name) && !(name in numberParts))
  if (unknown !== undefined && !unknown.startsWith('X-'))
    return { problem: `This repetition says ${unknown}, which is unknown.` }
  const frequency = frequencies.find((each) => each === parts.get('FREQ'))
  if (frequency === undefined)
    return {
      problem: parts.has('FREQ') ? `FREQ=${parts.get('FREQ')} is unknown.` : 'This repetition does not say how often.',
    }
  const rule = emptyRule(frequency)
  const problem =
    readScale(parts, rule) ??
    readAmounts(parts, rule) ??
    readLists(parts, rule) ??
    readDays(parts, rule) ??
    contradiction(rule)
  return problem === undefined ? { rule } : { problem }
}

function emptyRule(frequency: Frequency): Rule {
  return {
    frequency,
    interval: 1,
    weekStart: 0,
    seconds: [],
    minutes: [],
    hours: [],
    days: [],
    monthDays: [],
    yearDays: [],
    weeks: [],
    months: [],
    positions: [],
    easter: [],
    skip: 'OMIT',
    scaled: false,
  }
}

function readScale(parts: ReadonlyMap<string, string>, rule: Rule): string | undefined {
  const scale = parts.get('RSCALE')
  if (scale !== undefined && scale !== 'GREGORIAN')
    return `This repetition counts by the ${scale.toLowerCase()} calendar, which is not known here.`
  rule.scaled = scale !== undefined
  const skip = parts.get('SKIP')
  if (skip === undefined) return undefined
  if (skip !== 'OMIT' && skip !== 'BACKWARD' && skip !== 'FORWARD') return `SKIP=${skip} is unknown.`
  if (!rule.scaled) return 'This repetition says SKIP, but not RSCALE.'
  rule.skip = skip
  return undefined
}

function readAmounts(parts: ReadonlyMap<string, string>, rule: Rule): string | undefined {
  for (const name of ['INTERVAL', 'COUNT'] as const) {
    const text = parts.get(name)
    if (text === undefined) continue
    const amount = /^\d{1,9}$/.test(text) ? Number(text) : 0
    if (amount === 0) return `${name}=${text} is not a number from 1 on.`
    if (name === 'INTERVAL') rule.interval = amount
    else rule.count = Math.min(amount, greatestCount)
  }
  const until = parts.get('UNTIL')
  if (until !== undefined) {
    const read = untilOf(until)
    if (read === undefined) return `UNTIL=${until} is not a day or a time.`
    rule.until = read
  }
  return undefined
}

function untilOf(text: string): string | undefined {
  const [, year, month, day, hour, minute, second, utc] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)(?:\.\d+)?(Z?))?$/.exec(text) ?? []
  if (year === undefined) return undefined
  const date = `${year}-${month}-${day}`
  const written = hour === undefined ? date : `${date}T${hour}:${minute}:${second === '60' ? '59' : second}${utc}`
  return Number.isNaN(Date.parse(written)) || new Date(`${date}T00:00Z`).getUTCDate() !== Number(day)
    ? undefined
    : written
}

function readLists(parts: ReadonlyMap<string, string>, rule: Rule): string | undefined {
  for (const [name, [key, range]] of Object.entries(numberParts)) {
    const text = parts.get(name)
    if (text === undefined) continue
    const numbers = text.split(',').map((each) => numberIn(each, range))
    if (numbers.includes(undefined)) return `${name}=${text} is not possible.`
    rule[key] = [...new Set(numbers.filter((each) => each !== undefined))].sort((a, b) => a - b)
  }
  return undefined
}

function numberIn(text: string, { least, most, signed = false }: Numbers): number | undefined {
  if (!(signed ? /^[+-]?\d{1,3}$/ : /^\d{1,2}$/).test(text)) return undefined
  const number = Number(text)
  return Math.abs(number) < least || Math.abs(number) > most ? undefined : number
}

function readDays(parts: ReadonlyMap<string, string>, rule: Rule): string | undefined {
  const start = parts.get('WKST')
  if (start !== undefined) {
    rule.weekStart = weekdayNames.findIndex((name) => name === start)
    if (rule.weekStart === -1) return `WKST=${start} is not a weekday.`
  }
  const text = parts.get('BYDAY')
  if (text === undefined) return undefined
  for (const each of new Set(text.split(','))) {
    const [, nth = '', name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(each) ?? []
    const day = weekdayNames.findIndex((known) => known === name)
    const number = Number(nth)
    if (day === -1 || Math.abs(number) > 53 || (nth !== '' && number === 0)) return `BYDAY=${text} is not possible.`
    rule.days.push(nth === '' ? { day } : { day, nth: number })
  }
  return undefined
}

function contradiction(rule: Rule): string | undefined {
  if (rule.count !== undefined && rule.until !== undefined) return 'This repetition says both COUNT and UNTIL.'
  const others = [
    rule.seconds,
    rule.minutes,
    rule.hours,
    rule.days,
    rule.monthDays,
    rule.yearDays,
    rule.weeks,
    rule.months,
    rule.easter,
  ]
  if (rule.positions.length > 0 && others.every((list) => list.length === 0))
    return 'This repetition says BYSETPOS, but not of what.'
  return undefined
}
