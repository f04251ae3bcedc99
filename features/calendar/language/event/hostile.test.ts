import { expect, test } from 'vitest'
import { hostile, nonsense } from '#foundation/time/words/testing/nonsense.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { readEvent } from './read-event.ts'
import type { SaidEvent } from './said-event.ts'

const wording: Wording = { now: Temporal.PlainDateTime.from('2024-02-29T23:59:59'), dateOrder: 'month-first' }

test('1,000 sentences without sense are read without an exception, and no end is before its start', () => {
  expect(nonsense(1_000).filter((words) => !isSane(words, attempt(words)))).toEqual([])
})

function attempt(words: string): SaidEvent {
  try {
    return readEvent(words, wording).said
  } catch (error) {
    throw new Error(`cannot read: ${words}`, { cause: error })
  }
}

function isSane(words: string, { when, repeated, title }: SaidEvent): boolean {
  const spans = [when?.kind === 'interval' ? when : undefined, repeated]
  const ends = spans.every((each) => !each?.end || Temporal.PlainDateTime.compare(each.start, each.end) < 0)
  const within = (repeated?.places ?? []).every(({ at, until }) => at >= 0 && at < until && until <= words.length)
  return ends && within && !title.includes('\uFFFC'.repeat(2))
}

test.each(hostile.map((words) => [words.slice(0, 20), words] as const))(
  'ten thousand characters of “%s” are read in bounded time',
  (_, words) => {
    expect(() => readEvent(words, wording)).not.toThrow()
  },
)
