import { expect, test } from 'vitest'
import { createCalendarDesk } from '../testing/calendar-desk.ts'

/** It is Friday, 20 November 2026, 14:32. */
test.each([
  ['do I have anything at 3 on Monday?', '“Design review”'],
  ['have I got something at 11:30 on Monday?', '“Dentist”'],
  ['is there anything between 9:30 and 11 on Monday', 'There is nothing in your calendar on Monday, 23 November 2026'],
  ['am I doing anything on Wednesday at 10?', '“1:1 with Akira”'],
  ['anything between 2 and 4 on Monday?', '“Design review”'],
  ['is there something on Tuesday?', 'There is nothing in your calendar on Tuesday, 24 November 2026.'],
  ['show me Monday', '“Budget meeting”'],
  ['show next Wednesday', '“1:1 with Akira”'],
  ["Monday's schedule", '“Lunch with Sara”'],
  ["Monday's agenda please", '“Lunch with Sara”'],
  ['show me tomorrow', 'There is nothing in your calendar on Saturday, 21 November 2026.'],
  ['who am I interviewing on 2 December?', '“Interview with Priya”'],
  ['who am I interviewing next?', '“Interview with Priya”'],
  ['who am I calling today?', '“Call with Tom”'],
  ['what’s left today?', '2 events on Friday, 20 November 2026 from 14:32:'],
  ['who am I having lunch with on Monday?', '“Lunch with Sara”'],
  ['who is in the design review?', 'Nobody is invited to it.'],
  ['what time is my flight to Berlin?', '07:45'],
  ['when does my flight leave?', '07:45'],
  ['when do I fly to Berlin?', '07:45'],
  ['when is my dentist appointment?', '11:00–12:00'],
  ['what time does my product sync end?', '14:00–15:00'],
  ['which room is the interview with Priya in?', 'Room 5'],
  ['do I have gym tomorrow?', 'There is nothing like “gym” in your calendar on Saturday, 21 November 2026.'],
  ['is my dentist on Monday?', '“Dentist”'],
  ['when am I on leave?', '“Annual leave”'],
  ['what is the location of the interview with Priya?', 'Room 5'],
  ['put the milk in the fridge after the design review', ''],
  ['no more than 3 meetings a day', ''],
  ['when is my haircut?', 'I find nothing like “haircut” in your calendar in the next three months.'],
  ['am I off on 23 December?', '“Annual leave”'],
  ['am I on holiday on 28 December?', '“Annual leave”'],
  ['am I away on Monday?', 'There is nothing like that in your calendar on Monday, 23 November 2026.'],
  ['no skiing on Tuesday', 'I find nothing like “skiing” in your calendar on Tuesday, 24 November 2026.'],
  ['stop the design review after 30 November', 'I find nothing like “design review” in your calendar'],
  ['hold 30 minutes before the skiing lesson to pack', 'I find nothing like “skiing lesson” in your calendar.'],
  ['water the plants at 7am as well', 'Should I put “Water the plants”'],
  ['schedule a call with him Monday 3pm', 'I do not know what to do with “with him”.'],
  ['split by 3', ''],
  ['push the interview with Priya by one day, to Saturday', 'To when should I move “Interview with Priya”'],
  [
    'need 45 min with Sara sometime next week before the design review',
    'I do not know what to do with “before the design review”.',
  ],
  ['reminder to water the plants', 'When should I remind you of “Water the plants”?'],
  ['should there be no standup on Monday?', ''],
  ['how do I make every standup 45 minutes?', ''],
])('“%s” only asks, and is told “%s”', async (words, text) => {
  const { ask, deeds } = createCalendarDesk()
  const answer = await ask(words)
  expect(answer.text).toContain(text)
  expect(deeds).toEqual([])
})

