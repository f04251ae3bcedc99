import { type DateRead, dateReader } from './dates.ts'
import { length, repetition, time } from './moments.ts'
import { readNumber, readOrdinal } from './numbers.ts'
import type { Piece, Scene, Text } from './piece.ts'
import { readAll, type Span, textAt } from './span.ts'
import { readDays } from './weekdays.ts'
import { address, link, quoted } from './written.ts'

/** A day, however it was said. */
export const date: Piece<DateRead> = { name: 'date', read: datesIn }

/** “In 10 days”, “next Friday”: named by its distance from today. */
const offset: Piece<DateRead> = { name: 'offset', read: (...given) => ofKind('offset', datesIn(...given)) }

/** “24 December”, “Easter”: named by its place in the calendar. */
const calendar: Piece<DateRead> = { name: 'calendar', read: (...given) => ofKind('calendar', datesIn(...given)) }

/** “Mon to Thu”, “weekdays”: Monday is 1. */
export const days: Piece<readonly number[]> = { name: 'days', read: ({ tokens }) => readAll(tokens, readDays) }

const number: Piece<number> = { name: 'number', read: ({ tokens }) => readAll(tokens, readNumber) }

/** “Second”, “3rd”. */
const ordinal: Piece<number> = {
  name: 'ordinal',
  read: ({ tokens }) =>
    readAll(tokens, (all, at) => {
      const value = readOrdinal(textAt(all, at))
      return value === undefined ? undefined : { at, end: at + 1, value }
    }),
}

/** The pieces that every language may name. */
export const commonPieces: readonly Piece[] = [
  time,
  length,
  repetition,
  date,
  offset,
  calendar,
  days,
  number,
  ordinal,
  quoted,
  address,
  link,
]

function datesIn({ tokens }: Text, { now }: Scene): Span<DateRead>[] {
  return readAll(tokens, dateReader(now.toPlainDate()))
}

function ofKind(kind: DateRead['kind'], dates: readonly Span<DateRead>[]): Span<DateRead>[] {
  return dates.filter(({ value }) => value.kind === kind)
}
