import { expect, test } from 'vitest'
import { findIn } from './find.ts'
import type { FindingKind } from '#foundation/contract/finding.ts'
import type { FindingSource } from './finding.ts'

function found(kind: FindingKind, text: string | FindingSource[], day?: string) {
  const sources = typeof text === 'string' ? [{ text }] : text
  return findIn(sources, { day }).filter((finding) => finding.kind === kind)
}

function brief(text: string, day?: string) {
  return found('duty', text, day).map(({ who, words, day: on }) => [who, words, on])
}

test.each([
  ['It ends on 31 March 2027.', '31 March 2027', '2027-03-31'],
  ['From 2027-04-01 on.', '2027-04-01', '2027-04-01'],
  ['Signed March 5th, 2027, in Bern', 'March 5th, 2027', '2027-03-05'],
  ['Berlin, den 3. März 2027', '3. März 2027', '2027-03-03'],
  ['am 07.05.2027', '07.05.2027', '2027-05-07'],
  ['on 25/12/2026', '25/12/2026', '2026-12-25'],
  ['on 12/25/2026', '12/25/2026', '2026-12-25'],
  ['on 03/04/2027', '03/04/2027', undefined],
  ['by 5 March', '5 March', undefined],
])('a date stands as it is written: %s', (text, words, day) => {
  expect(found('date', text).map((each) => [each.words, each.day])).toEqual([[words, day]])
})

test('a day without a year and a weekday count from the day of the text', () => {
  const minutes = 'Minutes of 12 January 2027\nThe fair is on 5 March. Anna calls back on Friday. We met every Monday.'
  expect(found('date', minutes).map(({ words, day }) => [words, day])).toEqual([
    ['12 January 2027', '2027-01-12'],
    ['5 March', '2027-03-05'],
    ['Friday', '2027-01-15'],
  ])
})

test.each([
  '31 February 2027',
  'version 1.2.2027.4',
  'we may 3 times',
  'call 030/12345',
  'Room 5 Marching bands',
  '99/99/2027',
])('no date: %s', (text) => {
  expect(found('date', text)).toEqual([])
})

test.each([
  ['The rent is €1,450.00 a month', '€1,450.00'],
  ['a fee of 2.500,00 EUR', '2.500,00 EUR'],
  ['costs CHF 12’000', 'CHF 12’000'],
  ['worth $3.5 million today', '$3.5 million'],
  ['between 200 and 300 euros', '300 euros'],
])('a sum stands with its currency: %s', (text, words) => {
  expect(found('amount', text).map((each) => each.words)).toEqual([words])
})

test('the total of a table is a sum', () => {
  const sources = [{ text: 'Item\tCost\nTea\t3\nTotal\t48,200', kind: 'table' as const, columns: ['Item', 'Cost'] }]
  expect(found('amount', sources).map(({ words }) => words)).toEqual(['Total 48,200'])
})

test('people and companies are named as they are written', () => {
  const text = 'The contract between Nordwind Logistik GmbH and Ms. Clara Weiss was sent to Akira Tanaka in Berlin.'
  expect(found('name', text).map(({ words, rule }) => [words, rule])).toEqual([
    ['Nordwind Logistik GmbH', 'company'],
    ['Ms. Clara Weiss', 'title'],
    ['Akira Tanaka', 'capitals'],
  ])
  expect(found('name', 'General Terms apply. On Monday March begins.')).toEqual([])
})

test('who is to do what by when', () => {
  const text = [
    'Meeting of 12 January 2027',
    'Anna will send the revised offer by Friday.',
    'The Tenant shall pay the rent by 5 March 2027.',
    'Please return the signed copy before 1 February 2027.',
    'The deposit shall be paid in full.',
    'It will rain. This must not be copied. The moon will rise.',
  ].join('\n')
  expect(brief(text)).toEqual([
    ['Anna', 'send the revised offer', '2027-01-15'],
    ['The Tenant', 'pay the rent', '2027-03-05'],
    [undefined, 'return the signed copy', '2027-02-01'],
    [undefined, 'The deposit shall be paid in full', undefined],
  ])
})

