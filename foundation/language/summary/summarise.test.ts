import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'
import { summarise } from './summarise.ts'

const report =
  'The bridge was closed in May. Engineers had found cracks in the bridge. Traffic was sent over the old bridge. ' +
  'A café nearby lost half of its guests. The town pays for the repair of the bridge. It opens again in October.'
const memo = `Dear all,

we talked about the budget of the new office with Dr. Berg and
agreed that the rent must stay below 4,000 euros a month.
- Kim asks the landlord by Friday
- Sara compares three offers

The budget is decided on Monday!`

test('each sentence of a summary stands in its source at the place it names, in order', () => {
  const sources = [{ text: report }, { text: memo, who: 'Ana' }]
  const { points, of } = summarise(sources)
  expect(of).toBe(10)
  expect(points.length).toBeGreaterThan(1)
  for (const { source, from, to, text } of points) expect(sources[source]?.text.slice(from, to)).toBe(text)
  const places = points.map(({ source, from }) => source * 10_000 + from)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('what a text speaks of most is in its summary', () => {
  expect(pointsOf(report).join(' ')).toContain('bridge')
})

test('a summary has as many sentences as are asked for, or no more words than about that many', () => {
  expect(summarise([{ text: report }], { length: { sentences: 2 } }).points).toHaveLength(2)
  expect(summarise([{ text: report }], { length: { sentences: 99 } }).points).toHaveLength(6)
  const { points } = summarise([{ text: report }], { length: { words: 20 } })
  expect(points.flatMap(({ text }) => text.split(' ')).length).toBeLessThanOrEqual(25)
})

test('a subject can be asked for', () => {
  const { points } = summarise([{ text: report }], { length: { sentences: 1 }, about: 'guests of the café' })
  expect(points.map(({ text }) => text)).toEqual(['A café nearby lost half of its guests.'])
})

test('one sentence sums itself up, and what has no words has no summary', () => {
  expect(pointsOf('Only this.')).toEqual(['Only this.'])
  expect(summarise([{ text: '' }, { text: '???\n- - -' }])).toEqual({ points: [], of: 0 })
})

test('a text of one sentence with very many words is summed up', () => {
  const endless = 'bridge '.repeat(300_000).trim()
  expect(pointsOf(endless)).toEqual([endless])
})

test('lines that only wrap are one sentence, entries of a list are their own, and abbreviations end none', () => {
  expect(sentencesOf(memo).map(({ from, to }) => memo.slice(from, to))).toEqual([
    'Dear all,',
    'we talked about the budget of the new office with Dr. Berg and\nagreed that the rent must stay below 4,000 euros a month.',
    '- Kim asks the landlord by Friday',
    '- Sara compares three offers',
    'The budget is decided on Monday!',
  ])
})

test.each([
  ['Berg GmbH, Lindenstr. 12, owes the fee. It is paid by Mrs. J. K. Moore of Berg Ltd. London.', 2],
  ['See Art. 28, cf. sec. 7.3 and ![a](b) there. In the U.S. It rains. The U.S. Government left.', 4],
  ['Is it no. 5? No. We met at 5 p.m. Kim left. Annex A. It ends.', 6],
  ['Am 3. Mai kostete es ca. 2 Mio. Euro. Z.B. gilt Abs. 3 Satz 1 Nr. 2 BGB bzw. Fr. Berg.\nSie sah Dr.\nEs endet', 4],
])('%s: %d sentences', (text, count) => {
  expect(sentencesOf(text)).toHaveLength(count)
})

test('a greeting, a label or a word is no sentence beside others, and stands for itself without any', () => {
  expect(summarise([{ text: 'Dear Kim,\nTest image:\nK.\nThe bridge is closed.' }]).of).toBe(1)
  expect(pointsOf('Kim left early')).toEqual(['Kim left early'])
})

function pointsOf(text: string): string[] {
  return summarise([{ text }]).points.map((point) => point.text)
}
