import { expect, test } from 'vitest'
import { readRevision } from './revising.ts'

const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T10:20'),
  zone: 'Europe/Vienna',
  dateOrder: 'day-first' as const,
}

test.each([
  ['add that we meet on Thursday', { words: ['We meet on Thursday.'] }],
  ['also ask him if he brings the plan', { words: ['Do you bring the plan?'] }],
  ['say i need two more too', { words: ['I need two more.'] }],
  ['make it more formal', { tone: 'formal' }],
  ['a bit shorter please', { tone: 'brief' }],
  ['change the subject to Lease 2027', { subject: 'Lease 2027' }],
  ['shorter', { tone: 'brief' }],
  ['cc priya and tom', { cc: ['priya', 'tom'] }],
  ['add Priya in cc please', { cc: ['Priya'] }],
  ['loop in tom too', { cc: ['tom'] }],
  ['kinder please, they helped us a lot', { tone: 'friendly' }],
  ['that sounds too stiff', { tone: 'friendly' }],
  ['it is way too long, cut it short please', { tone: 'brief' }],
  ['too wordy, make it brief', { tone: 'brief' }],
  ['more formal, he is the mayor', { tone: 'formal' }],
  ['gentler, because she is new here', { tone: 'friendly' }],
  ['friendlier - we want to keep them', { tone: 'friendly' }],
  ['the shed is empty, mention that too', { words: ['The shed is empty.'] }],
  ['and two chairs, add that as well', { words: ['And two chairs.'] }],
  ['bin the draft', { discards: true }],
  ['no dont send that, bin the draft', { discards: true }],
  ['katrin@stilwerk.example', { address: 'katrin@stilwerk.example' }],
  ['her address is katrin@stilwerk.example', { address: 'katrin@stilwerk.example' }],
])('“%s” changes the draft', (message, revision) => {
  expect(readRevision(message, wording)).toEqual(revision)
})

test.each([
  'add a task',
  'copy it',
  'short',
  'say ok to tara, monday works',
  'send it',
  'what is new',
  'delete the mail from Tom',
  'shorter, and the price is 300',
  'nicer, tell her the gate is open',
  'that is too late',
  'they were too cold, we sent them back',
])('“%s” is none of it', (message) => {
  expect(readRevision(message, wording)).toBeUndefined()
})
