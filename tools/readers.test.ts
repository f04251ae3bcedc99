import { expect, test } from 'vitest'
import { dearness, growthOf } from './growth.ts'
import { textOf } from './pattern-runs.ts'
import { kinds, readers, unheard } from './readers.ts'

/** `npm run bench -- readers` tries all kinds, and texts of a million characters. */
const few = kinds.filter(({ before }) => before === 'Lunch ')

/** Busy neighbours have slowed three long readings in a row and none of the short ones. */
const busyRounds = 10

/** All of these read the words of times, which is most of what they cost. Each kind reaches that reading twice. */
const readersOfTimes = [
  'chat words',
  'chat words after an answer',
  'time words',
  'event words',
  'quick add',
  'a CSV of tasks',
]

function kindsFor(name: string): typeof few {
  const turn = readersOfTimes.indexOf(name)
  return turn === -1 ? few : few.filter((_, at) => at % 3 === turn % 3)
}

test('each kind of run reaches the reading of times', () => {
  expect(readersOfTimes.filter((name) => !(name in readers))).toEqual([])
  expect(new Set(readersOfTimes.flatMap(kindsFor)).size).toBe(few.length)
})

test.each(Object.entries(readers))('%s costs at most twice as much for twice the text', async (name, read) => {
  const grown = await Array.fromAsync(kindsFor(name), async (run) => {
    const growth = await growthOf(
      (text) => read(unheard(text)),
      (length) => textOf(run, length),
      500,
      busyRounds,
    )
    return growth === undefined ? [] : [`${JSON.stringify(run.unit)}: ${growth.toFixed(1)} times`]
  })
  expect(grown.flat()).toEqual([])
})

test('a reader that reads its text repeatedly is found', async () => {
  expect(await growthOf(readAgainAndAgain, (length) => 'a'.repeat(length), 500)).toBeGreaterThan(2.6)
})

test('a reader whose first readings were slowed by other work is not accused', async () => {
  let readings = 0
  const read = () => {
    readings += 1
    if (readings <= 6) work(25)
  }
  expect(await growthOf(read, (length) => 'a'.repeat(length), 1_000)).toBeUndefined()
  expect(readings).toBeGreaterThan(6)
})

test('work that is always dear is found, and work that was dear once is not', async () => {
  // CPU time comes in ticks of up to ten milliseconds, so the difference must be large.
  expect(await dearness(() => work(100), usualWork, 3)).toBeGreaterThan(3)
  let times = 0
  expect(await dearness(() => work(times++ === 0 ? 100 : 4), usualWork, 3)).toBeUndefined()
})

function usualWork(): void {
  work(4)
}

function work(milliseconds: number): void {
  const before = process.cpuUsage()
  for (let spent = 0; spent < milliseconds;) {
    const { user, system } = process.cpuUsage(before)
    spent = (user + system) / 1000
  }
}

function readAgainAndAgain(text: string): number[] {
  return Array.from(text, (_, at) => text.slice(0, at).split('').length)
}
