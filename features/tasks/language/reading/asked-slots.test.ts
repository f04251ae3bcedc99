import { expect, test } from 'vitest'
import { readBySlots } from './asked-slots.ts'

/** Friday 20 November 2026. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  dateOrder: 'day-first',
  zone: 'Europe/Vienna',
} as const

test.each([
  ['how many open things on the garden list', { do: 'count', which: { list: 'garden' } }],
  ['how many garden ones are open', { do: 'count', which: { list: 'garden' } }],
  ['what do i have inside of the garden list', { do: 'list', which: { list: 'garden' } }],
  ['how many things are in my list that are not finished', { do: 'count', which: {} }],
  [
    'anything on garden due this wk',
    { do: 'list', which: { list: 'garden', dueFrom: '2026-11-16', dueBefore: '2026-11-23' } },
  ],
  ['what did I give to Ilse', { do: 'list', which: { person: 'Ilse' } }],
  ["what've I ticked off so far", { do: 'list', which: { statuses: ['done'] } }],
  ['anything overdue on my end?', { do: 'list', which: { overdue: true } }],
  ['am I late with anything', { do: 'list', which: { overdue: true } }],
  ['which ones are overdue, just names', { do: 'list', which: { overdue: true } }],
  ['which task has been overdue the longest', { do: 'list', which: { overdue: true }, most: 1 }],
  ['how many works are overdue', { do: 'count', which: { overdue: true } }],
  ['which jobs have i already got finished?', { do: 'list', which: { statuses: ['done'] } }],
  ['what is still lying with Jonas', { do: 'list', which: { person: 'Jonas' } }],
  ['anything outstanding with Bridget?', { do: 'list', which: { person: 'Bridget' } }],
  ['which matters remain outstanding with Ruth?', { do: 'list', which: { person: 'Ruth' } }],
  ['what is ruth still sitting on?', { do: 'list', which: { person: 'ruth' } }],
  ["what's my very next deadline", { do: 'list', which: { dueFrom: '2026-11-20' }, most: 1, by: 'due' }],
  ["count what's left in my Garden list", { do: 'count', which: { list: 'Garden' } }],
  ['which tasks are still waiting?', { do: 'list', which: { person: '' } }],
  ['how many of my tasks are waiting', { do: 'count', which: { person: '' } }],
  ['which tasks are waiting for me', { do: 'list', which: {} }],
  [
    'which tasks did I finish in the last three days',
    { do: 'list', which: { statuses: ['done'], doneFrom: '2026-11-17', doneBefore: '2026-11-21' } },
  ],
  ['what all is finished in Hiring', { do: 'list', which: { list: 'Hiring', statuses: ['done'] } }],
  [
    'is anything to deliver on friday? only tasks i mean',
    { do: 'list', which: { dueFrom: '2026-11-27', dueBefore: '2026-11-28' } },
  ],
  [
    'how many tasks did I finish last week',
    { do: 'count', which: { statuses: ['done'], doneFrom: '2026-11-09', doneBefore: '2026-11-16' } },
  ],
  [
    'how many did I close this week',
    { do: 'count', which: { statuses: ['done'], doneFrom: '2026-11-16', doneBefore: '2026-11-23' } },
  ],
])('“%s” asks for tasks by slots', (said, { which, ...wanted }) => {
  expect(readBySlots(said, wording)).toEqual({ ...wanted, which: { words: '', all: true, ...which } })
})

test.each([
  ['how many people come to the party'],
  ['what is on tomorrow'],
  ['what jobs pay well'],
  ['who works on friday'],
  ['what is with Jonas'],
  ['who gave you that idea'],
  ['what have you done today'],
  ['show me the photos that I gave to Ilse'],
])('“%s” is no question of tasks', (said) => {
  expect(readBySlots(said, wording)).toBeUndefined()
})

test('what is to get done is open', () => {
  expect(readBySlots('what do I have to get done today?', wording)?.which.statuses).toBeUndefined()
  expect(readBySlots('which tasks did I get done today?', wording)?.which.statuses).toEqual(['done'])
})

test('which they are, and one of two days', () => {
  const named = readBySlots('how many of my tasks are overdue, and which ones?', wording)
  expect(named).toMatchObject({ do: 'list', which: { overdue: true } })
  const days = readBySlots('which tasks are due today or tomorrow?', wording)?.which
  expect([days?.dueFrom, days?.dueBefore]).toEqual([
    wording.now.toPlainDate().toString(),
    wording.now.toPlainDate().add({ days: 2 }).toString(),
  ])
})
