import { expect, test } from 'vitest'
import { readRetitled, titleWith } from './retitled.ts'
import { readWholeRow } from './whole-rows.ts'

/** Friday 20 November 2026. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  dateOrder: 'day-first',
  zone: 'Europe/Vienna',
} as const

test.each([
  ['everything on the Garage list is with Ines now, she knows', { do: 'change', to: { person: 'Ines' } }],
  ['delete all the tasks on the Garage list, we moved out', { do: 'delete' }],
  ['everything on the Garage list is done', { do: 'complete' }],
  ['everything on the Garage list is in the van, tick all of it off', { do: 'complete' }],
  ['everything left on the Garage list can wait until monday', { do: 'change', to: { due: '2026-11-23' } }],
  ['Garage list: push everything by a week', { do: 'change', to: { later: 7 } }],
  ['all the tasks on the Garage list are high priority', { do: 'change', to: { priority: 'high' } }],
])('“%s” is about all of a list', (said, wish) => {
  expect(readWholeRow(said, wording)).toMatchObject({ ...wish, which: { list: 'Garage', all: true, words: '' } })
})

test.each([
  ['hand everything Ravi has to Ines', { do: 'change', which: { person: 'Ravi' }, to: { person: 'Ines' } }],
  ["all of Ravi's tasks are with Ines now", { do: 'change', which: { person: 'Ravi' }, to: { person: 'Ines' } }],
  ["delete all of Ravi's tasks", { do: 'delete', which: { person: 'Ravi' } }],
  ['everything for today is done except the slides', { do: 'complete', which: { except: ['slides'] } }],
])('“%s” is about all of somebody or of a day', (said, wish) => {
  expect(readWholeRow(said, wording)).toMatchObject(wish)
})

test.each([
  ['the two ticked things on the Garage list are both open again', { do: 'reopen', which: { count: 2 } }],
  ['reopen everything ticked on the Garage list', { do: 'reopen', which: {} }],
  ['delete the finished ones on the Garage list', { do: 'delete', which: {} }],
])('“%s” is about what is done', (said, wish) => {
  expect(readWholeRow(said, wording)).toMatchObject({ do: wish.do, which: { ...wish.which, statuses: ['done'] } })
})

test('a number of tasks that was said is kept', () => {
  const wish = readWholeRow('push the two tasks due today back by a week', wording)
  expect(wish).toMatchObject({ do: 'change', which: { count: 2, dueFrom: '2026-11-20' }, to: { later: 7 } })
})

test.each([
  'what is on the Garage list',
  'everything is done',
  'all the tasks on the Garage list annoy me',
  'everything at the garage is done',
  'delete everything with Ravi',
  'cancel all that is with Ravi',
  'tell Tom everything on the Garage list is done',
])('“%s” changes no list', (said) => {
  expect(readWholeRow(said, wording)).toBeUndefined()
})

test('only the wrong words of a title are replaced', () => {
  const wish = readRetitled('the task that says May plan should say June plan')
  expect(wish).toMatchObject({ which: { words: 'May plan' }, to: { title: 'June plan', inPlaceOf: 'May plan' } })
  expect(titleWith('Print the May plan', { title: 'June plan', inPlaceOf: 'May plan' })).toBe('Print the June plan')
  expect(readRetitled('the plan should say more about June')).toBeUndefined()
})
