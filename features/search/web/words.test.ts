import { expect, test } from 'vitest'
import { type SaidPart, saidIn } from './said.ts'
import { asSaid, countWords, dayOfThing, fromFirstMark, markedIn, nothingWords, whereOf } from './words.ts'

test('a task is due on its day, wherever one is', () => {
  expect(dayOfThing({ kind: 'task', at: '2027-01-13T00:00:00.000Z' })).toBe('13 Jan 2027')
})

test('says where a passage stands, and beneath which headings', () => {
  expect(whereOf({ place: { page: 3, heading: ['Costs', 'Travel'] } })).toBe('Page 3 · Costs › Travel')
  expect(whereOf({ place: { sheet: 'Budget', cells: 'A2:C9' } })).toBe('Budget, A2:C9')
  expect(whereOf({})).toBe('')
})

test('a passage begins shortly before its first mark, which stays where its words are', () => {
  const text = 'In the autumn all of us will travel to the lake, as in every year.'
  const at = text.indexOf('lake')
  const cut = fromFirstMark({ text, marks: [[at, at + 4]] })
  expect(cut.text).toBe('…travel to the lake, as in every year.')
  expect(cut.marks.map(([from, to]) => cut.text.slice(from, to))).toEqual(['lake'])
  const listed = 'Which of these do you mean? - Down to the lake'
  expect(fromFirstMark({ text: listed, marks: [[42, 46]] })).toEqual({ text: '…Down to the lake', marks: [[13, 17]] })
  expect(fromFirstMark({ text: 'To the lake', marks: [[7, 11]] })).toEqual({ text: 'To the lake', marks: [[7, 11]] })
})

test('notes are quoted without the marks of Markdown, and a file as it is', () => {
  const text = 'See [the plan](https://example.com/plan) for the **budget** of 2027'
  const at = text.indexOf('budget')
  const words = { text, marks: [[at, at + 6]] as [number, number][] }
  expect(asSaid('event', words)).toEqual({ text: 'See the plan for the budget of 2027', marks: [[21, 27]] })
  expect(asSaid('file', words)).toEqual(words)
})

test('says how many were found, and of too many that these are the best', () => {
  expect(countWords(3, 50, 'lake')).toBe('3 found for “lake”')
  expect(countWords(50, 50, 'lake')).toBe('The 50 that fit “lake” best')
  expect(countWords(0, 50, 'lake')).toBe('Nothing found for “lake”')
})

const nothing = (text: string, isFiltered = false, without: SaidPart[] = []) =>
  nothingWords(text, isFiltered, saidIn({ text, without }))

test('says what holds nothing, with the filters that were read in the words', () => {
  expect(nothing('lake')).toBe('No chat, event, task, file, contact or mail contains “lake”.')
  expect(nothing('lake', true)).toBe('Nothing within these filters contains “lake”.')
  expect(nothing('pdfs from Akira last month about pricing')).toBe(
    'No file whose name ends in .pdf from last month names Akira and contains “pricing”.',
  )
  expect(nothing('emails from Elena')).toBe('No mail names Elena.')
  expect(nothing('emails from Elena about rent', false, ['kind'])).toBe('Nothing names Elena and contains “rent”.')
})

test('what is marked in a thing stands in its title and its passages', () => {
  const passages = [{ text: 'Two hours of work', marks: [[4, 9]] as [number, number][], path: '/' }]
  expect(markedIn({ title: 'Invoice 2041', marks: [[0, 7]], passages })).toBe('Invoice hours')
})
