import { expect, test } from 'vitest'
import { createCalendarDesk } from '../testing/calendar-desk.ts'

test.each([
  ['the design review was called off for good. kill it', ['delete review']],
  ['piano tuner friday at 2pm | it takes 90 mins', ['change new-1 2026-11-27T14:00 2026-11-27T15:30']],
  ['invoice run on Monday at 9', ['create Invoice run 2026-11-23T09:00 2026-11-23T10:00']],
  ['train to Linz Monday 6:52 to 8:31', ['create Train to Linz 2026-11-23T06:52 2026-11-23T08:31']],
  ['move the yoga to 6pm | ok add it then, tomorrow 6pm', ['create Yoga 2026-11-21T18:00 2026-11-21T19:00']],
  ['push the design review to a week later', ['change review 2026-11-30T15:00 2026-11-30T16:00']],
  ['move the design review to 16:00 | and 30 min later', ['change review 2026-11-23T16:30 2026-11-23T17:30']],
  ['cancel the product sync on Thursday | yes', ['delete sync']],
  [
    'move the design review to 16:00 | and the budget meeting half an hour later',
    ['change budget 2026-11-23T17:00 2026-11-23T17:30'],
  ],
  ['move the product sync to 15:00 | and akira an hour earlier', ['change akira 2026-11-25T09:00 2026-11-25T09:30']],
  [
    'book coffee with Oskar on Tuesday at 10 | a day later, same time',
    ['change new-1 2026-11-25T10:00 2026-11-25T11:00'],
  ],
  ['is there room on Monday 12 to 13 | what about the lunch on Monday', []],
])('“%s” comes to what is meant', async (said, deed) => {
  const { ask, deeds } = createCalendarDesk()
  for (const words of said.split(' | ')) await ask(words)
  expect(deeds.slice(-1)).toEqual(deed)
})

test.each([
  ["what's on Monday | and after that", '“'],
  ['when is the design review | does that clash with anything', 'No, nothing is in the way of “Design review”.'],
  ['when is the design review | the dentist stays where it is right?', '“Dentist”'],
  ['when is the design review | what’s after that', '“Budget meeting”'],
])('“%s” is answered from the calendar', async (said, text) => {
  const { ask, deeds } = createCalendarDesk()
  let answer = ''
  for (const words of said.split(' | ')) answer = (await ask(words)).text
  expect(answer).toContain(text)
  expect(deeds).toEqual([])
})

test.each([
  ['put lunch in the calendar on Tuesday, 12.30 for 45', '12.30'],
  ['make product sync follow the design review immediately', 'make'],
  ['breakfast with Orla | take the “(ugh)” out of tuesday’s meeting, my boss sees it', ''],
  ['move the design review to 16:00 | and the dentist is off', ''],
  ['put the design review on Tuesday at 10 | rather at the end', ''],
  ['postpone the product sync to Monday', 'earlier'],
  ['when is the design review | hmm no, 10:15 sharp', ''],
])('after “%s” a word that was not read leads to a question', async (said, text) => {
  const { ask, deeds } = createCalendarDesk()
  const [last = '', ...before] = said.split(' | ').toReversed()
  for (const words of before.toReversed()) await ask(words)
  const done = [...deeds]
  const answer = await ask(last)
  expect(answer.text).toContain(text)
  expect(deeds).toEqual(done)
})

test('a question that is asked meanwhile picks none of several', async () => {
  const { ask, deeds } = createCalendarDesk()
  await ask('cancel my meeting on Monday')
  await ask('whos coming on Monday')
  expect(deeds).toEqual([])
})
