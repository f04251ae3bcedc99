import { expect, test } from 'vitest'
import { alsoOf } from './reading.ts'

const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  dateOrder: 'day-first',
  zone: 'Europe/Vienna',
} as const
const before = { do: 'tell', name: 'Farid', facet: 'emails' } as const

test.each([
  ['and ruth?', 'ruth'],
  ['what about Ana Berg', 'Ana Berg'],
  ["and ruth's?", 'ruth'],
])('“%s” asks the same of somebody else', (said, name) => {
  expect(alsoOf(said, before, wording)).toEqual({ ...before, name })
})

test.each([
  'and friday?',
  'and the meeting?',
  'and phone?',
  'and now',
  'ruth is late',
  'and who is coming',
  'and tomorrow at 9',
])('“%s” names nobody', (said) => {
  expect(alsoOf(said, before, wording)).toBeUndefined()
  expect(alsoOf('and ruth?', { do: 'list' }, wording)).toBeUndefined()
})
