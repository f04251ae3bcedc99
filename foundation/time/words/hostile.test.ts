import { expect, test } from 'vitest'
import { readRepetition } from './read-repetition.ts'
import { readTimes } from './read-times.ts'
import { hostile, nonsense } from './testing/nonsense.ts'
import type { Wording } from './when.ts'

const wording: Wording = { now: Temporal.PlainDateTime.from('2024-02-29T23:59:59'), dateOrder: 'month-first' }

test('1,000 sentences without sense are read without an exception, and no end is before its start', () => {
  expect(nonsense(1_000).filter((words) => !isSane(words))).toEqual([])
})

function isSane(words: string): boolean {
  const repeated = readRepetition(words, wording)
  const spans = [...readTimes(words, wording).filter(({ kind }) => kind === 'interval'), repeated]
  const ends = spans.every((each) => !each?.end || Temporal.PlainDateTime.compare(each.start, each.end) < 0)
  return ends && (repeated?.places ?? []).every(({ at, until }) => at >= 0 && at < until && until <= words.length)
}

test.each(hostile.map((words) => [words.slice(0, 20), words] as const))(
  'ten thousand characters of “%s” are read in bounded time',
  (_, words) => {
    expect(() => readRepetition(words, wording)).not.toThrow()
  },
)
