import { expect, test } from 'vitest'
import type { StatedFinding } from '#foundation/contract/finding.ts'
import type { MailInvitation } from '../contract/mailbox.ts'
import { isOffered } from './makeable.ts'

const date: StatedFinding = { kind: 'date', rule: 'weekday', text: 'The review is on Monday.', words: 'Monday' }
const duty: StatedFinding = {
  kind: 'duty',
  rule: 'request',
  text: 'Please bring the slides.',
  words: 'bring the slides',
}
const invitation: MailInvitation = {
  method: 'REQUEST',
  uid: 'review@example.com',
  title: 'Quarterly review',
  start: '2026-11-30T14:00',
  end: '2026-11-30T15:30',
  zone: null,
  place: 'Room A',
  notes: '',
  organizer: null,
  repeats: false,
  repeat: null,
}

test('the time of an invitation is offered by its card alone, and what it asks for beside it', () => {
  expect([date, duty].map((finding) => isOffered(finding, { invitation }))).toEqual([false, true])
  expect([date, duty].map((finding) => isOffered(finding, { invitation: null }))).toEqual([true, true])
})
