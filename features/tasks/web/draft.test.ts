import { expect, test } from 'vitest'
import { type Draft, doerIn, inputOf, typedOver } from './draft.ts'

test.each([
  ['', null],
  ['Sara', { name: 'Sara', email: null }],
  ['sara@example.com', { name: '', email: 'sara@example.com' }],
  ['Sara Okafor <sara@example.com>', { name: 'Sara Okafor', email: 'sara@example.com' }],
  ['Sara <at home>', { name: 'Sara <at home>', email: null }],
])('“%s” names the person it waits for', (text, doer) => {
  expect(doerIn(text)).toEqual(doer)
})

const draft: Draft = {
  title: 'Pay',
  notes: '',
  day: '2026-11-20',
  time: '',
  list: 'a',
  priority: 'none',
  status: 'todo',
  repeat: null,
  repeatsFrom: 'due',
  doer: '',
  askOn: '',
  links: [],
}

test('what was typed stays over what changed meanwhile, unless both changed the same', () => {
  const moved: Draft = { ...draft, status: 'doing' }
  expect(typedOver(moved, draft, draft)).toEqual(moved)
  expect(typedOver(moved, { ...draft, title: 'Pay Tom' }, draft)).toEqual({ ...moved, title: 'Pay Tom' })
  expect(typedOver(moved, { ...draft, status: 'review' }, draft)).toBeUndefined()
})

test('a day without a time is a whole day, and an empty one is no due date', () => {
  expect(inputOf(draft)).toMatchObject({ due: '2026-11-20', priority: null, repeat: null, waitsFor: null, askOn: null })
  expect(inputOf({ ...draft, time: '09:30' }).due).toBe('2026-11-20T09:30')
  expect(inputOf({ ...draft, day: '' }).due).toBeNull()
})
