import { expect, test } from 'vitest'
import { readTaskWish } from './read-wish.ts'

/** Friday 20 November 2026. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  dateOrder: 'day-first',
  zone: 'Europe/Vienna',
} as const
const read = (said: string) => readTaskWish(said, wording, false)?.wish

test('a question about a list makes no task', () => {
  expect(read('garden list - anything due this week?')).not.toMatchObject({ do: 'create' })
})

test.each([
  ['garden list - prune the pear tree, by 29 jan', { title: 'prune the pear tree', list: 'garden', due: '2027-01-29' }],
  ['high prio: answer the choir, due tomorrow', { title: 'answer the choir', priority: 'high', due: '2026-11-21' }],
  [
    'urgent!! get the key from the caretaker, today',
    { title: 'get the key from the caretaker', priority: 'high', due: '2026-11-20' },
  ],
  [
    'new one for Ilse: print the posters, needs to be done by dec 2',
    { title: 'print the posters', person: 'Ilse', maybeList: true, due: '2026-12-02' },
  ],
  ['add to ward: check the trolley, urgent', { title: 'check the trolley', list: 'ward', priority: 'high' }],
  ['new item in Home: descale the kettle by sunday', { title: 'descale the kettle', list: 'Home', due: '2026-11-22' }],
  [
    'kindly make one entry under Accounts - pay the vendor 12 dec',
    { title: 'pay the vendor', list: 'Accounts', due: '2026-12-12' },
  ],
  ['another task for Garden - order compost', { title: 'order compost', person: 'Garden', maybeList: true }],
  [
    'urgent, prune the pear tree by friday, note that down as a task',
    { title: 'prune the pear tree', priority: 'high', due: '2026-11-27' },
  ],
  ['add in list Garden: rake the leaves', { title: 'rake the leaves', list: 'Garden' }],
  ['oh and on my todos as well: candles, monday is fine', { title: 'candles', due: '2026-11-23' }],
  [
    'in the garden list put hooks for the hose, is for friday',
    { title: 'hooks for the hose', list: 'garden', due: '2026-11-27' },
  ],
  ['ah and in garden: ask for a new key', { title: 'ask for a new key', list: 'garden' }],
  ['add a thing: look at the gutter, thursday', { title: 'look at the gutter', due: '2026-11-26' }],
  ['shed: broken pane', { title: 'broken pane', list: 'shed', onlyOnList: true }],
  ["pls note that i've to oil the gate", { title: 'oil the gate' }],
  ['i have also to paint the fence but there is no date', { title: 'paint the fence' }],
  [
    'Ilse needs from me the drawings of the gate the tuesday, put it',
    { title: 'drawings of the gate for Ilse', due: '2026-11-24' },
  ],
  [
    'the spare hoses need sending to Graz by tues',
    { title: 'the spare hoses need sending to Graz', due: '2026-11-24' },
  ],
  ['jot down - oil the hinges (Cellar)', { title: 'oil the hinges', list: 'Cellar', whole: 'oil the hinges (Cellar)' }],
])('what stands before the mark is said of the task: %s', (said, wanted) => {
  expect(read(said)).toEqual({ do: 'create', ...wanted })
})

test.each([
  [
    'still to do: sign the lease (thu), book the hall (fri)',
    [
      { title: 'sign the lease', due: '2026-11-26' },
      { title: 'book the hall', due: '2026-11-27' },
    ],
  ],
  [
    'mend the pump, clear the gutter, oil the gate - all by tues',
    [
      { title: 'mend the pump', due: '2026-11-24' },
      { title: 'clear the gutter', due: '2026-11-24' },
      { title: 'oil the gate', due: '2026-11-24' },
    ],
  ],
  [
    'put yeast and flour on groceries as two separate items',
    [
      { title: 'yeast', list: 'groceries' },
      { title: 'flour', list: 'groceries' },
    ],
  ],
  [
    'can you throw two things on my list: wash the van, water the ferns',
    [{ title: 'wash the van' }, { title: 'water the ferns' }],
  ],
  [
    '2 separate tasks pls, 20 chairs to hire and 5 lamps to hire',
    [{ title: '20 chairs to hire' }, { title: '5 lamps to hire' }],
  ],
])('each of several is a task: %s', (said, wanted) => {
  expect(read(said)).toEqual({ do: 'several', wishes: wanted.map((each) => ({ do: 'create', ...each })) })
})

test.each([
  ['todo: fit winter tyres', { title: 'fit winter tyres' }],
  [
    'have to prepare the room, they arrive monday so due sunday latest',
    { title: 'prepare the room, they arrive monday', due: '2026-11-22' },
  ],
  [
    'add cancel the licence to personal, end of this month',
    { title: 'cancel the licence', list: 'personal', onlyOnList: true, due: '2026-11-30' },
  ],
])('a time belongs to the task only where it says when: %s', (said, wanted) => {
  expect(read(said)).toEqual({ do: 'create', ...wanted })
})

test.each([['urgent: move the call to 3'], ['lunch - soup and bread'], ['quick one: what is due tomorrow']])(
  '“%s” names no new task',
  (said) => {
    expect(read(said)?.do).not.toBe('create')
  },
)

test('things that are announced for a list or a person, and what is off already is no new task', () => {
  const two = { do: 'several', wishes: [{ title: 'rake the leaves', person: 'Garden' }, { title: 'order compost' }] }
  expect(read('two for Garden: rake the leaves and order compost')).toMatchObject(two)
  expect(read('garden list: compost off, add a rake')).not.toMatchObject({ do: 'several' })
})

test.each([
  ['rename the tour plan to Plan B and make it due friday', { title: 'Plan B', due: '2026-11-27' }],
  ['rename the tour plan to Plan and budget', { title: 'Plan and budget' }],
  ['move the tour plan to thursday. no wait, friday', { due: '2026-11-27' }],
])('“%s” changes all that it says', (said, to) => {
  expect(read(said)).toMatchObject({ do: 'change', which: { words: 'tour plan' }, to })
})
