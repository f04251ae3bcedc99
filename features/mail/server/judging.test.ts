import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import type { MailMessage } from '../contract.ts'
import type { Message } from '../rules/message.ts'
import { createJudging } from './judging.ts'
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
const copycat = { name: 'Elena Fischer', address: 'elena@northwlnd.example' }
const passed = { spf: 'pass', dkim: 'pass', dmarc: 'pass' } as const
let uid = 0

/** Returns its thread. */
async function arrives(message: Partial<Message>, role: 'inbox' | 'sent' | 'junk' = 'inbox'): Promise<string> {
  const arriving = [sampleMessage({ messageId: randomUUID(), ...message }, { uid: (uid += 1) })]
  const { fresh } = await database.as(ana.id, (tx) => receive(tx, ana.id, { folder: mailbox.folders[role], arriving }))
  return fresh[0]?.thread ?? ''
}

const writes = (to: Message['to'], more: Partial<Message> = {}) =>
  arrives({ from: { name: 'Ana', address: 'ana@example.com' }, to, subject: 'Hello', ...more }, 'sent')
const judge = async (thread: string) => (await createJudging({ database })(ana, thread)).messages
const kinds = (judged: { marks: { kind: string }[] }[]) => judged.map(({ marks }) => marks.map(({ kind }) => kind))

test('says of a known sender how well they are known, and that nothing is suspicious', async () => {
  await writes([elena])
  await arrives({ from: elena, subject: 'Lunch' })
  await arrives({ from: elena, subject: 'Dinner' })
  await arrives({ from: elena, subject: 'Win a phone' }, 'junk')
  const [only] = await judge(await arrives({ from: elena, subject: 'Bank details', authentication: passed }))
  expect(only).toMatchObject({ from: elena, checked: 'passed', received: 2, written: true, answered: false, marks: [] })
  expect(only?.first).not.toBeNull()
})

test('says that a stranger writes under a known name, from a domain that looks like the known one', async () => {
  await writes([elena])
  const thread = await arrives({
    from: copycat,
    subject: 'Bank details',
    replyTo: [{ name: '', address: 'e@x.example' }],
  })
  const judged = await judge(thread)
  expect(kinds(judged)).toEqual([['lookalike', 'spoofed', 'reply-to']])
  expect(judged).toMatchObject([{ checked: 'unknown', received: 0, first: null, written: false }])
  expect(judged[0]?.marks[1]?.words).toBe(
    'You know Elena Fischer as elena@northwind.example; this comes from elena@northwlnd.example.',
  )
})

test('says so also where the known mail arrived after it, and shows it in the conversation', async () => {
  const thread = await arrives({ from: copycat, subject: 'Bank details' })
  expect(kinds(await judge(thread))).toEqual([[]])
  await writes([elena])
  expect(kinds(await judge(thread))).toEqual([['lookalike', 'spoofed']])
  const { messages } = await house.get<{ messages: MailMessage[] }>(ana, 'threads/{id}', { id: thread })
  expect(kinds(messages)).toEqual([['lookalike', 'spoofed']])
})

test('an answer to the stranger does not make them known, and what the person wrote is not judged', async () => {
  await writes([elena])
  const thread = await arrives({ from: copycat, messageId: 'trap@x', subject: 'Bank details' })
  await writes([copycat], { inReplyTo: ['trap@x'], subject: 'Re: Bank details' })
  const judged = await judge(thread)
  expect(kinds(judged)).toEqual([['lookalike', 'spoofed']])
  expect(judged).toMatchObject([{ answered: true, written: false }])
})

test('nobody judges the mail of another person', async () => {
  const thread = await arrives({ from: elena })
  await expect(createJudging({ database })(house.somebody(), thread)).rejects.toMatchObject({ code: 'not-found' })
})
