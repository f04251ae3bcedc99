import { expect, test } from 'vitest'
import { readTaskWish } from './read-wish.ts'

/** Friday 20 November 2026. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  dateOrder: 'day-first',
  zone: 'Europe/Vienna',
} as const
const read = (sentence: string) => readTaskWish(sentence, wording, false)?.wish

test.each(['does Otto have any overdue tasks?', 'can you check if Otto has overdue tasks'])(
  '“%s” asks for what somebody was given',
  (sentence) => {
    expect(read(sentence)).toEqual({ do: 'list', which: { words: '', all: true, overdue: true, person: 'Otto' } })
  },
)

test.each(['which of my tasks is due first', 'which task comes due next?', 'what is due soonest'])(
  '“%s” asks for the one that is due first',
  (sentence) => {
    expect(read(sentence)).toEqual({ do: 'list', which: { words: '', all: true }, most: 1, by: 'due' })
  },
)

test.each(['what tasks are waiting on someone', 'which tasks are with other people'])(
  '“%s” asks for what was given to others',
  (sentence) => {
    expect(read(sentence)).toEqual(read('what am I waiting for'))
  },
)
