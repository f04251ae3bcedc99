import { expect, test } from 'vitest'
import { countedSum, recounted, workedOut } from './counted-sum.ts'

function valueOf(text: string): number | undefined {
  const counted = countedSum(text)
  return counted && workedOut(counted)?.value
}

test.each([
  ['4 painters, 3 days, 210 per day each. total?', 2520],
  ['3 trainers, 2 days, 640 per day each. total?', 3840],
  ['12 guests at 45 euros a head, how much is that?', 540],
  ['we need 6 hotel rooms for 3 nights at 120 per night, whats the total', 2160],
  ['5 licences, 19.50 a month each, 12 months, what does that make', 1170],
  ['two coaches for 4 days at 350 per day each, total cost?', 2800],
  ['how much are 30 lunches at 14 each?', 420],
  ['8 chairs, 75 apiece, altogether?', 600],
])('works out “%s”', (text, value) => {
  expect(valueOf(text)).toBe(value)
})

test.each([
  'two trainers on Tuesday at 9, total of 3 hours',
  'lunch for 12 people at 1?',
  '3 tasks, 2 reminders, 1 each?',
  '3 trainers, 640 per day each. total?',
  'book 2 rooms for 3 nights at 120 a night',
  'who are the two trainers, and how much do they cost?',
  'how much is 1 room at the Ritz?',
])('takes “%s” for no such sum', (text) => {
  expect(valueOf(text)).toBeUndefined()
})

const before = { ...(countedSum('4 painters, 3 days, 210 per day each. total?') ?? { factors: [] }), steps: ['+ 20%'] }

test.each([
  ['sorry, only three painters, same otherwise', 2268],
  ['and for 5 days?', 5040],
  ['actually its 2 painters and 2 days', 1008],
  ['what if its 250 per day', 3600],
  ['no wait, at 200 each', 2880],
])('goes on with “%s”', (text, value) => {
  const counted = recounted(text, before)
  expect(counted && workedOut(counted)?.value).toBe(value)
})

test.each(['only three plumbers', 'remind me in 2 days', 'at 3 on friday', 'two days later', 'and who are the two?'])(
  '“%s” changes nothing of it',
  (text) => {
    expect(recounted(text, before)).toBeUndefined()
  },
)
