import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { type Action, defineAction, type Receipt } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { counted } from '../rules/words.ts'
import type { Booking } from './booking.ts'
import { calendarOf } from './calendars.ts'
import { holdEvents } from './event-store.ts'
import { type Importing, sort } from './importing.ts'
import { sharingActions } from './share-actions.ts'
import type { Sharing } from './sharing.ts'
import { putBack, type Touched } from './writing.ts'

type Parts = { booking: Booking; importing: Importing; sharing: Sharing }
type Imported = { name: string; calendar: string; added: number; changed: number; unchanged: number; left: number }

/** Of what was added the names are enough to take it back; of what was changed, how it was. */
type Inverse = { added: string[]; touched: Touched[] }

export function calendarFileActions(parts: Parts): Action[] {
  return [importing(parts), ...sharingActions(parts)]
}

function importing({ booking, importing: imports }: Parts): Action {
  return defineAction({
    name: 'calendar.import-file',
    title: 'Import a calendar file',
    description:
      'Take over the events of a calendar file that was sent before. What is known already is brought up to date.',
    input: z.object({ import: id, calendar: id }),
    effect: 'write',
    async show(person, input) {
      const { name, file } = await imports.open(person, input.import)
      return {
        title: `Import “${name}”`,
        fields: [{ name: 'events', label: 'Holds', value: counted(file.events.length, 'event') }],
      }
    },
    async run(person, input): Promise<Receipt<Imported>> {
      const { thing, inverse } = await take({ booking, importing: imports }, person, input)
      return { thing, changes: [{ label: thing.calendar, before: null, after: sentenceOf(thing) }], inverse }
    },
    done: ({ thing }) => `Imported “${thing.name}” into ${thing.calendar}: ${sentenceOf(thing)}.`,
    async undo(person, { thing, changes = [], inverse }) {
      await takeBack(booking, person, inverse as Inverse)
      return { thing, changes: changes.map(({ label, after }) => ({ label, before: after, after: null })) }
    },
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
    const { fates, left } = await sort(writing.tx, person.id, { file, zone, calendar: calendar.id })
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
      touched: trace.touched.filter(({ before }) => before !== null),
    },
  }
}

async function takeBack(booking: Booking, person: Person, { added, touched }: Inverse): Promise<void> {
  await booking.at(person, async ({ writing }) => {
    const now = await holdEvents(writing.tx, person.id, added)
    const changed = now.find(({ revision, deleted }) => revision !== 1 || deleted)
    if (changed || now.length < added.length)
      throw new Failure(
        'out-of-date',
        `“${changed?.title ?? 'One of them'}” was changed since. All of them stay as they are.`,
      )
    for (const each of added) await writing.remove(each)
    await putBack(writing, { touched, calendars: [] })
    return {}
  })
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
