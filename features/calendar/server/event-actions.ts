import type { z } from 'zod'
import type { Change } from '#foundation/contract/act.ts'
import { type Action, type Asking, defineAction, type Receipt, type Reversal } from '#foundation/server/action.ts'
import type { ThingRef } from '#foundation/language/dialogue.ts'
import type { Person } from '#foundation/server/person.ts'
import { changedEvent, newEvent, which } from '../contract.ts'
import { changesBetween } from '../rules/told.ts'
import { listed } from '../rules/words.ts'
import type { Booking, Done } from './booking.ts'
import { changeWords, shownOf, sourcesOf, valueOf } from './cards.ts'
import { rehearsedOnce } from './rehearsing.ts'
import type { Report, Step } from './steps.ts'
import { placesIn, tracesOf } from './touching.ts'
import type { Trace } from './writing.ts'

export function eventActions(booking: Booking): Action[] {
  return [creating(booking), changing(booking), deleting(booking)]
}

const ends = 'The time says from when until when.'

/** Fields that a card leaves out: technical ones, and those that another field already states. */
export const unseenOfWhich = {
  event: 'The title of the card names the event.',
  original: 'The title of the card says at which time of the series.',
  scope: 'Shown where the event repeats; without a series there is nothing to choose.',
  revision: 'It counts the changes, for programs.',
}
export const unseenOfNew = {
  id: 'The identifier is chosen by a program.',
  end: ends,
  zone: 'Shown where it is another than the person’s own.',
}
export const unseenOfChanged = { ...unseenOfWhich, end: ends, zone: unseenOfNew.zone }

function creating(booking: Booking): Action {
  return defineAction({
    name: 'calendar.create-event',
    title: 'Create an event',
    description:
      "Put an event or a series into the person's calendar. Times are on the wall of its zone; people with e-mail addresses are invited, and the person is asked first.",
    input: newEvent,
    effect: ({ people }) => (people.length > 0 ? 'outward' : 'write'),
    editable: ['title', 'location', 'description'],
    unseen: unseenOfNew,
    ...stepAction(booking, (event: z.output<typeof newEvent>) => ({ do: 'create', event })),
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
    editable: ['title', 'location', 'description'],
    unseen: unseenOfChanged,
    ...stepAction(booking, (change: z.output<typeof changedEvent>) => ({ do: 'change', change })),
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
    unseen: unseenOfWhich,
    ...stepAction(booking, (input: z.output<typeof which>) => ({ do: 'delete', which: input })),
  })
}

/** Whether it invites someone with an address, or is in a shared calendar, before or afterwards. */
export function reachesOthers(reports: readonly Report[]): boolean {
  return invites(reports) || reports.some(({ shared = [] }) => shared.length > 0)
}

/** A screen shows that a calendar is shared, but not that guests are told of an event. */
export function invites(reports: readonly Report[]): boolean {
  return reports.some(({ before, after }) => [before, after].some((told) => valueOf(told, 'people') !== undefined))
}

/** What all single-step actions have in common. */
function stepAction<Input extends object>(booking: Booking, stepOf: (input: Input) => Step) {
  const rehearse = rehearsedOnce<Input>((person, input) => booking.rehearse(person, [stepOf(input)]))
  return {
    reaches: async (person: Person, input: Input) => reachesOthers(await rehearse(person, input)),
    pressIsYes: async (person: Person, input: Input) => !invites(await rehearse(person, input)),
    show: async (person: Person, input: Input) => shownOf(await rehearse(person, input), stepOf(input)),
    run: async (person: Person, input: Input, asking: Asking) =>
      receiptOf(await booking.take(person, [stepOf(input)], asking)),
    ...doneAndUndone(booking),
  }
}

export function doneAndUndone(booking: Booking) {
  return {
    done: ({ thing }: Receipt<Report>) => doneSentence(thing),
    answer: ({ thing: { occurrence } }: Receipt<Report>) => ({ occurrence }),
    ...undoing<Report>(booking),
  }
}

/** Undoes a trace. The receipt quotes no more text than what was undone. */
export function undoing<Thing>(booking: Booking) {
  return {
    async undo(person: Person, receipt: Receipt<Thing>): Promise<Reversal<Thing>> {
      const { thing, changes = [], inverse, sources, things } = receipt
      const trace = await booking.putBack(person, inverse as Trace)
      const told = { ...(sources && { sources }), ...(things && { things }) }
      return { thing, changes: reversed(changes), inverse: trace, ...told }
    },
    undoTouches: (person: Pick<Person, 'id'>, receipts: readonly Receipt<Thing>[]) =>
      booking.touches(person, async () => tracesOf(receipts).map(placesIn)),
  }
}

export function receiptOf({ reports, trace }: Done): Receipt<Report> {
  const [report] = reports
  if (!report) throw new Error('A step was taken and came to nothing.')
  const inverse = trace.touched.length > 0 && { inverse: trace }
  return { thing: report, changes: changesOf(report), ...inverse, ...sourcesOf([report]), things: [thingOf(report)] }
}

export function thingOf({ occurrence: { event: id, original, title, start, end } }: Report): ThingRef {
  return { kind: 'event', id, original, title, start, end }
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
  const [verb, rest] = changeWords(report, series)
  return `${verb[1]} ${rest}.${clash}`
}

function repeats({ after }: Report): string {
  const words = valueOf(after, 'repeat')
  return words === undefined ? '' : `, ${words}`
}

export function reversed(changes: readonly Change[]): Change[] {
  return changes.map(({ label, before, after }) => ({ label, before: after, after: before }))
}
