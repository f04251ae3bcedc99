import { expect, test } from 'vitest'
import { calledAlone, holdingIn, likeliest, namesOf, termsOf } from './likeness.ts'
import { passageOf } from './passage.ts'

test('words are found in their other forms', () => {
  expect(termsOf('When is Ana’s plane landing?', (word) => ['when', 'is'].includes(word))).toEqual([
    'Ana',
    'plan',
    'land',
  ])
  expect(holdingIn('Ana’s plane lands at four.', ['Ana', 'land', 'hotel'])).toBe(2)
})

test('a short name is a whole word', () => {
  expect(termsOf('Tom tomatoes TOM Tobias')).toEqual(['Tom', 'tomato', 'tom', 'tobia'])
  expect(holdingIn('See you tomorrow.', ['Tom'])).toBe(0)
  expect(holdingIn('See you, tom.', ['Tom'])).toBe(1)
})

test('who is named behind the first word is a name, and no day is', () => {
  expect(namesOf('Meeting Dianna Monday in March about Porto')).toEqual(['dianna', 'porto'])
})

test('rare words and those in a subject or a sender weigh most; what holds less than half is left out', () => {
  const threads = [
    { id: 'common', held: [true, false], named: [false, false] },
    { id: 'rare', held: [false, true], named: [false, true] },
    { id: 'both', held: [true, true], named: [true, false] },
    { id: 'none', held: [false, false], named: [false, false] },
    { id: 'other', held: [true, false], named: [false, false] },
  ]
  expect(likeliest(threads, ['offer', 'orbis']).map(({ thread }) => thread.id)).toEqual([
    'both',
    'rare',
    'common',
    'other',
  ])
})

test('a mail that alone is called by a word comes closest, and one of many does not', () => {
  const kimono = { id: 'kimono', held: [false, false, true], named: [false, false, true] }
  const [one, other] = ['a', 'b'].map((id) => ({ id, held: [true, false, false], named: [false, false, false] }))
  const terms = ['light', 'limit', 'kimono']
  expect(
    calledAlone(
      [one, kimono, other].filter((each) => each !== undefined),
      terms,
    ),
  ).toEqual([kimono])
  const many = ['a', 'b', 'c'].map((id) => ({ ...kimono, id }))
  expect(calledAlone(many, terms)).toEqual([])
})

test('a short text is quoted whole, of a long one what holds the words and what follows it', () => {
  expect(passageOf('Room 7, not room 4.\n\nAnna', ['room'])).toBe('Room 7, not room 4.\n\nAnna')
  const filler = 'Nothing of it matters here, and it goes on for a while. '.repeat(20)
  expect(passageOf(`${filler}The hearing was moved. It is in room 7 now. ${filler}`, ['hear'])).toBe(
    'The hearing was moved. It is in room 7 now.',
  )
})
