import { type Action, defineAction, type Receipt } from '#foundation/server/action.ts'
import { agendaItem, plan } from '../contract.ts'
import { priorityColours } from '../rules/first-calendars.ts'
import { shifted } from '../rules/wall.ts'
import { counted, listed } from '../rules/words.ts'
import type { Booking } from './booking.ts'
import {
  changesOf,
  concernsPeople,
  doneSentence,
  receiptOf,
  reversed,
  shownOf,
  titleOf,
  undoEvent,
} from './event-actions.ts'
import { create, type Desk, type Report, type Step } from './steps.ts'
import type { Trace } from './writing.ts'
import type { z } from 'zod'

type Planned = { title: string; reports: Report[] }

/** Several things as one: all of them or none. Whoever asks but a button, the person sees it first. */
export function applyingPlan(booking: Booking): Action {
  return defineAction({
    name: 'calendar.apply-plan',
    title: 'Apply a plan',
    description: 'Several changes of the calendar at once, done together or not at all. The person sees them first.',
    input: plan,
    effect: ({ steps }) => (steps.some(invites) ? 'outward' : 'write'),
    reaches: (person, { steps }) => concernsPeople(booking, person, ...steps),
    asks: () => true,
    async show(person, { title, steps }) {
      const reports = await booking.rehearse(person, steps)
      return {
        title,
        fields: reports.map((report, at) => ({
          name: `step-${at + 1}`,
          label: `${at + 1}`,
          value: `${titleOf(report)}${during(report)}`,
        })),
      }
    },
    async run(person, { title, steps }): Promise<Receipt<Planned>> {
      const { reports, trace } = await booking.take(person, steps)
      return { thing: { title, reports }, changes: reports.flatMap(changesOf), inverse: trace }
    },
    done: ({ thing: { title, reports } }) =>
      `${title}: ${counted(reports.length, 'change')} made. ${reports.map(doneSentence).join(' ')}`,
    async undo(person, { thing, inverse }) {
      await booking.putBack(person, inverse as Trace)
      return { thing, changes: reversed(thing.reports.flatMap(changesOf)) }
    },
  })
}

function invites(step: Step): boolean {
  if (step.do === 'create') return step.event.people.length > 0
  return step.do === 'change' && step.change.people !== undefined && step.change.people.length > 0
}

function during({ clashes }: Report): string {
  return clashes.length === 0 ? '' : `. At the same time: ${listed(clashes)}`
}

/** An hour in the Personal calendar, coloured by its priority. */
export function creatingAgendaItem(booking: Booking): Action {
  return defineAction({
    name: 'calendar.create-agenda-item',
    title: 'Create an agenda item',
    description: 'Put something that lasts an hour on a day of the Personal calendar, with a priority.',
    input: agendaItem,
    effect: 'write',
    editable: ['title', 'description'],
    show: async (person, item) => shownOf((await booking.rehearseAt(person, creates(item))).reports),
    run: async (person, item) => receiptOf(await booking.at(person, creates(item))),
    done: ({ thing }) => doneSentence(thing),
    undo: (person, receipt) => undoEvent(booking, person, receipt),
  })
}

type Item = z.output<typeof agendaItem>

const creates = (item: Item) => async (desk: Desk) => ({ reports: [await createItem(desk, item)] })

async function createItem(desk: Desk, { title, date, time, type, priority, description }: Item): Promise<Report> {
  const start = `${date}T${time}`
  const fields = {
    calendar: desk.calendars.find(({ role }) => role === 'personal')?.id ?? '',
    type,
    title,
    start,
    end: shifted(start, 3_600_000),
    zone: desk.zone,
    location: '',
    description,
    attendees: null,
    people: [],
    color: priorityColours[priority],
    priority,
  }
  return create(desk, fields, {})
}
