import { describe, expect, test } from 'vitest'
import { readingOf } from '#features/calendar/reading.ts'
import { draftOf } from './event/draft.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { readWish } from './reading/read-wish.ts'

/** A Wednesday. */
const wording: Wording = { now: Temporal.PlainDateTime.from('2026-11-18T10:20'), dateOrder: 'day-first' }
const zone = 'Europe/London'

const quickAdd = (words: string) => readingOf(words, wording, { zone, format: usualTimeFormat }).event

function chat(words: string) {
  const wish = readWish(words, wording, [])?.wish
  return wish?.do === 'create' ? { ...draftOf(wish).draft, zone } : `not read as a new event: ${words}`
}

/** Every word of one list with a word of each other one, in turn, so that each is used and the whole stays small. */
function combined(count: number, ...lists: readonly (readonly string[])[]): string[][] {
  return Array.from({ length: count }, (_, at) =>
    lists.map((list, place) => list[(at * (place + 1) + Math.floor(at / list.length)) % list.length] ?? ''),
  )
}

const leads = [
  '',
  'schedule ',
  'please book ',
  'can you add ',
  'hi, could you add ',
  'set up ',
  'I need to schedule ',
  'arrange ',
  'pencil in ',
  'create ',
]
const things = [
  'lunch with Sara',
  'a call with Tom Lee',
  'dinner with Ana and Leo',
  'a budget review',
  'the dentist',
  'a 1:1 with Priya',
  'drinks with the team',
  'a team sync',
  'a haircut',
  'an interview with Dana',
  'yoga class',
  'breakfast with Jo',
  'the board meeting about hiring',
]
const times = [
  'tomorrow at 3',
  'on Friday at 7',
  'next Tuesday from 9 to 10:30',
  'on 30 November at 14:15',
  'Monday 10-11',
  'tomorrow at noon for 45 minutes',
  'on Thursday at half past two',
  'this Friday 3pm',
  'every Monday at 9',
  'every other Thursday from 4 to 5pm until March',
  'on the 24th at 8:30am',
]
const places = ['', '', ' at Luigi’s', ' in room 5', ' on Zoom', ' in Berlin']
const ends = ['', '', ' please', ', thanks!', ' in my calendar']

const composed = combined(300, leads, things, times, places, ends).map(
  ([lead = '', thing = '', time = '', place = '', end = '']) => `${lead}${thing} ${time}${place}${end}`,
)

const written = [
  'Dinner with Sara on Friday at 7',
  'Lunch with Sara Thursday 1pm at Zoë’s',
  'coffee w/ jess thurs 8:30am 30min',
  '1:1 with tom tmrw 3pm on zoom',
  'shedule a meting with Priya tomorow at 4pm',
  'dinner every Friday at 7',
  'party saturday from 8 to 2',
  'team offsite 3-5 december in Berlin',
  'vacation from 21 to 28 December',
  "I'm on holiday from 21 to 28 December",
  "I'm taking Friday off",
  'I have a dentist appointment on Friday at 2',
  "We're meeting Tom on Monday at 10 in room 4",
  'Mia has piano every Wednesday at 4',
  "Mum's birthday on 9 March, every year",
  "Leo's school trip is on 9 November, pls add as an all day thing",
  'hi, could you put a haircut on Friday at 7 in room 5',
  'put lunch with Ann in my calendar on Friday at 1',
  'standup every weekday at 9:15 for 15 minutes',
  'a two day offsite starting on Monday',
  'block 9 to 11 on Thursday for the board deck',
  'block focus time tomorrow 9-11',
  'keep Thursday afternoon free for writing',
  'block tomorrow from 9 to 12 for writing the ethics proposal',
  'New event: Budget workshop, 23 November, 9.30am to 11am, location Room 4B',
  'remind me... no, schedule project kickoff next tuesday at 9:30 in room 4 for 2 hours',
  'Friday drinks on Thursday at 6',
  'night shift tomorrow from 10pm to 6am',
  'review Q3 numbers with Ana Monday 10-11',
  'movie night Friday 8',
  'Yoga every Tuesday at 18:00 except on 1 and 8 December',
  'payroll meeting on the last Friday of every month at 10',
  'invite jonas@example.org to a planning meeting on Tuesday at 10',
  'Lunch with Sara on Thursday',
  'Call with Tom tomorrow afternoon',
  'find an hour next week for the tax return and book it',
  'Lunch with Sara Thursday at 1 or Friday at 2',
  'flight to Lisbon 3 July 18:40-21:25',
  'fix a meeting with legal the day after tomorrow at quarter to four',
  'stick a quick catch up with Leo in for 4:30 this arvo',
  'hey can u chuck in Dentist on the 9th at half past 2 in the arvo, 45 mins',
]

describe('the same sentence makes the same event in quick add and in the chat', () => {
  test.each(written)('“%s”', (words) => {
    expect(chat(words)).toEqual(quickAdd(words))
  })

  test('300 sentences that are put together from leads, things, times, places and courtesies', () => {
    expect(new Set(composed).size).toBeGreaterThan(280)
    const different = composed.filter((words) => JSON.stringify(chat(words)) !== JSON.stringify(quickAdd(words)))
    expect(different).toEqual([])
  })
})

describe('and it is the event that a busy person means', () => {
  test.each([
    ['Dinner with Sara on Friday at 7', { title: 'Dinner with Sara', start: '2026-11-20T19:00' }],
    ['dinner every Friday at 7', { title: 'Dinner', start: '2026-11-20T19:00', end: '2026-11-20T20:00' }],
    ['party saturday from 8 to 2', { start: '2026-11-21T20:00', end: '2026-11-22T02:00' }],
    ['breakfast with Jo at 8', { title: 'Breakfast with Jo', start: '2026-11-19T08:00' }],
    ['dinner tomorrow at 7am', { start: '2026-11-19T07:00' }],
    ['gym tomorrow at 7', { start: '2026-11-19T07:00' }],
    ['Lunch with Sara on Thursday', { start: '2026-11-19T12:00', end: '2026-11-19T13:00', allDay: false }],
    ['book dentist on Monday at 8:30', { title: 'Dentist', type: 'personal' }],
    ['fix bike Saturday at 10', { title: 'Fix bike', type: 'task' }],
    ['book club Thursday at 8pm', { title: 'Book club', type: 'meeting' }],
    ['block party Saturday 3pm', { title: 'Block party' }],
    ['put the dentist in my calendar on Friday at 2', { title: 'Dentist', start: '2026-11-20T14:00' }],
    ['block 9 to 11 on Thursday for the board deck', { title: 'Board deck', type: 'task' }],
    ['Call with Tom tomorrow', { title: 'Call with Tom', start: '2026-11-19', allDay: true }],
    ['submit the tax return by Friday', { start: '2026-11-20', allDay: true, type: 'task' }],
    [
      'Yoga every Tuesday at 18:00 except on 1 December',
      { repeat: 'FREQ=WEEKLY;BYDAY=TU', except: ['2026-12-01T18:00'] },
    ],
  ])('“%s”', (words, event) => {
    expect(quickAdd(words)).toMatchObject(event)
  })
})
