import { expect, test } from 'vitest'
import { endedByName, saidOfIt } from './in-hand.ts'

const after = (text: string) => ({ before: [{ role: 'user' as const, text }] })

test.each([
  ['make that 30', 'make it in 30 minutes'],
  ['make it 45', 'make it in 45 minutes'],
  ['30 rather', 'make it in 30 minutes'],
  ['no, 30', 'make it in 30 minutes'],
  ['change it to 10', 'make it in 10 minutes'],
  ['actually make that thirty', 'make it in thirty minutes'],
  ['sorry, in 40', 'make it in 40 minutes'],
  ['set it to 15', 'make it in 15 minutes'],
])('“%s” is after how long it comes instead', (said, order) => {
  expect(saidOfIt(said, after('ping me in 20 minutes to call the bank'))).toBe(order)
})

test('a number says how long before, right after that was asked', () => {
  const asked = after('how many minutes before the audit will you remind me?')
  expect(saidOfIt('make it 45', asked)).toBe('change that reminder to 45 minutes before')
  expect(saidOfIt('make it later', asked)).toBe('make it later')
})

test('a number says no length where none was said before', () => {
  expect(saidOfIt('make that 30', after('remind me at 4 to call the bank'))).toBe('make that 30')
  expect(saidOfIt('make it 3', after('nudge me in 2 hours about the oven'))).toBe('make it in 3 hours')
})

test.each([
  'forget it, they just rang me',
  'scrap that, already done',
  'cancel that one, he called back',
  'never mind, they rang',
  'no need any more, she came by',
  'drop it, I was there at noon',
  'you can forget it now, it is paid',
])('“%s” ends the reminder in hand', (said) => {
  expect(saidOfIt(said, after('remind me at 4'))).toBe('stop it')
})

test.each([
  ['6 is too early, half past', 'make it half past'],
  ['at 7 is brutal, make it quarter past', 'make it quarter past'],
  ['8 am is cruel, 10', 'make it 10'],
])('“%s” gives the reminder in hand another time', (said, order) => {
  expect(saidOfIt(said, after('remind me daily at 6'))).toBe(order)
})

const things = [
  { kind: 'reminder', id: 'kettle', title: 'Descale the kettle' },
  { kind: 'reminder', id: 'plants', title: 'Water the plants' },
  { kind: 'task', id: 'car', title: 'Wash the car' },
]

test.each([
  'oh and forget about the kettle',
  'the kettle one can go',
  'drop the kettle reminder',
  'kettle is sorted',
  'cancel the kettle one, done already',
])('“%s” ends one of those that were set', (said) => {
  expect(endedByName(said, things)).toEqual({ do: 'stop', which: { words: '', ids: ['kettle'] } })
})

test.each(['forget about the car', 'forget about lunch', 'water the plants', 'forget it'])(
  '“%s” ends none of them',
  (said) => {
    expect(endedByName(said, things)).toBeUndefined()
  },
)

test.each(['when is the next one?', 'and when is that next?', 'so when does it come next'])(
  '“%s” asks when it is',
  (said) => {
    expect(saidOfIt(said, { before: [] })).toMatch(/^when is it\??$/)
  },
)
