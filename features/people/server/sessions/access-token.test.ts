import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSecrets } from '#foundation/server/secrets.ts'
import { accessSeconds } from '../../rules.ts'
import { createAccessTokens } from './access-token.ts'

const newKey = () => randomBytes(32).toString('base64')
const person = { id: randomUUID(), sessionId: randomUUID() }

function openTokens(publicUrl = 'https://attache.example', key = newKey()) {
  let passed = 0
  const clock = { now: () => new Date(Date.UTC(2026, 10, 24) + passed * 1_000) }
  const tokens = createAccessTokens({ secrets: createSecrets([key]), clock, publicUrl: new URL(publicUrl) })
  return { ...tokens, pass: (seconds: number) => void (passed += seconds) }
}

test('a token that was read before ends when it is over, and still tells who signs out', async () => {
  const tokens = openTokens()
  const token = await tokens.issue(person)
  tokens.pass(accessSeconds - 1)
  expect(await tokens.read(token)).toEqual(person)
  expect(await tokens.read(token)).toEqual(person)
  tokens.pass(1)
  expect(await tokens.read(token)).toBeUndefined()
  expect(await tokens.read(token, { expired: true })).toEqual(person)
  expect(await tokens.read(token)).toBeUndefined()
})

test('a token that is over and was never read before is refused', async () => {
  const tokens = openTokens()
  const token = await tokens.issue(person)
  tokens.pass(accessSeconds)
  expect(await tokens.read(token)).toBeUndefined()
})

test('what was read does not open the door to a token of another key, house or ending', async () => {
  const key = newKey()
  const tokens = openTokens('https://attache.example', key)
  const token = await tokens.issue(person)
  await tokens.read(token)
  const others = [
    await openTokens().issue(person),
    await openTokens('https://elsewhere.example', key).issue(person),
    token.slice(0, -1),
    `${token}A`,
    token.slice(0, token.lastIndexOf('.')),
    '',
  ]
  for (const other of others) expect(await tokens.read(other)).toBeUndefined()
  expect(await openTokens('https://attache.example', key).read(token)).toEqual(person)
})

test('a token is known again after a thousand others were read', async () => {
  const tokens = openTokens()
  const token = await tokens.issue(person)
  await tokens.read(token)
  for (let other = 0; other < 1_001; other += 1) await tokens.read(await tokens.issue({ ...person, id: randomUUID() }))
  expect(await tokens.read(token)).toEqual(person)
})
