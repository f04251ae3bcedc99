import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Occurrence, Reading } from '#features/calendar/contract.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { openRoom, type Room, speak } from './sentences/room.ts'
import { productMigrations } from '#start/testing/whole.ts'

const zone = 'Europe/London'
/** A Wednesday. */
const now = Temporal.ZonedDateTime.from('2026-11-18T10:20[Europe/London]').toInstant()

let database: TestDatabase
let room: Room
beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
  room = await openRoom(database, now)
})
afterAll(async () => {
  await room[Symbol.asyncDispose]()
  await database.close()
})

test.each([
  'Dinner with Sara on Friday at 7',
  'please put the dentist in my calendar on Friday at 2',
  'coffee w/ jess thurs 8:30am 30min',
  'Could you schedule a call with Tom tomorrow from 3 to 3:45 on Zoom?',
  'team offsite 3-5 december in Berlin',
  'block 9 to 11 on Thursday for the board deck',
  "I'm taking Friday off",
  'Lunch with Sara on Thursday',
  'New event: Budget workshop, 23 November, 9.30am to 11am, location Room 4B',
])('“%s” has the same result in quick add and in the chat', async (words) => {
  const ana = await room.person(zone)
  const { body } = await ana.call<Reading>('GET', `/v1/calendar/reading?words=${encodeURIComponent(words)}`)
  const { id } = await ana.begin()
  await speak(ana, id, words)
  const events = await ana.call<Occurrence[]>(
    'GET',
    '/v1/calendar/events?from=2026-11-18T00:00:00Z&to=2027-01-31T00:00:00Z',
  )
  const { title, start, end, location, type } = body.event
  expect(events.body.map((event) => ({ ...onTheWall(event), location: event.location, type: event.type }))).toEqual([
    { title, start, end, location, type },
  ])
})

function onTheWall({ title, start, end, allDay }: Occurrence): { title: string; start: string; end: string } {
  const wall = (time: string) =>
    allDay
      ? time.slice(0, 10)
      : Temporal.Instant.from(time).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' })
  return { title, start: wall(start), end: wall(end) }
}
