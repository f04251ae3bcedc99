import { expect, test } from 'vitest'
import { findingsIn, promisesOf } from './findings.ts'

const at = '2026-11-20T08:00:00Z'

test('a request and its date are found, counted from the day on which the mail came', () => {
  const ownText = 'Hi Ana,\n\nPlease send the numbers by Wednesday.\n\nI will call you.\n\nSara'
  expect(findingsIn({ ownText, at }, 'Europe/Vienna')).toEqual([
    expect.objectContaining({ kind: 'duty', rule: 'request', day: '2026-11-25' }),
    expect.objectContaining({ kind: 'date', words: 'Wednesday', day: '2026-11-25' }),
  ])
})

test('a mail that asks for nothing has no findings', () => {
  expect(findingsIn({ ownText: 'Thanks, all is well here.', at }, 'Europe/Vienna')).toEqual([])
})

test('what was promised is told in its very words, with whose it is and by when', () => {
  const ownText = 'I will send you the offer by Wednesday.'
  const promise = { kind: 'duty', rule: 'promise', text: ownText, day: '2026-11-25' }
  const to = [{ name: 'Elena Fischer' }]
  expect(promisesOf({ ownText, at, own: true, from: 'Ana', to }, 'Europe/Vienna')).toEqual([
    { ...promise, words: 'send Elena the offer by Wednesday' },
  ])
  expect(promisesOf({ ownText, at, own: false, from: 'Marcus Reed', to }, 'Europe/Vienna')).toEqual([
    { ...promise, words: 'send me the offer by Wednesday', who: 'Marcus Reed' },
  ])
})
