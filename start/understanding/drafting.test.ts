import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAssistant } from '#features/assistant/server/index.ts'
import { calendar } from '#features/calendar/server/index.ts'
import { contacts } from '#features/contacts/server/index.ts'
import type { Draft } from '#features/mail/contract.ts'
import { mail } from '#features/mail/server/index.ts'
import { reminders } from '#features/reminders/server/index.ts'
import { tasks } from '#features/tasks/server/index.ts'
import { testClock } from '#foundation/server/clock.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { type Chatter, openChatter } from '../testing/chatter.ts'
import { openNode, type TestNode } from '../testing/node.ts'
import { productMigrations, register } from '../testing/whole.ts'

let database: TestDatabase
let node: TestNode
let ana: Chatter
/** Friday, 20 November 2026, 14:32. */
const now = '2026-11-20T13:32:00Z'
beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
  const assistant = createAssistant()
  const features = [assistant.feature, reminders, mail, tasks, contacts, calendar]
  node = await openNode(database, { answerer: assistant.answer, features, clock: testClock(now) })
})
beforeEach(async () => {
  ana = await openChatter(node)
  await register(database, ana.id)
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

async function say(words: string, chat?: string): Promise<string> {
  const id = chat ?? (await ana.begin()).id
  return (await ana.ask(id, words)).content
}

const drafts = async () => (await ana.call<{ drafts: Draft[] }>('GET', '/v1/mail/drafts')).body.drafts
type Waiting = { shown: { fields: { name: string; value: string }[] } }
const newest = async () => (await drafts())[0]
/** Between greeting and closing. */
const said = async () => (await newest())?.text.split('\n\n').slice(1, -1).join(' / ')

test('a mail is drafted with the address that the contacts know, and is not sent', async () => {
  await say('add Akira Tan akira@example.com to my contacts')
  const answer = await say("email Akira that I'm running late and he should start without me")
  expect(answer).toContain('It is not sent.')
  expect(await newest()).toMatchObject({
    to: [{ name: 'Akira Tan', address: 'akira@example.com' }],
    subject: "I'm running late and you should start without me",
  })
  expect(await said()).toBe("I'm running late and you should start without me.")
})

test.each([
  ['/email Akira thanking him for the slides', 'Akira: Thank you so much for the slides!'],
  [
    'draft an email to Tom to reschedule our call to Thursday at 3',
    'Tom: I’m sorry, I need to move our call. / Would Thursday, 26 November 2026, at 15:00 work for you?',
  ],
  ['write an out of office message until Monday', ': I’m out of the office until Monday, 23 November 2026.'],
  ['tell everyone im out until wednesday', 'Everyone: I’m out until Wednesday.'],
  ['email the team to say the office is closed on Monday', 'Team: The office is closed on Monday.'],
])('%s', async (words, text) => {
  await say(words)
  const to = (await newest())?.to ?? []
  expect(`${to.map(({ name }) => name).join(', ')}: ${await said()}`).toBe(text)
})

test.each([
  'draft an email to Tom to schedule a call next week about the budget',
  'email Tom to find a time next week for a 30 min call about the budget',
])('a mail that looks for a time proposes what is free: %s', async (words) => {
  const hours = JSON.stringify([1, 2, 3].map((day) => ({ day, start: '09:00', end: '17:00' })))
  await database.pool.query('update people set working_hours = $1 where owner_id = $2', [hours, ana.id])
  await say(words)
  expect((await said())?.split('\n- ')).toHaveLength(3)
})

test('what is missing is asked for, and the reply completes the draft', async () => {
  const chat = (await ana.begin()).id
  expect(await say('send an email to Tom about the offsite', chat)).toContain('What should the mail to Tom say?')
  await say('that we meet at the station at nine', chat)
  expect(await said()).toBe('We meet at the station at nine.')
})

test.each([
  ['/email ask Tom for the lease by Friday', 'Tom', 'lease'],
  ['/email thank Sara for lunch', 'Sara', 'lunch'],
  ['/email tell Tom that the lease is signed', 'Tom', 'The lease is signed.'],
])('an order behind the command is drafted at once: %s', async (words, name, text) => {
  await say(words)
  expect(await newest()).toMatchObject({ to: [{ name }] })
  expect(await said()).toContain(text)
})

test.each([
  'email Sara that Wednesday works',
  'write to Sara that Wednesday works',
  'draft a mail to Sara: Wednesday works',
])('another mail leaves the question for the first: %s', async (words) => {
  const chat = (await ana.begin()).id
  await say('send an email to Tom about the offsite', chat)
  await say(words, chat)
  expect((await newest())?.to).toMatchObject([{ name: 'Sara' }])
  expect(await said()).toBe('Wednesday works.')
})

test('an answer to a mail leaves the question for another one', async () => {
  await ana.call('POST', '/v1/actions/mail.load-sample', { input: {} })
  const chat = (await ana.begin()).id
  await say('send an email to Tom about the offsite', chat)
  const answer = await say('reply to Sara that Wednesday works', chat)
  expect(answer).toContain('Draft the mail “Re: Lunch next week?” to Sara Lindqvist.')
})

test('another language than English is not dropped: English is offered', async () => {
  await say('add Tom Berg tom.berg@example.com to my contacts')
  const chat = (await ana.begin()).id
  const answer = await say('mail Tom Berg in German that the lease is signed', chat)
  expect(answer).toContain('not in German. Should I draft the mail to Tom Berg in English?')
  expect(await drafts()).toEqual([])
  await say('yes', chat)
  expect((await newest())?.to).toMatchObject([{ address: 'tom.berg@example.com' }])
  expect(await said()).toBe('The lease is signed.')
})

test('how it should sound is not taken for what it should say', async () => {
  const chat = (await ana.begin()).id
  await say('send an email to Tom about the offsite', chat)
  expect(await say('shorter', chat)).toContain('What should the mail to Tom say?')
  await say('that we meet at nine', chat)
  expect(await said()).toBe('We meet at nine.')
})

test('a mail that cannot go says so before its draft has a yes', async () => {
  await ana.call('POST', '/v1/actions/mail.load-sample', { input: {} })
  const chat = (await ana.begin()).id
  await say('tell sara the place by the river is fine', chat)
  expect(await say('send it', chat)).toContain('No mailbox of yours is connected that can send.')
})

test('a summary of a conversation has a point of several of its mails', async () => {
  await ana.call('POST', '/v1/actions/mail.load-sample', { input: {} })
  const answer = await say('summarise the thread with marcus about the offer')
  expect(answer).toContain('The main points of “Offer for the second phase”')
  expect(answer.match(/^- /gm)?.length).toBeGreaterThan(3)
  expect(new Set(answer.match(/^- [^:]+:/gm)).size).toBeGreaterThan(1)
})

test('a summary for somebody else leaves out what was said between fewer people', async () => {
  await ana.call('POST', '/v1/actions/mail.load-sample', { input: {} })
  await say('mail helen a summary of the thread with elena about the offer')
  const { body } = await ana.call<Waiting[]>('GET', '/v1/activity?state=waiting')
  const text = body[0]?.shown.fields.find(({ name }) => name === 'text')?.value
  expect(text).toContain('main points of “Offer for the second phase”')
  expect(text).not.toContain('Only to you')
})

test.each([
  ["what's on tomorrow", 'Saturday, 21 November 2026'],
  ['remind me to call Eva at 5', 'Call Eva'],
  ['can you add milk to the shopping list', 'ilk'],
  ['what time is it in Tokyo?', '22:32'],
  ['show my inbox', 'mail'],
  ['never mind', ''],
  ['cancel that', ''],
  ['stop', ''],
])('“%s” is not what a mail should say', async (words, told) => {
  const chat = (await ana.begin()).id
  await say('send an email to Tom about the offsite', chat)
  expect(await say(words, chat)).toContain(told)
  expect(await drafts()).toEqual([])
})

test.each([
  ['where do we meet?', 'Where do we meet?'],
  ['send me the slides by Friday', 'Please send me the slides by Friday.'],
  ['are you free on Friday?', 'Are you free on Friday?'],
  ['the review moves to Friday at 3', 'The review moves to Friday at 3.'],
])('“%s” is what a mail should say', async (words, text) => {
  const chat = (await ana.begin()).id
  await say('send an email to Tom about the offsite', chat)
  await say(words, chat)
  expect(await said()).toBe(text)
})

test('an order to remember a mail is a task, and no draft', async () => {
  await say('email Tom tomorrow')
  expect(await drafts()).toEqual([])
})

test('leaving a newsletter is done by what its mail says; nobody is asked for a sample', async () => {
  await ana.call('POST', '/v1/actions/mail.load-sample', { input: {} })
  expect(await say('unsubscribe me from the Ledger')).toContain('This is a sample newsletter')
  expect(await say('unsubscribe me from the board deck')).toContain('does not say how to unsubscribe')
})

test('a mail that imitates somebody gets no answer, and it is said why', async () => {
  await ana.call('POST', '/v1/actions/mail.load-sample', { input: {} })
  const answer = await say('reply to the bank details mail saying that it is done')
  expect(answer).toContain('I did not draft an answer to “New bank details, urgent”')
  expect(answer).toContain('could not confirm that it comes from northwlnd.example')
  expect(await drafts()).toEqual([])
})

test('what imitates somebody is not passed on as their latest mail, and is named when they are asked about', async () => {
  await ana.call('POST', '/v1/actions/mail.load-sample', { input: {} })
  expect(await say('forward Elena’s newest message to Helen')).toContain('“Fwd: Offer for the second phase”')
  const told = await say('what was Elena’s newest mail?')
  expect(told).toContain('“Offer for the second phase”')
  expect(told).toContain('I left out “New bank details, urgent”')
  const named = await say('forward the mail about the new bank details to Helen')
  expect(named).toContain('“New bank details, urgent” may not come from who it says.')
})

test('files of a mail that is passed on are named, as the draft does not hold them', async () => {
  await ana.call('POST', '/v1/actions/mail.load-sample', { input: {} })
  const answer = await say('forward the expenses to Helen with a line that I checked them')
  expect(answer).toContain('“Fwd: Expenses Lisbon”')
})

test('the readers of a draft change in a second message', async () => {
  await say('add Akira Tan akira@example.com to my contacts')
  await say('add Jonas Weber weber@example.com to my contacts')
  const chat = (await ana.begin()).id
  await say('email Akira that the ferry leaves on Monday at 9', chat)
  await say('make it to both of them', chat)
  await say('Akira and Jonas', chat)
  expect(await newest()).toMatchObject({ to: [{ address: 'akira@example.com' }, { address: 'weber@example.com' }] })
  await say('no, say Friday instead', chat)
  expect(await said()).toBe('The ferry leaves on Friday at 9.')
})

test('an event that moves within the week keeps its hour in the mail', async () => {
  await say('add Akira Tan akira@example.com to my contacts')
  await say('email Akira to move our rehearsal to Thursday, same time')
  expect(await said()).toContain('Would Thursday, 26 November 2026, at the same time work for you?')
})

test('who is told something is told by a draft, with a title or without', async () => {
  await say('add Jonas Weber weber@example.com to my contacts')
  await say('tell Mr Weber that Tuesday works for me')
  expect(await newest()).toMatchObject({ to: [{ address: 'weber@example.com' }] })
  expect(await said()).toBe('Tuesday works for me.')
})

test('two people are introduced to each other, and what is added of one is told of them', async () => {
  await say('add Akira Tan akira@example.com to my contacts')
  await say('add Jonas Weber weber@example.com to my contacts')
  const chat = (await ana.begin()).id
  await say('introduce Akira to Jonas', chat)
  await say('mention that he has built three bridges', chat)
  expect(await newest()).toMatchObject({ to: [{ address: 'akira@example.com' }, { address: 'weber@example.com' }] })
  expect((await newest())?.text).toContain('He has built three bridges.')
})

test('an order not to write drafts nothing', async () => {
  await say('add Akira Tan akira@example.com to my contacts')
  await say('don’t write to Akira yet, I want to see the plan first')
  expect(await drafts()).toEqual([])
})

test('whom a task waits for is told where nobody owes an answer to a mail', async () => {
  const input = { title: 'Draw the logo', waitsFor: { name: 'Ben' } }
  await ana.call('POST', '/v1/actions/tasks.create-task', { input })
  expect(await say('what am I waiting on?')).toContain('1 task given to others')
})

test.each(['queue it for Monday at 7:30', 'have it go out on Monday at 7:30', 'schedule the mail for monday 7.30am'])(
  'after a draft, “%s” is about when it is sent, and plans nothing else',
  async (words) => {
    await say('add Akira Tan akira@example.com to my contacts')
    await say('add a task to water the ferns')
    const chat = (await ana.begin()).id
    await say("email Akira that I'm running late", chat)
    const answer = await say(words, chat)
    expect(answer).toContain('No mailbox of yours is connected that can send.')
    expect(answer).not.toContain('ferns')
  },
)
