import type { Change, Shown } from '#foundation/contract/act.ts'
import { type Action, defineAction, type Receipt } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { changedEvent, newEvent, type Scope, which } from '../contract.ts'
import { changesBetween, type Told } from '../rules/told.ts'
import { listed } from '../rules/words.ts'
import type { Booking, Done } from './booking.ts'
import type { Report, Step } from './steps.ts'
import type { Trace } from './writing.ts'

export function eventActions(booking: Booking): Action[] {
  return [creating(booking), changing(booking), deleting(booking)]
}

function creating(booking: Booking): Action {
  return defineAction({
    name: 'calendar.create-event',
    title: 'Create an event',
    description:
      "Put an event or a series into the person's calendar. Times are on the wall of its zone; people with e-mail addresses are invited, and the person is asked first.",
    input: newEvent,
    effect: ({ people }) => (people.length > 0 ? 'outward' : 'write'),
    editable: ['title', 'location', 'description'],
    show: (person, event) => rehearsed(booking, person, { do: 'create', event }),
    run: async (person, event) => receiptOf(await booking.take(person, [{ do: 'create', event }])),
    done: ({ thing }) => doneSentence(thing),
    undo: (person, receipt) => undoEvent(booking, person, receipt),
  })
}

function changing(booking: Booking): Action {
  return defineAction({
    name: 'calendar.change-event',
    title: 'Change an event',
    description:
      'Move an event, make it longer or shorter, or change what it says. Of a series this one, this and all that follow, or all.',
    input: changedEvent,
    effect: ({ people }) => (people !== undefined && people.length > 0 ? 'outward' : 'write'),
    reaches: (person, change) => concernsPeople(booking, person, { do: 'change', change }),
    editable: ['title', 'location', 'description'],
    show: (person, change) => rehearsed(booking, person, { do: 'change', change }),
    run: async (person, change) => receiptOf(await booking.take(person, [{ do: 'change', change }])),
    done: ({ thing }) => doneSentence(thing),
    undo: (person, receipt) => undoEvent(booking, person, receipt),
  })
}

function deleting(booking: Booking): Action {
  return defineAction({
    name: 'calendar.delete-event',
    title: 'Delete an event',
    description:
      'Cancel an event; of a series this one, this and all that follow, or all. It can be undone for two weeks.',
    input: which,
    effect: 'write',
    reaches: (person, input) => concernsPeople(booking, person, { do: 'delete', which: input }),
    show: (person, input) => rehearsed(booking, person, { do: 'delete', which: input }),
    run: async (person, input) => receiptOf(await booking.take(person, [{ do: 'delete', which: input }])),
    done: ({ thing }) => doneSentence(thing),
    undo: (person, receipt) => undoEvent(booking, person, receipt),
  })
}

/** Whether somebody with an address is in it, before or afterwards. */
export async function concernsPeople(booking: Booking, person: Person, ...steps: Step[]): Promise<boolean> {
  const reports = await booking.rehearse(person, steps)
  return reports.some(({ before, after }) =>
    [before, after].some((told) => told?.some(({ name }) => name === 'people')),
  )
}

async function rehearsed(booking: Booking, person: Person, step: Step): Promise<Shown> {
  return shownOf(await booking.rehearse(person, [step]))
}

export function shownOf([report]: Report[]): Shown {
  if (!report) throw new Error('A step was rehearsed and came to nothing.')
  return { title: titleOf(report), fields: [...fieldsOf(report), ...scopeField(report), ...clashField(report)] }
}

/** “Move “Lunch” to Thursday …”, in the imperative. */
export function titleOf({ did, title, when, before, after }: Report): string {
  if (did === 'created' || did === 'knew') return `Create “${title}”, ${when}`
  if (did === 'deleted') return `Delete “${title}”, ${when}`
  const isMoved = valueOf(before, 'start') !== valueOf(after, 'start')
  return isMoved ? `Move “${title}” to ${when}` : `Change “${title}”, ${when}`
}

function fieldsOf({ before, after }: Report): Shown['fields'] {
  if (!before) return after ?? []
  if (!after) return before
  const changes = changesBetween(before, after)
  return changes.flatMap(({ label, before: was, after: is }) => {
    const name = [...after, ...before].find((fact) => fact.label === label)?.name ?? label
    const now = { name, label, value: is ?? 'None' }
    return was === null ? [now] : [now, { name: `${name}-before`, label: `${label} until now`, value: was }]
  })
}

function valueOf(told: Told | null, name: string): string | undefined {
  return told?.find((fact) => fact.name === name)?.value
}

export const scopeWords: Record<Scope, string> = {
  this: 'This one alone',
  following: 'This one and all that follow',
  all: 'All of the series',
}

function scopeField({ scope }: Report): Shown['fields'] {
  return scope === null ? [] : [{ name: 'scope', label: 'Of the series', value: scopeWords[scope] }]
}

function clashField({ clashes }: Report): Shown['fields'] {
  return clashes.length === 0 ? [] : [{ name: 'clashes', label: 'At the same time', value: listed(clashes) }]
}

export function receiptOf({ reports, trace }: Done): Receipt<Report> {
  const [report] = reports
  if (!report) throw new Error('A step was taken and came to nothing.')
  return { thing: report, changes: changesOf(report), ...(trace.touched.length > 0 && { inverse: trace }) }
}

export function changesOf(report: Report): Change[] {
  const { did, title, when, before, after, clashes } = report
  const clash = clashes.length === 0 ? [] : [{ label: 'At the same time', before: null, after: listed(clashes) }]
  if (did === 'knew') return []
  if (before && after) return [...changesBetween(before, after), ...clash]
  const words = `“${title}”, ${when}`
  return [{ label: 'Event', before: after ? null : words, after: after ? words : null }, ...clash]
}

/** “Created “Lunch with Sara”, Thursday 26 November 2026, 13:00 to 14:00.” */
export function doneSentence(report: Report): string {
  const { did, title, when, scope, clashes } = report
  const series =
    scope === null || scope === 'this' ? '' : scope === 'all' ? ' and all of its series' : ' and all that follow'
  if (did === 'knew') return `“${title}”, ${when}, is in your calendar already.`
  if (did === 'deleted') return `Deleted “${title}”, ${when}${series}.`
  const clash = clashes.length === 0 ? '' : ` At the same time: ${listed(clashes)}.`
  if (did === 'created') return `Created “${title}”, ${when}${repeats(report)}.${clash}`
  const isMoved = valueOf(report.before, 'start') !== valueOf(report.after, 'start')
  return `${isMoved ? `Moved “${title}”${series} to ${when}` : `Changed “${title}”, ${when}${series}`}.${clash}`
}

function repeats({ after }: Report): string {
  const words = valueOf(after, 'repeat')
  return words === undefined ? '' : `, ${words}`
}

export async function undoEvent(
  booking: Booking,
  person: Person,
  { thing, inverse }: Receipt<Report>,
): Promise<Receipt> {
  await booking.putBack(person, inverse as Trace)
  return { thing, changes: reversed(changesOf(thing)) }
}

export function reversed(changes: readonly Change[]): Change[] {
  return changes.map(({ label, before, after }) => ({ label, before: after, after: before }))
}
