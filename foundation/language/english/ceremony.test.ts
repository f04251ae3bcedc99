import { expect, test } from 'vitest'
import { withoutCeremony } from './ceremony.ts'

test.each([
  ['random question but what’s 12% of 400', 'what’s 12% of 400'],
  ['In that case, please remind me on Monday to call', 'please remind me on Monday to call'],
  ['delete um the lunch', 'delete the lunch'],
  ['quick question: who wrote “Dune”?', 'who wrote “Dune”?'],
  ['I see. In that case remind me at 4', 'remind me at 4'],
  ['get me off that list would you', 'get me off that list'],
  ['nudge me at 4 lol', 'nudge me at 4'],
  ['might even do some sport this week haha, can you put swimming in on friday', 'put swimming in on friday'],
  ['I should be most grateful if you would delete the lunch.', 'delete the lunch'],
  ['Would you be so kind as to show my tasks?', 'show my tasks'],
  ['nudge me at 1 so I do it myself', 'nudge me at 1'],
  ['new task um call the bank comma due on Monday', 'new task call the bank, due on Monday'],
  ['I wonder if you could take out the lunch?', 'take out the lunch'],
  ['Hi, would you mind moving the lunch to 2?', 'move the lunch to 2'],
  ['Two little things, if I may: what is 12% of 400?', 'what is 12% of 400?'],
])('“%s” is “%s”', (said, meant) => {
  expect(withoutCeremony(said)).toBe(meant)
})

test.each([
  'thanks for lunch',
  'look up the number of Tom',
  'I see the dentist at 3, remind me an hour before',
  'question about the lease',
  'great news from Tom',
  'I can’t make the review, can you move it to Monday at ten',
  'I need to catch up with nadia, can you schedule a call on Monday at ten',
  'I’m late if the train is, can you book the later room for me',
  'note “um, lol”',
  '/note um',
])('“%s” stays', (said) => {
  expect(withoutCeremony(said)).toBe(said)
})
