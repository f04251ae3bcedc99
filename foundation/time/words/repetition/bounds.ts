import { clauseAfter, endOf, readCount, readStretch, type Stretch } from './clauses.ts'
import { type Frequency, numberOf, skip, textAt, unitOf, type Word, wordsOf } from './words.ts'
import { masked } from '../text/mask.ts'
import type { Place, Wording } from '../when.ts'

/** When a repetition begins and ends, as far as it was said, and the text that is left. */
export type Bounds = {
  text: string
  places: Place[]
  start?: Stretch
  /** The last day that counts. */
  until?: Temporal.PlainDate
  /** So long from its beginning. */
  lasts?: Temporal.Duration
  count?: number
}

type Clause = (bounds: Bounds, words: readonly Word[], at: number, asked: Asked) => Bounds | undefined
/** `several`: more than one day of a week. */
type Asked = { wording: Wording; frequency: Frequency; several: boolean }

/** Clauses may stand anywhere: “starting in April, daily until March, 10 times”. */
export function readBounds(text: string, asked: Asked): Bounds {
  let bounds: Bounds = { text, places: [] }
  for (let turn = 0; turn < 6; turn += 1) {
    const next = nextClause(bounds, asked)
    if (!next) return bounds
    bounds = next
  }
  return bounds
}

function nextClause(bounds: Bounds, asked: Asked): Bounds | undefined {
  const words = wordsOf(bounds.text)
  for (const clause of clauses)
    for (let at = 0, tried = 0; at < words.length && tried < 20; at += 1) {
      if (!leads.has(textAt(words, at)) && !/^\d/.test(textAt(words, at)) && numberOf(textAt(words, at)) === undefined)
        continue
      tried += 1
      const read = clause(bounds, words, at, asked)
      if (read) return read
    }
  return undefined
}

const starting = [
  'starting',
  'beginning',
  'start',
  'starts',
  'begins',
  'begin',
  'commencing',
  'effective',
  'since',
  'from',
  'as',
  'between',
]
const ending = ['until', 'till', 'til', 'through', 'thru', 'ending', 'ends', 'end', 'finishing', 'up', 'to']
const leads = new Set([
  'this',
  'next',
  'coming',
  ...starting,
  ...ending,
  'for',
  'over',
  'during',
  'twice',
  'thrice',
  'once',
  'forever',
  'indefinitely',
])

/** “starting next Tuesday”, “from November until June”, “as of 3 March”. */
const readStart: Clause = (bounds, words, at, { wording }) => {
  if (bounds.start || !starting.includes(textAt(words, at))) return undefined
  if (textAt(words, at) === 'as' && textAt(words, at + 1) !== 'of') return undefined
  const from = textAt(words, at) === 'between' ? at : skip(words, at + 1, ['from', 'on', 'in', 'as', 'of'])
  const start = readStretch(clauseAfter(bounds.text, words, from), wording)
  const begin = words[from]?.at
  if (!start || begin === undefined) return undefined
  const interval = start.when?.kind === 'interval' && start.when.grain !== 'part' && start.when.end
  const until = interval ? inclusive(start.to) : bounds.until
  return { ...taken(bounds, words[at]?.at ?? begin, begin + start.until), start, ...(until && { until }) }
}

/** “until March” ends with the first of March, “through March” with its last day. */
const readUntil: Clause = (bounds, words, at, { wording }) => {
  const word = textAt(words, at)
  if (bounds.until || !ending.includes(word)) return undefined
  if ((word === 'up' || word === 'end') && !['to', 'until', 'on', 'in'].includes(textAt(words, at + 1)))
    return undefined
  const after = skip(words, at + 1, ['to', 'until', 'till', 'and', 'including', 'in', 'on', 'through'])
  if (textAt(words, after) === 'further' && textAt(words, after + 1) === 'notice')
    return taken(bounds, words[at]?.at ?? 0, words[after + 1]?.until ?? 0)
  const now = bounds.start?.from ?? wording.now
  const stretch = readStretch(clauseAfter(bounds.text, words, after), { ...wording, now })
  const begin = words[after]?.at
  if (!stretch || begin === undefined) return undefined
  if (word === 'to' && !bounds.start) return undefined
  const through = ['through', 'thru'].includes(word) || textAt(words, at + 1) === 'through'
  const until = through ? inclusive(stretch.to) : stretch.from.toPlainDate()
  return { ...taken(bounds, words[at]?.at ?? begin, begin + stretch.until), until }
}

