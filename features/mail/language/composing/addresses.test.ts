import { expect, test } from 'vitest'
import { readAnyLetter } from './any-letter.ts'
import { readCompose } from './read-compose.ts'

const wording = { now: Temporal.PlainDateTime.from('2026-11-18T10:20'), dateOrder: 'day-first' } as const
const read = (message: string) => readCompose(message, wording)?.wish

test.each([
  ['tell iris@glass-works.example the kiln is free on Tuesday', 'Iris <iris@glass-works.example>'],
  ['ask o.tan@glass-works.example for the price list', 'o.tan@glass-works.example'],
  ['thank Mr Okoro (okoro@mill.example) for the tour', 'Mr Okoro <okoro@mill.example>'],
  ['Thank Mr Okoro, okoro@mill.example, for the tour', 'Mr Okoro <okoro@mill.example>'],
  ['inform the neighbours, hof@mill.example, that the gate stays shut', 'Hof <hof@mill.example>'],
  ['short reminder to iris@glass-works.example that the deposit is due', 'Iris <iris@glass-works.example>'],
  ['turn down iris@glass-works.example for the panel, I am abroad', 'Iris <iris@glass-works.example>'],
])('“%s” is a mail to the address in it', (message, to) => {
  expect(readCompose(message, wording)).toMatchObject({ wish: { to: [to] }, sure: true })
})

test.each([
  ['decline the panel invitation from iris@glass-works.example', ['decline the panel invitation.']],
  ['decline the dinner from o.tan@glass-works.example, I am abroad', ['decline the dinner.', 'I am abroad.']],
  [
    'hand the kiln account over to iris@glass-works.example: she starts on Monday',
    ['I’m handing the kiln account over to you.', 'You start on Monday.'],
  ],
  ['send the agenda for Friday to iris@glass-works.example: 1 kiln 2 rent', ['agenda for Friday: 1 kiln 2 rent.']],
])('“%s” tells the address all of it', (message, said) => {
  const words = read(message)?.words?.join(' ').replaceAll("'", '’') ?? ''
  for (const each of said) expect(words).toContain(each)
})

test.each([
  'write to iris@mill.example and o.tan@mill.example that the kiln is free',
  'iris@mill.example, o.tan@mill.example: the kiln is free',
  'tell iris@mill.example & o.tan@mill.example the kiln is free',
  'tell iris@mill.example the kiln is free. send it to o.tan@mill.example as well',
  'let iris@mill.example know the kiln is free, same to o.tan@mill.example',
])('“%s” goes to both', (message) => {
  expect(read(message)).toMatchObject({
    to: ['Iris <iris@mill.example>', 'o.tan@mill.example'],
    words: ['The kiln is free.'],
  })
})

test.each([
  'tell iris@mill.example, o.tan@mill.example handles invoices now',
  'tell iris@mill.example o.tan@mill.example is the new address',
  'write to iris@mill.example, o.tan@mill.example will take over in May',
  'tell iris@mill.example, o.tan@mill.example no longer works here',
])('“%s” goes to the first alone', (message) => {
  const wish = read(message)
  expect(wish?.to).toEqual(['Iris <iris@mill.example>'])
  expect(wish?.words?.join(' ')).toMatch(/o\.tan@mill\.example (?:handles|is|will|no)/iu)
})

test('a list before a colon goes to all in it', () => {
  for (const list of ['iris@mill.example o.tan@mill.example', 'iris@mill.example, and o.tan@mill.example'])
    expect(read(`mail ${list}: the kiln is free`)?.to).toEqual(['Iris <iris@mill.example>', 'o.tan@mill.example'])
})

test('who pays is asked, and nothing is made of it', () => {
  const said = JSON.stringify(readAnyLetter('ask iris@mill.example who pays the bill, and when', wording) ?? '')
  expect(said).toMatch(/who pays the bill[^.]*\?/iu)
  expect(said).not.toMatch(/writing/iu)
})

test('who gets a copy, and who is only named, is no recipient', () => {
  expect(read('mail iris@mill.example, cc o.tan@mill.example, that the kiln is free')).toMatchObject({
    to: ['Iris <iris@mill.example>'],
    cc: ['o.tan@mill.example'],
  })
  expect(read('tell iris@mill.example the kiln is free, bills go to o.tan@mill.example')?.to).toEqual([
    'Iris <iris@mill.example>',
  ])
})

test.each([
  ['formal note to iris@mill.example: the kiln is free', 'formal'],
  ['Formal, please: inform iris@mill.example that the kiln is free', 'formal'],
  ['write formally to iris@mill.example that the kiln is free', 'formal'],
  ['write something friendly to iris@mill.example, the kiln is free', 'friendly'],
  ['tell iris@mill.example the kiln is free. keep it very short', 'brief'],
])('“%s” sounds so, and says no more', (message, tone) => {
  const wish = readAnyLetter(message, wording) ?? read(message)
  expect(wish).toMatchObject({ tone, words: ['The kiln is free.'] })
})

test('an address that is not the recipient’s stays in the text', () => {
  expect(read('tell iris@glass-works.example that invoices go to till@glass-works.example now')?.words).toEqual([
    'Invoices go to till@glass-works.example now.',
  ])
})

test('the verb that begins a sentence is no part of the name', () => {
  expect(read('Email iris@glass-works.example that I am late')?.to).toEqual(['Iris <iris@glass-works.example>'])
})

test.each([
  ['tell Tom the audit moves to May. don’t mention the fine', ['The audit moves to May.']],
  ['tell Tom the audit moves to May, no reason needed', ['The audit moves to May.']],
  ['tell Tom the audit moves to May, leave out the fine', ['The audit moves to May.']],
  ['tell Tom we are not coming. polite but firm', ['We are not coming.']],
  ['tell Tom the door code is new. It is 4471 but leave that out', ['The door code is new.']],
  ['tell Tom the receipt is his, keep it safe', ['The receipt is yours, keep it safe.']],
  ['tell Tom the lock is new. Do not give the key to Ben', ['The lock is new.', 'Do not give the key to Ben.']],
])('“%s” tells Tom what is meant for him alone', (message, words) => {
  expect(read(message)?.words).toEqual(words)
})

test('“don’t mention” is told where nothing else is said', () => {
  expect(read("tell Tom don't mention it to Ana")?.words).toEqual(["Don't mention it to Ana."])
})

test('“they” are things where one person is spoken of', () => {
  expect(read('nudge iris@glass-works.example about the tiles, she promised them for May')?.words?.join(' ')).toContain(
    'You promised them',
  )
})
