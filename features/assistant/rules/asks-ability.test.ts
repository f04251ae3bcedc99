import { expect, test } from 'vitest'
import { asksAbility } from './asks-ability.ts'

test.each([
  'can you tick off tasks?',
  'Can you book meetings and send emails?',
  'are you able to set reminders?',
  'could you draft emails for me and also add events to my calendar?',
  'do you know how to add tasks to my list and remind me?',
])('“%s” asks what can be done', (text) => {
  expect(asksAbility(text)).toBe(true)
})

test.each([
  'can you tick off all tasks?',
  'can you tick off the tasks?',
  "can you hand all of Otto's overdue tasks to Nina?",
  "can you close Otto's tasks?",
  'can you move meetings to Friday?',
  'can you cancel my meetings?',
  'could you book meetings with Tom?',
  'can you set two reminders?',
  'can you tick off tasks',
  'can you remind me at 5?',
])('“%s” is a wish', (text) => {
  expect(asksAbility(text)).toBe(false)
})
