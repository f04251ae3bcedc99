import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssistant } from '#features/assistant/server/index.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { type Chatter, openChatter } from '../testing/chatter.ts'
import { openNode, type TestNode } from '../testing/node.ts'
import { wholeWith } from '../testing/stage.ts'
import { productMigrations, register } from '../testing/whole.ts'

type Found = { results: { kind: string; title: string; passages: { place?: { entry?: string } }[] }[] }

let database: TestDatabase
let node: TestNode
let ana: Chatter
beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
  const assistant = createAssistant()
  node = await openNode(database, { answerer: assistant.answer, features: wholeWith(assistant.feature) })
  ana = await openChatter(node)
  await register(database, ana.id)
  await ana.call('POST', '/v1/actions/mail.load-sample', { input: {} })
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

async function unread(): Promise<number> {
  const { rows } = await database.pool.query<{ unread: number }>(
    `select count(*)::int as unread from mail_parts
      where owner_id = $1 and type in ('text/plain', 'text/csv') and read_at is null`,
    [ana.id],
  )
  return rows[0]?.unread ?? 0
}

/** Attachments are read in the background. */
async function everythingRead(): Promise<void> {
  await expect.poll(unread, { timeout: 20_000 }).toBe(0)
}

async function find(person: Chatter, words: string): Promise<Found> {
  await everythingRead()
  return (await person.call<Found>('GET', `/v1/search?text=${encodeURIComponent(words)}`)).body
}

async function say(words: string): Promise<string> {
  await everythingRead()
  return (await ana.ask((await ana.begin()).id, words)).content
}

test('what an attachment says is found, with its mail and its name', async () => {
  const { results } = await find(ana, 'square metres')
  expect(results).toEqual([
    expect.objectContaining({
      kind: 'mail',
      title: 'Re: Lease for the new office',
      passages: [expect.objectContaining({ place: expect.objectContaining({ entry: 'lease-mill-street-12.txt' }) })],
    }),
  ])
})

test('nobody finds attachments of another person', async () => {
  const stranger = await openChatter(node)
  await register(database, stranger.id)
  expect((await find(stranger, 'square metres')).results).toEqual([])
})

test.each([
  ['how big is the deposit on the office', 'Deposit: three months’ rent'],
  ['what did the board allow for the office', 'New office: approved up to 6,500 a month'],
  ['by when does Ms Gruber need my answer', 'Bis übermorgen bräuchte ich Ihre Zusage'],
  ['what time does my train to zurich leave', 'eparture 07:40'],
])('%s: is answered from mail and what is attached', async (question, passage) => {
  const told = await say(question)
  expect(told.split('\n- ')[1] ?? told).toContain(passage)
})

test('an attachment is quoted with its name, its mail and who wrote it', async () => {
  expect(await say('how big is the deposit on the office')).toMatch(
    /- Mail “Re: Lease for the new office” from Tom Becker of [^,]+, .*lease-mill-street-12\.txt/,
  )
})

test('words of a suspicious mail come with a warning', async () => {
  const told = await say('to which account should the deposit of 15,180 euros go')
  expect(told).toContain('our bank details have changed')
  expect(told).toContain('Be careful with “New bank details, urgent”')
})

test('that nothing here tells it is said with what was searched', async () => {
  expect(await say('when does my passport expire')).toMatch(/^That is not in your mail: I searched all of it\./)
})

test.each(['thanks, that helps', 'can you order a pizza', 'what is the capital of Mongolia?', 'how are you'])(
  '%s: no mail is quoted',
  async (words) => {
    expect(await say(words)).not.toMatch(/^- Mail | wrote .+:$/m)
  },
)
