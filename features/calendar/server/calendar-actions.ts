import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import type { Change } from '#foundation/contract/act.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { id } from '#foundation/contract/id.ts'
import { type Action, defineAction, type Receipt } from '#foundation/server/action.ts'
import { type Calendar, changedCalendar, newCalendar } from '../contract.ts'
import { restorableDays } from '../rules/first-calendars.ts'
import { counted } from '../rules/words.ts'
import type { Booking } from './booking.ts'
import type { CalendarRow } from './calendar-store.ts'
import { calendarOf, toCalendar } from './calendars.ts'
import { countOfCalendar } from './event-store.ts'
import type { Desk } from './steps.ts'
import type { Trace } from './writing.ts'

export function calendarActions(booking: Booking): Action[] {
  return [adding(booking), changing(booking), deleting(booking)]
}

function adding(booking: Booking): Action {
  return defineAction({
    name: 'calendar.add-calendar',
    title: 'Add a calendar',
    description: 'Add a calendar with a name and a colour.',
    input: newCalendar,
    effect: 'write',
    editable: ['name'],
    show: (_person, { name, color }) => ({
      title: `Add the calendar “${name}”`,
      fields: [
        { name: 'name', label: 'Name', value: name },
        { name: 'color', label: 'Colour', value: color },
      ],
    }),
    async run(person, input) {
      const { calendar, trace } = await booking.at(person, async ({ writing }) => ({
        calendar: toCalendar(await writing.addCalendar({ id: randomUUIDv7(), role: 'own', ...input })),
      }))
      return { thing: calendar, changes: changesIn(trace), inverse: trace }
    },
    done: ({ thing }) => `Added the calendar “${thing.name}”.`,
    async undo(person, { thing, inverse }) {
      const events = await booking.rehearseAt(person, ({ writing }) => countOfCalendar(writing.tx, person.id, thing.id))
      if (events > 0) throw new Failure('out-of-date', 'There is something in this calendar by now. It stays as it is.')
      await booking.putBack(person, inverse as Trace)
      return { thing, changes: [{ label: 'Calendar', before: thing.name, after: null }] }
    },
  })
}

function changing(booking: Booking): Action {
  return defineAction({
    name: 'calendar.change-calendar',
    title: 'Change a calendar',
    description: 'Give a calendar another name or colour, show it or hide it.',
    input: changedCalendar,
    effect: 'write',
    editable: ['name'],
    async show(person, { id: which, ...change }) {
      const calendar = await find(booking, person, which)
      return {
        title: `Change the calendar “${calendar.name}”`,
        fields: Object.entries(change).map(([name, value]) => ({
          name,
          label: labels[name] ?? name,
          value: said(value),
        })),
      }
    },
    async run(person, { id: which, ...change }) {
      const { calendar, trace } = await booking.at(person, async ({ writing, calendars }) => {
        calendarOf(calendars, which)
        return { calendar: toCalendar(await writing.saveCalendar(which, known(change))) }
      })
      return { thing: calendar, changes: changesIn(trace), inverse: trace }
    },
    done: ({ thing, changes = [] }) => doneChanging(thing, changes),
    undo: (person, receipt) => undo(booking, person, receipt),
  })
}

function deleting(booking: Booking): Action {
  return defineAction({
    name: 'calendar.delete-calendar',
    title: 'Delete a calendar',
    description: 'Delete a calendar with everything in it. It can be undone for two weeks.',
    input: z.object({ id }),
    effect: 'write',
    async show(person, input) {
      const { calendar, count } = await booking.rehearseAt(person, async (desk) => ({
        calendar: deletable(desk, input.id),
        count: await countOfCalendar(desk.writing.tx, person.id, input.id),
      }))
      return {
        title: `Delete the calendar “${calendar.name}”`,
        fields: [
          { name: 'id', label: 'Calendar', value: calendar.name },
          { name: 'events', label: 'With everything in it', value: counted(count, 'event') },
          { name: 'kept', label: 'Can be restored', value: `For ${restorableDays} days` },
        ],
      }
    },
    async run(person, input) {
      const { calendar, trace } = await booking.at(person, async (desk) => {
        deletable(desk, input.id)
        return { calendar: toCalendar(await desk.writing.saveCalendar(input.id, { deleted: true })) }
      })
      return { thing: calendar, changes: [{ label: 'Calendar', before: calendar.name, after: null }], inverse: trace }
    },
    done: ({ thing }) => `Deleted the calendar “${thing.name}”. It can be restored for two weeks.`,
    undo: (person, receipt) => undo(booking, person, receipt),
  })
}

/** What is personal needs a place, and so does everything else. */
function deletable({ calendars }: Desk, which: string): CalendarRow {
  const calendar = calendarOf(calendars, which)
  if (calendar.role === 'work' || calendar.role === 'personal')
    throw new Failure('conflict', `The calendar “${calendar.name}” stays: new events go there. You can hide it.`)
  return calendar
}

function find(booking: Booking, person: Parameters<Booking['at']>[0], which: string): Promise<CalendarRow> {
  return booking.rehearseAt(person, async ({ calendars }) => calendarOf(calendars, which))
}

async function undo(
  booking: Booking,
  person: Parameters<Booking['at']>[0],
  { thing, changes = [], inverse }: Receipt<Calendar>,
): Promise<Receipt> {
  await booking.putBack(person, inverse as Trace)
  return { thing, changes: changes.map(({ label, before, after }) => ({ label, before: after, after: before })) }
}

const labels: Record<string, string> = { name: 'Name', color: 'Colour', visible: 'Shown' }

/** In words, each that a person knows of. */
function changesIn({ calendars }: Trace): Change[] {
  return calendars.flatMap(({ before, after }) =>
    Object.entries(labels).flatMap(([name, label]) => {
      const [was, is] = [before, after].map((change) => (change as Record<string, string | boolean>)[name])
      return is === undefined ? [] : [{ label, before: was === undefined ? null : said(was), after: said(is) }]
    }),
  )
}

function said(value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value ?? ''
}

function known<Given extends object>(change: Given): { [Name in keyof Given]: Exclude<Given[Name], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as never
}

function doneChanging({ name }: Calendar, changes: readonly Change[]): string {
  const [only] = changes
  if (changes.length === 1 && only?.label === 'Shown')
    return `${only.after === 'Yes' ? 'Showed' : 'Hid'} the calendar “${name}”.`
  return `Changed the calendar “${name}”.`
}
