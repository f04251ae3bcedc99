import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import { boundedSources, type Change, type Shown } from '#foundation/contract/act.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { id } from '#foundation/contract/id.ts'
import { type Action, type Asking, defineAction, type Receipt } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { type Calendar, changedCalendar, newCalendar } from '../contract.ts'
import { restorableDays } from '../rules/first-calendars.ts'
import { counted } from '../rules/words.ts'
import type { WrittenAfter } from '../rules/written.ts'
import type { Booking } from './booking.ts'
import { readersOf, sharedField } from './cards.ts'
import type { CalendarRow } from './calendar-store.ts'
import { calendarOf, calendarSources, toCalendar } from './calendars.ts'
import { countOfCalendar } from './event-store.ts'
import { undoing } from './event-actions.ts'
import type { Desk } from './steps.ts'
import type { Trace } from './writing.ts'

export function calendarActions(booking: Booking): Action[] {
  return [adding(booking), changing(booking), deleting(booking)]
}

function adding(booking: Booking): Action {
  const putsBack = undoing<Calendar>(booking)
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
      sources: [],
    }),
    async run(person, input, asking) {
      const writtenAfter = nameAfter(asking)
      const { calendar, trace } = await booking.at(person, async ({ writing }) => ({
        calendar: toCalendar(await writing.addCalendar({ id: randomUUIDv7(), role: 'own', ...input, writtenAfter })),
      }))
      return receiptOf(calendar, changesIn(trace), trace)
    },
    done: ({ thing }) => `Added the calendar “${thing.name}”.`,
    ...putsBack,
    async undo(person, receipt) {
      const { id: added } = receipt.thing
      const events = await booking.rehearseAt(person, ({ writing }) => countOfCalendar(writing.tx, person.id, added))
      if (events > 0) throw new Failure('out-of-date', 'There is something in this calendar by now. It stays as it is.')
      return putsBack.undo(person, receipt)
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
    // Colour and visibility affect only this screen; the name is in the file that others read.
    async reaches(person, { id: which, name }) {
      const row = await find(booking, person, which)
      return row.shared && name !== undefined && name !== row.name
    },
    pressIsYes: async () => true,
    editable: ['name'],
    unseen: { id: 'The title of the card names the calendar.' },
    async show(person, { id: which, ...change }) {
      const calendar = await find(booking, person, which)
      const fields = Object.entries(change).map(([name, value]) => ({
        name,
        label: labels[name] ?? name,
        value: said(value),
      }))
      return calendarShown(`Change the calendar “${calendar.name}”`, calendar, fields)
    },
    async run(person, { id: which, ...change }, asking) {
      const { calendar, trace, before } = await booking.at(person, async ({ writing, calendars }) => {
        const row = calendarOf(calendars, which)
        const isRenamed = change.name !== undefined && change.name !== row.name
        const origin = isRenamed ? { writtenAfter: nameAfter(asking) } : {}
        const saved = await writing.saveCalendar(which, { ...known(change), ...origin })
        const others = change.usual === true ? calendars.filter(({ id: other, usual }) => usual && other !== which) : []
        for (const other of others) await writing.saveCalendar(other.id, { usual: false })
        return { calendar: toCalendar(saved), before: toCalendar(row) }
      })
      return receiptOf(calendar, changesOf(which, trace), trace, before)
    },
    done: ({ thing, changes = [] }) => doneChanging(thing, changes),
    ...undoing<Calendar>(booking),
  })
}

function deleting(booking: Booking): Action {
  return defineAction({
    name: 'calendar.delete-calendar',
    title: 'Delete a calendar',
    description: 'Delete a calendar with everything in it. It can be undone for two weeks.',
    input: z.object({ id }),
    effect: 'write',
    reaches: async (person, input) => (await find(booking, person, input.id)).shared,
    pressIsYes: async () => true,
    async show(person, input) {
      const { calendar, count } = await booking.rehearseAt(person, async (desk) => ({
        calendar: deletable(desk, input.id),
        count: await countOfCalendar(desk.writing.tx, person.id, input.id),
      }))
      return calendarShown(`Delete the calendar “${calendar.name}”`, calendar, [
        { name: 'id', label: 'Calendar', value: calendar.name },
        { name: 'events', label: 'With everything in it', value: counted(count, 'event') },
        { name: 'kept', label: 'Can be restored', value: `For ${restorableDays} days` },
      ])
    },
    async run(person, input) {
      const { calendar, trace } = await booking.at(person, async (desk) => {
        deletable(desk, input.id)
        return { calendar: toCalendar(await desk.writing.saveCalendar(input.id, { deleted: true })) }
      })
      return receiptOf(calendar, [{ label: 'Calendar', before: calendar.name, after: null }], trace)
    },
    done: ({ thing }) => `Deleted the calendar “${thing.name}”. It can be restored for two weeks.`,
    ...undoing<Calendar>(booking),
  })
}

/** Refuses the calendars that new events need. */
function deletable({ calendars }: Desk, which: string): CalendarRow {
  const calendar = calendarOf(calendars, which)
  if (calendar.role === 'work' || calendar.role === 'personal')
    throw new Failure('conflict', `The calendar “${calendar.name}” stays: new events go there. You can hide it.`)
  return calendar
}

function find(booking: Booking, person: Person, which: string): Promise<CalendarRow> {
  return booking.rehearseAt(person, async ({ calendars }) => calendarOf(calendars, which))
}

/** Mentions readers, and a name that is not the person's own. */
function calendarShown(title: string, row: CalendarRow, fields: Shown['fields']): Shown {
  const shared = sharedField(readersOf([row.name]))
  return { title, fields: row.shared ? [...fields, shared] : fields, sources: calendarSources([toCalendar(row)]) }
}

function receiptOf(thing: Calendar, changes: Change[], inverse: Trace, ...others: Calendar[]): Receipt<Calendar> {
  return { thing, changes, inverse, sources: [...new Set(calendarSources([thing, ...others]))] }
}

function nameAfter({ sources = [] }: Asking): WrittenAfter {
  return sources.length > 0 ? { name: boundedSources(sources) } : {}
}

const newEventsHere = 'New events go here'
const labels: Record<string, string> = {
  name: 'Name',
  color: 'Colour',
  visible: 'Shown',
  usual: newEventsHere,
}

/** Without what another calendar stops being for it. */
function changesOf(which: string, { calendars }: Trace): Change[] {
  return changesIn({ touched: [], calendars: calendars.filter(({ id: changed }) => changed === which) })
}

/** In words, for calendars the person knows. */
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
  if (changes.length === 1 && only?.label === newEventsHere)
    return only.after === 'Yes' ? `New events go into “${name}”.` : 'New events go by their kind again.'
  return `Changed the calendar “${name}”.`
}
