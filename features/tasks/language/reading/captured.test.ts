import { expect, test } from 'vitest'
import { readTaskWish } from './read-wish.ts'

/** Friday 20 November 2026. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  dateOrder: 'day-first',
  zone: 'Europe/Vienna',
} as const

test.each([
  ['create a task for Piet to collect the van', { title: 'collect the van', person: 'Piet' }],
  ['add a task for Monday to wash the van', { title: 'wash the van', due: '2026-11-23' }],
  ['translate the leaflet, make that a to-do for the 10th', { title: 'translate the leaflet', due: '2026-12-10' }],
])('“%s” says who does it and by when', (said, wanted) => {
  expect(readTaskWish(said, wording, false)?.wish).toMatchObject({ do: 'create', ...wanted })
})

test.each([
  ['read me everything in garden', 'complete'],
  ['read out the garden list', 'complete'],
  ['new task sharpen shears, garden list, due wed', 'several'],
])('“%s” is not taken for “%s”', (said, deed) => {
  expect(readTaskWish(said, wording, false)?.wish.do).not.toBe(deed)
})

test.each([
  ['low priority task, oil the gate', { title: 'oil the gate', priority: 'low' }],
  ['task for Ines: order the badges', { title: 'order the badges', person: 'Ines', maybeList: true }],
  [
    'high priority to-do for monday - ring the notary',
    { title: 'ring the notary', due: '2026-11-23', priority: 'high' },
  ],
  ['then just a task, book the ferry, by tomorrow', { title: 'book the ferry', due: '2026-11-21' }],
  ['add glue n tape to my list', { title: 'glue and tape' }],
  [
    'task: descale the kettle, repeat it every 2 weeks',
    { title: 'descale the kettle', due: '2026-11-20', repeat: 'FREQ=WEEKLY;INTERVAL=2', repeatsFrom: 'due' },
  ],
])('“%s” says before or behind the title what belongs to it', (sentence, wanted) => {
  expect(readTaskWish(sentence, wording, false)?.wish).toEqual({ do: 'create', ...wanted })
})

test.each([
  ['make a note to order the paint. Also we need brushes', 'order the paint'],
  ['Fix the sink. I need to buy tape first, put that on my list', 'fix the sink'],
])('“%s” keeps its first part', (sentence, first) => {
  expect(JSON.stringify(readTaskWish(sentence, wording, false)?.wish).toLowerCase()).toContain(first)
})

test('never notes a question', () => {
  const { wish, otherwise } = readTaskWish('do we have anything due on tuesday', wording, false) ?? {}
  expect([wish?.do, otherwise]).toEqual(['list', undefined])
})

test.each([
  ['which of them are due next week', { dueFrom: '2026-11-23', dueBefore: '2026-11-30' }],
  ['which ones are for tomorrow', { dueFrom: '2026-11-21', dueBefore: '2026-11-22' }],
  ['what remains on my own list', {}],
])('“%s” asks, and changes nothing', (sentence, wanted) => {
  expect(readTaskWish(sentence, wording, true)?.wish).toEqual({
    do: 'list',
    which: { words: '', all: true, ...wanted },
  })
})

test.each([
  ['tasks pls', {}],
  ['todos?', {}],
  ['my list', {}],
  ['what do I still have to do myself', { person: 'myself' }],
  ['which ones are still mine', { person: 'myself' }],
])('“%s” asks for the list', (sentence, wanted) => {
  expect(readTaskWish(sentence, wording, false)?.wish).toEqual({
    do: 'list',
    which: { words: '', all: true, ...wanted },
  })
})

test.each(['new: tea with Ruth, thursday 10 to 10:45 at Café Nord', 'new: board call monday 3-4pm'])(
  '“%s” takes place, and is no task',
  (sentence) => {
    expect(readTaskWish(sentence, wording, false)?.wish.do).not.toBe('create')
  },
)

test('an order that comes first is the order', () => {
  const which = { words: 'plumber', all: false }
  expect(readTaskWish('first tick the plumber off', wording, false)?.wish).toEqual({ do: 'complete', which })
})

test('what is only to be known is no task', () => {
  expect(readTaskWish('Remember: the code of the gate is 4711', wording, false)).toBeUndefined()
  expect(readTaskWish('Please remember: Klaus starts working at 9:00', wording, false)?.wish).toBeUndefined()
  expect(readTaskWish('remember: sign the lease', wording, false)?.wish).toMatchObject({ title: 'sign the lease' })
})

test.each([
  ['make a list called Garden: seeds, twine and gloves', ['seeds', 'twine', 'gloves'], 'Garden'],
  [
    'start a new list named “Move out” with book the van, return the keys',
    ['book the van', 'return the keys'],
    'Move out',
  ],
])('“%s” is a new list with its tasks', (said, titles, list) => {
  const wish = readTaskWish(said, wording, false)?.wish
  expect(wish?.do === 'several' ? wish.wishes : []).toEqual(titles.map((title) => ({ do: 'create', title, list })))
})

test('a day that is not known makes no second task', () => {
  const { wish } = readTaskWish('jot down: ask the museum about tickets, due the week before', wording, false) ?? {}
  expect(wish?.do).toBe('create')
})

test.each([
  'add “wash the car” and “sweep the steps” to my to-do list',
  'create the tasks "wash the car" and "sweep the steps"',
  'note down "wash the car", "sweep the steps"',
])('%s: each title in quotation marks is a task', (said) => {
  expect(readTaskWish(said, wording, false)?.wish).toEqual({
    do: 'several',
    wishes: [
      { do: 'create', title: 'wash the car' },
      { do: 'create', title: 'sweep the steps' },
    ],
  })
})

test('a day that an item says counts from now, a time alone is on the day of the head', () => {
  const wish = readTaskWish('todo wednesday: ring Ines at 9, pay the gas tomorrow at 10', wording, false)?.wish
  expect(wish?.do === 'several' ? wish.wishes : []).toMatchObject([
    { title: 'ring Ines', due: '2026-11-25T09:00' },
    { title: 'pay the gas', due: '2026-11-21T10:00' },
  ])
})

test.each([
  [
    'add buy string, ring the plumber and renew the permit to my tasks',
    ['buy string', 'ring the plumber', 'renew the permit'],
  ],
  ['add print the plan, sign it and post to my tasks', ['print the plan, sign it and post']],
  ['add call Tom, Dick and Harry to my tasks', ['call Tom, Dick and Harry']],
  [
    'add write to Anna Schmidt, Tom Becker and Sara Lind to my tasks',
    ['write to Anna Schmidt, Tom Becker and Sara Lind'],
  ],
  ['create a project called Fair with the tasks hooks, lamps and flyers', ['hooks', 'lamps', 'flyers']],
])('%s: as many tasks as there are orders', (said, titles) => {
  const wish = readTaskWish(said, wording, false)?.wish
  const made = wish?.do === 'several' ? wish.wishes : [wish]
  expect(made.map((each) => each && 'title' in each && each.title)).toEqual(titles)
})

test.each([
  ['drop the twins at school on Friday', 'drop the twins at school'],
  ['drop the keys with Runa on Friday', 'drop the keys with Runa'],
  ['drop a line to Pohl by Friday', 'drop a line to Pohl'],
])('“%s” is an errand', (said, title) => {
  expect(readTaskWish(said, wording, false)?.wish).toEqual({ do: 'create', title, due: '2026-11-27' })
})

test.each([
  'drop the meeting with Runa on Friday',
  'drop the lunch at school on Friday',
  'drop gym with Runa on Friday',
  'drop the call at noon on Friday',
])('“%s” ends something', (said) => {
  expect(readTaskWish(said, wording, false)?.wish.do).not.toBe('create')
})
