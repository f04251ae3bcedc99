import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
import { createAssistant } from '#features/assistant/server/index.ts'
import { calendar } from '#features/calendar/server/index.ts'
import type { Contact } from '#features/contacts/contract.ts'
import { contacts } from '#features/contacts/server/index.ts'
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
  const features = [assistant.feature, tasks, contacts, calendar]
  node = await openNode(database, { answerer: assistant.answer, features })
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

async function approve(): Promise<void> {
  const { body } = await ana.call<Activity[]>('GET', '/v1/activity?state=waiting')
  for (const { id, hash } of body) await ana.call('POST', `/v1/activity/${id}/approve`, { hash })
}

const kept = async () =>
  (await ana.call<{ contacts: Contact[] }>('GET', '/v1/contacts')).body.contacts.map(({ name, emails }) =>
    [name, ...emails].join(', '),
  )

test('contacts are added, told, changed, merged and forgotten in words', async () => {
  expect(await say('add Akira Tan akira@example.com to my contacts')).toContain(
    'Added “Akira Tan”, akira@example.com, to your contacts.',
  )
  expect(await say("what's Akira's address?")).toContain('Akira Tan: akira@example.com.')
  expect(await say('who is Akira')).toContain('Akira Tan: akira@example.com.')
  await say("change Akira's email to at@example.com")
  expect(await kept()).toEqual(['Akira Tan, at@example.com'])
  await say('new contact: A. Tan, tan@example.com')
  await say('merge A. Tan into Akira Tan')
  expect(await kept()).toEqual(['Akira Tan, at@example.com, tan@example.com'])
  expect(await say('how many contacts do I have')).toContain('1 contact')
  const chat = (await ana.begin()).id
  await say('how can I reach Akira Tan?', chat)
  await say('forget Akira Tan', chat)
  expect(await kept()).toEqual([])
})

test('the time is told for a contact whose zone is known', async () => {
  await say('add Akira Tan akira@example.com to my contacts')
  expect(await say('what time is it for Akira?')).toContain('I do not know the time zone of Akira Tan.')
  expect(await say("Akira's time zone is Tokyo")).toContain('Changed the contact “Akira Tan”.')
  expect(await say('what time is it for akira now')).toMatch(
    /^It is \d\d:\d\d(?: on .+)? for Akira Tan \(Asia\/Tokyo\)\./,
  )
  for (const other of ['what time is it?', 'what time is it in Tokyo'])
    expect(await say(other)).not.toContain('nobody called')
  expect(await say('what time is it for lunch')).toMatch(/nobody called “lunch”.+ For you it is \d\d:\d\d\.$/)
})

test('where several fit, or nobody, nothing is done and it is said', async () => {
  await say('add Akira Tan akira@example.com to my contacts')
  await say('add Akira Sato sato@example.com to my contacts')
  expect(await say('remove Akira from my contacts')).toContain('Which of them do you mean?')
  expect(await say("what is Nobuko's phone number")).toContain('I know nobody called “Nobuko”')
  expect(await kept()).toEqual(['Akira Sato, sato@example.com', 'Akira Tan, akira@example.com'])
})

test('where nobody is the one that was told apart, nobody else is taken for them', async () => {
  await say('add Akira Tan akira@example.com to my contacts')
  const chat = (await ana.begin()).id
  expect(await say("what is Akira's address, the one from the boatyard?", chat)).toContain(
    'I know nobody called “Akira” at “boatyard”.',
  )
  expect(await say("what is Akira's address?", chat)).toContain('akira@example.com')
  const other = await say("and the other Akira's?", chat)
  expect(other).toContain('I know nobody else called “Akira”.')
  expect(other).not.toContain('akira@example.com')
})

test('somebody is invited, and found to give a task to, by the address that the contacts know', async () => {
  await say('add Akira Tan akira@example.com to my contacts')
  const chat = (await ana.begin()).id
  await say('Design review tomorrow at 3pm', chat)
  await say('invite Akira to the design review', chat)
  await approve()
  const { rows } = await database.pool.query<{ people: unknown }>('select people from events where owner_id = $1', [
    ana.id,
  ])
  expect(rows[0]?.people).toEqual([{ name: 'Akira Tan', email: 'akira@example.com' }])
  const { answer } = await node.app.actions.look({ id: ana.id, sessionId: ana.id }, 'tasks.find-doers', {
    words: 'akira',
  })
  expect(answer).toEqual([{ name: 'Akira Tan', email: 'akira@example.com' }])
})

test('who is not invited beside somebody who is, is said', async () => {
  await say('add Akira Tan akira@example.com to my contacts')
  const answer = await say('set up a meeting with Akira and Wilma next Tuesday at 10')
  expect(answer).toContain('“Wilma” is not invited')
  expect(answer).not.toContain('“Akira” is not')
  const alone = await say('set up a meeting with Wilma next Wednesday at 10')
  expect(alone).not.toContain('not invited')
})
