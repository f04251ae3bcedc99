import { expect, test } from 'vitest'
import { doerIn, inputOf } from './draft.ts'

test.each([
  ['', null],
  ['Sara', { name: 'Sara', email: null }],
  ['sara@example.com', { name: '', email: 'sara@example.com' }],
  ['Sara Okafor <sara@example.com>', { name: 'Sara Okafor', email: 'sara@example.com' }],
  ['Sara <at home>', { name: 'Sara <at home>', email: null }],
])('“%s” names the person it waits for', (text, doer) => {
  expect(doerIn(text)).toEqual(doer)
})

test('a day without a time is a whole day, and an empty one is no due date', () => {
  const draft = {
    title: 'Pay',
    notes: '',
    day: '2026-11-20',
    time: '',
    list: 'a',
    priority: 'none' as const,
    status: 'todo' as const,
    repeat: null,
    repeatsFrom: 'due' as const,
    doer: '',
    askOn: '',
    links: [],
  }
  expect(inputOf(draft)).toMatchObject({ due: '2026-11-20', priority: null, repeat: null, waitsFor: null, askOn: null })
  expect(inputOf({ ...draft, time: '09:30' }).due).toBe('2026-11-20T09:30')
  expect(inputOf({ ...draft, day: '' }).due).toBeNull()
})
