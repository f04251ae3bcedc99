import { Buffer } from 'node:buffer'
import { randomUUIDv7 } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { ImportPreview } from '../contract.ts'
import { BrokenFile } from '#foundation/time/icalendar/components.ts'
import type { CalendarFile, FileEvent, Remark } from '../ics/file-event.ts'
import { readCalendarFile } from '../ics/read.ts'
import type { StoredEvent } from '../rules/event.ts'
import { keptFrom } from '../rules/filed.ts'
import { type Reader, whenWords } from '../rules/words.ts'
import { withOrigins } from '../rules/written.ts'
import { holdEvents } from './event-store.ts'
import { findImport, idsOfUids, keepImport } from './import-store.ts'
import { importsQuota } from './quotas.ts'
import { takeTurns } from './turns.ts'
import type { DayOf } from './whose.ts'

type State = 'added' | 'changed' | 'unchanged'

/** What would become of one event of a file. */
export type Fate = { state: State; event: StoredEvent; known: StoredEvent | null; gone: boolean }

export type Sorted = { fates: Fate[]; left: Remark[] }

export type Importing = {
  preview(person: Person, file: { name: string; content: string }): Promise<ImportPreview>
  /** Reads a file again that was uploaded within the last hour. */
  open(person: Person, id: string): Promise<{ name: string; file: CalendarFile; zone: string }>
}

type Parts = { database: Database; clock: Clock; dayOf: DayOf; quotas: Pick<Quotas, 'charge'> }

const notWaiting =
  'This file is not waiting any more. Only the file that was sent last waits, for an hour. Please send it again.'

const shownFirst = 20
const goodFor = 3_600_000

export function createImporting({ database, clock, dayOf, quotas }: Parts): Importing {
  const since = () => new Date(clock.now().getTime() - goodFor)
  return {
    async preview(person, { name, content }) {
      const { zone, format } = await dayOf(person)
      const file = await readFile(content)
      const id = randomUUIDv7()
      const { sorted, replaces } = await database.as(person.id, async (tx) => {
        const earlier = await keepImport(tx, person.id, { id, name, content, at: clock.now(), since: since() })
        const result = await sort(tx, person.id, { sources: [fileSource(name)], file, zone, calendar: '' })
        await quotas.charge(tx, person.id, importsQuota, Buffer.byteLength(content))
        return { sorted: result, replaces: earlier ?? null }
      })
      return { id, name, replaces, ...counted(sorted, { zone, format }) }
    },
    async open(person, id) {
      const found = await database.as(person.id, (tx) => findImport(tx, person.id, { id, since: since() }))
      if (!found) throw new Failure('not-found', notWaiting)
      const { zone } = await dayOf(person)
      return { name: found.name, file: await readFile(found.content), zone }
    },
  }
}

/** Compares each event of a file with the stored one. */
export async function sort(
  tx: Transaction,
  ownerId: string,
  { sources, file, zone, calendar }: { sources: string[]; file: CalendarFile; zone: string; calendar: string },
): Promise<Sorted> {
  const fates: Fate[] = []
  const left = [...file.left]
  for (let at = 0; at < file.events.length; at += chunk) {
    const some = file.events.slice(at, at + chunk)
    const known = await knownOf(tx, ownerId, some)
    for (const event of some) {
      const fate = fateOf(event, {
        known: known.get(event.uid) ?? null,
        zone: file.zone ?? zone,
        calendar,
        sources,
      })
      if ('why' in fate) left.push(fate)
      else fates.push(fate)
    }
    await setImmediate()
  }
  return { fates, left }
}

/** How a card or receipt names a file; its name and text are untrusted. */
export function fileSource(name: string): string {
  return `the file “${name}”`
}

const chunk = 50

async function knownOf(
  tx: Transaction,
  ownerId: string,
  events: readonly FileEvent[],
): Promise<Map<string, StoredEvent>> {
  const ids = await idsOfUids(
    tx,
    ownerId,
    events.map(({ uid }) => uid),
  )
  const held = await holdEvents(
    tx,
    ownerId,
    ids.map(({ id }) => id),
  )
  return new Map(held.map(({ deleted: _deleted, ...event }) => [event.uid ?? '', event]))
}

function fateOf(
  file: FileEvent,
  { known, zone, calendar, sources }: { known: StoredEvent | null; zone: string; calendar: string; sources: string[] },
): Fate | Remark {
  if (file.status === 'cancelled') {
    if (known === null) return { title: file.title, why: 'It was cancelled.' }
    return { state: 'changed', event: known, known, gone: true }
  }
  try {
    const kept = keptFrom(file, zone)
    if (known === null) {
      const event = withOrigins({ ...kept, id: '', calendar, revision: 1 }, undefined, sources)
      return { state: 'added', event, known, gone: false }
    }
    const { id, calendar: place, revision, type, color, priority, attendees, origin } = known
    const fields = { ...kept, id, calendar: place, revision, type, color, priority, attendees, origin }
    const event = withOrigins(fields, known, sources)
    return { state: isDeepStrictEqual(event, known) ? 'unchanged' : 'changed', event, known, gone: false }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { title: file.title, why: error.message }
  }
}

function counted({ fates, left }: Sorted, reader: Reader): Omit<ImportPreview, 'id' | 'name' | 'replaces'> {
  const count = (state: State) => fates.filter((fate) => fate.state === state).length
  return {
    events: fates.length,
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    left,
    first: fates.slice(0, shownFirst).map(({ state, event }) => ({
      title: event.title,
      when: whenWords(event, reader),
      state,
    })),
  }
}

export async function readFile(content: string): Promise<CalendarFile> {
  try {
    return await readCalendarFile(content, takeTurns())
  } catch (error) {
    if (error instanceof BrokenFile) throw new Failure('invalid', error.message)
    throw error
  }
}