test.each([
  ['no standup on Monday', 'delete stand this'],
  ["there's no product sync on Friday", 'delete sync'],
  ['No design review next week please', 'delete review'],
  ['no standup on 30 November', 'delete stand this'],
  ['make every standup 20 minutes', 'change stand all 2026-11-23T09:00 2026-11-23T09:20'],
  ['make each standup 20 minutes', 'change stand all 2026-11-23T09:00 2026-11-23T09:20'],
  ['make the standup 20 minutes from now on', 'change stand following 2026-11-23T09:00 2026-11-23T09:20'],
  ['make every weekly standup 20 minutes', 'change stand all 2026-11-23T09:00 2026-11-23T09:20'],
  ['need 45 min with Sara on Monday at 4', 'create Meeting with Sara 2026-11-23T16:00 2026-11-23T16:45'],
  ['30 minutes before the interview to prepare', 'create Prepare 2026-12-02T10:30 2026-12-02T11:00'],
  ['make all standups half an hour', 'change stand all 2026-11-23T09:00 2026-11-23T09:30'],
  ['every standup should be 10 minutes', 'change stand all 2026-11-23T09:00 2026-11-23T09:10'],
  ['move every standup to 9:30', 'change stand all 2026-11-23T09:30 2026-11-23T09:45'],
  ['stop the standup after 30 November', 'delete stand following 2026-12-07'],
  ['end the standup on 30 November', 'delete stand following 2026-12-07'],
  ['end the standup from 30 November', 'delete stand following 2026-11-30'],
  ['cancel the standup after 30 November', 'delete stand following 2026-12-07'],
  ['no more standups after 23 November', 'delete stand following 2026-11-30'],
  ['no more standups', 'delete stand following 2026-11-23'],
  ['hold 30 minutes before the design review to prepare', 'create Prepare 2026-11-23T14:30 2026-11-23T15:00'],
  ['block an hour after the product sync for notes', 'create Notes 2026-11-27T15:00 2026-11-27T16:00'],
  ['add 45 minutes of travel before my flight', 'create Travel 2026-12-03T07:00 2026-12-03T07:45'],
  [
    'schedule a debrief right after the interview with Priya for 15 minutes',
    'create Debrief 2026-12-02T12:00 2026-12-02T12:15',
  ],
  ['keep 20 minutes before my next meeting to read up', 'create Read up 2026-11-20T15:40 2026-11-20T16:00'],
])('“%s” becomes “%s”', async (turns, deed) => {
  const { ask, deeds } = createCalendarDesk()
  for (const words of turns.split('|')) await ask(words.trim())
  expect(deeds).toHaveLength(1)
  expect(deeds[0]).toContain(deed.replace(/ \d{4}-\d\d-\d\d$/, ''))
})

test.each([
  ['coffee with Jo tomorrow at 10 | at Blue Bottle', 'in Blue Bottle'],
  ['coffee with Jo tomorrow at 10 | it’s in room 5', 'in room 5'],
  ['call with Jo tomorrow at 10 | on Zoom', 'in Zoom'],
  ['call with Jo tomorrow at 10 | location: Blue Bottle', 'in Blue Bottle'],
  ['add a meeting tomorrow at 2 | Budget', 'Budget'],
  ['add a meeting tomorrow at 2 | call it Budget', 'Budget'],
  ['add a meeting tomorrow at 2 | title: Budget', 'Budget'],
  ['add a meeting tomorrow at 2 | it is about the budget', 'The budget'],
  ['add a meeting tomorrow at 2 | with Sara', 'Meeting with Sara'],
])('“%s” tells afterwards what was left open: “%s”', async (turns, change) => {
  const { ask, deeds } = createCalendarDesk()
  for (const words of turns.split('|')) await ask(words.trim())
  expect(deeds).toHaveLength(2)
  expect(deeds[1]).toMatch(/^change new-/)
  expect(deeds[1]?.endsWith(change)).toBe(true)
})

test.each([
  'thanks',
  'what time is it?',
  'who are you',
  'what about Paris',
  'at last!',
  'in other words',
  'no problem',
  'with pleasure',
])('“%s” right after a booking changes nothing', async (words) => {
  const { ask, deeds } = createCalendarDesk()
  await ask('add a meeting tomorrow at 2')
  await ask(words)
  expect(deeds).toHaveLength(1)
})