function inclusive(end: Temporal.PlainDateTime): Temporal.PlainDate {
  return end.subtract({ nanoseconds: 1 }).toPlainDate()
}

/** “for the next three weeks”, “for up to 2 months”, “for a year”, “for the rest of the year”. */
const readLasting: Clause = (bounds, words, at, { wording, frequency }) => {
  if (!['for', 'over', 'during'].includes(textAt(words, at)) || bounds.lasts) return undefined
  const begin = skip(words, at + 1, soft)
  if (textAt(words, begin) === 'rest') return restOf(bounds, words, { at, begin }, wording)
  const count = numberOf(textAt(words, begin)) ?? { couple: 2, few: 3 }[textAt(words, begin)]
  if (count === undefined && begin === at + 1) return undefined
  const end = count === undefined ? begin : skip(words, begin + 1, ['of', '-', 'more'])
  const unit = unitOf(textAt(words, end))
  const field = unit && fieldOf(unit.frequency)
  if (!field || !bounding(frequency, unit.frequency, (count ?? 1) * unit.times)) return undefined
  const lasts = Temporal.Duration.from({ [field]: (count ?? 1) * unit.times })
  return { ...taken(bounds, words[at]?.at ?? 0, words[end]?.until ?? 0), lasts }
}

const soft = 'the next following coming up to about another at least a an'.split(' ')

function fieldOf(frequency: Frequency): 'days' | 'weeks' | 'months' | 'years' | undefined {
  if (frequency === 'DAILY') return 'days'
  if (frequency === 'WEEKLY') return 'weeks'
  return frequency === 'MONTHLY' ? 'months' : frequency === 'YEARLY' ? 'years' : undefined
}

/** “every day this week”, “every weekday next week”, “Mondays next month”: it begins and ends with them. */
const readSpan: Clause = (bounds, words, at, { wording: { now }, frequency, several }) => {
  const which = textAt(words, at)
  const unit = unitOf(textAt(words, at + 1))
  if (!['this', 'next', 'coming'].includes(which) || !unit || unit.times !== 1) return undefined
  const fits = bounding(frequency, unit.frequency, 1) || (several && unit.frequency === 'WEEKLY')
  const end = fits ? endOf(textAt(words, at + 1), now) : undefined
  if (!end || bounds.start || bounds.until) return undefined
  const place = { at: words[at]?.at ?? 0, until: words[at + 1]?.until ?? 0 }
  const rest = taken(bounds, place.at, place.until)
  if (which === 'this') return { ...rest, until: inclusive(end) }
  const to = endOf(textAt(words, at + 1), end) ?? end
  return { ...rest, start: { from: end, to, until: place.until }, until: inclusive(to) }
}

const rising = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']

/** “Every year for two days” says how long each is; “every day for two days” for how long it goes on. */
function bounding(frequency: Frequency, unit: Frequency, count: number): boolean {
  const wider = rising.indexOf(unit) - rising.indexOf(frequency)
  return rising.indexOf(unit) >= 3 && (wider > 0 || (wider === 0 && count > 1))
}

function restOf(
  bounds: Bounds,
  words: readonly Word[],
  { at, begin }: { at: number; begin: number },
  wording: Wording,
): Bounds | undefined {
  const stretch = readStretch(clauseAfter(bounds.text, words, begin), {
    ...wording,
    now: bounds.start?.from ?? wording.now,
  })
  const from = words[begin]?.at
  if (!stretch || from === undefined) return undefined
  return { ...taken(bounds, words[at]?.at ?? from, from + stretch.until), until: inclusive(stretch.to) }
}

const readTimesCount: Clause = (bounds, words, at) => {
  const count = bounds.count === undefined ? readCount(words, at) : undefined
  return count && { ...taken(bounds, words[at]?.at ?? 0, words[count.end - 1]?.until ?? 0), count: count.value }
}

const readForever: Clause = (bounds, words, at) => {
  const place = words[at]
  return place && ['forever', 'indefinitely'].includes(place.text) ? taken(bounds, place.at, place.until) : undefined
}

const clauses: readonly Clause[] = [readTimesCount, readStart, readUntil, readLasting, readForever, readSpan]

export function taken<T extends { text: string; places: Place[] }>(bounds: T, at: number, until: number): T {
  return { ...bounds, text: masked(bounds.text, at, until), places: [...bounds.places, { at, until }] }
}
