import { expect, test } from 'vitest'
import { withoutCeremony } from './ceremony.ts'
import { saidPlainly } from './roundabout.ts'

test.each([
  ['Would you let me know which of my tasks are late, and by how much?', 'which of my tasks are late?'],
  ['Kindly ensure that I am reminded tomorrow at noon to thank Mia.', 'remind me tomorrow at noon to thank Mia'],
  ['ok can the dentist one go an hour earlier', 'move the dentist one an hour earlier'],
  [
    'put in my calendar from the 7th to the 11th all day I am in Graz',
    'from the 7th to the 11th I am in Graz, put it in my calendar',
  ],
  ['call me a cab to the station', 'book a cab'],
  [
    'I’d like an hour to myself on Monday, after lunch. Is that possible?',
    'is there an hour free on Monday, after lunch?',
  ],
  ['On reflection, half an hour later would suit me better.', 'make it half an hour later'],
  ['take out the reminder about the passport? The new one came on Monday.', 'stop the reminder about the passport'],
  ['Tuesday will do nicely, at ten.', 'Tuesday at ten'],
  ['and delete the lunch today um no wait keep the lunch', 'never mind'],
  ['omg enough with those rail fare ads, get me off that list', 'unsubscribe from rail fare'],
  ['whats 12% of 400, trying to guess', 'whats 12% of 400'],
  ['stick 30 mins of yoga in on monday right after lunch', 'add yoga for 30 mins on monday right after lunch'],
  ['find the plan that Mia sent and forward it to Ben', 'forward the plan that Mia sent to Ben'],
])('“%s” is “%s”', (said, meant) => {
  expect(saidPlainly(withoutCeremony(said))).toBe(meant)
})

test.each(['note “call me a cab”', '/note call me a cab', 'call me at ten', 'take out the bins'])(
  '“%s” stays',
  (said) => {
    expect(saidPlainly(said)).toBe(said)
  },
)
