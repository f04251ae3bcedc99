import { expect, test } from 'vitest'
import { readRevision } from './revising.ts'

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
  ['bin the draft', { discards: true }],
  ['no dont send that, bin the draft', { discards: true }],
])('“%s” changes the draft', (message, revision) => {
  expect(readRevision(message)).toEqual(revision)
})

test.each([
  'add a task',
  'copy it',
  'short',
  'say ok to tara, monday works',
  'send it',
  'what is new',
  'delete the mail from Tom',
])('“%s” is none of it', (message) => {
  expect(readRevision(message)).toBeUndefined()
})
