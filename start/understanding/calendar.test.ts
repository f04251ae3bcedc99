import { expect, test } from 'vitest'
import { createCalendarDesk } from '../testing/calendar-desk.ts'

/** Turns are separated by bars; expects every call to the calendar. */
test.each([
  [
    'schedule a call with Sara next Tuesday at 3 for 45 minutes',
    'create Call with Sara 2026-11-24T15:00 2026-11-24T15:45',
  ],
  ['schedule a call with Sara next Tuesday at 3 | move it to four', 'change new-1 2026-11-24T16:00 2026-11-24T17:00'],
  [
    'schedule a call with Sara next Tuesday at 3 | make it half an hour',
    'change new-1 2026-11-24T15:00 2026-11-24T15:30',
  ],
  ['schedule a call with Sara next Tuesday at 3 | 20 minutes', 'change new-1 2026-11-24T15:00 2026-11-24T15:20'],
  ['schedule a call with Sara next Tuesday at 3 | no, 3:30', 'change new-1 2026-11-24T15:30 2026-11-24T16:30'],
  ['cancel my first meeting on Monday', 'delete stand this'],
  ['push everything after lunch by 30 minutes', 'plan change tom, change plan'],
  ['push everything after lunch on Monday by 30 minutes', 'plan change review, change budget'],
  ['block two hours for the report before Thursday', 'create Report 2026-11-24T09:00 2026-11-24T11:00'],
  [
    'every other Monday at 9 team sync until March',
    'create Team sync 2026-11-23T09:00 2026-11-23T10:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;UNTIL=20270301',
  ],
  ['when is my next meeting with Akira | move it to four', 'change akira 2026-11-25T16:00 2026-11-25T16:30'],
  ['when is my interview with Priya? | put that on Thursday', 'change talk 2026-12-03T11:00 2026-12-03T12:00'],
  ['move the interview with Priya to Monday', 'change talk 2026-11-30T11:00 2026-11-30T12:00'],
  ['bring the interview with Priya forward to Thursday', 'change talk 2026-11-26T11:00 2026-11-26T12:00'],
  ['when is my flight to Berlin? | shift it one day, to the friday', 'change flight 2026-12-04T07:45 2026-12-04T09:40'],
  ['move the product sync to Tuesday', 'change sync 2026-11-24T14:00 2026-11-24T15:00'],
  ['move my call with Tom to Monday', 'change tom 2026-11-23T16:00 2026-11-23T16:30'],
  ['when is my next meeting? | cancel it', 'delete tom'],
  ['what are my meetings next Monday? | cancel the second one', 'delete lunch'],
  ['Schedule a follow-up | tomorrow | 3', 'create Follow-up 2026-11-21T15:00 2026-11-21T16:00'],
  [
    'Initiated: schedule | Budget review with Tom | Tuesday | at 3',
    'create Budget review with Tom 2026-11-24T15:00 2026-11-24T16:00',
  ],
  ['Initiated: call | Sara | tomorrow at 11 for 20 minutes', 'create Call with Sara 2026-11-21T11:00 2026-11-21T11:20'],
  ['/schedule lunch with Eva Friday at noon', 'create Lunch with Eva 2026-11-27T12:00 2026-11-27T13:00'],
  ['/schedule | Yoga | tomorrow at 6pm', 'create Yoga 2026-11-21T18:00 2026-11-21T19:00'],
  [
    'find a time for a 30 min call with Sara this week and book it',
    'create Call with Sara 2026-11-20T14:45 2026-11-20T15:15',
  ],
  [
    'find 45 minutes for a chat with Leo next week | book the first one',
    'create Chat with Leo 2026-11-23T09:15 2026-11-23T10:00',
  ],
  ["book time with Leo whenever I'm free next week", 'create Meeting with Leo 2026-11-23T09:15 2026-11-23T10:15'],
  [
    'am I free tomorrow at 2? | great, book a walk with Mia then',
    'create Walk with Mia 2026-11-21T14:00 2026-11-21T15:00',
  ],
  [
    'Book Friday 27 November 2026 9:00 to 10:00 for | Lunch with Bo',
    'create Lunch with Bo 2026-11-27T09:00 2026-11-27T10:00',
  ],
  [
    'schedule a meeting | Kickoff with Priya | Monday 10am',
    'create Kickoff with Priya 2026-11-23T10:00 2026-11-23T11:00',
  ],
  [
    'set up a meeting with Priya on Wednesday from 2 to 3:30pm',
    'create Meeting with Priya 2026-11-25T14:00 2026-11-25T15:30',
  ],
  ['put dinner with Ana on Saturday at 7 in my calendar', 'create Dinner with Ana 2026-11-21T19:00 2026-11-21T20:00'],
  [
    'can you book a 20 min catch-up with Ben tomorrow at 10?',
    'create Catch-up with Ben 2026-11-21T10:00 2026-11-21T10:20',
  ],
  ['shcedule a meting with Sara tomorow at 3pm', 'create Meeting with Sara 2026-11-21T15:00 2026-11-21T16:00'],
  ['coffee w/ Jo tmrw 11am', 'create Coffee with Jo 2026-11-21T11:00 2026-11-21T12:00'],
  ['vacation from 21 December to 3 January', 'create Vacation 2026-12-21 2027-01-04'],
  ['schedule a two day offsite starting 30 November', 'create Offsite 2026-11-30 2026-12-02'],
  ['book gym Monday at 7 and dentist Tuesday at 3', 'plan create Gym, create Dentist'],
  ['move my 3pm on Monday to Tuesday at 10', 'change review 2026-11-24T10:00 2026-11-24T11:00'],
  ["move Monday's lunch with Sara to 1pm", 'change lunch 2026-11-23T13:00 2026-11-23T14:00'],
  ['can we push the design review to 5?', 'change review 2026-11-23T17:00 2026-11-23T18:00'],
  ['shift the product sync an hour earlier', 'change sync 2026-11-27T13:00 2026-11-27T14:00'],
  ['bring the design review forward by half an hour', 'change review 2026-11-23T14:30 2026-11-23T15:30'],
  ['push the 2pm on Friday back by 15 minutes', 'change sync 2026-11-27T14:15 2026-11-27T15:15'],
  ['postpone the product sync by a week', 'change sync 2026-12-04T14:00 2026-12-04T15:00'],
  ['reschedule my dentist appointment to Wednesday at 9', 'change dentist 2026-11-25T09:00 2026-11-25T10:00'],
  ['reschedule the product sync | Thursday at 11', 'change sync 2026-11-26T11:00 2026-11-26T12:00'],
  ["don't cancel the design review, move it to Tuesday", 'change review 2026-11-24T15:00 2026-11-24T16:00'],
  ['move all my Monday meetings to Tuesday', 'plan change stand, change lunch, change review, change budget'],
  ['make the product sync 45 minutes', 'change sync 2026-11-27T14:00 2026-11-27T14:45'],
  ['extend the product sync by 30 minutes', 'change sync 2026-11-27T14:00 2026-11-27T15:30'],
  ['shorten my call with Tom by 10 minutes', 'change tom 2026-11-20T16:00 2026-11-20T16:20'],
  ['rename the design review to UX review', 'change review UX review'],
  ['add Sara to the product sync', 'change sync Product sync with Sara'],
  ['delete the budget meeting', 'delete budget'],
  ["call off Friday's product sync", 'delete sync'],
  ["cancel my 4 o'clock", 'delete tom'],
  ['cancel the standup | only that one', 'delete stand this'],
  ['cancel the standup from now on', 'delete stand following'],
  ['cancel the whole standup series', 'delete stand all'],
  ['cancel all standups', 'delete stand all'],
  ['move the standup to 10 | all of them', 'change stand all 2026-11-23T10:00 2026-11-23T10:15'],
  ["move next Monday's standup to 10:30", 'change stand this 2026-11-23T10:30 2026-11-23T10:45'],
  ['clear my Monday morning', 'plan delete stand, delete dentist'],
  ['cancel the budget meeting and move the design review to 16:30', 'plan delete budget, change review'],
  ['cancel my meetings with Tom and Akira', 'plan delete tom, delete akira'],
  ['block 9 to 11 tomorrow for writing', 'create Writing 2026-11-21T09:00 2026-11-21T11:00'],
  ['I need 2 hours of focus time on Tuesday', 'create Focus time 2026-11-24T09:00 2026-11-24T11:00'],
])('“%s” becomes “%s”', async (turns, deed) => {
  const { ask, deeds } = createCalendarDesk()
  for (const words of turns.split('|')) await ask(words.trim())
  expect(deeds.at(-1)).toBe(deed)
  expect(deeds).toHaveLength(deed.startsWith('change new-1') ? 2 : 1)
})

