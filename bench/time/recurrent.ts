import { unfold } from '#foundation/time/repetition/unfold.ts'
import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Repeated, Wording } from '#foundation/time/words/when.ts'

/** A case of `recurrent.jsonl`. */
export type RecurrentCase = {
  id: string
  text: string
  reference: string
  kind: string
  expected: string | Expected | null
}
type Expected = Partial<Record<Part, string | number>> & {
  dtstart?: string
  until?: string
  exrule?: string
  exdate?: readonly (string | readonly [month: number, year: number])[]
}
const parts = [
  'freq',
  'interval',
  'byday',
  'bymonthday',
  'byyearday',
  'bymonth',
  'byweekno',
  'bysetpos',
  'byhour',
  'byminute',
  'count',
] as const
type Part = (typeof parts)[number]

/**
 * A repetition is right if each part of its rule is; with exclusions, if its times agree for a year. Its last day may
 * be the one named or the one before, because an end may be exclusive. A single time is right if it is not read as a
 * repetition and the time agrees. If null is expected, nothing may be read.
 */
export function recurrentRight({ text, reference, kind, expected }: RecurrentCase): boolean {
  const wording: Wording = { now: Temporal.PlainDateTime.from(reference), dateOrder: 'month-first' }
  const read = readRepetition(text, wording)
  if (expected === null) return !read && readTimes(text, wording).length === 0
  if (typeof expected === 'string') {
    const start = readTimes(text, wording)[0]?.start
    return kind === 'once' && !read && start !== undefined && full(start).startsWith(expected.slice(0, 16))
  }
  if (!read || !beginsRight(read, expected) || !endsRight(read, expected)) return false
  if (expected.exrule !== undefined || expected.exdate !== undefined) return sameTimes(read, expected, reference)
  const given = partsOf(read)
  return parts.every((part) => String(expected[part] ?? '') === (given.get(part) ?? ''))
}

function full(time: Temporal.PlainDateTime): string {
  return time.toString({ smallestUnit: 'minute' })
}

function ruleParts(rule: string): Map<string, string> {
  return new Map(
    rule
      .split(';')
      .map((each) => each.split('='))
      .map(([name = '', value = '']) => [name.toLowerCase(), value]),
  )
}

function partsOf({ rule, start, saysTime }: Repeated): Map<string, string> {
  const given = ruleParts(rule)
  given.set('freq', (given.get('freq') ?? '').toLowerCase())
  if (!given.has('interval')) given.set('interval', '1')
  if (saysTime && !given.has('byhour')) given.set('byhour', `${start.hour}`).set('byminute', `${start.minute}`)
  return given
}

function beginsRight({ start, saysDay }: Repeated, { dtstart, ...expected }: Expected): boolean {
  if (dtstart === undefined) return !saysDay
  if (!saysDay) return false
  const named = Temporal.PlainDate.from(dtstart)
  const day = named.toString()
  const [first] = unfold({ start: day, rule: ruleOf({ ...expected, interval: 1 }) }, { from: day, most: 1 })
  return [day, first].includes(start.toPlainDate().toString())
}

function endsRight({ rule }: Repeated, { until }: Expected): boolean {
  const given = ruleParts(rule).get('until')
  if (until === undefined || given === undefined) return until === given
  const named = Temporal.PlainDate.from(until)
  return [named, named.subtract({ days: 1 })].some((day) => day.equals(Temporal.PlainDate.from(given)))
}

function ruleOf(expected: Expected): string {
  const said = parts.filter((part) => expected[part] !== undefined).map((part) => `${part}=${expected[part]}`)
  return [...said, ...(expected.until === undefined ? [] : [`until=${expected.until}`])].join(';').toUpperCase()
}

function sameTimes(read: Repeated, expected: Expected, reference: string): boolean {
  const from =
    expected.dtstart === undefined
      ? Temporal.PlainDateTime.from(reference)
      : Temporal.PlainDateTime.from(expected.dtstart)
  const frame = { from: full(from), to: full(from.add({ years: 1 })), most: 2_000 }
  const series = { start: full(from), rule: ruleOf(expected) }
  const except = expected.exrule === undefined ? [] : unfold({ start: full(from), rule: expected.exrule }, frame)
  const left = (expected.exdate ?? []).map((each) =>
    typeof each === 'string' ? each.slice(0, 16) : `${each[1]}-${`${each[0]}`.padStart(2, '0')}`,
  )
  const wanted = unfold({ ...series, except }, frame).filter((time) => !left.some((each) => time.startsWith(each)))
  const own = { start: full(read.start), rule: read.rule, except: read.except.map(full) }
  return unfold(own, frame).join() === wanted.join()
}
