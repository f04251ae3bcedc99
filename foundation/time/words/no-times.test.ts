import { describe, expect, it } from 'vitest'
import { readTimes } from './read-times.ts'
import type { Wording } from './when.ts'

const wording: Wording = { now: Temporal.PlainDateTime.from('2026-11-18T10:30'), dateOrder: 'day-first' }

describe('what is no time', () => {
  it.each([
    'room 8',
    'deliver 2000 pieces of toys',
    'a one on one meeting',
    'that one',
    'the earlier one',
    'a 1:1 with Sara',
    'may I ask you something',
    'this may take longer',
    'I sat down',
    'lunch with Tom',
    'is tom free',
    'tom',
    'the tom reminder',
    'remind tom of it',
    'the sun is out',
    'version 2.30',
    'it costs $15',
    'call mp3',
    'walk 24/7',
    'a second opinion',
    'the 3rd floor',
    'chapter 12',
    '31 February',
    '25:00',
    '13/13/2027',
  ])('%s', (text) => {
    expect(readTimes(text, wording)).toEqual([])
  })
})

const pieces =
  `the first second last of a an in at on by from to until before after next this every monday tuesday friday
  march may february 29 31 0 12 13 1999 2026 99999 week month year quarter days hours minutes ago and half past quarter - / : .
  , am pm p h tonight morning noon easter christmas closest third end early mid late 1/2 ½ 10:30 25:61 3pm st th PST + ( ) Q1
  two hundred thousand few couple business fortnight 🦜 ’ zone utc+14 not-a-word`.split(/\s+/u)

describe('sentences without sense', () => {
  it('are read without an exception, in order, and no end is before its beginning', () => {
    const next = numbers(20261118)
    for (let turn = 0; turn < 1500; turn += 1) {
      const text = Array.from(
        { length: 1 + Math.floor(next() * 12) },
        () => pieces[Math.floor(next() * pieces.length)],
      ).join(next() < 0.1 ? '' : ' ')
      const times = readTimes(text, { ...wording, zone: 'Europe/Berlin' })
      const isOrdered = times.every(({ at, until }, index) => at < until && at >= (times[index - 1]?.until ?? 0))
      const isForward = times.every(({ start, end = start }) => Temporal.PlainDateTime.compare(start, end) <= 0)
      expect({ text, isOrdered, isForward }).toEqual({ text, isOrdered: true, isForward: true })
    }
  })

  it.each(['first monday of ', 'mon,', 'end of ', 'a week after ', '3 to 5 ', '1-', ' ', '('])(
    '%s, ten thousand letters long',
    (piece) => {
      const text = piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000)
      expect(readTimes(text, wording).length).toBeLessThan(5000)
    },
  )
})

/** The same numbers in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
