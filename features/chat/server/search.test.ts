import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readsOf } from '#foundation/server/database/testing/plan.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { conversations as all, type Chatter, openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import type { Conversation, Found } from '../contract.ts'

let database: TestDatabase
let node: TestNode
beforeAll(async () => {
  database = await testDatabase({ migrations: nodeMigrations })
  node = await openNode(database)
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

async function search(by: Chatter, words: string, more = ''): Promise<Found[]> {
  const { status, body } = await by.call<Found[]>(
    'GET',
    `/v1/conversations/search?q=${encodeURIComponent(words)}${more}`,
  )
  expect(status).toBe(200)
  return body
}

const hits = (found: Found[]) => found.map(({ passage }) => passage.filter(({ hit }) => hit).map(({ text }) => text))

const byPlace = (one = 0, other = 0) => one - other

describe('a search', () => {
  test('finds words in what was said, by whoever said it, with a passage around them', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin('Travel')
    await ana.ask(id, { say: `${'Before. '.repeat(50)}The café in MÜNCHEN opens at nine.${' After.'.repeat(50)}` })
    const found = await search(ana, 'cafe munchen')
    const places = found.map(({ conversation, message }) => [conversation.id, message?.role, message?.order])
    expect(places).toHaveLength(2)
    expect(places).toEqual(
      expect.arrayContaining([
        [id, 'assistant', 2],
        [id, 'user', 1],
      ]),
    )
    expect(hits(found)[0]).toEqual(['café', 'MÜNCHEN'])
    const text = found[0]?.passage.map((part) => part.text).join('') ?? ''
    expect(text.length).toBeLessThan(400)
    expect(text).toContain('The café in MÜNCHEN opens at nine.')
  })

  test('finds the word that is still being typed, phrases, and leaves out what is not wanted', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin('Plans')
    await ana.ask(id, 'the quarterly numbers of Vienna')
    await ana.ask(id, 'numbers, quarterly, of Graz')
    const questions = async (words: string) =>
      (await search(ana, words)).filter(({ message }) => message?.role === 'user').map(({ message }) => message?.order)
    expect((await questions('quart')).toSorted(byPlace)).toEqual([1, 3])
    expect(await questions('"quarterly numbers"')).toEqual([1])
    expect(await questions('quarterly -graz')).toEqual([1])
    expect((await questions('vienna or graz')).toSorted(byPlace)).toEqual([1, 3])
  })

  test('finds titles as well, and those first', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin('Budget of the year')
    const other = await ana.begin('Other things')
    await ana.ask(other.id, 'What is left of the budget?')
    const found = await search(ana, 'budget')
    expect(found[0]).toMatchObject({ conversation: { id }, message: null })
    expect(found[0]?.passage).toEqual([
      { text: 'Budget', hit: true },
      { text: ' of the year', hit: false },
    ])
    expect(found.slice(1).every(({ conversation }) => conversation.id === other.id)).toBe(true)
  })

  test('looks at one conversation alone where it is asked to', async () => {
    const ana = await openChatter(node)
    const [one, other] = [await ana.begin('One budget'), await ana.begin('Other budget')]
    for (const { id } of [one, other]) await ana.ask(id, 'budget')
    const found = await search(ana, 'budget', `&conversation=${one.id}`)
    expect(found.map(({ conversation, message }) => [conversation.id, message?.role])).toEqual([
      [one.id, expect.any(String)],
      [one.id, expect.any(String)],
    ])
    expect(await search(ana, 'budget', `&conversation=${randomUUID()}`)).toEqual([])
  })

  test('finds nothing that was deleted, stands on another branch, or is somebody else’s', async () => {
    const [ana, ben] = [await openChatter(node), await openChatter(node)]
    const { id } = await ana.begin('Plans')
    await ana.ask(id, 'a zebra crossing')
    expect(await search(ben, 'zebra')).toEqual([])
    const [question] = (await ana.read(id)).messages
    await ana.ask(id, 'a quagga', { replaces: question?.id })
    expect(await search(ana, 'zebra')).toEqual([])
    expect((await search(ana, 'quagga')).length).toBe(2)
    await ana.call('DELETE', `${all}${id}`)
    expect(await search(ana, 'quagga')).toEqual([])
    expect(await search(ana, 'quagga', `&conversation=${id}`)).toEqual([])
  })

  test('is not misled by marks in what was said', async () => {
    const ana = await openChatter(node)
    const { id } = await ana.begin('Plans')
    await ana.ask(id, { say: 'a \u0001zebra\u0002 and an \u0002okapi' })
    expect(hits(await search(ana, 'okapi'))).toContainEqual(['okapi'])
  })

  test.each(['"', '-', '(((', "'; drop table messages; --", '!!!', 'a & b | !c', ':*', '\\', 'x'.repeat(200)])(
    'for %j breaks nothing',
    async (words) => {
      const ana = await openChatter(node)
      expect(await search(ana, words)).toEqual([])
    },
  )
})

describe('ten thousand conversations', () => {
  const ana = randomUUID()
  beforeAll(async () => {
    await database.pool.query(
      `insert into conversations (owner_id, id, title, provisional, updated_at)
        select $1, gen_random_uuid(), 'Title ' || md5(number::text), false, now() - number * interval '1 minute'
        from generate_series(1, 10000) number`,
      [ana],
    )
    await database.pool.query(
      `insert into messages (owner_id, id, conversation_id, place, role, content, state, active, created_at)
        select owner_id, gen_random_uuid(), id, place, 'user',
          case when place = 1 then 'meeting ' else '' end || md5(title || place) || ' and ' || md5(place::text), 'whole', true, updated_at
        from conversations, generate_series(1, 3) place where owner_id = $1`,
      [ana],
    )
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from conversations where owner_id = $1 limit 1',
      [ana],
    )
    await database.pool.query(
      `insert into messages (owner_id, id, conversation_id, place, role, content, state, active)
        select $1, gen_random_uuid(), $2, place, 'assistant', 'meeting ' || repeat(md5(place::text) || ' ', 20), 'whole', true
        from generate_series(4, 5003) place`,
      [ana, rows[0]?.id],
    )
    await database.pool.query('vacuum analyze conversations; ')
    await database.pool.query('vacuum analyze messages')
  })

  test('are listed a page at a time from the index alone', async () => {
    const reads = await readsOf(database, 'conversations_latest', async () => {
      const { body } = await node.call<Conversation[]>(ana, 'GET', `${all}?limit=100`)
      expect(body).toHaveLength(100)
    })
    expect(reads).toEqual({ scans: 1, entries: 100 })
  })

  test('and the last of five thousand messages are read from theirs', async () => {
    const { rows } = await database.pool.query<{ id: string }>(
      `select conversation_id as id from messages where owner_id = $1 and place = 5003`,
      [ana],
    )
    const reads = await readsOf(database, 'messages_in_order', async () => {
      const { body } = await node.call<{ messages: unknown[] }>(ana, 'GET', `${all}${rows[0]?.id}?limit=60`)
      expect(body.messages).toHaveLength(60)
    })
    expect(reads.entries).toBeLessThan(70)
  })

  test('are searched by the index, the best of the newest hits first', async () => {
    const reads = await readsOf(database, 'messages_search', async () => {
      const { body } = await node.call<Found[]>(ana, 'GET', '/v1/conversations/search?q=meeting')
      expect(body).toHaveLength(30)
    })
    expect(reads.scans).toBe(1)
  })

  test('are all given to who asks for all', async () => {
    const { body } = await node.call<Conversation[]>(ana, 'GET', all)
    expect(body).toHaveLength(10_000)
  })
})
