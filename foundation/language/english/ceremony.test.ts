import { expect, test } from 'vitest'
import { withoutCeremony } from './ceremony.ts'

test.each([
  ['random question but what’s 12% of 400', 'what’s 12% of 400'],
  ['In that case, please remind me on Monday to call', 'please remind me on Monday to call'],
  ['delete um the lunch', 'delete the lunch'],
  ['I see. In that case remind me at 4', 'remind me at 4'],
  ['get me off that list would you', 'get me off that list'],
  ['nudge me at 4 lol', 'nudge me at 4'],
  ['Would you let me know which of my tasks are late, and by how much?', 'which of my tasks are late?'],
  ['Kindly ensure that I am reminded tomorrow at noon to thank Mia.', 'remind me tomorrow at noon to thank Mia'],
  ['ok can the dentist one go an hour earlier', 'move the dentist one an hour earlier'],
  [
    'put in my calendar from the 7th to the 11th all day I am in Graz',
    'from the 7th to the 11th I am in Graz, put it in my calendar',
  ],
  ['might even do some sport this week haha, can you put swimming in on friday', 'put swimming in on friday'],
  ['call me a cab to the station', 'book a cab'],
  ['I should be most grateful if you would delete the lunch.', 'delete the lunch'],
  ['Would you be so kind as to show my tasks?', 'show my tasks'],
  [
    'I’d like an hour to myself on Monday, after lunch. Is that possible?',
    'is there an hour free on Monday, after lunch?',
  ],
  ['On reflection, half an hour later would suit me better.', 'make it half an hour later'],
  ['nudge me at 1 so I do it myself', 'nudge me at 1'],
  ['new task um call the bank comma due on Monday', 'new task call the bank, due on Monday'],
  ['I wonder if you could take out the lunch?', 'take out the lunch'],
  ['Two little things, if I may: what is 12% of 400?', 'what is 12% of 400?'],
  ['take out the reminder about the passport? The new one came on Monday.', 'stop the reminder about the passport'],
  ['Tuesday will do nicely, at ten.', 'Tuesday at ten'],
  ['and delete the lunch today um no wait keep the lunch', 'never mind'],
  ['omg enough with those rail fare ads, get me off that list', 'unsubscribe from rail fare'],
  ['whats 12% of 400, trying to guess', 'whats 12% of 400'],
  ['stick 30 mins of yoga in on monday right after lunch', 'add yoga for 30 mins on monday right after lunch'],
  ['find the plan that Mia sent and forward it to Ben', 'forward the plan that Mia sent to Ben'],
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
