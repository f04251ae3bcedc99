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

function placeOf({ file, line }: { file: string; line: number }): string {
  return `${file}:${line}`
}
