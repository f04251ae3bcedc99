import { expect, test } from 'vitest'
import { plainOrder } from './plain-orders.ts'

test.each([
  ['hm no, leave it where it was', 'undo that'],
  ['whats left on my plate for today?', 'give me an overview of today'],
  ['alpine rail offers… get me off that list', 'unsubscribe from alpine rail offers'],
  ['get me off the alpine rail mailing list', 'unsubscribe from alpine rail'],
  ['newsletters in there can count as read', 'mark the newsletters as read'],
  ['no standup today after all, take it out', 'cancel standup today'],
  ['helen needs my lisbon expenses, forward her that file', 'forward my lisbon expenses to helen'],
  ['dont need the reminder for the rent any more', 'stop the reminder the rent'],
  ['dont need the reminders for the offer or the rent any more', 'stop the offer reminder and stop the rent reminder'],
  [
    'last day of each month, 5pm: timesheet. a recurring reminder, thx',
    'remind me last day of each month, 5pm: timesheet',
  ],
  ['sara bailed so kill todays lunch', 'cancel todays lunch'],
  ['scrap the dentist', 'cancel the dentist'],
  ['give me a ping 10 before standup', 'remind me 10 minutes before standup'],
  ['send me a nudge at 4 to call Tom', 'remind me at 4 to call Tom'],
  ['yo whats the next thing i have got to be at', 'what is my next event'],
  ["what's my next meeting and who's coming", 'who is coming to my next meeting'],
  ['every friday at 4 block an hour for the weekly report', 'block an hour for the weekly report every friday at 4'],
  ['put the budget review notes on my list', 'new task: the budget review notes'],
  ["dentist's been cancelled", 'dentist got cancelled'],
  ["i won't make the standup today", 'the standup today is cancelled'],
  [
    'new to do send the signed copies to tom no sorry scratch that call it courier the signed copies',
    'new to do: courier the signed copies',
  ],
  ["don't forget the passport on monday", 'remind me of the passport on monday'],
  ['note to self: the deposit is three months rent', 'remember that the deposit is three months rent'],
  ["helen can't make the budget review, move it to monday 10", 'move the budget review to monday 10'],
  ['I no longer need the passport reminder', 'stop the passport reminder'],
  ['passport reminder, bring that forward two weeks', 'move the passport reminder two weeks earlier'],
  ["give tomorrow's design sync thirty minutes more at the end", "extend tomorrow's design sync by thirty minutes"],
  ['on the lease task jot down: ask re parking spaces', 'add a note to the lease task: ask re parking spaces'],
  ['milk, stamps, printer ink – three seperate to-dos pls', 'add three tasks: milk, stamps, printer ink'],
])('“%s” is “%s”', (said, order) => {
  expect(plainOrder(said)).toBe(order)
})

test.each([
  'leave it as it is',
  'what is on my calendar today',
  'no meeting on Friday',
  'give Tom ten minutes more notice',
  'helen needs the deck by Friday',
  'milk, stamps, printer ink',
  'I do not need the car',
  'tell Tom it is too much so drop the price',
])('“%s” stays', (said) => {
  expect(plainOrder(said)).toBe(said)
})
