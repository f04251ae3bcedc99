import { runInNewContext } from 'node:vm'
import { afterEach, expect, test } from 'vitest'
import { earlyScript, lookIntoEarly, takeEarly, takeEarlyValue } from './early.ts'

const script = earlyScript({ address: '^/notes/([a-z]+)$', path: '/v1/notes/$1?limit=60' })
const stored = JSON.stringify({ state: { user: { backendResponse: { access_token: 'ana', user: { id: 'Ana' } } } } })

afterEach(() => Reflect.deleteProperty(globalThis, 'earlyRead'))

function load(pathname: string, { search = '', user = stored, answer = Promise.resolve<unknown>('the note') } = {}) {
  const asked: unknown[] = []
  const window: Record<string, unknown> = {}
  runInNewContext(script, {
    window,
    location: { pathname, search },
    localStorage: { getItem: () => user },
    fetch(path: string, { headers }: { headers: object }) {
      asked.push([path, headers])
      return answer
    },
  })
  Object.assign(globalThis, window)
  return asked
}

test('what a page reads first is asked for at once, as the person, and handed out once', async () => {
  const headers = { accept: 'application/json', authorization: 'Bearer ana' }
  expect(load('/notes/lunch')).toEqual([['/v1/notes/lunch?limit=60', headers]])
  expect(takeEarly('/v1/notes/dinner?limit=60', 'ana')).toBeUndefined()
  expect(await takeEarly('/v1/notes/lunch?limit=60', 'ana')).toBe('the note')
  expect(takeEarly('/v1/notes/lunch?limit=60', 'ana')).toBeUndefined()
})

test('nothing is asked for on another page, beside a query, or by nobody', () => {
  expect(load('/notes')).toEqual([])
  expect(load('/notes/lunch', { search: '?line=4' })).toEqual([])
  expect(load('/notes/lunch', { user: 'null' })).toEqual([])
})

test('what was asked for as somebody else is nobody’s', () => {
  load('/notes/lunch')
  expect(takeEarly('/v1/notes/lunch?limit=60', 'ben')).toBeUndefined()
})

test('what failed early is asked for again', async () => {
  load('/notes/lunch', { answer: Promise.reject(new TypeError('Failed to fetch')) })
  expect(await takeEarly('/v1/notes/lunch?limit=60', 'ana')).toBeUndefined()
})

test('what the page has looked into is handed out once, to the person who asked, and the answer with it', async () => {
  load('/notes/lunch', { answer: Promise.resolve(Response.json({ words: 'Soup' })) })
  expect(takeEarlyValue('Ana')).toBeUndefined()
  expect(await lookIntoEarly()).toEqual({ words: 'Soup' })
  expect(takeEarlyValue('Ben')).toBeUndefined()
  expect(takeEarlyValue('Ana')).toEqual({ words: 'Soup' })
  expect(takeEarlyValue('Ana')).toBeUndefined()
  expect(takeEarly('/v1/notes/lunch?limit=60', 'ana')).toBeUndefined()
})

test('an answer that was looked into can be read by whoever asks for it', async () => {
  load('/notes/lunch', { answer: Promise.resolve(Response.json({ words: 'Soup' })) })
  await lookIntoEarly()
  const answer = await takeEarly('/v1/notes/lunch?limit=60', 'ana')
  expect(await answer?.json()).toEqual({ words: 'Soup' })
})

test('a refusal says nothing, and is left to whoever asks', async () => {
  load('/notes/lunch', { answer: Promise.resolve(new Response('{}', { status: 401 })) })
  expect(await lookIntoEarly()).toBeUndefined()
  expect(takeEarlyValue('Ana')).toBeUndefined()
  expect((await takeEarly('/v1/notes/lunch?limit=60', 'ana'))?.status).toBe(401)
})

test('where nothing was asked for, there is nothing to look into', async () => {
  expect(await lookIntoEarly()).toBeUndefined()
})
