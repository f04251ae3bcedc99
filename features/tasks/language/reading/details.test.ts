import { expect, test } from 'vitest'
import { newTaskFrom } from './details.ts'
import { onOwnList, putOnOwnList } from './own-list.ts'

/** Monday 7 December 2026. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-12-07T10:00'),
  dateOrder: 'day-first',
  zone: 'Europe/London',
} as const

test.each([
  ['cancel the old lease, deadline is 30 nov', { title: 'cancel the old lease', due: '2027-11-30' }],
  ['lift to be renewed, last date 31st oct', { title: 'lift to be renewed', due: '2027-10-31' }],
  ['amend the petition w/ due date 15 march', { title: 'amend the petition', due: '2027-03-15' }],
  ['paint the wall, should be over by 20th feb', { title: 'paint the wall', due: '2027-02-20' }],
  ['call the electrician, today itself', { title: 'call the electrician', due: '2026-12-07' }],
  ['charge the tablets, final date is monday', { title: 'charge the tablets', due: '2026-12-14' }],
  ['sort the rota - hard deadline thursday', { title: 'sort the rota', due: '2026-12-10' }],
  ['bunting for the summer fair', { title: 'bunting for the summer fair' }],
  [
    'ring school (urgent!) re trip money, fri',
    { title: 'ring school re trip money', priority: 'high', due: '2026-12-11' },
  ],
  ['sort the cupboard, 45 min, medium prio', { title: 'sort the cupboard', minutes: 45, priority: 'medium' }],
  ['swab audit — give to Olu — by the 20th', { title: 'swab audit', person: 'Olu', due: '2026-12-20' }],
  ['buy flowers to give to Olu', { title: 'buy flowers to give to Olu' }],
])('what “%s” says beside its title stands in none', (said, wanted) => {
  expect(newTaskFrom(said, wording)).toEqual({ do: 'create', ...wanted })
})

test('the list that is called so is found behind a title and before a colon', () => {
  expect(putOnOwnList('put refill of the bins in Ward, to be done by friday', wording)).toEqual({
    do: 'create',
    title: 'refill of the bins',
    due: '2026-12-11',
    list: 'Ward',
    onlyOnList: true,
  })
  expect(putOnOwnList('put lunch with Tom on friday at noon in my calendar', wording)).toBeUndefined()
  expect(onOwnList('shopping: oat milk, bin bags, batteries', wording)).toMatchObject({
    do: 'several',
    wishes: [{ title: 'oat milk', list: 'shopping' }, { title: 'bin bags' }, { title: 'batteries' }],
  })
})

test.each([
  ['17:10', '18:00'],
  ['18:05', '19:00'],
  ['22:20', '23:00'],
])('“tonight”, said at %s, is at %s', (clock, due) => {
  const later = { ...wording, now: Temporal.PlainDateTime.from(`2026-11-20T${clock}`) }
  expect(newTaskFrom('oil the gate tonight', later)).toMatchObject({ due: `2026-11-20T${due}` })
})
