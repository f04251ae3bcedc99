import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { AssistantSettings, Departure } from '#features/assistant/contract.ts'
import { testClock } from '#foundation/server/clock.ts'
import { readConfig } from '#foundation/server/config.ts'
import { type TestDatabase, testDatabase } from '#foundation/server/database/testing.ts'
import { call as request, openHttp } from '#foundation/server/http/testing.ts'
import { createLog } from '#foundation/server/log.ts'
import { createOutside } from '#foundation/server/outside.ts'
import { tokensSince } from '../leaving/call-store.ts'
import type { LoopEvent } from '../loop/event.ts'
import { runLoop } from '../loop/loop.ts'
import { streamOf } from '../loop/stream-of.ts'
import * as fake from '../testing/fake-model-server.ts'
import { type OpenedModels, openModels } from './open-models.ts'

let database: TestDatabase
beforeAll(async () => {
  const folder = new URL('../migrations/', import.meta.url)
  database = await testDatabase({ migrations: [{ feature: 'assistant', folder }] })
})
afterAll(() => database[Symbol.asyncDispose]())

const key = 'the-key-of-this-house'

test('every call is written down as it left, with what it used and what it cost', async () => {
  const { ask, get, patch, asked } = await open([fake.say('Fine.')])
  await patch('/v1/assistant/settings', { prices: [{ model: 'fake', input: 3, output: 15 }] })
  const events = await ask('My card is 4111 1111 1111 1111, password: hunter2')
  expect(events.at(-1)).toEqual({ type: 'end', end: { why: 'finished' } })

  const [departure] = await get<Departure[]>('/v1/assistant/departures')
  expect(departure).toMatchObject({ model: 'fake', state: 'answered', input_tokens: 100, output_tokens: 10, masked: 2 })
  expect(departure?.cost).toBeCloseTo(0.00045)
  const { text, bytes } = await get<Departure & { text: string }>(`/v1/assistant/departures/${departure?.id}`)
  expect(text).toBe(asked[0]?.text)
  expect(bytes).toBe(Buffer.byteLength(text))
  expect(text).toContain('My card is [masked card number], password: [masked password]')
  expect(asked[0]?.headers.authorization).toBe(`Bearer ${key}`)
  expect(await get('/v1/assistant/settings')).toMatchObject({ tokensToday: 110 })
})

test('a call stands there before it leaves, and says how it ended', async () => {
  let during: Departure[] = []
  const { ask, get } = await open([
    async (response, body) => {
      during = await get<Departure[]>('/v1/assistant/departures')
      await fake.breakOff('The', 'cut')(response, body)
    },
    fake.fail(401, {}, `Not ${key}, nor sk-abcdefghijklmnopqrstuvwx`),
  ])
  await ask('Hello')
  expect(during).toMatchObject([{ state: 'running', input_tokens: null }])
  const events = await ask('Hello')
  expect(events.at(-1)).toMatchObject({
    end: { sentence: 'The model’s server refused the key (401): Not [masked key], nor [masked key]' },
  })
  expect(await get('/v1/assistant/departures')).toMatchObject([
    { state: 'failed', sentence: 'The model’s server answered 401.' },
    { state: 'failed', sentence: 'The answer broke off.' },
  ])
})

test('each attempt is a call of its own, and one that is hung up on is stopped', async () => {
  const { ask, get } = await open([fake.fail(503, { 'retry-after': '0' }), fake.breakOff('Well', 'hang')])
  const stop = new AbortController()
  await ask('Hello', { stop })
  await expect
    .poll(() => get<Departure[]>('/v1/assistant/departures'))
    .toMatchObject([
      { state: 'stopped', sentence: null },
      { state: 'failed', sentence: 'The model’s server answered 503.' },
    ])
})

test('whoever is sent elsewhere does not go', async () => {
  const other = await fake.openFakeModel()
  onTestFinished(() => other[Symbol.asyncDispose]())
  const { ask, asked } = await open([fake.redirect(`${other.url.href}/chat/completions`)])
  const events = await ask('Hello')
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({ end: { why: 'failed' } })
  expect(JSON.stringify(events)).toContain('wants to send us to another address, which is not followed.')
  expect([asked.length, other.asked.length]).toEqual([1, 0])
})

