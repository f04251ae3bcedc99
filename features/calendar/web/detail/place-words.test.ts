import { expect, test } from 'vitest'
import { placeWords } from './place-words.ts'

test('names the calendar and the kind of event, unless both are called the same', () => {
  const event = { priority: null, done: false }
  expect(placeWords({ ...event, type: 'meeting' }, 'Work Calendar')).toBe('Work Calendar, meeting')
  expect(placeWords({ ...event, type: 'personal' }, 'Personal')).toBe('Personal')
  expect(placeWords({ type: 'task', priority: 'high', done: true }, 'Personal')).toBe(
    'Personal, task, high priority, done',
  )
})
