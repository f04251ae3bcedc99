import { expect, test } from 'vitest'
import { challengeOf, randomText } from './secret.ts'

test.each([32, 128])('a secret of %i has as many letters and digits, and never comes twice', (length) => {
  const made = Array.from({ length: 200 }, () => randomText(length))
  expect(made.every((text) => text.length === length && /^[A-Za-z0-9]+$/.test(text))).toBe(true)
  expect(new Set(made).size).toBe(200)
})

test('every letter is as likely as any other', () => {
  const counts = Map.groupBy(randomText(62_000), (letter) => letter)
  expect(counts.size).toBe(62)
  for (const found of counts.values()) expect(found.length).toBeGreaterThan(800)
})

test('the challenge is the one of RFC 7636, appendix B', async () => {
  const challenge = await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')
  expect(challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
})
