import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
import { createAssistant } from '#features/assistant/server/index.ts'
import { testClock } from '#foundation/server/clock.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { type Chatter, openChatter } from '../testing/chatter.ts'
import { openNode, type TestNode } from '../testing/node.ts'
import { wholeWith } from '../testing/stage.ts'
import { productMigrations, register } from '../testing/whole.ts'

let database: TestDatabase
let node: TestNode
let ana: Chatter
beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
  const assistant = createAssistant()
  const clock = testClock('2026-11-25T09:30:00Z')
  node = await openNode(database, { answerer: assistant.answer, features: wholeWith(assistant.feature), clock })
})
beforeEach(async () => {
  ana = await openChatter(node)
  await register(database, ana.id)
  for (const feature of ['mail', 'tasks', 'reminders', 'contacts'])
    await ana.call('POST', `/v1/actions/${feature}.load-sample`, { input: {} })
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

async function said(...messages: string[]): Promise<string[]> {
  const { id } = await ana.begin()
  const answers: string[] = []
  for (const message of messages) answers.push((await ana.ask(id, message)).content)
  return answers
}

async function waiting(): Promise<string[]> {
  const { body } = await ana.call<Activity[]>('GET', '/v1/activity?state=waiting')
  return body.map(({ action }) => action)
}

test('a task of the list just shown comes before a reminder of that name', async () => {
  const [, lease, other] = await said('whats overdue', 'push the lease one to friday', 'n the other tmrw 6pm')
  expect(lease).toContain('Put “Sign the lease for the new office” on Friday, 27 November 2026.')
  expect(other).toContain('Put “Send the revised offer to Northwind” on Thursday, 26 November 2026 at 18:00.')
})

test('the parts of a task are told, ticked off and added to', async () => {
  const [whole, ticked, added, rest] = await said(
    'whats still in the press kit task',
    'photos are done',
    'add one: logo files',
    'so what’s missing',
  )
  expect(whole).toContain('3 open tasks')
  expect(ticked).toContain('Completed “Photographs”.')
  expect(added).toContain('Added the task “Logo files”.')
  expect(rest).toContain('“One page about us”')
  expect(rest).toContain('“Logo files”')
  expect(rest).not.toContain('“Photographs”')
})

test('what could not be done here goes on the list', async () => {
  const [, added] = await said('book me a flight to lisbon 12 dec, morning', 'figures. stick it on my list then')
  expect(added).toContain('Added the task “Book a flight to lisbon”, due Saturday, 12 December 2026.')
})

test('a number alone is after how long the reminder comes, and a reason behind an order is none', async () => {
  const [, later, stopped] = await said(
    'ping me in 20 min to call the bank',
    'make that 30',
    'forget it, they just rang me',
  )
  expect(later).toContain('Changed the reminder “Call the bank”: Wednesday, 25 November 2026 at 11:00.')
  expect(stopped).toContain('Stopped the reminder “Call the bank”.')
})

test('whoever was named is written to, and the draft stays where it is', async () => {
  const [, nudged, kept] = await said('who owes me something', 'nudge him, nicely, one line', 'dont send it yet')
  expect(nudged).toContain('to Marcus Reed')
  expect(kept).toContain('kept as a draft, in Mail under Drafts')
})

test('what cannot be told by phone is written to the same person', async () => {
  const [, card, sent, again] = await said(
    'ring tom becker for me and tell him we’re signing',
    'ok mail then: signing friday, both copies go by courier',
    'fine send it',
    'ok go',
  )
  expect(card).toContain('Please look at the card.')
  expect(sent).toContain('No mailbox of yours is connected that can send.')
  expect(again).toContain('It waits on the card')
  expect(await waiting()).toEqual(['mail.write-draft'])
})

test('a mail that was shown is answered, in no other language unasked', async () => {
  const [, asked] = await said('what does frau gruber want', 'say yes, in german, two sentences')
  expect(asked).toContain('not in German. Should I draft the mail to Anna Gruber in English?')
})

test('newsletters are named before one of them is left', async () => {
  const [which, left] = await said('too many newsletters in here, clean up', 'only the rail one')
  expect(which).toContain('Which one do you mean?')
  for (const name of ['Alpine Rail', 'Field Notes', 'The Morning Ledger']) expect(which).toContain(name)
  expect(left).toContain('This is a sample newsletter')
})

test('the number on a card is put right by its end', async () => {
  const [, name] = await said(
    'ruths email?',
    'surname',
    'her number is 0041 44 555 01 88 save that',
    'sry, ..89 at the end',
  )
  expect(name).toContain('Ruth Okafor')
  const { body } = await ana.call<Activity[]>('GET', '/v1/activity?state=waiting')
  expect(body.map(({ shown }) => JSON.stringify(shown))).toEqual([expect.stringContaining('0041 44 555 01 89')])
})

test('a mail that a draft answers is in hand while its card waits', async () => {
  const [card, starred, away] = await said('write sara that friday works', 'star her mail too', 'snooze it till friday')
  expect(card).toContain('Please look at the card.')
  expect(starred).toContain('Starred “Lunch next week?”.')
  expect(away).toContain('Snoozed “Lunch next week?”')
})

test('one of several newsletters comes back, and the weather is looked for nowhere', async () => {
  const [, back, weather] = await said(
    'archive the newsletters',
    'oh no, not the ledger',
    'what’s the weather in Zürich on Friday',
  )
  expect(back).toContain('Moved “Rates stay where they are” to “Inbox”.')
  expect(weather).toContain('I can’t tell the weather.')
})
