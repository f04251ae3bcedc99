import { readTimes } from '../read-times.ts'
import { mask } from '../text/mask.ts'
import { numberOf, skip, textAt, unitOf, type Word, wordsOf } from './words.ts'
import { monthOf } from '../text/vocabulary.ts'
import type { When, Wording } from '../when.ts'

/** The days from the one to the other, which is exclusive, and where their name ends in the text. */
export type Stretch = { from: Temporal.PlainDateTime; to: Temporal.PlainDateTime; until: number; when?: When }

const stops = `for until till til starting beginning ending except excluding but every each at @ with about apart
  skipping skip repeat repeating`.split(/\s+/)
const longest = 90

/** What stands between this word and the next clause. */
export function clauseAfter(text: string, words: readonly Word[], at: number, keep: readonly string[] = []): string {
  const begin = words[at]?.at ?? text.length
  const limit = Math.min(text.length, begin + longest)
  for (let next = at; next < words.length; next += 1) {
    const word = words[next]
    if (!word || word.at >= limit) break
    if (endsClause(words, next, next === at, keep)) return text.slice(begin, word.at)
  }
  return text.slice(begin, limit)
}

function endsClause(words: readonly Word[], at: number, first: boolean, keep: readonly string[]): boolean {
  const word = textAt(words, at)
  if (keep.includes(word)) return false
  if (word.startsWith(mask) || [';', '!', ')', '('].includes(word)) return true
  if (word === ',' || word === '.') return !/^\d{4}$/.test(textAt(words, at + 1)) && !followsShort(words, at)
  return !first && (stops.includes(word) || word === 'on')
}

function followsShort(words: readonly Word[], at: number): boolean {
  return textAt(words, at) === '.' && textAt(words, at - 1).length === 3 && monthOf(textAt(words, at - 1)) !== undefined
}

/** “march”, “the end of June 2027”, “2028”, “the end of the year”, and every day that is said otherwise. */
export function readStretch(clause: string, wording: Wording): Stretch | undefined {
  return byMonth(clause, wording.now) ?? byEnd(clause, wording.now) ?? byTimes(clause, wording)
}

function byTimes(clause: string, wording: Wording): Stretch | undefined {
  const when = readTimes(clause, wording)[0]
  if (!when?.saysDay || when.at > 12) return undefined
  const to = when.end ?? ended(when)
  return {
    from: when.start,
    to: Temporal.PlainDateTime.compare(to, when.start) > 0 ? to : ended(when),
    until: when.until,
    when,
  }
}

/** Where something ends that has no other end than that of its grain. */
export function ended({ start, grain }: When): Temporal.PlainDateTime {
  if (grain === 'week' || grain === 'month' || grain === 'year') return start.add({ [`${grain}s`]: 1 })
  if (grain === 'quarter') return start.add({ months: 3 })
  if (grain === 'weekend') return start.add({ days: 2 })
  return start.toPlainDate().add({ days: 1 }).toPlainDateTime()
}

/** A month is always one to come, or the running one. */
function byMonth(clause: string, now: Temporal.PlainDateTime): Stretch | undefined {
  const words = wordsOf(clause)
  const begin = skip(words, 0, ['the', 'in', 'on', 'of', 'from', 'at', 'by'])
  const edge = ['end', 'beginning', 'start', 'middle', 'mid', 'early', 'late'].includes(textAt(words, begin))
    ? textAt(words, begin)
    : ''
  const at = skip(words, edge === '' ? begin : begin + 1, ['of', '-', 'in'])
  const bare = edge === '' && /^20\d\d$/.test(textAt(words, at)) && words.length === at + 1
  if (bare) return yearOf(Number(textAt(words, at)), words[at]?.until ?? 0)
  const month = monthOf(textAt(words, at))
  if (month === undefined || isDayBefore(words, begin - 1)) return undefined
  const after = skip(words, at + 1, ['.', ',', 'of'])
  const year = /^20\d\d$/.test(textAt(words, after)) ? Number(textAt(words, after)) : undefined
  if (year === undefined && /^\d|^first$|th$|^second$|^third$|last/.test(textAt(words, at + 1))) return undefined
  const from = monthAfter(now, month, year)
  const until = words[year === undefined ? at : after]?.until ?? 0
  return atEdge({ from, to: from.add({ months: 1 }), until }, edge)
}

