import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { type Action, defineAction, type Receipt } from '#foundation/server/action.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import { counted } from '../rules/words.ts'
import type { Booking } from './booking.ts'
import { calendarOf, calendarSources, toCalendar } from './calendars.ts'
import { readersOf, sharedField } from './cards.ts'
import { holdEvents } from './event-store.ts'
import { fileSource, type Importing, sort } from './importing.ts'
import { sharingActions } from './share-actions.ts'
import { reversed } from './event-actions.ts'
import type { Sharing } from './sharing.ts'
import { placesIn } from './touching.ts'
import { putBack, type Touched } from './writing.ts'

type Parts = { booking: Booking; importing: Importing; sharing: Sharing }
type Imported = { name: string; calendar: string; added: number; changed: number; unchanged: number; left: number }

/**
 * Added events with their ids, calendars and revisions at that time; changed ones as they were before. `gone` means the
 * added ones are deleted, so that they can return.
 */
export type Inverse = { added: string[]; touched: Touched[]; calendar?: string; revision?: number; gone?: boolean }

export function calendarFileActions(parts: Parts): Action[] {
  return [importing(parts), ...sharingActions(parts)]
}

function importing(parts: Parts): Action {
  const { booking, importing: imports } = parts
  return defineAction({
    name: 'calendar.import-file',
    title: 'Import a calendar file',
    description:
      'Take over the events of a calendar file that was sent before. What is known already is brought up to date.',
    input: z.object({ import: id, calendar: id }),
    effect: 'write',
    isLong: true,
    reaches: async (person, input) => (await sharedBy(parts, person, input)).length > 0,
    pressIsYes: async () => true,
    async show(person, input) {
      const { name, file } = await imports.open(person, input.import)
      const { calendar } = await booking.rehearseAt(person, async ({ calendars }) => ({
        calendar: calendarOf(calendars, input.calendar),
      }))
      const shared = await sharedBy(parts, person, input)
      return {
        title: `Import “${name}”`,
        fields: [
          { name: 'import', label: 'File', value: name },
          { name: 'events', label: 'Holds', value: counted(file.events.length, 'event') },
          { name: 'calendar', label: 'Into', value: calendar.name },
          ...(shared.length > 0 ? [sharedField(readersOf(shared))] : []),
        ],
        sources: [fileSource(name), ...calendarSources([toCalendar(calendar)])],
      }
    },
    async run(person, input): Promise<Receipt<Imported>> {
      const { thing, inverse } = await take({ booking, importing: imports }, person, input)
      const changes = [{ label: thing.calendar, before: null, after: sentenceOf(thing) }]
      return { thing, changes, inverse, sources: [fileSource(thing.name)] }
    },
    done: ({ thing }) => `Imported “${thing.name}” into ${thing.calendar}: ${sentenceOf(thing)}.`,
    async undo(person, { thing, changes = [], inverse }) {
      const next = await reverse(booking, person, inverse as Inverse)
      return { thing, changes: reversed(changes), inverse: next, sources: [fileSource(thing.name)] }
    },
    undoTouches: ({ id: ownerId }, receipts) =>
      booking.touches({ id: ownerId }, (tx) =>
        Promise.all(receipts.map(({ inverse }) => placesOfImport(tx, ownerId, inverse as Inverse))),
      ),
  })
}

async function take(
  { booking, importing: imports }: Pick<Parts, 'booking' | 'importing'>,
  person: Person,
  input: { import: string; calendar: string },
): Promise<{ thing: Imported; inverse: Inverse }> {
  const { name, file, zone } = await imports.open(person, input.import)
  const { trace, ...done } = await booking.at(person, async ({ writing, calendars }) => {
    const calendar = calendarOf(calendars, input.calendar)
    const { fates, left } = await sort(writing.tx, person.id, {
      sources: [fileSource(name)],
      file,
      zone,
      calendar: calendar.id,
    })
    for (const { state, event, gone } of fates) {
      if (state === 'added') await writing.add({ ...event, id: randomUUIDv7() })
      else if (gone) await writing.remove(event.id)
      else if (state === 'changed') await writing.save(event)
    }
    const count = (wanted: string) => fates.filter(({ state }) => state === wanted).length
    return {
      thing: {
        name,
        calendar: calendar.name,
        added: count('added'),
        changed: count('changed'),
        unchanged: count('unchanged'),
        left: left.length,
      },
    }
  })
  return {
    thing: done.thing,
    inverse: {
      added: trace.touched.filter(({ before }) => before === null).map((each) => each.id),
      calendar: input.calendar,
      touched: trace.touched.filter(({ before }) => before !== null),
    },
  }
}

/** The shared calendars that an import would change; known events may be in any of them. */
async function sharedBy(
  { booking, importing: imports }: Parts,
  person: Person,
  input: { import: string; calendar: string },
): Promise<string[]> {
  const { shared, target } = await booking.rehearseAt(person, async ({ calendars }) => ({
    shared: calendars.filter((each) => each.shared),
    target: calendarOf(calendars, input.calendar),
  }))
  if (shared.length === 0) return []
  const { name, file, zone } = await imports.open(person, input.import)
  const { fates } = await booking.rehearseAt(person, ({ writing }) =>
    sort(writing.tx, person.id, { sources: [fileSource(name)], file, zone, calendar: target.id }),
  )
  const touched = new Set(fates.filter(({ state }) => state !== 'unchanged').map(({ event }) => event.calendar))
  return shared.filter(({ id: one }) => touched.has(one)).map((each) => each.name)
}

/** Receipts of earlier versions lack the calendars of added events. */
export async function placesOfImport(tx: Transaction, ownerId: string, { added, touched, calendar }: Inverse) {
  const rows = calendar === undefined ? await holdEvents(tx, ownerId, added) : [{ calendar }]
  return [...rows.map((row) => row.calendar), ...placesIn({ touched })]
}

export async function reverse(booking: Booking, person: Person, inverse: Inverse): Promise<Inverse> {
  const { added, touched, calendar, revision = 1, gone = false } = inverse
  const { trace } = await booking.at(person, async ({ writing }) => {
    const now = await holdEvents(writing.tx, person.id, added)
    const changed = now.find((event) => event.revision !== revision || event.deleted !== gone)
    if (changed || now.length < added.length)
      throw new Failure(
        'out-of-date',
        `“${changed?.title ?? 'One of them'}” was changed since. All of them stay as they are.`,
      )
    for (const { deleted: _, ...event } of now) await (gone ? writing.save(event) : writing.remove(event.id))
    await putBack(writing, { touched, calendars: [] })
    return {}
  })
  const ids = new Set(added)
  const others = trace.touched.filter(({ id: touchedId }) => !ids.has(touchedId))
  return { added, touched: others, ...(calendar && { calendar }), revision: revision + 1, gone: !gone }
}

function sentenceOf({ added, changed, unchanged, left }: Imported): string {
  const parts = [
    `${counted(added, 'event')} added`,
    ...(changed > 0 ? [`${changed} changed`] : []),
    ...(unchanged > 0 ? [`${unchanged} known and the same`] : []),
    ...(left > 0 ? [`${left} left out`] : []),
  ]
  return parts.join(', ')
}
