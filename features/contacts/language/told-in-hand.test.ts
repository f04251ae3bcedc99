import { expect, test } from 'vitest'
import { toldInHand } from './told-in-hand.ts'

const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  dateOrder: 'day-first',
  zone: 'Europe/Vienna',
} as const
const told = (said: string) => toldInHand(said, 'Ida Roth', wording)
const changed = { do: 'change', name: 'Ida Roth' }

test.each([
  ['mail is ida@roth.example', { emails: 'ida@roth.example' }],
  ['and her number is 0660 111 22 33', { phones: '0660 111 22 33' }],
  ['shes an architect, not a builder', { notes: { fresh: 'architect', old: 'builder' } }],
  ['no, he is not a plumber but a roofer', { notes: { fresh: 'roofer', old: 'plumber' } }],
  ['she works as a vet', { notes: { fresh: 'vet' } }],
])('“%s” is told of the contact in hand', (said, change) => {
  expect(told(said)).toEqual({ ...changed, ...change })
})

test.each([
  'ida@roth.example',
  'write to ida@roth.example',
  'call 0660 111 22 33 at five',
  "she's late, not ill",
  'on friday, not monday',
  'she is here',
])('“%s” tells nothing of it', (said) => {
  expect(told(said)).toBeUndefined()
})
