import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import type { Change, Shown } from '#foundation/contract/act.ts'
import {
  type Action,
  defineAction,
  defineLookup,
  type Lookup,
  type Receipt,
  type Reversal,
} from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { changedReminder, newEventReminder, newReminder, type Reminder, reminder } from '../contract.ts'
import { inWords, type Reminders, shown } from './reminders.ts'
import type { ReminderRow } from './reminder-store.ts'

export function reminderActions(reminders: Reminders): Action[] {
  return [creating(reminders), creatingBefore(reminders), changing(reminders), stopping(reminders)]
}

const unseen = { id: 'Chosen by the sender, so that asking twice makes one reminder.' }

function creating(reminders: Reminders): Action {
  return defineAction({
    name: 'reminders.create',
    title: 'Set a reminder',
    description:
      "Remind the person of something at a time on the wall, once or repeating by a rule. Times are the person's own unless they name a zone.",
    input: newReminder,
    unseen,
    effect: 'write',
    editable: ['text'],
    async show(person, input) {
      const planned = await reminders.plan(person, input, [])
      const again = input.again === null ? undefined : `Every ${input.again} minutes until it is done`
      const fields = [
        ...field('text', 'Reminder', input.text),
        ...field('at', 'When', inWords(planned)),
        ...field('rule', 'Repeats', input.rule === null ? undefined : `By the rule ${input.rule}`),
        ...field('zone', 'Time zone', input.zone),
        ...field('again', 'Asks again', again),
        ...field('chat', 'Chat', input.chat),
      ]
      return { title: 'Set a reminder', fields, sources: [] }
    },
    run: (person, input, { sources = [] }) => make(reminders, person, { input, sources }),
    done: ({ thing }) => `I will remind you of “${thing.text}”: ${thing.when}.`,
    undo: (person, { thing, inverse }) => reverse(reminders, person, { thing, inverse }),
  })
}

function creatingBefore(reminders: Reminders): Action {
  return defineAction({
    name: 'reminders.create-before',
    title: 'Set a reminder before events',
    description:
      'Remind the person so many minutes before events: one event or series, all with somebody, all of a calendar, or all.',
    input: newEventReminder,
    unseen,
    effect: 'write',
    editable: ['text'],
    async show(person, input) {
      const planned = await reminders.plan(person, input, [])
      const fields = [
        ...field('minutes', 'When', inWords(planned)),
        ...field('event', 'Event', input.event),
        ...field('calendar', 'Calendar', input.calendar),
        ...field('words', 'Events with', input.words),
        ...field('text', 'Says', input.text),
      ]
      return { title: 'Set a reminder before events', fields, sources: [] }
    },
    run: (person, input, { sources = [] }) => make(reminders, person, { input, sources }),
    done: ({ thing }) => `I will remind you ${thing.when}.`,
    undo: (person, { thing, inverse }) => reverse(reminders, person, { thing, inverse }),
  })
}

type Making = { input: Parameters<Reminders['create']>[1]; sources: readonly string[] }

async function make(reminders: Reminders, person: Person, { input, sources }: Making): Promise<Receipt<Reminder>> {
  const thing = await reminders.create(person, input, sources)
  const changes = [{ label: 'Reminder', before: null, after: described(thing) }]
  return { thing, changes, inverse: {}, sources: sourcesOf(thing) }
}