test('lists under a heading are what the heading says', () => {
  const text = [
    'Decisions:',
    '- The pilot starts in May.',
    'Action items:',
    '- Ben: book the room',
    '- Call the landlord (Clara, 3 May 2027)',
    '- [x] Order tea',
    '- [ ] Order coffee',
    'Open questions:',
    '- Who pays for the trip?',
  ].join('\n')
  expect(brief(text)).toEqual([
    ['Ben', 'book the room', undefined],
    ['Clara', 'Call the landlord', '2027-05-03'],
    [undefined, 'Order coffee', undefined],
  ])
  expect(found('decision', text).map(({ words }) => words)).toEqual(['The pilot starts in May.'])
  expect(found('question', text).map(({ words }) => words)).toEqual(['Who pays for the trip?'])
})

test('a table with an owner is a list of duties', () => {
  const columns = ['Action', 'Owner', 'Due', 'Status']
  const text = 'Action\tOwner\tDue\tStatus\nSend offer\tAnna\t2027-03-05\topen\nBook room\tBen\t2027-03-01\tdone'
  expect(found('duty', [{ text, kind: 'table', columns }])).toMatchObject([
    {
      words: 'Send offer',
      who: 'Anna',
      day: '2027-03-05',
      rule: 'table',
      text: 'Send offer · Anna · 2027-03-05 · open',
    },
  ])
})

test('in a transcript whoever promises has the duty, and only what stayed unanswered is open', () => {
  const sources = [
    { who: 'Ana', text: 'Who pays for the venue?' },
    { who: 'Ben', text: 'I don’t know, let’s come back to that.' },
    { who: 'Ana', text: 'Is the deck done?' },
    { who: 'Ben', text: 'Yes. I’ll send it tomorrow at 9 am.' },
    { who: 'Ana', text: 'Good, we agreed on the smaller room.' },
  ]
  expect(found('question', sources, '2027-01-12').map(({ words }) => words)).toEqual(['Who pays for the venue?'])
  expect(found('duty', sources, '2027-01-12')).toMatchObject([
    { who: 'Ben', words: 'send it tomorrow at 9 am', day: '2027-01-13', time: '09:00', source: 3 },
  ])
  expect(found('decision', sources)).toMatchObject([{ words: 'Good, we agreed on the smaller room.' }])
})

test('a conversation that is written line by line is read like a transcript', () => {
  const text = 'Ana: The room is booked.\nBen: I’ll call Akira Tanaka on 3 May 2027.\nAna: Is it far?\nBen: No.'
  expect(brief(text)).toEqual([['Ben', 'call Akira Tanaka', '2027-05-03']])
  expect(found('question', text)).toEqual([])
})

test('all of it stands in the text', () => {
  const text =
    'Dr. Lena Vogt agreed to send € 300 to Blue Harbour Ltd by 7 May 2027, 3 pm. Could you please sign page 2?'
  for (const { words, who = '', text: sentence } of findIn([{ text }])) {
    expect(text).toContain(sentence)
    expect(sentence).toContain(words)
    expect(sentence).toContain(who)
  }
})

test('a request ends where a question about the writer follows it', () => {
  const [request] = findIn([{ text: 'Will you sign this week, and may I tell the owner so?' }])
  expect(request).toMatchObject({ kind: 'duty', rule: 'request', words: 'sign this week' })
})

test('whoever is spoken to has the duty, and a greeting is nobody', () => {
  expect(brief('Dora, please order the badges by 3 May 2027.')).toEqual([['Dora', 'order the badges', '2027-05-03']])
  expect(brief('Emil Kurz, could you call the caterer?')).toEqual([['Emil Kurz', 'call the caterer', undefined]])
  expect(brief('Thanks, please send the rest.').map(([who]) => who)).not.toContain('Thanks')
})

test('a name with what it is to do is a duty, another word before “to” is not', () => {
  expect(brief('Nora to draft the lease by 3 May 2027.')).toEqual([['Nora', 'draft the lease', '2027-05-03']])
  expect(brief('Able to send it. Plan to review the lease. Subject to review the price.')).toEqual([])
})
