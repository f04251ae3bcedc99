import { expect, test } from 'vitest'
import { createParaphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import { paraphrases } from './paraphrases.ts'

const plainly = createParaphrasing([paraphrases])

test.each([
  [
    'last day of each month, 5pm: timesheet. a recurring reminder, thx',
    'remind me last day of each month, 5pm: timesheet',
  ],
  [
    'half an hour before the call with Ives i should read his notes, remind me',
    'remind me half an hour before the call with Ives to read his notes',
  ],
  ['for the roof review remind me 45 minutes before, not 15', 'change the roof review reminder to 45 minutes before'],
  ['give me a ping 10 before standup', 'remind me 10 minutes before standup'],
  ['send me a nudge at 4 to call Tom', 'remind me at 4 to call Tom'],
  ["don't forget the passport on monday", 'remind me of the passport on monday'],
  ['I no longer need the passport reminder', 'stop the passport reminder'],
  ['passport reminder, bring that forward two weeks', 'move the passport reminder two weeks earlier'],
  ['Kindly ensure that I am reminded tomorrow at noon to thank Mia.', 'remind me tomorrow at noon to thank Mia'],
  ['take out the reminder about the passport? The new one came on Monday.', 'stop the reminder about the passport'],
  [
    'send me a reminder two hours before the supplier review so that I check the prices',
    'remind me two hours before the supplier review to check the prices',
  ],
  ['once the review is over, remind me to send the list', 'remind me when the review ends to send the list'],
  ["yearly reminder on 8 June at 10 for Otto's birthday", "remind me every year on 8 June at 10 of Otto's birthday"],
  ['weekly reminder on Mondays at 9 about the bins', 'remind me every week on Mondays at 9 of the bins'],
  [
    'I would like a reminder on the fifth of each month at 9 to send the invoice',
    'remind me on the fifth of each month at 9 to send the invoice',
  ],
  ["don't let me miss the demo: reminder next Tuesday 13:20", 'remind me of the demo next Tuesday 13:20'],
  ['reminder about the ferns: make it 1 instead of 12', 'move the ferns reminder to 1'],
  ['the ferns one can come at 3pm instead', 'move the ferns reminder to at 3pm'],
  ['bin the cat nudge', 'stop the cat reminder'],
  ['bin that nudge', 'stop that reminder'],
  ['kill the weekly pulse reminder', 'stop the pulse reminder'],
  ['clear out the reminder for thursday morning, keep the other', 'delete the reminder for thursday morning'],
  ['I fed the cat already, no need to remind me', 'I fed the cat already, so you can stop that reminder'],
  ['the pulse only needs to come every two weeks now', 'make the pulse reminder repeat every two weeks'],
  [
    'every other thursday at noon I want a nudge to clean the filter',
    'remind me every other thursday at noon to clean the filter',
  ],
  ['change the text of the visa reminder to extend both visas', 'change the visa reminder to say extend both visas'],
])('“%s” is “%s”', (said, order) => {
  expect(plainly(said)).toBe(order)
})

test('what is needed no more stays, where it is no reminder', () => {
  expect(plainly('I do not need the car')).toBe('I do not need the car')
})
