import { createHash, randomBytes } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { FileAnswer } from '#foundation/contract/route.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Secrets } from '#foundation/server/secrets.ts'
import { writeCalendarFile } from '../ics/write.ts'
import type { StoredEvent } from '../rules/event.ts'
import { fileFrom } from '../rules/filed.ts'
import type { CalendarRow } from './calendar-store.ts'
import { calendarOf, ownCalendars } from './calendars.ts'
import { findEvent, listOfCalendar } from './event-store.ts'
import { findByDigest } from './share-books.ts'
import { addShare, findShare, removeShare, tagOfCalendar } from './share-store.ts'
import { isCompanion } from './telling.ts'
import { takeTurns } from './turns.ts'
import { noEvent } from './writing.ts'

export type Sharing = {
  calendar(person: Person, id: string): Promise<CalendarRow>
  /** `address` identifies the secret address without revealing it. */
  share(person: Person, id: string): Promise<{ row: CalendarRow; isNew: boolean; address: string }>
  /** With an address, only that one is withdrawn. */
  stop(person: Person, id: string, address?: string): Promise<CalendarRow>
  /** The first letters of the secret, by which a person recognises an address; null if it is not shared. */
  beginning(person: Person, id: string): Promise<string | null>
  address(person: Person, id: string): Promise<string | null>
  exportCalendar(person: Person, id: string): Promise<FileAnswer>
  exportEvent(person: Person, id: string): Promise<FileAnswer>
  /** For anyone with the secret: this calendar, and nothing else. */
  feed(secret: string): Promise<FileAnswer>
}

export type SharingHouse = {
  database: Database
  clock: Clock
  announce: Announce
  secrets: Secrets
  config: { publicUrl: URL }
}

export function createSharing(house: SharingHouse): Sharing {
  const { database, secrets, config } = house
  const own = (person: Person, id: string) =>
    database.as(person.id, async (tx) => calendarOf(await ownCalendars(tx, person.id), id))
  async function secretOf(person: Person, id: string): Promise<string | null> {
    await own(person, id)
    const sealed = await database.as(person.id, (tx) => findShare(tx, person.id, id))
    return sealed === undefined ? null : secrets.open(sealed, { ownerId: person.id, row: id })
  }
  return {
    calendar: own,
    async share(person, id) {
      const row = await own(person, id)
      const secret = randomBytes(32).toString('base64url')
      const sealed = secrets.seal(secret, { ownerId: person.id, row: id })
      const digest = digestOf(secret)
      const isNew = await database.as(person.id, (tx) => addShare(tx, person.id, { calendar: id, digest, sealed }))
      await house.announce(person.id, anythingChanged)
      return { row, isNew, address: digest.toString('hex') }
    },
    async stop(person, id, address) {
      const row = await own(person, id)
      const digest = address === undefined ? undefined : Buffer.from(address, 'hex')
      if (!(await database.as(person.id, (tx) => removeShare(tx, person.id, { calendar: id, digest }))))
        throw new Failure('conflict', row.shared ? anotherAddress(row) : `${row.name} is not shared.`)
      await house.announce(person.id, anythingChanged)
      return row
    },
    beginning: async (person, id) => (await secretOf(person, id))?.slice(0, 6) ?? null,
    async address(person, id) {
      const secret = await secretOf(person, id)
      return secret === null ? null : new URL(`${feeds}${secret}/calendar.ics`, config.publicUrl).href
    },
    async exportCalendar(person, id) {
      const { name } = await own(person, id)
      const events = await database.as(person.id, (tx) => listOfCalendar(tx, person.id, id))
      return written(house, name, events)
    },
    async exportEvent(person, id) {
      const found = await database.as(person.id, (tx) => findEvent(tx, person.id, id))
      if (!found || found.deleted) throw noEvent()
      return written(house, found.title, [found])
    },
    feed: (secret) => feed(house, secret),
  }
}

const feeds = '/v1/calendar/feeds/'

function anotherAddress({ name }: CalendarRow): string {
  return `${name} has another secret address since. It goes on working.`
}

const anythingChanged = { type: 'calendar/changed', from: null, to: null }

async function feed(house: SharingHouse, secret: string): Promise<FileAnswer> {
  const { database } = house
  const share = await database.asHouse((tx) => findByDigest(tx, digestOf(secret)))
  if (!share) throw new Failure('not-found', 'There is no calendar at this address.')
  const { ownerId, calendar } = share
  const read = async (tx: Transaction) => ({
    row: calendarOf(await ownCalendars(tx, ownerId), calendar),
    tag: await tagOfCalendar(tx, ownerId, calendar),
    // Tasks are private, so a shared calendar leaves them out.
    events: (await listOfCalendar(tx, ownerId, calendar)).filter((event) => !isCompanion(event)),
  })
  const { row, tag, events } = await database.as(ownerId, read)
  return { ...written(house, row.name, events), tag }
}

function written({ clock }: SharingHouse, name: string, events: readonly StoredEvent[]): FileAnswer {
  const zones = events.flatMap(({ start, zone }) => (start.length === 10 ? [] : [zone]))
  const parts = writeCalendarFile({
    name,
    stamp: clock.now().toISOString(),
    events: events.values().map(fileFrom),
    zones,
  })
  return { name: `${name}.ics`, content: encoded(parts) }
}

/** A few hundred events at a time, yielding in between. */
async function* encoded(parts: Iterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const turn = takeTurns()
  let text = ''
  for (const part of parts) {
    text += part
    await turn()
    if (text.length < 65_536) continue
    yield encoder.encode(text)
    text = ''
  }
  yield encoder.encode(text)
}

function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
