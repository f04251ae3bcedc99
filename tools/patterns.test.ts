import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boundedPatterns, boundOf, builtWhileRunning } from './bounded-patterns.ts'
import { constructedPatterns } from './constructed-patterns.ts'
import { growthOf } from './growth.ts'
import { runsFor, textOf } from './pattern-runs.ts'
import { readerOf, readPatterns, type Pattern } from './patterns.ts'

const root = join(import.meta.dirname, '..')
const { written, built } = readPatterns(root)
const constructed = constructedPatterns(root, built)
const examples = Object.entries(builtWhileRunning).map(([file, { source, flags }]) => ({
  file,
  line: 0,
  source,
  flags,
}))
const all = [...written, ...constructed, ...examples]

test('every pattern is known, also those that code constructs', () => {
  const known = new Set(constructed.map(placeOf))
  const missing = built.filter((each) => !known.has(placeOf(each)) && !(each.file in builtWhileRunning))
  expect(missing.filter((each) => boundOf(each) === undefined)).toEqual([])
})

test('no pattern takes more than linear time on a long run of any character, unless its text is bounded', async () => {
  // A pattern that is written in several places takes as long in each of them.
  const unbounded = all.filter((each) => boundOf(each) === undefined)
  const distinct = [...new Map(unbounded.map((each) => [`${each.source}/${each.flags}`, each])).values()]
  expect(distinct.length).toBeGreaterThan(400)
  expect((await Array.fromAsync(distinct, growing)).flat()).toEqual([])
})

test('no pattern hangs on a short text, also where a bound keeps texts short', () => {
  const nested = all.filter((each) => boundOf(each) !== undefined && repeatsGroup.test(each.source))
  const distinct = [...new Map(nested.map((each) => [`${each.source}/${each.flags}`, each])).values()]
  expect(distinct.length).toBeGreaterThan(100)
  expect(distinct.flatMap(hanging)).toEqual([])
})

test.each([/(?:\b(?:by|on)(?: on)? )+$/, /^(?:a+)+b/, /^(?:\w+\s?)+:/])('%s is found to hang', ({ source, flags }) => {
  expect(hanging({ file: 'example.ts', line: 1, source, flags })).toHaveLength(1)
})

test('a bound is stated only where there is a pattern', () => {
  const places = Object.keys(boundedPatterns)
  expect(places.filter((place) => !all.some(({ file }) => file.startsWith(place)))).toEqual([])
})

test.each([/\s+$/, /(?:^|\n|\r)\s*BEGIN\s*:/i, /“[^”]*”/g, /^(?:a|a)+$/, /^\d+\d*x/, /key: (\w+)\w*;/])(
  '%s is found to take more than linear time',
  async ({ source, flags }) => {
    expect(await growing({ file: 'example.ts', line: 1, source, flags })).toHaveLength(1)
  },
)

test.each([/(?<!\s)\s+$/, /“[^“”]*”/g, /^[ \t]*BEGIN\s*:/im, /(?<!\p{L})\p{L}+\d/u])(
  '%s is found to take linear time',
  async ({ source, flags }) => {
    expect(await growing({ file: 'example.ts', line: 1, source, flags })).toEqual([])
  },
)

/** The first run on which a pattern's time grows faster than the text. */
async function growing(pattern: Pattern): Promise<string[]> {
  const read = readerOf(pattern)
  for (const run of runsFor(pattern.source, pattern.flags)) {
    const growth = await growthOf(read, (length) => textOf(run, length), enough)
    if (growth !== undefined)
      return [
        `${placeOf(pattern)} /${pattern.source}/ on ${JSON.stringify(run)}: ${growth.toFixed(1)} times for twice the text`,
      ]
  }
  return []
}

const enough = 1_000

/** The first run on which a few characters more take a multiple of the time. */
function hanging(pattern: Pattern): string[] {
  const read = readerOf(pattern)
  const words = new Set(pattern.source.match(/[a-z]{2,}/g))
  const ofWords = Array.from(words, (word) => ({ before: '', unit: `${word} `, after: '\u0001' }))
  for (const run of [...runsFor(pattern.source, pattern.flags), ...ofWords]) {
    for (let length = 24; length <= 168; length += 12) {
      const began = process.cpuUsage()
      read(textOf(run, length))
      const { user, system } = process.cpuUsage(began)
      if (user + system > hangs)
        return [`${placeOf(pattern)} /${pattern.source}/ on ${JSON.stringify(run)}: ${length} characters`]
    }
  }
  return []
}

/** A group that repeats without an end: two ways to read what it repeats double with each time. */
const repeatsGroup = /\)(?:[*+]|\{\d+,\})/

/** Microseconds; what is read in linear or quadratic time takes far less for so short a text. */
const hangs = 50_000

function placeOf({ file, line }: { file: string; line: number }): string {
  return `${file}:${line}`
}
