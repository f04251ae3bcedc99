import { expect, test } from 'vitest'
import { findingsIn } from './findings.ts'

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
