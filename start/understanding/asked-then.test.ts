import { expect, test } from 'vitest'
import { createCalendarDesk } from '../testing/calendar-desk.ts'

async function told(said: string) {
  const { ask, deeds } = createCalendarDesk()
  let answer = ''
  for (const words of said.split(' | ')) answer = (await ask(words)).text
  return { deeds, answer }
}

test.each([
  ['move the dentist to 1:30 on Monday | will it leave me time before the design review?', '30 minutes between'],
  ['move the product sync to Monday at 17:15 | too tight after the budget meeting?', '15 minutes between'],
  ['when is my flight? | isn’t there a standup that day as well', 'There is nothing like “standup”'],
  ['what’s on Monday? | what else have I got that afternoon', '“Budget meeting”'],
  ['book a call with Tom on Monday at 13:45 | does that leave me a free hour before lunch?', '09:15–11:00'],
  ['put Offsite in my calendar from 24 to 26 November | anything else on those days?', '“1:1 with Akira”'],
])('“%s” is asked of the days that were spoken of', async (said, words) => {
  expect((await told(said)).answer).toContain(words)
})

test('what was just put there is nothing else on its days', async () => {
  const { answer } = await told('put Offsite in my calendar on 24 November | what else is on that day')
  expect(answer).toContain('There is nothing else in your calendar on Tuesday')
})

test.each([
  ['how many days till the flight to Berlin', '13 days'],
  ['how many weeks until annual leave', '31 days'],
  ['add a budget review on Tuesday at 10 for 45 minutes | how long is the review?', 'Which one do you mean?'],
  ['add a budget review on Tuesday at 10 for 45 minutes | how long is the review? | the budget one', ': 45 minutes'],
  ['add a budget review on Tuesday at 10 for 45 minutes | how long is the design review?', ': 1 hour'],
])('“%s” is told of the event that is named', async (said, words) => {
  expect((await told(said)).answer).toContain(words)
})

test('how long it is until what is no event is not looked for', async () => {
  expect((await told('how long until the world cup')).answer).not.toContain('nothing like')
})

test.each([
  ['when is my flight? | how far is that from the moon'],
  ['when is my flight? | move it to that Friday'],
  ['move lunch to 13:00 | remind me that day to call Bob'],
])('“%s” is no such question', async (said) => {
  expect((await told(said)).answer).not.toMatch(/between|nothing (?:else|like)/)
})

test.each([
  ['what is left after lunch with Sara on Monday', '“Design review”', '“Lunch with Sara”'],
  ['anything after the design review on Monday?', '“Budget meeting”', '“Design review”'],
  ['what do I have between the dentist and the design review', '“Lunch with Sara”', '“Dentist”'],
])('“%s” leaves out the event that it names', async (said, words, named) => {
  const { answer } = await told(said)
  expect(answer).toContain(words)
  expect(answer).not.toContain(named)
})

test.each([
  ['where can I fit half an hour on Monday, after the dentist and before lunch with Sara', '12:00–12:30', '13:30'],
  ['find me an hour next week, mornings are best', 'Thursday, 26 November 2026, 09:00–12:00', '13:30'],
  ['when am I free for an hour next week? | Thursday morning ideally', '26 November 2026, 09:00–12:00', 'Monday'],
  ['when am I free for an hour next week? | afternoons would be better', 'Tuesday, 24 November 2026, 12:00', '09:00'],
])('“%s” finds free time there and nowhere else', async (said, words, other) => {
  const { answer } = await told(said)
  expect(answer).toContain(words)
  expect(answer).not.toContain(other)
})
