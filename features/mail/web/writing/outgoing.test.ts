import { expect, test } from 'vitest'
import type { Draft } from '../../contract.ts'
import { emptyFields } from './fields.ts'
import { obstacleOf, outgoing } from './outgoing.ts'

const draft: Draft = {
  ...emptyFields,
  id: 'd1',
  to: [{ name: 'Sara', address: 'sara@example.com' }],
  subject: 'Offer',
  text: 'Hi',
  html: '',
  attachments: [{ id: 'f1', name: 'Plan.pdf', bytes: 12 }],
  account: 'a1',
  answers: 't1',
  replyTo: null,
  revision: 3,
  changedAt: '2026-11-20T08:00:00.000Z',
}

test('a mail without recipients, or with one whose address is not known, is not sent', () => {
  expect(obstacleOf(emptyFields)).toBe('Say whom it goes to.')
  const unknown = [{ name: 'Tom', address: '' }]
  expect(obstacleOf({ ...emptyFields, to: draft.to, bcc: unknown })).toBe('No address is known for Tom.')
  expect(obstacleOf(draft)).toBeUndefined()
})

test('what is sent is what is stored, with the revision that it was read with', () => {
  expect(outgoing(draft, { id: 's1', account: 'a1', at: undefined, awaits: undefined })).toEqual({
    id: 's1',
    account: 'a1',
    to: [{ name: 'Sara', address: 'sara@example.com' }],
    cc: [],
    bcc: [],
    subject: 'Offer',
    text: 'Hi',
    html: '',
    attachments: [{ id: 'f1', name: 'Plan.pdf', bytes: 12 }],
    answers: 't1',
    draft: { id: 'd1', revision: 3 },
  })
})