test('where a person lets nothing leave, the built-in one answers and nobody is asked', async () => {
  const { ask, get, patch, post, asked, opened, ana } = await open([fake.say('Hello.')])
  expect(await get('/v1/assistant/settings')).toMatchObject({
    answering: { kind: 'outside', model: 'fake', host: expect.stringMatching(/^127/) as string },
    nothingLeaves: false,
  })
  const under = (
    await opened.models.forRun({
      ownerId: ana,
      conversationId: randomUUID(),
      builtIn: builtIn(),
      isSure: unsure,
    })
  ).model
  const changed = await patch<AssistantSettings>('/v1/assistant/settings', { nothingLeaves: true })
  expect(changed).toMatchObject({ nothingLeaves: true, nothingLeavesForAll: false, answering: { kind: 'built-in' } })
  expect(await said(ask('Hello'))).toBe('Built in.')
  expect(await post('/v1/assistant/test')).toMatchObject({
    works: true,
    sentence: expect.stringMatching(/^The built-in assistant answered in \d+ ms\. Nothing leaves/) as string,
  })
  // A run that was under way when the switch was set asks nothing any more.
  const events = await Array.fromAsync(runLoop(runOf(under, 'Hello'), new AbortController().signal))
  expect(events).toEqual([
    {
      type: 'end',
      end: { why: 'failed', sentence: 'No model elsewhere was asked: nothing leaves this server, as you have set.' },
    },
  ])
  expect(asked).toEqual([])
  expect(await get('/v1/assistant/departures')).toEqual([])
})

test('what the built-in assistant is sure of is answered without the model, and counts no tokens', async () => {
  const sure = { conversationId: randomUUID(), builtIn: builtIn(), isSure: () => true }
  const kept = await open([fake.say('Hello.')], { LLM_DAY_TOKENS: '1000', LLM_RUN_TOKENS: '1000' })
  const chosen = await kept.opened.models.forRun({ ...sure, ownerId: kept.ana })
  expect(chosen.answering).toMatchObject({ kind: 'built-in' })
  await Array.fromAsync(runLoop(runOf(chosen.model, 'Surely'), new AbortController().signal))
  expect(kept.asked).toEqual([])
  const all = await open([fake.say('Hello.')], { LLM_ANSWERS: 'everything' })
  expect((await all.opened.models.forRun({ ...sure, ownerId: all.ana })).answering).toMatchObject({ kind: 'outside' })
})

test('where the operator lets nothing leave, no person can lift it', async () => {
  const { ask, patch, asked } = await open([fake.say('Hello.')], { NOTHING_LEAVES: 'yes' })
  const changed = await patch<AssistantSettings>('/v1/assistant/settings', { nothingLeaves: false })
  expect(changed).toMatchObject({ nothingLeaves: true, nothingLeavesForAll: true, answering: { kind: 'built-in' } })
  expect(await said(ask('Hello'))).toBe('Built in.')
  expect(asked).toEqual([])
})

test('a day has so many tokens: the house’s, or fewer where the person says so', async () => {
  const { ask, get, patch, asked, opened, ana, clock } = await open([fake.say('Hello.')], {
    LLM_DAY_TOKENS: '3000',
    LLM_RUN_TOKENS: '3000',
  })
  const wanted = { ownerId: ana, conversationId: randomUUID(), builtIn: builtIn(), isSure: unsure }
  expect((await opened.models.forRun(wanted)).limits).toMatchObject({ tokens: 3_000, steps: 12, milliseconds: 120_000 })
  await patch('/v1/assistant/settings', { tokensPerDay: 150 })
  await ask('One')
  expect((await opened.models.forRun(wanted)).limits.tokens).toBe(40)
  await ask('Two')
  await expect(opened.models.forRun(wanted)).rejects.toMatchObject({
    code: 'too-many-requests',
    message: expect.stringMatching(/^Today’s 150 tokens are used up/) as string,
  })
  await patch('/v1/assistant/settings', { tokensPerDay: 1_000_000 })
  expect((await opened.models.forRun(wanted)).limits.tokens).toBe(2_780)
  clock.advance(86_400_000)
  expect((await opened.models.forRun(wanted)).limits.tokens).toBe(3_000)
  expect(asked).toHaveLength(2)
  expect(await get('/v1/assistant/settings')).toMatchObject({ tokensToday: 0, tokensPerDay: 1_000_000 })
})

test('an answer that nobody counted costs the day as much as was sent', async () => {
  const { ask, ana } = await open([fake.breakOff('Well', 'hang')])
  await ask('x'.repeat(4_000), { stop: new AbortController() })
  const used = await database.as(ana, (tx) => tokensSince(tx, ana, new Date(0)))
  expect(used).toBeGreaterThan(1_000)
})

test.each([
  [fake.say('Hello.'), true, /^fake at 127\.0\.0\.1:\d+ answered in \d+ ms\.$/],
  [fake.fail(401, {}, 'Wrong key'), false, /^The model’s server refused the key \(401\): Wrong key$/],
  [fake.html, false, /^The model’s server sent something that is no answer of a model\.$/],
  [fake.say(''), false, /^The model gave an empty answer\./],
])('the test says what happened: %#', async (script, works, sentence) => {
  const { post } = await open([script])
  expect(await post('/v1/assistant/test')).toMatchObject({
    works,
    sentence: expect.stringMatching(sentence) as string,
  })
})

