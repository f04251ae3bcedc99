import { expect, test } from 'vitest'
import { readPromises } from './promised.ts'

const wording = {
  now: Temporal.PlainDateTime.from('2026-11-25T10:30'),
  zone: 'Europe/Vienna',
  dateOrder: 'day-first' as const,
}

test.each([
  ['what did I promise', { by: 'own' }],
  ['what did I promise this week', { by: 'own', since: '2026-11-23T00:00', until: '2026-11-30T00:00' }],
  ['what have I promised Elena?', { by: 'own', who: 'Elena' }],
  ['did I promise anything to Tom Becker', { by: 'own', who: 'Tom Becker' }],
  ['show my promises', { by: 'own' }],
  ['what did Tom promise me', { by: 'others', who: 'Tom' }],
  ['who promised me anything', { by: 'others' }],
])('“%s” asks for promises', (said, wish) => {
  expect(readPromises(said, wording)).toEqual({ do: 'promises', ...wish })
})

test.each([
  'what did I promise about the lease',
  'I promise to call Tom',
  'remind me that I promised Tom a call',
  'what did I write to Tom',
])('“%s” asks for something else', (said) => {
  expect(readPromises(said, wording)).toBeUndefined()
})
