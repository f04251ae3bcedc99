import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Departure } from '#features/assistant/contract.ts'
import { createAssistant } from '#features/assistant/server/index.ts'
import * as fake from '#features/assistant/server/testing/fake-model-server.ts'
import { type TestDatabase, testDatabase } from '#foundation/server/database/testing.ts'
import { type Chatter, openChatter } from './testing/chatter.ts'
import { nodeMigrations, openNode, type TestNode } from './testing/node.ts'

const folder = createAssistant().feature.migrations

let database: TestDatabase
beforeAll(async () => {
  const others = nodeMigrations.filter(({ feature }) => feature !== 'assistant')
  database = await testDatabase({ migrations: [...others, ...(folder ? [{ feature: 'assistant', folder }] : [])] })
})
afterAll(() => database.close())

test('where the operator lets nothing leave, everything can be used and no other host hears of it', async () => {
  const { node, model, reached } = await open({ NOTHING_LEAVES: 'yes', SMTP_URL: 'smtp://127.0.0.1:9' })
  const ana = await openChatter(node)
  expect(await ana.call('PATCH', '/v1/assistant/settings', { nothingLeaves: false })).toMatchObject({
    body: { nothingLeaves: true, nothingLeavesForAll: true, answering: { kind: 'built-in', host: null } },
  })
  await useEverything(node, ana)
  expect(model.asked).toEqual([])
  expect(reached()).toEqual([])
})

test('where a person lets nothing leave, it holds for them and for nobody else', async () => {
  const { node, model, reached } = await open()
  const ana = await openChatter(node)
  await ana.call('PATCH', '/v1/assistant/settings', { nothingLeaves: true })
  await useEverything(node, ana)
  expect(model.asked).toEqual([])
  expect(reached()).toEqual([])

  const ben = await openChatter(node)
  const { id } = await ben.begin()
  expect(await ben.ask(id, 'My password: hunter2')).toMatchObject({
    content: 'From elsewhere.\n\nNothing was changed.',
  })
  expect(reached()).toEqual([`127.0.0.1:${model.url.port}`])
  const { body } = await ben.call<Departure[]>('GET', '/v1/assistant/departures')
  expect(body).toMatchObject([{ model: 'fake', host: model.url.host, state: 'answered', conversation_id: id }])
  expect(model.asked[0]?.text).not.toContain('hunter2')
})

async function open(settings: Record<string, string> = {}) {
  const model = await fake.openFakeModel(fake.say('From elsewhere.'))
  onTestFinished(() => model[Symbol.asyncDispose]())
  const assistant = createAssistant()
  const seen = watchConnections()
  const node = await openNode(database, {
    answerer: assistant.answer,
    features: [assistant.feature],
    settings: { LLM_BASE_URL: model.url.href, LLM_MODEL: 'fake', LLM_API_KEY: 'key', ...settings },
  })
  onTestFinished(() => node[Symbol.asyncDispose]())
  const own = new Set([new URL(node.url).port, String(database.address.house.port)])
  const reached = () => [...seen].filter((place) => !own.has(place.split(':').at(-1) ?? ''))
  return { node, model, reached }
}

/** Every place that anything in this process tries to reach from now on, as `address:port`. */
function watchConnections(): Set<string> {
  const seen = new Set<string>()
  const note = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    // Of a socket of this machine, such as the database's, there is no port.
    socket.on('connectionAttempt', (address: string, port?: number) => {
      if (port !== undefined) seen.add(`${address}:${port}`)
    })
  }
  subscribe('net.client.socket', note)
  onTestFinished(() => void unsubscribe('net.client.socket', note))
  return seen
}

async function useEverything(node: TestNode, person: Chatter): Promise<void> {
  const { id } = await person.begin()
  for (const words of [
    'Hello',
    'Remember that my desk is green.',
    'Rename this chat to Desk',
    'What time is it in Tokyo?',
  ])
    expect((await person.ask(id, words))['content']).not.toBe('From elsewhere.')
  expect(await person.call('POST', '/v1/assistant/test')).toMatchObject({ status: 200, body: { works: true } })
  await person.call('POST', '/v1/me/exports')
  const { body: description } = await node.call<{ paths: Record<string, object> }>(
    randomUUID(),
    'GET',
    '/v1/openapi.json',
  )
  for (const [path, methods] of Object.entries(description.paths))
    if ('get' in methods && !path.includes('{')) await person.call('GET', path)
  const forgotten = await fetch(`${node.url}/idp/forgotten`)
  expect(await forgotten.text()).toContain('password')
}
