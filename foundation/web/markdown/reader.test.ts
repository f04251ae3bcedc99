import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createReader } from './reader.ts'
import { everything } from './testing/everything.ts'
import { wordsOf } from './testing/words.ts'

const folder = process.env['ATTACHE_BENCH_DATA'] ?? ''

test('a text that grows is read as it would be read at once, whatever it holds', () => {
  expectSameReading(everything)
  expect(createReader()(everything, false)).toHaveLength(18)
})

test('what was written before the last two blocks stays as it is while more is written', () => {
  const read = createReader()
  let before = read('', true)
  for (const text of prefixes(everything)) {
    const now = read(text, true)
    before.slice(0, -2).forEach((token, at) => expect(now[at]?.raw).toBe(token.raw))
    before = now
  }
})

test('no mark is seen that is gone a moment later', () => {
  const read = createReader()
  const words = 'Some **bold** words, *slanted* ones, `code()`, ~~none~~, a [link](https://example.com) and an end.'
  for (const text of prefixes(words)) expect(wordsOf(read(text, true))).not.toMatch(/[*`~[\]]|https/)
})

test('an address that is defined at the end is found once the text is whole', () => {
  const read = createReader()
  const text = 'See [it][1].\n\nMore.\n\nMore.\n\n[1]: https://example.com'
  for (const prefix of prefixes(text)) read(prefix, true)
  expect(JSON.stringify(read(text, false))).toContain('"href":"https://example.com"')
})

test('a letter in two halves is not shown before it is whole', () => {
  expect(wordsOf(createReader()('Done \u{1F44D}'.slice(0, -1), true))).toBe('Done ')
})

test('another text in its place is read from its beginning', () => {
  const read = createReader()
  read('# One\n\ntwo\n\nthree\n\nfour', true)
  expect(wordsOf(read('something else', true))).toBe('something else')
})

test.skipIf(folder === '')(
  'every prefix of every unfinished text in the samples is read as it would be read at once',
  () => {
    const file = readFileSync(join(folder, 'markdown/remend-pairs.jsonl'), 'utf8')
    const texts: string[] = file
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).input)
    expect(texts.length).toBeGreaterThan(300)
    for (const text of texts) expectSameReading(text)
    expectSameReading(texts.join('\n\n'))
  },
)

/** Reading in pieces and at once must give the same result; the last text reveals state left over from earlier ones. */
function expectSameReading(text: string): void {
  const read = createReader()
  for (const prefix of prefixes(text)) {
    const grown = read(prefix, true).map(({ raw }) => raw)
    const fresh = createReader()(prefix, true).map(({ raw }) => raw)
    expect(grown).toEqual(fresh)
  }
}

function prefixes(text: string): string[] {
  return Array.from({ length: text.length + 1 }, (_, length) => text.slice(0, length))
}