test('what left is kept for 90 days, and nothing seems to be under way for ever', async () => {
  const { ask, get, clock, runJobs } = await open([fake.say('Hello.')])
  await ask('Hello')
  await database.pool.query(`update model_calls set state = 'running', ended_at = null`)
  await runJobs()
  expect(await get('/v1/assistant/departures')).toMatchObject([{ state: 'running' }])
  clock.advance(3_600_000)
  await runJobs()
  expect(await get('/v1/assistant/departures')).toMatchObject([
    { state: 'stopped', sentence: 'The server ended before the answer did.' },
  ])
  clock.advance(90 * 86_400_000)
  await runJobs()
  expect(await get('/v1/assistant/departures')).toEqual([])
})

test('a list is read page by page, and holds nobody else’s', async () => {
  const { ask, get } = await open([fake.say('Hello.')])
  for (const words of ['One', 'Two', 'Three']) await ask(words)
  const [first, second] = await get<Departure[]>('/v1/assistant/departures?limit=2')
  const rest = await get<Departure[]>(`/v1/assistant/departures?before=${second?.id}`)
  expect(rest).toHaveLength(1)
  expect((first?.id ?? '') > (second?.id ?? '')).toBe(true)
  const stranger = await open([fake.say('Hello.')])
  expect(await stranger.get('/v1/assistant/departures')).toEqual([])
  expect(await stranger.get(`/v1/assistant/departures/${first?.id}`)).toMatchObject({ code: 'not-found' })
})

const unsure = () => false
const announce = async () => {}

async function open(scripts: fake.Script[], env: Record<string, string> = {}) {
  const server = await fake.openFakeModel(...scripts)
  onTestFinished(() => server[Symbol.asyncDispose]())
  const config = readConfig({ LLM_BASE_URL: server.url.href, LLM_MODEL: 'fake', LLM_API_KEY: key, ...env })
  const clock = testClock()
  const log = createLog('silent')
  const quiet = (ownerId: string) => opened.plugs.quiet(ownerId)
  const outside = createOutside({ config, log, quiet })
  const opened: OpenedModels = openModels({ config, clock, log, database, announce, outside }, { builtIn })
  const http = await openHttp({ handlers: opened.plugs.handlers, limits: { loopDelay: 60_000 } })
  onTestFinished(() => http[Symbol.asyncDispose]())
  const ana = randomUUID()
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = { authorization: `Bearer ${ana}`, 'content-type': 'application/json' }
    const { text } = await request(http.url + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return JSON.parse(text) as T
  }

  return {
    ...server,
    opened,
    ana,
    clock,
    get: <T>(path: string) => send<T>('GET', path),
    patch: <T>(path: string, body: unknown) => send<T>('PATCH', path, body),
    post: <T>(path: string) => send<T>('POST', path, {}),
    ask: async (words: string, { stop = new AbortController() } = {}) => {
      const chosen = await opened.models.forRun({
        ownerId: ana,
        conversationId: randomUUID(),
        builtIn: builtIn(),
        isSure: unsure,
      })
      const events: LoopEvent[] = []
      for await (const event of runLoop(runOf(chosen.model, words), stop.signal)) {
        events.push(event)
        if (event.type === 'text' && event.text === 'Well') stop.abort()
      }
      return events
    },
    runJobs: async () => {
      for (const job of opened.plugs.jobs) await job.run({} as never, new AbortController().signal)
    },
  }
}

type Model = Awaited<ReturnType<OpenedModels['models']['forRun']>>['model']

function runOf(model: Model, content: string) {
  const limits = { steps: 3, milliseconds: 20_000, tokens: 100_000 }
  return { model, instructions: '', messages: [{ role: 'user' as const, content }], tools: [], limits, report }
}

function report(error: unknown): never {
  throw error
}

async function said(events: Promise<LoopEvent[]>): Promise<string> {
  return (await events).flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('')
}

function builtIn(): Model {
  const zeros = { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0, text: 0, reasoning: 0 }
  async function* parts() {
    yield { type: 'text-start' as const, id: 't' }
    yield { type: 'text-delta' as const, id: 't', delta: 'Built in.' }
    yield { type: 'text-end' as const, id: 't' }
    const finishReason = { unified: 'stop' as const, raw: 'stop' }
    yield { type: 'finish' as const, finishReason, usage: { inputTokens: zeros, outputTokens: zeros } }
  }
  return {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'built-in',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('Nobody asks so.')),
    doStream: async () => ({ stream: streamOf(parts()) }),
  }
}
