import { expect, test } from 'vitest'
import { newAmong } from './beside-new.ts'

/** Friday 20 November 2026. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  dateOrder: 'day-first',
  zone: 'Europe/Vienna',
} as const

test.each([
  ['done with the permit, and new: order chairs by mon', 'done with the permit', [['order chairs', '2026-11-23']]],
  [
    'dressing for bed 4 is done, and add check the drip pump by friday',
    'dressing for bed 4 is done',
    [['check the drip pump', '2026-11-27']],
  ],
  [
    'new task: file the motion by monday. drop the lunch with Grant',
    'drop the lunch with Grant',
    [['file the motion', '2026-11-23']],
  ],
  [
    'did the maths homework lol, also add buy new trainers, and push the essay to thurs',
    'did the maths homework lol. and push the essay to thurs',
    [['buy new trainers', undefined]],
  ],
  [
    'add two tasks, sweep the yard and oil the gate. then drop the vendor lunch',
    'then drop the vendor lunch',
    [
      ['sweep the yard', undefined],
      ['oil the gate', undefined],
    ],
  ],
  ['passed the budget to Nina, and the flyer goes to monday', 'and the flyer goes to monday', [['budget', undefined]]],
])('each wish is read by itself: %s', (said, rest, tasks) => {
  const found = newAmong(said, wording)
  expect(found?.rest).toBe(rest)
  expect(found?.tasks.map(({ title, due }) => [title, due])).toEqual(tasks)
})

test.each([
  ['the permit is done and the chairs are new'],
  ['add milk and eggs to the shopping list'],
  ['add a task to send Kim the photos and the captions'],
  ['email Ana that the audit is done and add Bob in cc'],
  ['add a task called Proof the brochure to the Print list and give it to Nina. It is due on 5 December.'],
  ['create a task to book the hall. Due Friday.'],
])('“%s” is one wish', (said) => {
  expect(newAmong(said, wording)).toBeUndefined()
})
