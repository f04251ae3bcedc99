import { type Reader, textAt } from './span.ts'
import type { Token } from '../text/tokens.ts'

const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const short = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const other: Record<string, number> = { tues: 2, weds: 3, thur: 4, thurs: 4 }

export const weekdayWords = names

/** Monday is 1. */
export function weekdayOf(text: string): number | undefined {
  const at = names.findIndex((name) => text === name || text === `${name}s`)
  const number = at === -1 ? short.indexOf(text) + 1 : at + 1
  return number || other[text]
}

const whole: Record<string, readonly number[]> = {
  weekdays: [1, 2, 3, 4, 5],
  weekday: [1, 2, 3, 4, 5],
  workdays: [1, 2, 3, 4, 5],
  weekends: [6, 7],
  weekend: [6, 7],
  everyday: [1, 2, 3, 4, 5, 6, 7],
  daily: [1, 2, 3, 4, 5, 6, 7],
}

/** “Monday to Thursday”, “Mon, Wed and Fri”, “weekdays”, “every day except Friday”. */
export const readDays: Reader<readonly number[]> = (words, at) => {
  const days = new Set<number>()
  let end = at
  for (let next = at; next < words.length;) {
    const found = readSome(words, next)
    if (!found) break
    for (const day of found.days) days.add(day)
    end = found.end
    next = joined(words, end)
  }
  if (days.size === 0) return undefined
  const without = ['except', 'but', 'excluding', 'without'].includes(textAt(words, end))
  const left = without ? readDays(words, textAt(words, end + 1) === 'not' ? end + 2 : end + 1) : undefined
  for (const day of left?.value ?? []) days.delete(day)
  return { at, end: left?.end ?? end, value: [...days].sort((a, b) => a - b) }
}

function readSome(words: readonly Token[], at: number): { days: readonly number[]; end: number } | undefined {
  const word = textAt(words, at)
  if (['every', 'each', 'all'].includes(word) && ['day', 'days', 'week'].includes(textAt(words, at + 1)))
    return { days: whole['daily'] ?? [], end: at + 2 }
  const known = whole[word]
  if (known) return { days: known, end: at + 1 }
  const first = weekdayOf(word)
  if (first === undefined) return undefined
  const last = ['to', 'till', 'until', 'through', 'thru', '-', '–', '—'].includes(textAt(words, at + 1))
    ? weekdayOf(textAt(words, at + 2))
    : undefined
  return last === undefined ? { days: [first], end: at + 1 } : { days: stretch(first, last), end: at + 3 }
}

function joined(words: readonly Token[], at: number): number {
  return ['and', '/', 'plus', 'or', 'on'].includes(textAt(words, at)) ? at + 1 : at
}

function stretch(first: number, last: number): number[] {
  const length = ((last - first + 7) % 7) + 1
  return Array.from({ length }, (_, step) => ((first - 1 + step) % 7) + 1)
}
