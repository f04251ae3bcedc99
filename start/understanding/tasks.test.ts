import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
import { createAssistant } from '#features/assistant/server/index.ts'
import { calendar } from '#features/calendar/server/index.ts'
import type { TaskPage } from '#features/tasks/contract.ts'
import { tasks } from '#features/tasks/server/index.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { type Chatter, openChatter } from '../testing/chatter.ts'
import { openNode, type TestNode } from '../testing/node.ts'
import { productMigrations, register } from '../testing/whole.ts'

let database: TestDatabase
let node: TestNode
let ana: Chatter
beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
  const assistant = createAssistant()
  node = await openNode(database, { answerer: assistant.answer, features: [assistant.feature, tasks, calendar] })
})
beforeEach(async () => {
  ana = await openChatter(node)
  await register(database, ana.id)
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

const add = (input: object) => ana.call('POST', '/v1/actions/tasks.create-task', { input })

async function say(words: string, chat?: string): Promise<string> {
  const id = chat ?? (await ana.begin()).id
  return (await ana.ask(id, words)).content
}

async function approve(): Promise<void> {
  const { body } = await ana.call<Activity[]>('GET', '/v1/activity?state=waiting')
  for (const { id, hash } of body) await ana.call('POST', `/v1/activity/${id}/approve`, { hash })
}

const kept = async (view = 'all') =>
  (await ana.call<TaskPage>('GET', `/v1/tasks?view=${view}`)).body.tasks.map(({ title, status, waitsFor }) =>
    [title, status, waitsFor?.email ?? waitsFor?.name].filter(Boolean).join(', '),
  )

test('tasks are added, found, completed and counted in words', async () => {
  expect(await say('add buy milk to my tasks for tonight')).toContain('Added the task “buy milk”')
  await say('todo: call the bank')
  expect(await say('show my tasks')).toContain('2 open tasks')
  await say('mark buy milk as done')
  expect(await kept()).toEqual(['call the bank, todo'])
  expect(await say('what did I finish today')).toContain('buy milk')
  expect(await say('how many open tasks do I have')).toContain('1 open task.')
})

test('what is said of a task is understood however many there are', async () => {
  await add({ title: 'Renew the passport' })
  await database.pool.query(
    `insert into tasks (owner_id, id, list_id, title, notes, zone, status, rank, repeats_from, origin, search)
      select $1, gen_random_uuid(), list_id, 'Number ' || n, '', 'Europe/Vienna', 'todo', '!' || n, 'due', 'own',
        to_tsvector('house.words', 'Number ' || n)
      from generate_series(1, 320) n, (select list_id from tasks where owner_id = $1) own`,
    [ana.id],
  )
  expect(await say('the passport is renewed')).toContain('Renew the passport')
  expect(await kept('done')).toEqual(['Renew the passport, done'])
})

test('what concerns several is shown first, and done with a yes', async () => {
  for (const title of ['Offer', 'Lease'])
    await add({
      title,
      waitsFor: { name: 'Kofi Mensah', email: 'kofi@example.com' },
      due: '2020-01-06',
    })
  await add({ title: 'Logo', waitsFor: { name: 'Nia', email: 'nia@example.com' } })
  await say('kofi is sick so reassign their overdue tasks to nia')
  expect(await kept()).toEqual([
    'Offer, todo, kofi@example.com',
    'Lease, todo, kofi@example.com',
    'Logo, todo, nia@example.com',
  ])
  await approve()
  expect(await kept()).toEqual([
    'Offer, todo, nia@example.com',
    'Lease, todo, nia@example.com',
    'Logo, todo, nia@example.com',
  ])
})

test('what is given to somebody else in the next message is another task', async () => {
  for (const title of ['Paint the gate', 'Mend the roof']) await add({ title })
  const { id } = await ana.begin()
  await say('give the gate task to Wanda', id)
  expect(await say('let Igor do the roof and ask him again on Friday', id)).toContain('Mend the roof')
  expect(await say('hand the gate over to Igor', id)).toContain('Paint the gate')
  expect(await kept()).toEqual(['Paint the gate, todo, Igor', 'Mend the roof, todo, Igor'])
})

test('a list that is not there is offered for a task that is', async () => {
  await add({ title: 'Paint the gate' })
  const { id } = await ana.begin()
  expect(await say('move paint the gate to the Garden list', id)).toContain('Shall I make it')
  expect(await say('what lists do I have')).not.toContain('Garden')
  expect(await say('yes', id)).toContain('Moved “Paint the gate” to the list “Garden”')
})

test('where several fit, or none, nothing is done and it is said', async () => {
  for (const title of ['Call the bank', 'Call the baker']) await add({ title })
  expect(await say('complete the task call')).toContain('Which of these do you mean?')
  expect(await say('delete the task paint the door')).toContain('I find no open task')
  expect(await kept()).toHaveLength(2)
})

test('the button asks what is to be done, and “it” is what was added', async () => {
  const { id } = await ana.begin()
  expect(await say('Initiated: task', id)).toContain('What is to be done')
  await say('write to Tom by Monday', id)
  await say('mark it as done', id)
  expect(await kept('done')).toEqual(['write to Tom, done'])
})

test('a task that is named without the word for it is found, and an event of that name comes first', async () => {
  for (const title of ['Tax return', 'Dentist bill']) await add({ title })
  expect(await say('push the tax thing to 3 May 2027')).toContain('Put “Tax return” on Monday, 3 May 2027')
  expect(await say('give the dentist bill to Tom, ask again on 5 May 2027')).toContain('Tom')
  expect(await say('what is Tom owing me')).toContain('“Dentist bill”, with Tom, ask again Wednesday, 5 May 2027')
  expect(await say('done with the tax return')).toContain('Completed “Tax return”')
  expect(await say('done with the boat')).not.toContain('Completed')
})

test('what was shown is picked, corrected and gone on with', async () => {
  for (const title of ['Milk', 'Eggs', 'Bread']) await add({ title })
  const { id } = await ana.begin()
  await say('show my tasks', id)
  expect(await say('make the second one high priority', id)).toContain('“Eggs” high priority')
  expect(await say('no, low', id)).toContain('“Eggs” low priority')
  expect(await say('mark the milk as done', id)).toContain('Completed “Milk”')
  expect(await say('and the bread too', id)).toContain('Completed “Bread”')
  expect(await say('undo that', id)).toContain('Bread')
  expect(await kept()).toEqual(['Eggs, todo', 'Bread, todo'])
})

test('“undo that” takes back all that one message led to', async () => {
  await add({ title: 'Tiler' })
  const { id } = await ana.begin()
  await say('tick off the tiler and add a task to buy grout', id)
  await say('undo that', id)
  await approve()
  const { tasks: all } = (await ana.call<TaskPage>('GET', '/v1/tasks?view=all')).body
  expect(all.map(({ title, status }) => `${title}, ${status}`)).toEqual(['Tiler, todo'])
})

test('a card that waits is changed by words', async () => {
  for (const title of ['Rent', 'Lease', 'Phone']) await add({ title, due: '2020-01-06' })
  const { id } = await ana.begin()
  await say('put everything overdue on 3 May 2027', id)
  await say('not the phone', id)
  await say('no, 4 May 2027', id)
  await approve()
  const { tasks: all } = (await ana.call<TaskPage>('GET', '/v1/tasks?view=all')).body
  expect(all.map(({ title, due }) => `${title} ${due}`).toSorted()).toEqual([
    'Lease 2027-05-04',
    'Phone 2020-01-06',
    'Rent 2027-05-04',
  ])
})

test('lists, parts and several things at once', async () => {
  await say('create a list called Groceries')
  await say('put milk, eggs and bread on my Groceries list')
  await approve()
  expect(await say('show me the Groceries list')).toContain('3 open tasks')
  await add({ title: 'Plan the trip' })
  await say('add a subtask book the hotel to plan the trip')
  const { tasks: all } = (await ana.call<TaskPage>('GET', '/v1/tasks?view=all')).body
  expect(all.find(({ title }) => title === 'book the hotel')?.parent).toBe(
    all.find(({ title }) => title === 'Plan the trip')?.id,
  )
})

test('what was said or shown before becomes a task', async () => {
  const { id } = await ana.begin()
  await say('I need to renew my passport by 3 May 2027', id)
  expect(await say('turn that into a task', id)).toContain('“renew my passport”, due Monday, 3 May 2027')
})

/** The existing tasks, the message, and the tasks afterwards. */
test.each([
  [
    ['Fix the banner', 'Fix the footer'],
    ["banner's done", 'footer too'],
    ['Fix the banner, done', 'Fix the footer, done'],
  ],
  [['Water the plants'], ['watered the plants'], ['Water the plants, done']],
  [['Choose movers'], ['choose movers to monday', 'and make it low prio'], ['Choose movers, todo']],
  [['Agency brief'], ['agency brief is in progress'], ['Agency brief, doing']],
  [['Call the plumber'], ['delte the plumber task'], []],
  [[], ['add a task', 'call the plumber'], ['call the plumber, todo']],
  [[], ['need to renew the passport by 3 May 2027, high prio'], ['renew the passport, todo']],
  [[], ['end of day: send Joy the agenda'], ['send Joy the agenda, todo']],
  [
    ['Pay the invoice', 'Sign the lease'],
    ['paid the invoice and signed the lease', 'approve'],
    ['Pay the invoice, done', 'Sign the lease, done'],
  ],
  [
    ['Press release', 'Job ad'],
    ['press release done', 'oops wrong one, its the job ad thats done'],
    ['Job ad, done', 'Press release, todo'],
  ],
  [['Send the report'], ['done with the report', 'wait no its not, undo'], ['Send the report, todo']],
  [['Press release'], ["drop the press release, we're not doing it"], []],
  [['Renew passport'], ['psuh the passport to 4 May 2027', 'is the passport done?'], ['Renew passport, todo']],
  [[], ['add milk, eggs and bread to my shopping list', 'approve'], ['bread, todo', 'eggs, todo', 'milk, todo']],
  [[], ['new project Offsite: find a venue, book the bus', 'approve'], ['book the bus, todo', 'find a venue, todo']],
  [['Freight invoice'], ['freight invoice paid'], ['Freight invoice, done']],
  [[], ['can you add tasks from my email by yourself?'], []],
])('with %j, “%j” leads to %j', async (given, said, wanted) => {
  for (const title of given) await add({ title })
  const { id } = await ana.begin()
  for (const words of said) await (words === 'approve' ? approve() : say(words, id))
  expect([...(await kept()), ...(await kept('done'))].toSorted()).toEqual(wanted)
})

test('what is told of tasks by words of their titles is done where no word is left over', async () => {
  for (const title of ['Send CV of Marta', 'Quarterly report', 'Order birthday cake', 'Ring the plumber'])
    await add({ title })
  expect(await say("marta's CV is gone")).toContain('Completed “Send CV of Marta”')
  expect(await say('the report can wait until 3 May 2027')).toContain('Put “Quarterly report” on Monday, 3 May 2027')
  expect(await say('I met the plumber on 4 May 2027')).not.toContain('Put')
  const { id } = await ana.begin()
  expect(await say('the chair wants the report on 5 May 2027', id)).toContain('Shall I set “Quarterly report” due')
  expect(await say('yes do that', id)).toContain('Put “Quarterly report” on Wednesday, 5 May 2027')
  expect(await kept()).toEqual(['Quarterly report, todo', 'Order birthday cake, todo', 'Ring the plumber, todo'])
})

test('what is told of a few is done, and what is told of one of two is asked', async () => {
  for (const title of ['Reply to Ines', 'Reply to Omar', 'Buy stamps']) await add({ title })
  await say('stamps bought, and Ines can wait until 3 May 2027')
  expect(await kept('done')).toEqual(['Buy stamps, done'])
  const { id } = await ana.begin()
  expect(await say('reply is sent', id)).toContain('Which of these do you mean?')
  expect(await say('Omar', id)).toContain('Completed “Reply to Omar”')
  expect(await kept()).toEqual(['Reply to Ines, todo'])
})

test('what is given away or dropped is shown first', async () => {
  for (const title of ['Order flowers', 'Book band']) await add({ title })
  await say('Grace does the flowers: grace@example.com, and we no longer need the band')
  expect(await kept()).toEqual(['Order flowers, todo', 'Book band, todo'])
  await approve()
  expect(await kept()).toEqual(['Order flowers, todo, grace@example.com'])
})

test('what is due, and no task yet, becomes one', async () => {
  expect(await say('the car tax is due on 3 May 2027')).toContain('Added the task “the car tax”')
  expect(await say('the car tax is due on 4 May 2027')).toContain('Put “the car tax” on Tuesday, 4 May 2027')
  expect(await say('Would you write down for me to order candles')).toContain('Added the task “order candles”')
})

test('a question that nothing answers leads to the tasks that it names, and changes none of them by itself', async () => {
  for (const title of ['Choose hymn for harvest', 'Buy stamps']) await add({ title })
  const { id } = await ana.begin()
  const answer = await say('what is it I must choose for the vicar?', id)
  expect(answer).toContain('I find no direct answer')
  expect(answer).toContain('“Choose hymn for harvest”')
  expect(answer).not.toContain('stamps')
  expect(await kept('done')).toEqual([])
  await say('that one is done', id)
  expect(await kept('done')).toEqual(['Choose hymn for harvest, done'])
})

test('another task gets the day of the one that was shown, and “it” is that one from then on', async () => {
  await add({ title: 'Cover brief', due: '2031-12-04' })
  await add({ title: 'Chase the printer' })
  const { id } = await ana.begin()
  await say('when is the cover brief due', id)
  expect(await say('ok same day for the printer one', id)).toContain(
    'Put “Chase the printer” on Thursday, 4 December 2031',
  )
  expect(await say('hm no, take the date off again', id)).toContain('“Chase the printer”')
  expect(await say('when is the cover brief due', id)).toContain('4 December 2031')
})

test('“how many of them” asks about those that were counted or listed right before', async () => {
  for (const title of ['Oil the gate', 'Paint the fence', 'Sow the peas']) await add({ title })
  await say('paint the fence is due yesterday')
  const chat = (await ana.begin()).id
  expect(await say('how many open tasks do I have?', chat)).toContain('3 open tasks')
  expect(await say('and how many of those are overdue?', chat)).toContain('1 overdue task')
  expect(await say('which tasks are open?', chat)).toContain('3 open tasks')
  const late = await say('which of these are late?', chat)
  expect(late).toContain('Paint the fence')
  expect(late).not.toContain('Sow the peas')
})
