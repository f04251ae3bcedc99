import { expect, test } from 'vitest'
import { extract } from './extract.ts'

const report =
  'The bridge was closed in May. Engineers had found cracks in the bridge. Traffic was sent over the old bridge. ' +
  'A café nearby lost half of its guests. The town pays for the repair of the bridge. It opens again in October.'

test('sentences of a summary stand in the text, as they are and in their order', () => {
  const { sentences, of } = extract([report])
  expect(of).toBe(6)
  expect(sentences).toHaveLength(2)
  const places = sentences.map((sentence) => report.indexOf(sentence))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('what a text speaks of most is in its summary', () => {
  expect(extract([report]).sentences.join(' ')).toContain('bridge')
})

test('one sentence sums itself up, and nothing has no summary', () => {
  expect(extract(['Only this.'])).toEqual({ sentences: ['Only this.'], of: 1 })
  expect(extract([''])).toEqual({ sentences: [], of: 0 })
  expect(extract(['???', '- - -'])).toEqual({ sentences: [], of: 0 })
})

test('a long text is told in five sentences', () => {
  const text = Array.from({ length: 60 }, (_, at) => `Sentence ${at} speaks of matter ${at % 7}.`).join(' ')
  expect(extract([text]).sentences).toHaveLength(5)
})

test('a text of one sentence with very many words is summed up', () => {
  const endless = 'bridge '.repeat(300_000).trim()
  expect(extract([endless])).toEqual({ sentences: [endless], of: 1 })
})
