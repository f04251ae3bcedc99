import { expect, test } from 'vitest'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { gathered } from './gathered.ts'

const wording = {
  now: Temporal.PlainDateTime.from('2026-11-18T10:20'),
  zone: 'Europe/Vienna',
  dateOrder: dateOrderOf('Europe/Vienna'),
}

test.each([
  ['Task: oil the hinges. Nov 24, 3pm.', 'Task: oil the hinges, Nov 24, 3pm'],
  ['Can you add a task to ring the tiler? Monday is fine.', 'Can you add a task to ring the tiler, Monday'],
  [
    'I have to feed the worms every Monday. Put in a repeating task, starting in December.',
    'new task: I have to feed the worms every Monday, starting in December',
  ],
  ['Book a flight to Oslo. Make it a task.', 'new task: Book a flight to Oslo'],
  ['waiting for Runa: the deed. add it', 'note that waiting for Runa: the deed'],
  ['make a task out of this, no date: ask about the key', 'new task: ask about the key'],
  ['quiet day today.. task: sweep the loft, by the 30th', 'task: sweep the loft, by the 30th'],
])('“%s” is one order', (message, said) => {
  expect(gathered(message, wording)).toBe(said)
})

test.each([
  'I oiled the hinges. Monday is fine.',
  'Task: oil the hinges. Ring the tiler on Monday.',
  'The tiler comes on Monday. Friday is a holiday.',
  'What is due on Monday? And on Friday?',
  'I oiled the hinges, note that. Thanks.',
  'Remind me to call Tom. Set it for Friday at 3.',
  'Remind me to stretch more. Make it daily.',
  'Book a flight to Oslo. Set a reminder for Friday.',
  'Schedule lunch with Tom. Set it for Friday at 1.',
  'Write to Tom that we are late. Note that.',
  'Move lunch to 2. Note it down.',
  'Set an alarm. Make it 6:30.',
])('“%s” stays', (message) => {
  expect(gathered(message, wording)).toBe(message)
})
