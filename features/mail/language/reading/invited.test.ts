import { expect, test } from 'vitest'
import { readInvitationAnswer, readNamedInvitation } from './invited.ts'

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

test.each([
  ['decline marcus’ project a review, i don’t do sundays, tell him so', 'decline', "I don't do sundays."],
  ['put me down as a maybe for the quarterly review', 'tentative', undefined],
  ['yes to priyas quarterly review on friday', 'accept', undefined],
])('“%s” may answer an invitation by its occasion', (message, answer, comment) => {
  const wish = readNamedInvitation(message, wording)
  expect(wish).toMatchObject({ answer, isNamed: true })
  expect(wish?.which.words).toMatch(/review$/)
  expect(wish?.which.since).toBeUndefined()
  expect(wish?.comment).toBe(comment)
})

test.each(['accept it', 'decline the invitation', 'write Priya that I come', 'what about the quarterly review?'])(
  '“%s” names no occasion that is answered',
  (message) => {
    expect(readNamedInvitation(message, wording)).toBeUndefined()
  },
)
