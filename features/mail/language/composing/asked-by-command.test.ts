import { expect, test } from 'vitest'
import { readAskedMail } from './asked-by-command.ts'

const wording = { now: Temporal.PlainDateTime.from('2026-11-20T14:32'), dateOrder: 'day-first' as const }

test.each([
  ['ask Tom for the lease by Friday', { to: ['Tom'], purpose: 'documents', matter: 'the lease' }],
  ['thank Sara for lunch', { to: ['Sara'], purpose: 'thank', matter: 'lunch' }],
  ['apologise to Tom for the delay', { to: ['Tom'], purpose: 'apology', matter: 'the delay' }],
  ['tell Tom that the lease is signed', { to: ['Tom'], words: ['The lease is signed.'] }],
  ['Akira thanking him for the slides', { to: ['Akira'], purpose: 'thank' }],
  ['to Sara, that the report is ready', { to: ['Sara'], words: ['The report is ready.'] }],
  ['Tom about the offsite', { to: ['Tom'], topic: 'the offsite' }],
])('“/email %s” is a mail to them', (text, wish) => {
  const read = readAskedMail(text, wording)
  expect(read).toMatchObject(wish)
  expect(read).not.toHaveProperty('onlyKnown')
  expect(read).not.toHaveProperty('asksWho')
})
