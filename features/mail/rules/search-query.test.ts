import { expect, test } from 'vitest'
import { readMailQuery } from './search-query.ts'

/** A Monday. */
const today = '2026-11-23'
const terms = (query: string) =>
  readMailQuery(query, today).terms.map(({ not, ...term }) => (not ? { not, ...term } : term))

test('reads whom, what, where and which, and leaves the rest as words', () => {
  expect(
    terms(
      'from:sara to:"Tom Becker" subject:"the lease" is:unread has:attachment in:archive label:Offers offer -lunch',
    ),
  ).toEqual([
    { kind: 'from', text: 'sara' },
    { kind: 'to', text: 'Tom Becker' },
    { kind: 'subject', text: 'the lease' },
    { kind: 'is', what: 'unread' },
    { kind: 'has', what: 'attachment', text: '' },
    { kind: 'in', text: 'archive' },
    { kind: 'label', text: 'Offers' },
    { kind: 'words', text: 'offer' },
    { not: true, kind: 'words', text: 'lunch' },
  ])
  expect(terms('-is:read has:pdf has:invite')).toEqual([
    { not: true, kind: 'is', what: 'read' },
    { kind: 'has', what: 'file', text: 'pdf' },
    { kind: 'has', what: 'invitation', text: '' },
  ])
})

test.each([
  ['before:2026-03-01', { kind: 'before', day: '2026-03-01' }],
  ['before:2026-03', { kind: 'before', day: '2026-03-01' }],
  ['after:2026-03-01', { kind: 'since', day: '2026-03-02' }],
  ['after:2025', { kind: 'since', day: '2026-01-01' }],
  ['since:yesterday', { kind: 'since', day: '2026-11-22' }],
  ['since:friday', { kind: 'since', day: '2026-11-20' }],
  ['since:mon', { kind: 'since', day: '2026-11-16' }],
  ['older:2w', { kind: 'before', day: '2026-11-09' }],
  ['newer:3days', { kind: 'since', day: '2026-11-20' }],
  ['before:1.3.2026', { kind: 'before', day: '2026-03-01' }],
])('%s is a day', (query, term) => {
  expect(terms(query)).toEqual([term])
})

test('what is not understood is looked for as words, and said so', () => {
  expect(readMailQuery('is:blue before:soon 12:30 https://a.example', today)).toEqual({
    terms: ['is:blue', 'before:soon', '12:30', 'https://a.example'].map((text) => ({
      kind: 'words',
      text,
      not: false,
    })),
    notes: [
      '“is:blue” was looked for as words.',
      '“before:soon” was looked for as words.',
      '“https://a.example” was looked for as words.',
    ],
  })
})
