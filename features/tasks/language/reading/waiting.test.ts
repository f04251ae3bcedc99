import { expect, test } from 'vitest'
import { readNeedOfOthers, readOffer } from './offered.ts'
import { readWaiting } from './waiting.ts'

/** Friday 20 November 2026. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  dateOrder: 'day-first',
  zone: 'Europe/Vienna',
} as const

test.each([
  [
    'Ravi owes me the sketches by thursday',
    { title: 'sketches', person: 'Ravi', due: '2026-11-26', askOn: '2026-11-26' },
  ],
  [
    'waiting on Ilse for the signed form, follow up w her next week wednesday',
    { title: 'signed form', person: 'Ilse', askOn: '2026-11-25' },
  ],
  [
    'Gave Ravi the old quotes to compare. Bang on his door thurs.',
    { title: 'old quotes to compare', person: 'Ravi', askOn: '2026-11-26' },
  ],
  [
    'i gave to Ilse the sketches of the shop, saturday i ask her how it goes',
    { title: 'sketches of the shop', person: 'Ilse', askOn: '2026-11-21' },
  ],
  [
    'i delegated to Kofi the drawings of the gate, i will insist him monday',
    { title: 'drawings of the gate', person: 'Kofi', askOn: '2026-11-23' },
  ],
  [
    'im waiting for Ravi to send the sketches, he promised them by thursday. keep track of it',
    { title: 'sketches', person: 'Ravi', due: '2026-11-26', askOn: '2026-11-26' },
  ],
  ["note that I'm waiting on Ravi for the sketches", { title: 'sketches', person: 'Ravi' }],
  [
    'put Ravi down for the sketches, by thursday',
    { title: 'sketches', person: 'Ravi', due: '2026-11-26', askOn: '2026-11-26' },
  ],
  [
    "asked Ilse to sort the cables, i'll chase her thurs",
    { title: 'sort the cables', person: 'Ilse', askOn: '2026-11-26' },
  ],
  [
    'the visa papers I gave to my lawyer, please ask him again in two weeks',
    { title: 'visa papers', person: 'lawyer', askOn: '2026-12-04' },
  ],
  [
    'Deepak has been assigned the stock count, follow up wednesday',
    { title: 'stock count', person: 'Deepak', askOn: '2026-11-25' },
  ],
  [
    'delagated drafting of the brief to Wexler and I want to chase him next tuesday',
    { title: 'drafting of the brief', person: 'Wexler', askOn: '2026-11-24' },
  ],
  [
    'Delegate the hotel booking to Ines Weber, due 26 November',
    { title: 'hotel booking', person: 'Ines Weber', due: '2026-11-26', askOn: '2026-11-26' },
  ],
  ['I asked Kofi for the photos, should follow up monday', { title: 'photos', person: 'Kofi', askOn: '2026-11-23' }],
])('“%s” is waited for', (said, wanted) => {
  expect(readWaiting(said, wording)).toEqual({ wish: { do: 'create', ...wanted }, sure: true })
})

test.each([['Ravi will send me the sketches by thursday'], ['waiting for the invoice from Ilse']])(
  '“%s” is only offered',
  (said) => {
    expect(readWaiting(said, wording)?.sure).toBe(false)
  },
)

test.each([
  ['what am I waiting for'],
  ['remember that Ravi owes me 20 euros'],
  ['please remember: Ilse owes me a dinner'],
  ['are you waiting on Ilse for the form?'],
  ['waiting for the bus'],
  ['i gave away the plants yesterday'],
  ['given that it rains on friday, follow up with her monday'],
  ['Ruth will have the baby in May, I’ll call her on friday'],
  ['I passed the exam to be a nurse, party on friday'],
])('“%s” is no task', (said) => {
  expect(readWaiting(said, wording)).toBeUndefined()
})

test.each([
  [
    'landlord wants the meter readings. by friday noon',
    { title: 'meter readings for landlord', due: '2026-11-27T12:00' },
  ],
  [
    'the insurers need photos of the damage by tomorrow',
    { title: 'photos of the damage for the insurers', due: '2026-11-21' },
  ],
  ['spoke to the tax office, they want the form by 1 dec', { title: 'form', due: '2026-12-01' }],
])('what others need by a day is offered: %s', (said, wanted) => {
  expect(readNeedOfOthers(said, wording)).toEqual({ do: 'create', ...wanted })
})

test.each([
  ['the children want ice cream'],
  ['Ravi needs the room until 5'],
  ['does the landlord want the readings by friday?'],
])('“%s” is no need with a day', (said) => {
  expect(readNeedOfOthers(said, wording)).toBeUndefined()
})

test('a deadline that nobody read is offered, and no order of another kind', () => {
  expect(readOffer('programme notes to the printer by monday', wording)).toMatchObject({ due: '2026-11-23' })
  expect(readOffer('move the rehearsal before monday', wording)).toBeUndefined()
  expect(readOffer('thanks, see you', wording)).toBeUndefined()
})
