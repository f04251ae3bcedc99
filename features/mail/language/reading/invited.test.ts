import { expect, test } from 'vitest'
import { readInvitationAnswer } from './invited.ts'

const wording = {
  now: Temporal.PlainDateTime.from('2026-11-25T09:00'),
  zone: 'Europe/Vienna',
  dateOrder: 'day-first',
} as const
const read = (message: string, spokenOf = false) => readInvitationAnswer(message, wording, spokenOf)

test.each([
  [
    'accept Priya’s invitation',
    { answer: 'accept', which: { from: 'Priya', invitation: true, words: '', all: false } },
  ],
  [
    'Please decline the invite from Marcus.',
    { answer: 'decline', which: { from: 'Marcus', invitation: true, words: '', all: false } },
  ],
  [
    'say maybe to the invitation to the design sync',
    { answer: 'tentative', which: { invitation: true, words: 'design sync', all: false } },
  ],
  [
    "turn down Tom's invite because I'm travelling",
    { answer: 'decline', which: { from: 'Tom', invitation: true, words: '', all: false }, comment: "I'm travelling." },
  ],
  [
    'decline the design sync invite, say im travelling',
    {
      answer: 'decline',
      which: { invitation: true, words: 'design sync', all: false },
      comment: 'I’m travelling.',
    },
  ],
  [
    'accept the invitation for the quarterly review and say I will be ten minutes late',
    {
      answer: 'accept',
      which: { invitation: true, words: 'quarterly review', all: false },
      comment: 'I will be ten minutes late.',
    },
  ],
])('hears in “%s” what is answered, and to whom', (message, wish) => {
  expect(read(message)).toEqual({ do: 'answer-invitation', ...wish })
})

test('“accept it” means what was shown, and nothing where no mail was', () => {
  expect(read('accept it', true)).toMatchObject({ answer: 'accept', which: { it: true } })
  expect(read('accept it')).toBeUndefined()
})

test.each([
  'accept the offer from Sara',
  'accept the invitation to chair the panel',
  'write Priya that I accept her invitation',
  'decline the meeting with Tom',
])('leaves “%s” to others', (message) => {
  expect(read(message)).toBeUndefined()
})
