import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSecrets } from './secrets.ts'

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)]
const place = { ownerId: randomUUID(), row: 'provider_tokens/google' }

test('what was sealed opens again in its place', () => {
  const secrets = createSecrets([first])
  const sealed = secrets.seal('1//refresh', place)
  expect(sealed).not.toContain('refresh')
  expect(secrets.open(sealed, place)).toBe('1//refresh')
  expect(secrets.seal('1//refresh', place)).not.toBe(sealed)
})

test("a secret moved to another row or person's place does not open", () => {
  const secrets = createSecrets([first])
  const sealed = secrets.seal('1//refresh', place)
  expect(() => secrets.open(sealed, { ...place, ownerId: randomUUID() })).toThrow(
    /unable to authenticate|not a sealed secret|not among|Invalid/,
  )
  expect(() => secrets.open(sealed, { ...place, row: 'provider_tokens/other' })).toThrow(
    /unable to authenticate|not a sealed secret|not among|Invalid/,
  )
})

test('every changed character of a sealed secret is noticed', () => {
  const secrets = createSecrets([first])
  const sealed = secrets.seal('x', place)
  for (let at = 0; at < sealed.length; at++) {
    const other = sealed[at] === 'A' ? 'E' : 'A'
    const changed = sealed.slice(0, at) + other + sealed.slice(at + 1)
    if (Buffer.from(changed.split('.').at(-1) ?? '', 'base64url').equals(lastPart(sealed)) && sameHead(changed, sealed))
      continue
    expect(() => secrets.open(changed, place), `character ${at}`).toThrow(
      /unable to authenticate|not a sealed secret|not among|Invalid/,
    )
  }
})

test('a new key in front opens what the old one sealed, and re-keys it', () => {
  const sealed = createSecrets([first]).seal('1//refresh', place)
  const changed = createSecrets([second, first])
  const rekeyed = changed.rekey(sealed, place)
  expect(rekeyed).toBeDefined()
  expect(createSecrets([second]).open(rekeyed ?? '', place)).toBe('1//refresh')
  expect(() => createSecrets([first]).open(rekeyed ?? '', place)).toThrow(/SECRET_KEY/)
  expect(changed.rekey(rekeyed ?? '', place)).toBeUndefined()
})

test('keys for other purposes differ from each other and stay the same', () => {
  const secrets = createSecrets([first])
  expect(secrets.derive('access tokens')).toEqual(createSecrets([first]).derive('access tokens'))
  expect(secrets.derive('access tokens')).not.toEqual(secrets.derive('cookies'))
  expect(secrets.derive('access tokens')).toHaveLength(32)
})

/** Base64 has spare bits in its last character: a change that decodes to the same bytes is no change. */
function lastPart(sealed: string): Buffer {
  return Buffer.from(sealed.split('.').at(-1) ?? '', 'base64url')
}

function sameHead(a: string, b: string): boolean {
  return a.slice(0, a.lastIndexOf('.')) === b.slice(0, b.lastIndexOf('.'))
}
