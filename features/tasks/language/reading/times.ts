import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'

export type SaidDue = { due: string; repeat: string | null; repeatsFrom: 'due' | 'done'; rest: string }

/** Words that lead to a time, and go with it. */
const leading =
  /(?:^|[ ,])(?:(?:and )?(?:it is|it's|its|is|which is|that is)? ?due(?: date)?(?: on| by| at| is)?|on|by|at|for|until|till|before|starting|from|this|in|with a due date of)$/i

/** When something is to be done, and the text without it. What names a part of a day (“tonight”) means that day. */
export function dueIn(text: string, wording: Wording): SaidDue | undefined {
  const repeated = readRepetition(text, wording)
  if (repeated) {
    const due = repeated.saysTime ? repeated.start : repeated.start.toPlainDate()
    return { due: written(due), repeat: repeated.rule, repeatsFrom: 'due', rest: cleared(text, repeated.places) }
  }
  const times = readTimes(text, wording)
  const last = times.at(-1)
  if (!last) return undefined
  const day = times.find(({ saysDay }) => saysDay) ?? last
  const clock = times.find(({ saysTime, grain }) => saysTime && grain !== 'part')
  // “By Friday” is open at its beginning.
  if (day.kind === 'before' && day.end && !clock)
    return { due: written(day.end.toPlainDate()), repeat: null, repeatsFrom: 'due', rest: cleared(text, times) }
  const start = clock ? day.start.toPlainDate().toPlainDateTime(clock.start.toPlainTime()) : day.start.toPlainDate()
  return { due: written(start), repeat: null, repeatsFrom: 'due', rest: cleared(text, times) }
}

function cleared(text: string, places: readonly Pick<When, 'at' | 'until'>[]): string {
  return places.toReversed().reduce((left, place) => without(left, place), text)
}

function written(time: Temporal.PlainDate | Temporal.PlainDateTime): string {
  return time.toString().slice(0, 16)
}

function without(text: string, { at, until }: Pick<When, 'at' | 'until'>): string {
  const before = text.slice(0, at).trimEnd().replace(leading, '')
  return `${before.trimEnd()} ${text.slice(until).trimStart()}`.trim()
}

/** A stretch of days: “today”, “this week”, “before Friday”. */
export function daysIn(text: string, wording: Wording): { from?: string; before?: string; rest: string } | undefined {
  const [time] = readTimes(text, wording)
  if (!time) return undefined
  const rest = without(text, time)
  const start = time.start.toPlainDate()
  const end = time.end ? dayAfter(time.end) : start.add(lengths[time.grain] ?? { days: 1 })
  if (time.kind === 'before') return { before: start.toString(), rest }
  if (time.kind === 'after') return { from: start.toString(), rest }
  return { from: start.toString(), before: end.toString(), rest }
}

const lengths: Partial<Record<When['grain'], Temporal.DurationLike>> = {
  week: { days: 7 },
  weekend: { days: 2 },
  month: { months: 1 },
  quarter: { months: 3 },
  year: { years: 1 },
}

function dayAfter(end: Temporal.PlainDateTime): Temporal.PlainDate {
  const day = end.toPlainDate()
  return day.toPlainDateTime().equals(end) ? day : day.add({ days: 1 })
}
