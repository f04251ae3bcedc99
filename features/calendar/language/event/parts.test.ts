import { expect, test } from 'vitest'
import { readParts } from './parts.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'
import type { SaidEvent } from './said-event.ts'

/** A Wednesday. */
const wording: Wording = { now: Temporal.PlainDateTime.from('2026-11-18T10:20'), dateOrder: 'day-first' }

type Told = { title: string; when?: string; length?: string; place?: string; people?: readonly string[] }

const phrases: readonly (readonly [words: string, told: Told])[] = [
  [
    'Lunch with Sara Thursday 1pm at Zoë’s',
    { title: 'Lunch with Sara', when: '2026-11-19T13:00', place: 'Zoë’s', people: ['Sara'] },
  ],
  [
    'schedule a call with Sara next Tuesday at 3 for 45 minutes',
    { title: 'Call with Sara', when: '2026-11-24T15:00', length: 'PT45M', people: ['Sara'] },
  ],
  [
    'Team sync in room 5 tomorrow 10-11',
    { title: 'Team sync', when: '2026-11-19T10:00 to 2026-11-19T11:00', place: 'room 5' },
  ],
  ['team sync 10-11 tomorrow', { title: 'Team sync', when: '2026-11-19T10:00 to 2026-11-19T11:00' }],
  [
    'Dinner with tom and ana friday 8pm',
    { title: 'Dinner with tom and ana', when: '2026-11-20T20:00', people: ['Tom', 'Ana'] },
  ],
  [
    '1:1 with Tom on Zoom Friday 3pm for half an hour',
    { title: '1:1 with Tom', when: '2026-11-20T15:00', length: 'PT30M', place: 'Zoom', people: ['Tom'] },
  ],
  [
    'Drinks with Leo, Mia and Ben at The Crown tonight at 7',
    {
      title: 'Drinks with Leo, Mia and Ben',
      when: '2026-11-18T19:00',
      place: 'The Crown',
      people: ['Leo', 'Mia', 'Ben'],
    },
  ],
  ['Flight to Berlin on 5 Jan at 7:45', { title: 'Flight to Berlin', when: '2027-01-05T07:45' }],
  [
    'Meeting with the design team about the new logo on Monday at 2',
    { title: 'Meeting with the design team about the new logo', when: '2026-11-23T14:00' },
  ],
  ['Call mum tomorrow evening', { title: 'Call mum', when: '2026-11-19T18:00 to 2026-11-20T00:00' }],
  ['call Tom at 5', { title: 'Call Tom', when: '2026-11-18T17:00', people: ['Tom'] }],
  [
    'Interview Jane Doe on 24 November at 11 for 90 minutes',
    { title: 'Interview Jane Doe', when: '2026-11-24T11:00', length: 'PT90M', people: ['Jane Doe'] },
  ],
  ['Submit expenses by Friday', { title: 'Submit expenses', when: 'by 2026-11-20' }],
  [
    'remind me to water the plants on Sunday morning',
    { title: 'Water the plants', when: '2026-11-22T08:00 to 2026-11-22T12:00' },
  ],
  ["don't forget to buy milk tomorrow", { title: 'Buy milk', when: '2026-11-19' }],
  [
    'create an event called Offsite planning on 2 December from 9 to 12',
    { title: 'Offsite planning', when: '2026-12-02T09:00 to 2026-12-02T12:00' },
  ],
  ['add "Board dinner" to my calendar for Friday at 19:30', { title: 'Board dinner', when: '2026-11-20T19:30' }],
  [
    'Could you please set up a meeting with Priya and Dana tomorrow at 4.30pm?',
    { title: 'Meeting with Priya and Dana', when: '2026-11-19T16:30', people: ['Priya', 'Dana'] },
  ],
  ['please book a meeting room for Friday at 10', { title: 'Meeting room', when: '2026-11-20T10:00' }],
  ['Book flights to Rome on Monday', { title: 'Book flights to Rome', when: '2026-11-23' }],
  ['I need to pick up the kids at 3:30 tomorrow', { title: 'Pick up the kids', when: '2026-11-19T15:30' }],
  ['I have a dentist appointment on 3 December at 2pm', { title: 'Dentist appointment', when: '2026-12-03T14:00' }],
  ["I've got yoga at 6 today", { title: 'Yoga', when: '2026-11-18T18:00' }],
  ['Conference in Berlin 3-5 December', { title: 'Conference', when: '2026-12-03 to 2026-12-06', place: 'Berlin' }],
  ['Holiday 21 Dec to 4 Jan', { title: 'Holiday', when: '2026-12-21 to 2027-01-05' }],
  ['Rent due on the 1st', { title: 'Rent', when: '2026-12-01' }],
  ["Sara's birthday 5 March", { title: "Sara's birthday", when: '2027-03-05' }],
  [
    'Webinar: Scaling Postgres, Thursday 16:00-17:00',
    { title: 'Webinar: Scaling Postgres', when: '2026-11-19T16:00 to 2026-11-19T17:00' },
  ],
  ['Project X kickoff @ HQ Mon 9:30', { title: 'Project X kickoff', when: '2026-11-23T09:30', place: 'HQ' }],
  ['Review chapters 3-4 Friday', { title: 'Review chapters 3-4', when: '2026-11-20' }],
  ['meeting at 3', { title: 'Meeting', when: '2026-11-18T15:00' }],
  ['Sync w/ Dana tomorrow 1pm', { title: 'Sync w/ Dana', when: '2026-11-19T13:00', people: ['Dana'] }],
  ['9-9:30 call on Friday', { title: 'Call', when: '2026-11-20T09:00 to 2026-11-20T09:30' }],
  ['Log in to the portal tomorrow at 9', { title: 'Log in to the portal', when: '2026-11-19T09:00' }],
  ['Check in for the flight on Sunday 8am', { title: 'Check in for the flight', when: '2026-11-22T08:00' }],
  ['Work from home Friday', { title: 'Work from home', when: '2026-11-20' }],
  ["Haircut 11am Saturday at Toni's", { title: 'Haircut', when: '2026-11-21T11:00', place: "Toni's" }],
  ['Tomorrow 9am standup', { title: 'Standup', when: '2026-11-19T09:00' }],
  ['On Monday at 10 we discuss the budget', { title: 'We discuss the budget', when: '2026-11-23T10:00' }],
  ['In 2 hours: call the bank', { title: 'Call the bank', when: '2026-11-18T12:20' }],
  ['Friday: pizza night', { title: 'Pizza night', when: '2026-11-20' }],
  [
    'All hands, 26 Nov, 16:00-17:00, Main Hall',
    { title: 'All hands', when: '2026-11-26T16:00 to 2026-11-26T17:00', place: 'Main Hall' },
  ],
  [
    'Coffee with jo@example.org and Sam tomorrow at 10 at Blue Bottle',
    {
      title: 'Coffee with jo@example.org and Sam',
      when: '2026-11-19T10:00',
      place: 'Blue Bottle',
      people: ['jo@example.org', 'Sam'],
    },
  ],
  ["Doctor's appointment 14 Dec 8:15", { title: "Doctor's appointment", when: '2026-12-14T08:15' }],
  ['Lunch on Friday', { title: 'Lunch', when: '2026-11-20' }],
  ['half day off on Thursday', { title: 'Half day off', when: '2026-11-19' }],
  [
    '2 hour workshop with Acme on Wednesday at 1pm',
    { title: 'Workshop with Acme', when: '2026-11-18T13:00', length: 'PT2H', people: ['Acme'] },
  ],
  [
    '30 min catch-up with Leo today 4:30pm',
    { title: 'Catch-up with Leo', when: '2026-11-18T16:30', length: 'PT30M', people: ['Leo'] },
  ],
  [
    'block 2 hours tomorrow morning for the report',
    { title: 'Report', when: '2026-11-19T08:00 to 2026-11-19T12:00', length: 'PT2H' },
  ],
  [
    'Presentation in the main auditorium on Tuesday at 10 with Dr. Smith',
    {
      title: 'Presentation with Dr. Smith',
      when: '2026-11-24T10:00',
      place: 'the main auditorium',
      people: ['Dr. Smith'],
    },
  ],
  [
    "Parents' evening at school on 2 December 6pm",
    { title: "Parents' evening", when: '2026-12-02T18:00', place: 'school' },
  ],
  [
    'meet Akira for lunch on Thursday at noon',
    { title: 'Meet Akira for lunch', when: '2026-11-19T12:00', people: ['Akira'] },
  ],
  [
    "New Year's Eve party 31 December 9pm to 2am",
    { title: "New Year's Eve party", when: '2026-12-31T21:00 to 2027-01-01T02:00' },
  ],
  ['Car service 25/11 8am', { title: 'Car service', when: '2026-11-25T08:00' }],
  ['Movie night next Saturday 7.30pm', { title: 'Movie night', when: '2026-11-28T19:30' }],
  ['Dentist', { title: 'Dentist' }],
  ['tomorrow', { title: '', when: '2026-11-19' }],
  ['Gym every Monday and Thursday at 7am', { title: 'Gym', when: 'FREQ=WEEKLY;BYDAY=MO,TH from 2026-11-19T07:00' }],
  [
    'Weekly team meeting every Tuesday 10:00-11:00 in the boardroom until 15 December',
    {
      title: 'Weekly team meeting',
      when: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261215 from 2026-11-24T10:00',
      place: 'the boardroom',
    },
  ],
  ['pay rent on the 1st of each month', { title: 'Pay rent', when: 'FREQ=MONTHLY;BYMONTHDAY=1 from 2026-12-01' }],
  [
    'Standup daily at 9:15 for 15 minutes',
    { title: 'Standup', when: 'FREQ=DAILY from 2026-11-19T09:15', length: 'PT15M' },
  ],
  [
    'Anna’s birthday every 5 March',
    { title: 'Anna’s birthday', when: 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=5 from 2027-03-05' },
  ],
  [
    "book club with Mia every last Thursday of the month at 19:00 at Mia's",
    {
      title: 'Book club with Mia',
      when: 'FREQ=MONTHLY;BYDAY=-1TH from 2026-11-26T19:00',
      place: "Mia's",
      people: ['Mia'],
    },
  ],
  [
    'Meeting Thursday 26th at 2pm with Sara re contract',
    { title: 'Meeting with Sara re contract', when: '2026-11-26T14:00', people: ['Sara'] },
  ],
  ['Skype with Tom at 5pm', { title: 'Skype with Tom', when: '2026-11-18T17:00', people: ['Tom'] }],
  ['Team meeting via Teams tomorrow at 11', { title: 'Team meeting', when: '2026-11-19T11:00', place: 'Teams' }],
  ['Look at the budget on Friday', { title: 'Look at the budget', when: '2026-11-20' }],
  ['Walk the dog in the park at 6pm', { title: 'Walk the dog', when: '2026-11-18T18:00', place: 'the park' }],
  ['Deadline for proposal: 30 November 17:00', { title: 'Deadline for proposal', when: '2026-11-30T17:00' }],
  ["I've got yoga at 6:30pm today", { title: 'Yoga', when: '2026-11-18T18:30' }],
  ['Christmas party on Friday at 7pm', { title: 'Christmas party', when: '2026-11-20T19:00' }],
  ['Halloween party', { title: 'Halloween party', when: '2027-10-31' }],
  ['pub quiz night friday', { title: 'Pub quiz night', when: '2026-11-20' }],
  [
    'new event: Town hall, 26 Nov, 16:00-17:00, Main Hall',
    { title: 'Town hall', when: '2026-11-26T16:00 to 2026-11-26T17:00', place: 'Main Hall' },
  ],
  ['Flight 204 on Monday', { title: 'Flight 204', when: '2026-11-23' }],
  ['The exam is @ 2pm and goes until 4pm', { title: 'The exam', when: '2026-11-18T14:00 to 2026-11-18T16:00' }],
  ["Let's meet at 3pm tomorrow", { title: "Let's meet", when: '2026-11-19T15:00' }],
  ['Remind me to feed the cat in 3 hours', { title: 'Feed the cat', when: '2026-11-18T13:20' }],
  ["Mom's birthday is in 2 weeks", { title: "Mom's birthday", when: '2026-12-02' }],
  ['I am going to the beach tomorrow at noon', { title: 'I am going to the beach', when: '2026-11-19T12:00' }],
  ['Watch the game this Sunday from 6-9pm', { title: 'Watch the game', when: '2026-11-22T18:00 to 2026-11-22T21:00' }],
  ['The party is on March 3rd at 8', { title: 'The party', when: '2027-03-03T08:00' }],
  ['Vacation starts tomorrow', { title: 'Vacation', when: '2026-11-19' }],
  ['Test ends on Friday', { title: 'Test', when: '2026-11-20' }],
  ['Work on project from 3 to 5 today', { title: 'Work on project', when: '2026-11-18T15:00 to 2026-11-18T17:00' }],
  ['Doctor appointment scheduled for next Thursday at 10am', { title: 'Doctor appointment', when: '2026-11-26T10:00' }],
  ['Game night this friday', { title: 'Game night', when: '2026-11-20' }],
  ['Meeting between 2 and 3pm tomorrow', { title: 'Meeting', when: '2026-11-19T14:00 to 2026-11-19T15:00' }],
  ['Take out the trash tonight', { title: 'Take out the trash', when: '2026-11-18T18:00 to 2026-11-19T00:00' }],
  ['Wake up at 6am', { title: 'Wake up', when: '2026-11-19T06:00' }],
  ['Pay bills by end of month', { title: 'Pay bills', when: 'by 2026-12-01' }],
  ['Final exam Dec 15, 2026 9am - 12pm', { title: 'Final exam', when: '2026-12-15T09:00 to 2026-12-15T12:00' }],
  ['Concert, Saturday, 8 PM', { title: 'Concert', when: '2026-11-21T20:00' }],
  ['finish the slides before noon tomorrow', { title: 'Finish the slides', when: 'by 2026-11-19T12:00' }],
  ['Go running in 20 minutes', { title: 'Go running', when: '2026-11-18T10:40' }],
  ['Flight departs at 6:45am on 3 Dec', { title: 'Flight departs', when: '2026-12-03T06:45' }],
  ['Lecture every tues/thurs 3-4:15pm', { title: 'Lecture', when: 'FREQ=WEEKLY;BYDAY=TU,TH from 2026-11-19T15:00' }],
  ['2pm meeting', { title: 'Meeting', when: '2026-11-18T14:00' }],
  ['8am - 5pm work', { title: 'Work', when: '2026-11-18T08:00 to 2026-11-18T17:00' }],
  ["Tomorrow's standup at 10", { title: 'Standup', when: '2026-11-19T10:00' }],
  ["I'll be at the dentist tomorrow at 4", { title: 'Dentist', when: '2026-11-19T16:00', place: 'the dentist' }],
  [
    'Birthday party for Max at our house next Saturday from 2 to 5',
    { title: 'Birthday party for Max', when: '2026-11-28T14:00 to 2026-11-28T17:00', place: 'our house' },
  ],
  [
    'Dinner reservation for 4 at Nobu tomorrow 7:30pm',
    { title: 'Dinner reservation for 4', when: '2026-11-19T19:30', place: 'Nobu' },
  ],
  ['Take pills every 8 hours', { title: 'Take pills', when: 'FREQ=HOURLY;INTERVAL=8 from 2026-11-18' }],
  ['Call +44 20 7946 0958 at 5pm', { title: 'Call +44 20 7946 0958', when: '2026-11-18T17:00' }],
  ['Buy 3 apples tomorrow', { title: 'Buy 3 apples', when: '2026-11-19' }],
  ['Meeting re: Q3 2026 results on Thursday at 11', { title: 'Meeting re: Q3 2026 results', when: '2026-11-19T11:00' }],
  ['Read 1984 on Sunday', { title: 'Read 1984', when: '2026-11-22' }],
  ['Run 10k on Saturday at 8', { title: 'Run 10k', when: '2026-11-21T08:00' }],
  ['Agile 101 training, 30 Nov - 2 Dec', { title: 'Agile 101 training', when: '2026-11-30 to 2026-12-03' }],
  ['Sprint 12 planning Monday 10am', { title: 'Sprint 12 planning', when: '2026-11-23T10:00' }],
  ['Submit form W-9 by 1 December', { title: 'Submit form W-9', when: 'by 2026-12-01' }],
  ['Lunch @ noon with Kim', { title: 'Lunch with Kim', when: '2026-11-18T12:00', people: ['Kim'] }],
  ['Happy hour Friday 5pm', { title: 'Happy hour', when: '2026-11-20T17:00' }],
  ['Rush hour traffic update at 8', { title: 'Rush hour traffic update', when: '2026-11-18T20:00' }],
  [
    'Second interview with Jo on Monday at 2',
    { title: 'Second interview with Jo', when: '2026-11-23T14:00', people: ['Jo'] },
  ],
  ['Meet April on Friday at 3', { title: 'Meet April', when: '2026-11-20T15:00' }],
  ['Set alarm for 6am', { title: 'Alarm', when: '2026-11-19T06:00' }],
  [
    'appointment with Dr Lee on the 25th @ 3:15',
    { title: 'Appointment with Dr Lee', when: '2026-11-25T15:15', people: ['Dr Lee'] },
  ],
]

test.each(phrases)('understands “%s”', (words, told) => {
  expect(tell(readParts(words, wording))).toEqual(told)
})

function tell({ title, when, length, repeated, place, people }: SaidEvent): Told {
  const says = repeated ? `${repeated.rule} from ${text(repeated.start, repeated.saysTime)}` : when && whenWords(when)
  return {
    title,
    ...(says !== undefined && { when: says }),
    ...(length && { length: length.duration.toString() }),
    ...(place !== undefined && { place }),
    ...(people.length > 0 && { people }),
  }
}

function whenWords({ kind, start, end, saysTime }: When): string {
  if (kind === 'before') return `by ${text(end ?? start, saysTime)}`
  return kind === 'interval' && end ? `${text(start, saysTime)} to ${text(end, saysTime)}` : text(start, saysTime)
}

function text(time: Temporal.PlainDateTime, withTime: boolean): string {
  return time.toString().slice(0, withTime ? 16 : 10)
}

test('keeps the capitals of the person, and gives a title one where it has none', () => {
  expect(readParts('iPhone launch tomorrow at 9', wording).title).toBe('iPhone launch')
  expect(readParts('schedule NASA call tomorrow at 9', wording).title).toBe('NASA call')
  expect(readParts('schedule a call tomorrow at 9', wording).title).toBe('Call')
})

test('takes a group for nobody in particular', () => {
  expect(readParts('lunch with the team tomorrow at noon', wording).people).toEqual([])
})

test.each([
  ['day-first', '2027-04-03T00:00:00'],
  ['month-first', '2027-03-04T00:00:00'],
] as const)('reads 3/4 by the order of the person: %s', (dateOrder, start) => {
  expect(readParts('Party on 3/4', { ...wording, dateOrder }).when?.start.toString()).toBe(start)
})
