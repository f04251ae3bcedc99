import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { allowedUnguarded, allowedWaysOut, findUnguarded, findWaysOut, leadsOut } from './ways-out.ts'

const root = resolve(import.meta.dirname, '..')

test('nothing leaves the server except by one function, and by exceptions with a reason', () => {
  const found = findWaysOut(root)
  expect(
    found.filter((file) => !(file in allowedWaysOut)),
    'use house.outside, or name the reason in tools/ways-out.ts',
  ).toEqual([])
  expect(
    Object.keys(allowedWaysOut).filter((file) => !found.includes(file)),
    'has no way out any more',
  ).toEqual([])
})

test('only hosts that the operator set are called without an address check', () => {
  expect(findUnguarded(root).toSorted(), 'use outside.request or outside.connect').toEqual(
    Object.keys(allowedUnguarded).toSorted(),
  )
})

test.each([
  `const answer = await fetch('https://example.com')`,
  `createClient({ fetch })`,
  `modelOf(settings, fetch)`,
  `globalThis.fetch(url)`,
  `globalThis['fetch'](url)`,
  `new WebSocket(url)`,
  `import { request } from 'node:https'`,
  `import http from 'node:http'`,
  `import * as net from 'node:net'`,
  `import { resolve4 } from 'node:dns/promises'`,
  `import { createTransport } from 'nodemailer'`,
  `import { streamText } from 'ai'`,
  `await import('@ai-sdk/google')`,
  `await import('imapflow')`,
  `import { Pool } from 'pg'`,
])('a way out is found: %s', (code) => {
  expect(leadsOut(code)).toBe(true)
})

test.each([
  `await outside.fetch(ownerId, 'model', url)`,
  `export type Door = { fetch: typeof fetch }`,
  `return { async fetch(input, init) { return input } }`,
  `fetch: fetchInside(issuer)`,
  `import type { LanguageModelV4 } from '@ai-sdk/provider'`,
  `import type { Client } from 'pg'`,
  `import { isIP } from 'node:net'`,
  `import type { IncomingMessage } from 'node:http'`,
  `import { createServer, type RequestListener } from 'node:http'`,
])('a harmless call is accepted: %s', (code) => {
  expect(leadsOut(code)).toBe(false)
})