function changing(reminders: Reminders): Action {
  return defineAction({
    name: 'reminders.change',
    title: 'Change a reminder',
    description: 'Change what a reminder says or when it comes; only what is named changes. The id comes from listing.',
    input: changedReminder,
    unseen: { revision: 'What was seen, so that nothing newer is overwritten.' },
    effect: 'write',
    editable: ['text'],
    async show(person, input) {
      const row = await reminders.find(person, input.id)
      return {
        title: `Change the reminder ${quoted(row)}`,
        fields: [
          { name: 'id', label: 'Reminder', value: described(shown(row)) },
          ...field('text', 'Says', input.text),
          ...field('at', 'When', input.at?.replace('T', ' at ')),
          ...field('rule', 'Repeats by the rule', input.rule),
          ...field('minutes', 'Minutes before', input.minutes),
          ...field('again', 'Asks again after minutes', input.again),
        ],
        sources: row.sources,
      }
    },
    async run(person, input) {
      const { before, after } = await reminders.change(person, input)
      return { thing: after, changes: between(shown(before), after), inverse: before, sources: sourcesOf(after) }
    },
    done: ({ thing }) => `Changed the reminder ${quoted(thing)}: ${thing.when}.`,
    undo: (person, { thing, inverse }) => reverse(reminders, person, { thing, inverse }),
  })
}

function stopping(reminders: Reminders): Action {
  return defineAction({
    name: 'reminders.stop',
    title: 'Stop a reminder',
    description: 'Stop a reminder for good; undo lets it go on. The id comes from listing reminders.',
    input: z.object({ id }),
    effect: 'write',
    async show(person, input) {
      const row = await reminders.find(person, input.id)
      return {
        title: `Stop the reminder ${quoted(row)}`,
        fields: [{ name: 'id', label: 'Reminder', value: described(shown(row)) }],
        sources: row.sources,
      }
    },
    async run(person, input) {
      const { before, after } = await reminders.stop(person, input.id)
      const changes = [{ label: 'Reminder', before: described(after), after: null }]
      return { thing: after, changes, inverse: before, sources: sourcesOf(after) }
    },
    done: ({ thing }) => `Stopped the reminder ${quoted(thing)}.`,
    undo: (person, { thing, inverse }) => reverse(reminders, person, { thing, inverse }),
  })
}

type Left = { thing: Reminder; inverse?: unknown }

function field(name: string, label: string, value: string | number | null | undefined): Shown['fields'] {
  return value === undefined ? [] : [{ name, label, value: value === null ? 'None' : String(value) }]
}

/** Back to how it was before, or to how it was left; one that was made is stopped, and goes on again. */
async function reverse(
  reminders: Reminders,
  person: Person,
  { thing: left, inverse }: Left,
): Promise<Reversal<Reminder>> {
  const kept = inverse as ReminderRow | { state?: never }
  const { before, after } =
    kept.state !== undefined
      ? await reminders.putBack(person, kept, left.revision)
      : await reminders.stop(person, left.id, left.revision)
  const isEnd = after.state !== 'active'
  const change: Change = isEnd
    ? { label: 'Reminder', before: described(after), after: null }
    : { label: 'Reminder', before: null, after: described(after) }
  const wasActive = before.state === 'active'
  const changes = wasActive && !isEnd ? between(shown(before), after) : [change]
  return { thing: after, changes, inverse: before, sources: sourcesOf(after) }
}

export function reminderLookups(reminders: Reminders): Lookup[] {
  return [
    defineLookup({
      name: 'reminders.list',
      label: 'Looked at your reminders',
      description: 'The reminders that are still to come, the soonest first, with their ids.',
      input: z.object({ limit: z.int().min(1).max(200).default(50) }),
      answer: z.array(reminder.extend({ sources: z.array(z.string()) })),
      run: (person, span) => reminders.listWithSources(person, span),
      sources: (found) => found.filter(({ foreign }) => foreign).map((each) => `the reminder ${quoted(each)}`),
    }),
  ]
}

function between(before: Reminder, after: Reminder): Change[] {
  const rows = [
    { label: 'Says', before: before.text, after: after.text },
    { label: 'When', before: before.when, after: after.when },
  ]
  return rows.filter((row) => row.before !== row.after)
}

function sourcesOf({ foreign, text }: Reminder): string[] {
  return foreign ? [`the reminder “${text}”`] : []
}

function described({ text, when }: Reminder): string {
  return text === '' ? when : `${text}, ${when}`
}

function quoted(row: Pick<Reminder, 'text'>): string {
  return `“${row.text === '' ? 'before events' : row.text}”`
}
