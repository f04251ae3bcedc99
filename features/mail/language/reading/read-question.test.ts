import { expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'
import { readMailWish } from './read-wish.ts'

test.each([
  ['When does Ana land?', 'Ana land'],
  ['what did Skyline quote us', 'Skyline quote'],
  ['Femi wants what exactly', 'Femi'],
  ['ferry on sat what time', 'ferry sat'],
  ['hotel how much and till when', 'hotel'],
  ['gate code for the marina', 'gate code marina'],
  ['Otto has signed or not', 'Otto signed'],
  ['by when can the hotel be cancelled for free?', 'hotel cancelled free'],
])('%s', (question, words) => {
  expect(readQuestion(question, false)).toEqual({ do: 'consult', words })
})

test('a question about what was spoken of needs no word of its own, and what asks nothing is none', () => {
  expect(readQuestion('and when is it?', true)).toEqual({ do: 'consult', words: '', it: true })
  expect(readQuestion('and when is it?', false)).toBeUndefined()
  expect(readQuestion('and the oars are how much', true)).toEqual({ do: 'consult', words: 'oars', it: true })
  expect(readQuestion('the total is 400', false)).toBeUndefined()
  expect(readQuestion('add the total to the list', false)).toBeUndefined()
  expect(readQuestion('Julia may take her leave', false)).toBeUndefined()
})

test('how something stands names no mail', () => {
  expect(readQuestion('are they ready?', false)).toBeUndefined()
  expect(readQuestion('when should he be finished?', false)).toBeUndefined()
  expect(readQuestion('is that one still open?', true)).toEqual({ do: 'consult', words: 'open', it: true })
  expect(readQuestion('is the boat ready?', false)).toEqual({ do: 'consult', words: 'boat ready' })
})

test('what somebody is asked to do is no question', () => {
  expect(readQuestion('can you move all of the tasks that Otto has to done?', false)).toBeUndefined()
  expect(readQuestion('could you please hand the lease to Nina?', false)).toBeUndefined()
  expect(readQuestion('can you tell me when Otto lands?', false)).toBeDefined()
})

test('whom the person met is known to the calendar', () => {
  expect(readQuestion('when did I last meet with Otto?', false)).toBeUndefined()
  expect(readQuestion('when do we next see Otto?', false)).toBeUndefined()
  expect(readQuestion('where did I see the price of the boat?', false)).toBeDefined()
})

test('what somebody wrote of a matter is a letter, and what they wrote may be none', () => {
  const wording = { now: Temporal.PlainDateTime.from('2026-11-25T14:00'), dateOrder: 'day-first' as const }
  const isSure = (message: string) => readMailWish(message, wording, false)?.sure
  expect(isSure('did Otto write about the roof')).toBe(true)
  expect(isSure('has Otto answered')).toBe(true)
  expect(isSure('did Otto write the report')).toBe(false)
})
