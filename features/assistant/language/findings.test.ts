import { expect, test } from 'vitest'
import { readFindings } from './findings.ts'

test.each([
  ['What are the dates in the contract?', ['date'], 'the contract'],
  ['which deadlines are in the Nordwind contract', ['date'], 'the Nordwind contract'],
  ['please list all action items from the minutes', ['duty'], 'the minutes'],
  ['what are the key dates and amounts in lease.pdf?', ['date', 'amount'], 'lease.pdf'],
  ['Dates and duties of the lease', ['duty', 'date'], 'the lease'],
  ['what do I have to do according to the minutes?', ['duty'], 'the minutes'],
  ['who has to do what according to weekly.vtt', ['duty'], 'weekly.vtt'],
  ['what was decided in the kickoff notes?', ['decision'], 'the kickoff notes'],
  ['what is still open in the minutes', ['question'], 'the minutes'],
  ['which people are mentioned in the offer?', ['name'], 'the offer'],
  ['extract the dates from Offer 2027.docx', ['date'], 'Offer 2027.docx'],
  ['can you pull out the to-dos from the budget', ['duty'], 'the budget'],
  ['what must the tenant do according to the lease?', ['duty'], 'the lease'],
])('%s', (sentence, kinds, name) => {
  expect(readFindings(sentence)).toEqual({ kinds, where: { in: 'named', name } })
})

test.each([
  ['what are the dates in this file?', { in: 'this' }],
  ['what are the to-dos in it?', { in: 'this' }],
  ['which decisions did we make in this chat?', { in: 'chat' }],
  ['what are the duties in this text: Anna will call. Ben pays.', { in: 'text', text: 'Anna will call. Ben pays.' }],
  ['what are the dates in the following:\nWe meet on 3 May 2027.', { in: 'text', text: 'We meet on 3 May 2027.' }],
])('%s', (sentence, where) => {
  expect(readFindings(sentence)?.where).toEqual(where)
})

test.each([
  'what are my tasks today?',
  'show my tasks',
  'what do I have to do tomorrow?',
  'what is the date in 3 weeks?',
  'what was decided?',
  'who is in my contacts?',
])('something else is meant: %s', (sentence) => {
  expect(readFindings(sentence)?.where.in === 'named' ? undefined : readFindings(sentence)).toBeUndefined()
})
