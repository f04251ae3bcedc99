import { expect, test } from 'vitest'
import { asTask } from './as-task.ts'
import { readTaskWish } from './read-wish.ts'

const wording = {
  now: Temporal.PlainDateTime.from('2027-03-15T11:00'),
  zone: 'Europe/London',
  dateOrder: 'day-first' as const,
}

test.each([
  ['i must send the model to the engineer friday, put as todo', 'i must send the model to the engineer friday'],
  ['plus a todo, dig out nhs card by thurs', 'dig out nhs card by thurs'],
  ['and another task: renew the pass', 'renew the pass'],
  ['ok then make a task that i pay lars tomorrow', 'pay lars tomorrow'],
  ['ring the vet - on my todo list pls', 'ring the vet'],
  ['is the report a task?', undefined],
  ['the task is done', undefined],
  ['lunch, then the review', undefined],
])('takes what is to be noted from “%s”', (said, noted) => {
  expect(asTask(said)).toBe(noted)
})

test.each([
  ['I need to call the dentist, send the slides to Tom and buy a present for mum', 3],
  ['gotta fix the tap, ring the landlord and pay the tax', 3],
  ['i need to call the dentist and the bank', 0],
  ['i need to talk to Tom, Sara and Bob', 0],
])('each verb is a task: “%s”', (said, count) => {
  const wish = readTaskWish(said, wording, false)?.wish
  expect(wish?.do === 'several' ? wish.wishes.length : 0).toBe(count)
})

test.each([
  ['turn that into a task for wednesday', { due: '2027-03-17' }],
  ['make it a high priority task for friday', { due: '2027-03-19', priority: 'high' }],
  ['make that a task on my Ward list by friday', { due: '2027-03-19', list: 'Ward' }],
])('what is said there belongs to the task: “%s”', (said, facts) => {
  expect(readTaskWish(said, wording, false)?.wish).toEqual({ do: 'adopt', facts })
})
