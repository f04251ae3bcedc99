import type { Change } from '#foundation/contract/act.ts'
import { type Action, defineAction, type Receipt } from '#foundation/server/action.ts'
import { agendaItem, plan } from '../contract.ts'
import { priorityColours } from '../rules/first-calendars.ts'
import { shifted } from '../rules/wall.ts'
import { counted } from '../rules/words.ts'
import type { Booking } from './booking.ts'
import { planShown, shownOf, sourcesOf } from './cards.ts'
import {
  changesOf,
  doneAndUndone,
  doneSentence,
  invites,
  reachesOthers,
  receiptOf,
  thingOf,
  undoing,
  unseenOfChanged,
  unseenOfNew,
  unseenOfWhich,
} from './event-actions.ts'
import { rehearsedOnce } from './rehearsing.ts'
import { create, type Desk, type Report, type Step } from './steps.ts'
import type { z } from 'zod'

type Planned = { title: string; reports: Report[] }

/** All steps or none. Shown to the person first, unless a button asked for it. */
export function applyingPlan(booking: Booking): Action {
  const rehearse = rehearsedOnce<z.output<typeof plan>>((person, { steps }) => booking.rehearse(person, steps))
  return defineAction({
    name: 'calendar.apply-plan',
    title: 'Apply a plan',
    description: 'Several changes of the calendar at once, done together or not at all. The person sees them first.',
    input: plan,
    effect: ({ steps }) => (steps.some(hasGuests) ? 'outward' : 'write'),
    reaches: async (person, asked) => reachesOthers(await rehearse(person, asked)),
    pressIsYes: async (person, asked) => !invites(await rehearse(person, asked)),
    asks: () => true,
    unseen: unseenOfPlan,
    parts: 'steps',
    show: async (person, asked) => planShown(asked.title, await rehearse(person, asked), asked.steps),
    async run(person, { title, steps }, asking): Promise<Receipt<Planned>> {
      const { reports, trace } = await booking.take(person, steps, asking)
      return {
        thing: { title, reports },
        changes: reports.flatMap(namedChanges),
        inverse: trace,
        ...sourcesOf(reports),
        things: reports.map(thingOf),
      }
    },
    done: ({ thing: { title, reports } }) =>
      [`${title}: ${counted(reports.length, 'change')} made.`, ...reports.map(doneSentence)].join('\n'),
    ...undoing<Planned>(booking),
  })
}

/** With several changes, each names its event. */
function namedChanges(report: Report): Change[] {
  const changes = changesOf(report)
  if (!report.before || !report.after) return changes
  return changes.map((change) => ({ ...change, label: `${change.label} of “${report.title}”` }))
}

function hasGuests(step: Step): boolean {
  if (step.do === 'create') return step.event.people.length > 0
  return step.do === 'change' && step.change.people !== undefined && step.change.people.length > 0
}

const unseenOfPlan = {
  'steps.*.do': 'The line of each step says it.',
  ...below('steps.*.event', unseenOfNew),
  ...below('steps.*.change', unseenOfChanged),
  ...below('steps.*.which', unseenOfWhich),
}

function below(path: string, unseen: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(unseen).map(([name, reason]) => [`${path}.${name}`, reason]))
}

/** An hour in the Personal calendar, coloured by its priority. */
export function creatingAgendaItem(booking: Booking): Action {
  const rehearse = rehearsedOnce<Item>(
    async (person, item) => (await booking.rehearseAt(person, creates(item))).reports,
  )
  return defineAction({
    name: 'calendar.create-agenda-item',
    title: 'Create an agenda item',
    description: 'Put something that lasts an hour on a day of the Personal calendar, with a priority.',
    input: agendaItem,
    effect: 'write',
    editable: ['title', 'description'],
    reaches: async (person, item) => reachesOthers(await rehearse(person, item)),
    pressIsYes: async () => true,
    unseen: { time: 'It stands beside the day.' },
    show: async (person, item) => shownOf(await rehearse(person, item), undefined, { start: 'date' }),
    run: async (person, item, asking) => receiptOf(await booking.at(person, creates(item), asking)),
    ...doneAndUndone(booking),
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
    done: false,
  }
  return create(desk, fields, {})
}
