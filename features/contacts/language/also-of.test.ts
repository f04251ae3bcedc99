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
  ['and the one of ruth?', 'ruth'],
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

test.each([
  ['and the other farid’s?', { name: 'farid', other: true }],
  ['the one from the boatyard', { name: 'Farid', at: 'boatyard' }],
  ['I mean the one at Nordwind', { name: 'Farid', at: 'Nordwind' }],
])('“%s” asks for another of that name', (said, more) => {
  expect(alsoOf(said, before, wording)).toEqual({ ...before, ...more })
})

test.each(['the one from yesterday', 'and the other one?'])('“%s” tells nobody apart', (said) => {
  expect(alsoOf(said, before, wording)).toBeUndefined()
})
