import { expect, test } from 'vitest'
import { readNoted, readTaskWish } from './read-wish.ts'

/** Friday 20 November 2026. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  dateOrder: 'day-first',
  zone: 'Europe/Vienna',
} as const
const read = (sentence: string) => readTaskWish(sentence, wording, false)?.wish

const blank = { do: 'create' }

test.each([
  ['add buy milk to my tasks for tonight', { title: 'buy milk', due: '2026-11-20T18:00' }],
  ['Please put call mum on my to-do list for Sunday.', { title: 'call mum', due: '2026-11-22' }],
  ['add a task to call Tom tomorrow at 9', { title: 'call Tom', due: '2026-11-21T09:00' }],
  [
    'todo: water the plants every 3 days',
    { title: 'water the plants', due: '2026-11-20', repeat: 'FREQ=DAILY;INTERVAL=3', repeatsFrom: 'due' },
  ],
  ['new task: send the offer', { title: 'send the offer' }],
  [
    'add a task to prepare the Q3 budget for Noor, it should be ready by the 25th, please flag it as high priority',
    { title: 'prepare the Q3 budget for Noor', due: '2026-11-25', priority: 'high' },
  ],
  ['add a task to scan the September invoices by Tuesday', { title: 'scan the September invoices', due: '2026-11-24' }],
  [
    'create a high priority task called Send offer due Friday',
    { title: 'Send offer', due: '2026-11-27', priority: 'high' },
  ],
  [
    "I need to add a new task to the Home list called Paint the door and assign it to sara. It's due on December 3. Can you do that?",
    { title: 'Paint the door', due: '2026-12-03', list: 'Home', person: 'sara' },
  ],
  [
    'add a task called Fix the leak in the cellar to the Home list and give it to sara',
    {
      title: 'Fix the leak in the cellar',
      list: 'Home',
      person: 'sara',
      whole: 'Fix the leak in the cellar to the Home list',
    },
  ],
  [
    'task: renew the permits, high priority, due 27 November',
    { title: 'renew the permits', priority: 'high', due: '2026-11-27' },
  ],
])('“%s” adds a task', (sentence, wanted) => {
  expect(read(sentence)).toEqual({ ...blank, ...wanted })
})

test.each([
  ['what did I finish this week', 'list', { statuses: ['done'], doneFrom: '2026-11-16', doneBefore: '2026-11-23' }],
  ['what is overdue?', 'list', { overdue: true }],
  ['whats late', 'list', { overdue: true }],
  ['is anything overdue?', 'list', { overdue: true }],
  ['is anything overdue', 'list', { overdue: true }],
  ['are any tasks overdue?', 'list', { overdue: true }],
  ['is something overdue?', 'list', { overdue: true }],
  ['is anything late?', 'list', { overdue: true }],
  ['what is overdue right now?', 'list', { overdue: true }],
  ['what is overdue at the moment?', 'list', { overdue: true }],
  ['show my tasks', 'list', {}],
  ['which tasks have no date?', 'list', { undated: true }],
  ['what tasks are due tomorrow', 'list', { dueFrom: '2026-11-21', dueBefore: '2026-11-22' }],
  ['which tasks wait for Sara', 'list', { person: 'Sara' }],
  ['how many high priority tasks are there', 'count', { priority: 'high' }],
  ["delete all of kofi's completed tasks", 'delete', { person: 'kofi', statuses: ['done'] }],
] as const)('“%s” speaks of several', (sentence, wish, which) => {
  expect(read(sentence)).toEqual({ do: wish, which: { words: '', all: true, ...which } })
})

test.each([
  ['mark call the bank as done', { do: 'complete' }],
  ['complete the task call the bank', { do: 'complete' }],
  ['delete the task “call the bank”', { do: 'delete' }],
  ['remove call the bank from my tasks', { do: 'delete' }],
  ['move the task call the bank to Monday at 3pm', { do: 'change', to: { due: '2026-11-23T15:00' } }],
  ['move the task call the bank to in progress', { do: 'change', to: { status: 'doing' } }],
  ['give Sara the task call the bank', { do: 'change', to: { person: 'Sara' } }],
  ['assign the call the bank task to Sara', { do: 'change', to: { person: 'Sara' } }],
  ['set the priority of the call the bank task to high', { do: 'change', to: { priority: 'high' } }],
  ['rename the task call the bank to Write to the bank', { do: 'change', to: { title: 'Write to the bank' } }],
])('“%s” speaks of one', (sentence, wish) => {
  expect(read(sentence)).toEqual({ ...wish, which: { words: 'call the bank', all: false } })
})

test.each([
  [
    "Move all of kofi's overdue tasks in the backlog to in progress",
    { status: 'doing' },
    { overdue: true, statuses: ['todo'] },
  ],
  [
    'kofi has a bunch of overdue tasks in the backlog. Can you move them to in progress?',
    { status: 'doing' },
    { overdue: true, statuses: ['todo'] },
  ],
  ['kofi is sick so reassign their in progress tasks to nia.', { person: 'nia' }, { statuses: ['doing'] }],
] as const)('“%s” knows whose they are', (sentence, to, which) => {
  expect(read(sentence)).toEqual({ do: 'change', to, which: { words: '', all: true, person: 'kofi', ...which } })
})

test('everything overdue is put on another day', () => {
  const which = { words: '', all: true, overdue: true }
  expect(read('put everything overdue on tomorrow')).toEqual({ do: 'change', which, to: { due: '2026-11-21' } })
})

test('a task is added by its noun alone', () => {
  expect(read('todo ring the bank, tmrw')).toEqual({ do: 'create', title: 'ring the bank', due: '2026-11-21' })
})

test('what is due on a day is put on another, and no event is meant', () => {
  const which = { words: '', all: true, dueFrom: '2026-11-20', dueBefore: '2026-11-21' }
  expect(readTaskWish('push everything due today to tomorrow', wording, false)).toEqual({
    wish: { do: 'change', which, to: { due: '2026-11-21' } },
    sure: true,
  })
})

test('a list is made with what stands on it, and the list of a day is what is due then', () => {
  expect(read('make a list for the move with boxes and tape')).toMatchObject({
    wishes: [
      { title: 'boxes', list: 'the move' },
      { title: 'tape', list: 'the move' },
    ],
  })
  expect(read("put milk on tomorrow's list")).toEqual({ do: 'create', title: 'milk', due: '2026-11-21' })
})

test.each([
  "don't delete my tasks",
  'if I have time move my tasks to Monday',
  'the task force meets tomorrow',
  'task done',
  'schedule a meeting tomorrow at 3',
])('“%s” wants nothing of the tasks', (sentence) => {
  expect(read(sentence)).toBeUndefined()
})

test('whether a thing that may be anything is a task is seen where it is looked for', () => {
  expect(readTaskWish('move the dentist to Friday', wording, false)).toMatchObject({ sure: false })
  expect(readTaskWish('move the task dentist to Friday', wording, false)).toMatchObject({ sure: true })
})

test('what was spoken of is meant by “it”, and by that alone', () => {
  expect(readTaskWish('mark it as done', wording, true)?.wish).toEqual({
    do: 'complete',
    which: { it: true, words: '', all: false },
  })
  expect(readTaskWish('move it to Friday', wording, false)).toBeUndefined()
})

test('an answer to what is to be done is a task, unless the person has thought better of it', () => {
  expect(readNoted('call the bank by Monday', wording)).toMatchObject({ title: 'call the bank', due: '2026-11-23' })
  expect(readNoted('never mind', wording)).toBeUndefined()
  expect(readNoted('yes', wording)).toBeUndefined()
  expect(readNoted('what time is it?', wording)).toBeUndefined()
})

test.each([
  'grant report done?',
  'claims all done?',
  'the offer is due friday?',
  'sent the invoice?',
  'offer is high now?',
])('“%s” asks, and changes nothing', (sentence) => {
  const wish = readTaskWish(sentence, wording, true)?.wish
  expect(wish?.do ?? 'list').toBe('list')
})

test('an order with a question mark is still an order', () => {
  expect(read('can you mark call the bank as done?')?.do).toBe('complete')
  expect(read('grant report done')?.do).toBe('complete')
})

test.each([
  ['todo: 1) buy stamps 2) post the letters', [{ title: 'buy stamps' }, { title: 'post the letters' }]],
  [
    'shopping list: add eggs and butter',
    [
      { title: 'eggs', list: 'shopping' },
      { title: 'butter', list: 'shopping' },
    ],
  ],
])('“%s” adds several tasks', (sentence, wishes) => {
  expect(read(sentence)).toMatchObject({ do: 'several', wishes })
})

test.each([
  ['renew my passport before the end of the month', { title: 'renew my passport', due: '2026-11-30' }],
  ['every Monday I have to submit my timesheet', { title: 'submit my timesheet', repeat: 'FREQ=WEEKLY;BYDAY=MO' }],
])('“%s” is to be done', (sentence, wanted) => {
  expect(read(sentence)).toMatchObject({ do: 'create', ...wanted })
})

test.each([
  ['the report can wait until Monday', { which: { words: 'report' }, to: { due: '2026-11-23' } }],
  ["everything that's overdue can wait until Monday", { which: { overdue: true }, to: { due: '2026-11-23' } }],
  ['bump the paper down to low priority', { which: { words: 'paper' }, to: { priority: 'low' } }],
  ['add a note to the plumber task: 555 0199', { which: { words: 'plumber' }, to: { note: '555 0199' } }],
])('“%s” changes tasks', (sentence, wanted) => {
  expect(read(sentence)).toMatchObject({ do: 'change', ...wanted })
})

test('what is done, and for whom something may be', () => {
  expect(read('I finished both the report and the slides')).toMatchObject({ do: 'complete', which: { all: false } })
  expect(read('have I finished anything this week?')).toMatchObject({ do: 'list', which: { statuses: ['done'] } })
  expect(read('do I have anything to do for Marta?')).toMatchObject({ which: { person: 'Marta', isFor: true } })
})

test.each([
  ['The grant letter went out, tick it off', { do: 'complete', which: { words: 'grant letter' } }],
  ['Delete the poster draft. They changed the format.', { do: 'delete', which: { words: 'poster draft' } }],
  ['poster draft can be dropped, she is on leave', { do: 'delete', which: { words: 'poster draft' } }],
  ['the van insurance got paid yesterday', { do: 'complete', which: { words: 'van insurance' } }],
  ['the survey is going to slip to Monday', { do: 'change', to: { due: '2026-11-23' } }],
  ['need another week for the survey', { do: 'change', which: { words: 'survey' }, to: { later: 7 } }],
  ['move everything of tomorrow to Monday', { which: { all: true, dueFrom: '2026-11-21' }, to: { due: '2026-11-23' } }],
  ['hand the survey to Ada, ada@example.com', { which: { words: 'survey' }, to: { person: 'Ada <ada@example.com>' } }],
  ['the survey: deadline 04.12.', { do: 'change', to: { due: '2026-12-04' } }],
])('“%s” is about what it names', (sentence, wish) => {
  expect(read(sentence)).toMatchObject(wish)
})

test.each([
  ['note down one task: order chairs by EOD today', [{ title: 'order chairs', due: '2026-11-20' }]],
  ['I have to sign the lease by Monday, put it in the tasks', [{ title: 'sign the lease', due: '2026-11-23' }]],
  ['todos for tomorrow: ring Mr. Hall, buy ink, fold the flyers', ['ring Mr. Hall', 'buy ink', 'fold the flyers']],
])('“%s” adds what it lists', (sentence, titles) => {
  const wish = read(sentence)
  const made = wish?.do === 'several' ? wish.wishes : [wish]
  expect(made).toMatchObject(
    titles.map((each) => (typeof each === 'string' ? { title: each, due: '2026-11-21' } : each)),
  )
})

test('two sentences are no title of one task', () => {
  expect(readTaskWish("Ada's survey is closed. Poster by Monday", wording, false)?.wish).not.toMatchObject({
    which: { words: expect.stringContaining('closed') },
  })
})

test.each([
  'Add "Find the lake" to my calendar Thursday at 5',
  'how many letters have I got',
  'tell me the date today',
])('“%s” makes and finishes no task', (sentence) => expect(['create', 'complete']).not.toContain(read(sentence)?.do))

test('an order with a day behind it is that order', () => {
  expect(read('delete the poster draft on Friday')).toMatchObject({ do: 'delete' })
})

test.each([
  ['write down for me to ring the vet', { title: 'ring the vet' }],
  ['+ send the dunning letter by Monday', { title: 'send the dunning letter', due: '2026-11-23' }],
  [
    'I would like it noted that the roof must be checked by Monday',
    { title: 'the roof must be checked', due: '2026-11-23' },
  ],
  ['One for the list: repot the orchid', { title: 'repot the orchid' }],
  [
    'The ladder goes back to Jens on Tuesday. Could you add that to my tasks?',
    { title: 'The ladder goes back to Jens', due: '2026-11-24' },
  ],
  ['bung "feed the cat" in for Monday', { title: 'feed the cat', due: '2026-11-23' }],
  ['New task, no date: read chapter four', { title: 'read chapter four' }],
  ['told Marek I would send the draft by Monday', { title: 'send the draft', due: '2026-11-23' }],
  ['todo: oil the gate before the 27', { title: 'oil the gate', due: '2026-11-26' }],
])('“%s” is noted', (sentence, wanted) => {
  expect(read(sentence)).toEqual({ ...blank, ...wanted })
})

test.each([
  ['add: the scan, the bloods - both by Monday', ['the scan', 'the bloods']],
  ['Please add two more for Monday: collect the keys and ring the vet', ['collect the keys', 'ring the vet']],
  [
    'need to: pay rent by Monday, call the vet by Monday, buy stamps by Monday',
    ['pay rent', 'call the vet', 'buy stamps'],
  ],
])('“%s” is several', (sentence, titles) => {
  const wishes = titles.map((title) => ({ do: 'create', title, due: '2026-11-23' }))
  expect(read(sentence)).toEqual({ do: 'several', wishes })
})

test.each([
  ['Have I anything to deliver this week?', '2026-11-16', '2026-11-23'],
  ['tell me, what falls on the ninth', '2026-12-09', '2026-12-10'],
])('“%s” asks what is open then', (sentence, dueFrom, dueBefore) => {
  expect(read(sentence)).toEqual({ do: 'list', which: { words: '', all: true, dueFrom, dueBefore } })
})