function isDayBefore(words: readonly Word[], at: number): boolean {
  return /^\d/.test(textAt(words, at))
}

function yearOf(year: number, until: number): Stretch {
  const from = new Temporal.PlainDateTime(year, 1, 1)
  return { from, to: from.add({ years: 1 }), until }
}

function monthAfter(now: Temporal.PlainDateTime, month: number, year: number | undefined): Temporal.PlainDateTime {
  const named = new Temporal.PlainDateTime(year ?? now.year, month, 1)
  return year === undefined && month < now.month ? named.add({ years: 1 }) : named
}

function atEdge(stretch: Stretch, edge: string): Stretch {
  const { from, to } = stretch
  if (edge === 'end' || edge === 'late') return { ...stretch, from: to.subtract({ days: 1 }) }
  if (edge.startsWith('mid')) return { ...stretch, from: from.add({ days: 14 }), to: from.add({ days: 15 }) }
  return edge === '' ? stretch : { ...stretch, to: from.add({ days: 1 }) }
}

/** “the end of the year”, “end of next month”, “eoy”. */
function byEnd(clause: string, now: Temporal.PlainDateTime): Stretch | undefined {
  const words = wordsOf(clause)
  const begin = skip(words, 0, ['the', 'at', 'by'])
  const end = textAt(words, begin) === 'end' || textAt(words, begin) === 'rest'
  if (!end) return undefined
  const the = skip(words, begin + 1, ['of', 'the', 'this', 'current'])
  const next = textAt(words, the) === 'next'
  const at = next ? the + 1 : the
  const unit = unitOf(textAt(words, at))
  const to = unit && endOf(textAt(words, at), now)
  if (!to) return undefined
  const beyond = next ? endOf(textAt(words, at), to) : to
  return beyond && { from: beyond.subtract({ days: 1 }), to: beyond, until: words[at]?.until ?? 0 }
}

/** Where the running week, month, quarter or year ends. */
export function endOf(unit: string, now: Temporal.PlainDateTime): Temporal.PlainDateTime | undefined {
  const today = now.toPlainDate().toPlainDateTime()
  if (unit === 'week') return today.add({ days: 8 - today.dayOfWeek })
  if (unit === 'month') return today.with({ day: 1 }).add({ months: 1 })
  if (unit === 'quarter') return today.with({ day: 1 }).add({ months: 3 - ((today.month - 1) % 3) })
  return unit === 'year' ? today.with({ month: 1, day: 1 }).add({ years: 1 }) : undefined
}

/** “3 times”, “10x”, “twice”, “five occurrences”: how often, and the index past it. */
export function readCount(words: readonly Word[], at: number): { value: number; end: number } | undefined {
  const begin = skip(words, at, ['for', 'only', 'just', 'a', 'total', 'of', 'the', 'next'])
  const word = textAt(words, begin)
  const often = { twice: 2, thrice: 3, once: 1 }[word]
  if (often !== undefined && !['a', 'an', 'per', 'every', 'each'].includes(textAt(words, begin + 1)))
    return { value: often, end: begin + 1 }
  const joined = /^(\d{1,3})x$/.exec(word)
  if (joined) return { value: Number(joined[1]), end: begin + 1 }
  const value = numberOf(word)
  const named = skip(words, begin + 1, ['more', 'total', 'consecutive'])
  if (
    value === undefined ||
    value === 0 ||
    !/^(x|times?|occurrences?|occurences?|instances?|sessions?|repetitions?|repeats?)$/.test(textAt(words, named))
  )
    return undefined
  if (['a', 'per'].includes(textAt(words, named + 1))) return undefined
  return { value, end: named + 1 }
}
