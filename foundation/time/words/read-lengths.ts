import { type Found, hasPhrase, readCount, wordAt } from './text/counts.ts'
import { type Token, tokensOf } from './text/tokens.ts'
import type { Length } from './when.ts'

/** Every length of time that the text says: “45 minutes”, “an hour and a half”, “1h30”, “two days”. */
export function readLengths(text: string): Length[] {
  const tokens = tokensOf(text)
  const lengths: Length[] = []
  for (let at = 0; at < tokens.length;) {
    const found = startsLength(tokens, at) ? readLength(tokens, at) : undefined
    const [first, last] = [tokens[at], tokens[(found?.next ?? 0) - 1]]
    if (found && first && last) lengths.push({ at: first.at, until: last.until, duration: found.value })
    at = found?.next ?? at + 1
  }
  return lengths
}

type Part = { unit: Unit; count: number }
type Unit = 'seconds' | 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years'

const units = new Map<string, Unit>(
  (
    [
      ['seconds', 'second seconds sec secs'],
      ['minutes', 'minute minutes min mins'],
      ['hours', 'hour hours hr hrs h'],
      ['days', 'day days'],
      ['weeks', 'week weeks wk wks fortnight fortnights'],
      ['months', 'month months'],
      ['years', 'year years yr yrs'],
    ] as const
  ).flatMap(([unit, words]) => words.split(' ').map((word): [string, Unit] => [word, unit])),
)
const fortnights = new Set(['fortnight', 'fortnights'])
const falling: readonly Unit[] = ['years', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds']

/** “Twice a day” says how often, “$5 m” and “1.30 h” begin elsewhere. */
function startsLength(tokens: readonly Token[], at: number): boolean {
  const before = wordAt(tokens, at - 1)
  return !['times', 'time', 'twice', 'once', 'thrice', 'per', '$', '€', '£', '/'].includes(before ?? '')
}

function readLength(tokens: readonly Token[], at: number): Found<Temporal.Duration> | undefined {
  const parts: Part[] = []
  let next = at
  for (let from = at; parts.length < 4;) {
    const part = readPart(tokens, from, parts.at(-1)?.unit) ?? (parts.length === 0 ? readLong(tokens, from) : undefined)
    if (!part) break
    parts.push(...part.value)
    next = part.next
    from = ['and', ','].includes(wordAt(tokens, next) ?? '') ? next + 1 : next
  }
  return parts.length > 0 ? { value: durationOf(parts), next } : undefined
}

const most = 10_000

/** A count with its unit, which is smaller than the one before: “1 hour”, then “30 minutes”. */
function readPart(tokens: readonly Token[], at: number, above: Unit | undefined): Found<Part[]> | undefined {
  const count = readCount(tokens, at)
  if (!count || count.value > most) return undefined
  const joined = wordAt(tokens, count.next) === '-' ? count.next + 1 : count.next
  const unit = unitAt(tokens, joined)
  if (!unit || (above && falling.indexOf(unit) <= falling.indexOf(above))) return undefined
  // “At 18h” says when.
  if (wordAt(tokens, joined) === 'h' && wordAt(tokens, at - 1) === 'at') return undefined
  if (unit === 'seconds' && count.value === 1 && wordAt(tokens, joined) === 'second') return undefined
  const times = fortnights.has(wordAt(tokens, joined) ?? '') ? 2 : 1
  return withRest(tokens, joined + 1, { unit, count: count.value * times })
}

/** “30m” and “2 h”: an m on its own says minutes only right behind its number. */
function unitAt(tokens: readonly Token[], at: number): Unit | undefined {
  const token = tokens[at]
  if (token?.word === 'm' && !token.spaced) return 'minutes'
  return token && units.get(token.word)
}

/** “an hour *and a half*”, “1h*30*”. */
function withRest(tokens: readonly Token[], next: number, part: Part): Found<Part[]> {
  const fraction = hasPhrase(tokens, next, 'and a half') ? 0.5 : hasPhrase(tokens, next, 'and a quarter') ? 0.25 : 0
  const past = unitAt(tokens, next + 3)
  if (fraction > 0 && !past) return { value: [{ ...part, count: part.count + fraction }], next: next + 3 }
  const minutes = tokens[next]
  const bare = part.unit === 'hours' && minutes && !minutes.spaced && /^[0-5]\d$/.test(minutes.word)
  if (!bare || unitAt(tokens, next + 1)) return { value: [part], next }
  return { value: [part, { unit: 'minutes', count: Number(minutes.word) }], next: next + 1 }
}

/** “an *hour-long* talk”. */
function readLong(tokens: readonly Token[], at: number): Found<Part[]> | undefined {
  const unit = unitAt(tokens, at)
  const long = wordAt(tokens, at + 1) === '-' ? at + 2 : at + 1
  return unit && wordAt(tokens, long) === 'long' ? { value: [{ unit, count: 1 }], next: long + 1 } : undefined
}

/** Of days one half is a working one: four hours. */
const smaller = {
  years: ['months', 12],
  months: ['days', 30],
  weeks: ['days', 7],
  days: ['hours', 8],
  hours: ['minutes', 60],
  minutes: ['seconds', 60],
  seconds: ['seconds', 1],
} as const

function durationOf(parts: readonly Part[]): Temporal.Duration {
  const fields: Partial<Record<Unit, number>> = {}
  for (const { unit, count } of parts) {
    const whole = Math.floor(count)
    const [below, times] = smaller[unit]
    fields[unit] = (fields[unit] ?? 0) + whole
    if (count > whole) fields[below] = (fields[below] ?? 0) + Math.round((count - whole) * times)
  }
  return Temporal.Duration.from(fields)
}