test.each([
  ["what's on tomorrow", 'There is nothing in your calendar on Saturday, 21 November 2026.'],
  ['am I free Friday afternoon', 'Partly. You are free'],
  ['am I free at 4 today', 'No: “Call with Tom”, Friday, 20 November 2026, 16:00–16:30.'],
  ['when is my next meeting with Akira', '“1:1 with Akira”, Wednesday, 25 November 2026, 10:00–10:30.'],
  ['how many hours of meetings this week', 'You have 1 hour 30 minutes of meetings'],
  ['What meetings do I have today?', '2 meetings on Friday, 20 November 2026'],
  ['how many meetings do I have on Monday', 'There are 4 meetings on Monday, 23 November 2026.'],
  ["what's my first meeting on Monday", '“Standup”, Monday, 23 November 2026, 09:00–09:15.'],
  ["what's next", '“Call with Tom”, Friday, 20 November 2026, 16:00–16:30.'],
  ['when am I free next week', 'You are free:\n\n- Monday, 23 November 2026, 09:15–11:00'],
  ['any clashes next week?', 'Nothing clashes'],
  ['how long is the design review', '1 hour.'],
  ['where is my dentist appointment', 'It has no place.'],
  ['overview of next week', '**Monday, 23 November 2026**'],
  ['cancel the review of Zanzibar', 'I find nothing like'],
  ['should I cancel the design review?', 'Whether to is yours to say'],
  ['do you think we should move the design review', '“Design review”, Monday, 23 November 2026, 15:00–16:00.'],
  ['how long between the standup and the design review on Monday', '5 hours 45 minutes between'],
  ['does anything clash with Monday 15:30 to 16:30', 'Yes, there is “Design review”'],
  ['cancel the spin class', 'I find nothing like “spin class” in your calendar.'],
  ['did I cancel the dentist?', '“Dentist”, Monday, 23 November 2026, 11:00–12:00'],
  ['what if I cancelled the product sync?', 'Say it as a wish'],
  ['do not move my dentist appointment', 'I leave it as it is.'],
  ["let's not move the standup", 'I leave it as it is.'],
  ['if it rains tomorrow, cancel the gym', 'I cannot wait for something to happen first.'],
  ['schedule a meeting on 31 February at 10', 'There is no 31 February 2027.'],
  ['set a meeting tomorrow from 4pm to 3pm', 'At what time on Saturday, 21 November 2026: “Meeting”?'],
  ['invite Tom to the design review', 'What is the e-mail address of Tom?'],
  ['book a flight to Rome on Friday', 'I can’t book travel or look up routes.'],
  ['Sara cancelled our meeting', 'if one of your events should change because of it, name it'],
  ['move it to four', 'Which one do you mean?'],
])('“%s” changes nothing, and says “%s”', async (words, text) => {
  const { ask, deeds } = createCalendarDesk()
  const answer = await ask(words)
  expect(answer.text).toContain(text)
  expect(deeds).toEqual([])
})

test('whoever has an address waits for a yes, and what stands at the same time is said', async () => {
  const { ask, deeds } = createCalendarDesk()
  expect((await ask('invite Tom to the design review')).text).toContain('e-mail address of Tom')
  expect((await ask('tom@example.com')).text).toContain('Please look at the card')
  expect((await ask('schedule a call with bob@acme.com Monday at 10')).text).toContain('Please look at the card')
  expect((await ask('book a walk on Monday at 15:00')).text).toContain(
    'At the same time: “Design review”, 15:00–16:00.',
  )
  expect(deeds).toHaveLength(3)
})
