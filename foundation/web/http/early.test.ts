import { runInNewContext } from 'node:vm'
import { afterEach, expect, test } from 'vitest'
import { earlyScript, takeEarly } from './early.ts'

const script = earlyScript({ address: '^/notes/([a-z]+)$', path: '/v1/notes/$1?limit=60' })
const stored = JSON.stringify({ state: { user: { backendResponse: { access_token: 'ana' } } } })

afterEach(() => Reflect.deleteProperty(globalThis, 'earlyRead'))

function load(pathname: string, { search = '', user = stored, answer = Promise.resolve('the note') } = {}) {
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
