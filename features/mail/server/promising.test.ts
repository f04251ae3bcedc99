import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Message } from '../rules/message.ts'
import { createPromising } from './promising.ts'
import { type MailTestHouse, mailMigrations, openMailHouse } from './testing/house.ts'
import { addMailbox, receive, type TestMailbox } from './testing/mailbox.ts'
import { sampleMessage } from './testing/sample-message.ts'

let database: TestDatabase
let house: MailTestHouse
let ana: Person
let mailbox: TestMailbox
beforeAll(async () => {
  database = await testDatabase({ migrations: [mailMigrations] })
  house = openMailHouse(database)
})
beforeEach(async () => {
  ana = house.somebody()
  mailbox = await database.as(ana.id, (tx) => addMailbox(tx, ana.id))
})
afterAll(() => database.close())

const elena = { name: 'Elena Fischer', address: 'Elena@northwind.example' }
let uid = 0

/** Returns its thread. */
async function arrives(message: Partial<Message>, role: 'inbox' | 'sent' | 'junk' = 'inbox'): Promise<string> {
  const arriving = [sampleMessage({ messageId: randomUUID(), ...message }, { uid: (uid += 1) })]
  const { fresh } = await database.as(ana.id, (tx) => receive(tx, ana.id, { folder: mailbox.folders[role], arriving }))
  return fresh[0]?.thread ?? ''
}

const writes = (to: Message['to'], more: Partial<Message> = {}) =>
  arrives({ from: { name: 'Ana', address: 'ana@example.com' }, to, subject: 'Hello', ...more }, 'sent')
const promises = async (wanted: Partial<Parameters<ReturnType<typeof createPromising>>[1]>) =>
  (await createPromising({ database })(ana, { by: 'own', ...wanted })).promises.map(({ who, text }) => ({ who, text }))

test('finds what the person promised, to whom, and nothing of drafts, conditions and others', async () => {
  await writes([elena], {
    text: 'Hello Elena,\n\nI will send the offer by Monday. If it rains, I will stay at home.\n',
  })
  await arrives({ from: elena, text: 'I will look at it on Tuesday.' })
  expect(await promises({})).toEqual([{ who: 'Elena Fischer', text: 'I will send the offer by Monday.' }])
  expect(await promises({ who: 'elena' })).toHaveLength(1)
  expect(await promises({ who: 'tom' })).toEqual([])
})

test('finds what others promised, but for spam', async () => {
  await arrives({ from: elena, text: 'I will look at it on Tuesday.' })
  await arrives({ from: elena, text: 'I will make you rich.' }, 'junk')
  expect(await promises({ by: 'others' })).toEqual([{ who: 'Elena Fischer', text: 'I will look at it on Tuesday.' }])
  expect(await promises({ by: 'others', since: '2999-01-01T00:00:00Z' })).toEqual([])
})

test('nobody finds the promises of another person', async () => {
  await writes([elena], { text: 'I will send the offer by Monday.' })
  ana = house.somebody()
  expect(await promises({})).toEqual([])
})
