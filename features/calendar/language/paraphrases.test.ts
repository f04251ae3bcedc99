import { expect, test } from 'vitest'
import { createParaphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import { paraphrases } from './paraphrases.ts'

const plainly = createParaphrasing([paraphrases])

test.each([
  ['no standup today after all, take it out', 'cancel standup today'],
  ['sara bailed so kill todays lunch', 'cancel todays lunch'],
  ['scrap the dentist', 'cancel the dentist'],
  ["the choir on Monday I can't do. drop only this one", 'cancel the choir on Monday'],
  [
    'every sunday i want to go running at 8 in the morning, one hour',
    'schedule running at 8 in the morning for one hour every sunday',
  ],
  ['the choir on this day i can not make. drop only this one', 'cancel the choir on this day'],
  ['put a note on the choir: bring the scores', 'add a note to the choir: bring the scores'],
  ['add a note to it: bring the scores', 'add a note: bring the scores'],
  ['and send Tom an invitation', 'invite Tom'],
  ['4 then, and send her an invite please', '4 then and invite her'],
  ['yo whats the next thing i have got to be at', 'what is my next event'],
  ["what's my next meeting and who's coming", 'who is coming to my next meeting'],
  ['every friday at 4 block an hour for the weekly report', 'block an hour for the weekly report every friday at 4'],
  ["dentist's been cancelled", "dentist's got cancelled"],
  ["i won't make the standup today", 'the standup today is cancelled'],
  ["helen can't make the budget review, move it to monday 10", 'move the budget review to monday 10'],
  ["give tomorrow's design sync thirty minutes more at the end", "extend tomorrow's design sync by thirty minutes"],
  ['marcus comes too', 'invite marcus'],
  ['ok can the dentist one go an hour earlier', 'move the dentist one an hour earlier'],
  ['the offer review, can that go to tomorrow 3pm?', 'move the offer review to tomorrow 3pm'],
  ['please take lunch with Sara out of my calendar today', 'delete lunch with Sara today'],
  [
    'put in my calendar from the 7th to the 11th all day I am in Graz',
    'from the 7th to the 11th I am in Graz, put it in my calendar',
  ],
  [
    'I’d like an hour to myself on Monday, after lunch. Is that possible?',
    'is there an hour free on Monday, after lunch?',
  ],
  ['I want to take pottery, tuesdays 18:00 to 19:30', 'put pottery in my calendar, tuesdays 18:00 to 19:30'],
  ['half an hour later would suit me better.', 'make it half an hour later'],
  ['Tuesday will do nicely, at ten.', 'Tuesday at ten'],
  ['stick 30 mins of yoga in on monday right after lunch', 'add yoga for 30 mins on monday right after lunch'],
])('“%s” is “%s”', (said, order) => {
  expect(plainly(said)).toBe(order)
})

test.each([
  'what is on my calendar today',
  'no meeting on Friday',
  'give Tom ten minutes more notice',
  'I want to do the accounts on Tuesday',
  'tell Tom it is too much so drop the price',
])('“%s” stays', (said) => {
  expect(plainly(said)).toBe(said)
})
