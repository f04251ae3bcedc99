import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { gateScript } from './gate.ts'

const stored = JSON.stringify({ state: { user: { backendResponse: {} } } })

function load(pathname: string, user: string | null, search = '') {
  const kept = new Map([['return_for', 'somebody earlier']])
  const replaced: string[] = []
  runInNewContext(gateScript, {
    location: { pathname, search, replace: (path: string) => void replaced.push(path) },
    localStorage: { getItem: () => user },
    sessionStorage: {
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  })
  return { replaced, kept: Object.fromEntries(kept) }
}

test('without a stored user, a page behind the sign-in gives way to the sign-in page and remembers its address', () => {
  for (const user of [null, 'not JSON', '{"state":{"user":null}}'])
    expect(load('/assistant', user, '?view=calendar')).toEqual({
      replaced: ['/auth'],
      kept: { return_to: '/assistant?view=calendar' },
    })
  expect(load('/assistant/settings/profile', null).replaced).toEqual(['/auth'])
})

test('a stored user stays, and so does anybody on a public page', () => {
  const kept = { return_for: 'somebody earlier' }
  expect(load('/assistant', stored)).toEqual({ replaced: [], kept })
  expect(load('/', null)).toEqual({ replaced: [], kept })
  expect(load('/assistants', null)).toEqual({ replaced: [], kept })
})
