import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import type { Change } from '#foundation/contract/act.ts'
import { type Action, defineAction, type Receipt, type Reversal } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { changedReminder, newEventReminder, newReminder, type Reminder } from '../contract.ts'
import { againWords, whenWords } from '../rules.ts'
import { capital } from './language/wording.ts'
import type { Reminders } from './reminders.ts'
import { movingNext } from './moving-next.ts'
import { described, field, nextWords, quoted, refOf, several, sourcesOf } from './receipts.ts'
import { inWords, shown } from './shown.ts'
import type { ReminderRow } from './reminder-store.ts'

export function reminderActions(reminders: Reminders): Action[] {
  return [
    creating(reminders),
    creatingBefore(reminders),
    changing(reminders),
    movingNext(reminders),
    stopping(reminders),
    stoppingSeveral(reminders),
  ]
}

const unseen = { id: 'Chosen by the sender, so that asking twice makes one reminder.' }

function creating(reminders: Reminders): Action {
  return defineAction({
    name: 'reminders.create',
    title: 'Set a reminder',
    description:
      "Remind the person of something at a time on the wall, once or repeating by a rule. Times are the person's own unless they name a zone.",
    input: newReminder,
    unseen: { ...unseen, taskNamed: 'The task that is called so is shown.' },
    effect: 'write',
    editable: ['text'],
    async show(person, input) {
      const [planned, format] = await Promise.all([reminders.plan(person, input, []), reminders.formatOf(person)])
      const again = input.again === null ? undefined : capital(againWords(input.again))
      const fields = [
        ...field('text', 'Reminder', planned.text),
        ...field('at', 'When', inWords(planned, format)),
        ...field('rule', 'Repeats', input.rule === null ? undefined : `By the rule ${input.rule}`),
        ...field('zone', 'Time zone', input.zone),
        ...field('again', 'Asks again', again),
        ...field('chat', 'Chat', input.chat),
        ...field('task', 'Task', input.task ?? (planned.target.task && planned.text)),
      ]
      return { title: 'Set a reminder', fields, sources: planned.sources }
    },
    run: (person, input, { sources = [] }) => make(reminders, person, { input, sources }),
    done: ({ thing }) =>
      `I will remind you of ${thing.about === 'task' ? 'the task ' : ''}“${thing.text}”: ${thing.when}${againOf(thing)}.`,
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
    unseen: { ...unseen, named: 'It stands there in the place of the event.' },
    effect: 'write',
    editable: ['text'],
    async show(person, input) {
      const [planned, format] = await Promise.all([reminders.plan(person, input, []), reminders.formatOf(person)])
      const fields = [
        ...field('minutes', 'When', inWords(planned, format)),
        ...field('event', 'Event', input.event && (input.named ?? input.event)),
        ...field('original', 'Only on', input.original?.replace('T', ' at ')),
        ...field('calendar', 'Calendar', input.calendar && (input.named ?? input.calendar)),
        ...field('words', 'Events with', input.words),
        ...field('allDay', 'Whole days', input.allDay === undefined ? undefined : input.allDay ? 'Yes' : 'No'),
        ...field('silent', 'Reminds', input.silent === undefined ? undefined : input.silent ? 'No' : 'Yes'),
        ...field('text', 'Says', input.text),
      ]
      return { title: 'Set a reminder before events', fields, sources: planned.sources }
    },
    run: (person, input, { sources = [] }) => make(reminders, person, { input, sources }),
    done: ({ thing }) =>
      thing.target.silent === true
        ? `Set: ${thing.when}.`
        : `I will remind you ${thing.text === '' ? '' : `of “${thing.text}” `}${thing.when}.`,
    undo: (person, { thing, inverse }) => reverse(reminders, person, { thing, inverse }),
  })
}

type Making = { input: Parameters<Reminders['create']>[1]; sources: readonly string[] }

async function make(reminders: Reminders, person: Person, { input, sources }: Making): Promise<Receipt<Reminder>> {
  const thing = await reminders.create(person, input, sources)
  const changes = [{ label: 'Reminder', before: null, after: described(thing) }]
  return { thing, changes, inverse: {}, sources: sourcesOf(thing), things: [refOf(thing)] }
}

/** `nextWords`: when it comes next, as the person has dates written. */
type Changed = Reminder & { nextWords?: string }

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
      const [row, format] = await Promise.all([reminders.find(person, input.id), reminders.formatOf(person)])
      return {
        title: `Change the reminder ${quoted(row)}`,
        fields: [
          { name: 'id', label: 'Reminder', value: described(shown(row, format)) },
          ...field('text', 'Says', input.text),
          ...field('at', 'When', input.at && whenWords({ start: input.at, rule: null, zone: row.zone }, format)),
          ...field('rule', 'Repeats by the rule', input.rule),
          ...field('minutes', 'Minutes before', input.minutes),
          ...field('again', 'Asks again after minutes', input.again),
        ],
        sources: row.sources,
      }
    },
    async run(person, input, { sources = [] }): Promise<Receipt<Changed>> {
      const { before, after } = await reminders.change(person, input, sources)
      const format = await reminders.formatOf(person)
      return {
        thing: { ...after, nextWords: nextWords(after, format) },
        changes: between(shown(before, format), after),
        inverse: before,
        sources: sourcesOf(after),
        things: [refOf(after)],
      }
    },
    done: ({ thing }) =>
      `Changed the reminder ${quoted(thing)}: ${thing.when}${thing.nextWords ?? ''}${againOf(thing)}.`,
    answer: ({ thing: { nextWords: _words, ...reminder } }) => ({ reminder }),
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
      const [row, format] = await Promise.all([reminders.find(person, input.id), reminders.formatOf(person)])
      return {
        title: `Stop the reminder ${quoted(row)}`,
        fields: [{ name: 'id', label: 'Reminder', value: described(shown(row, format)) }],
        sources: row.sources,
      }
    },
    async run(person, input) {
      const { before, after } = await reminders.stop(person, input.id)
      const changes = [{ label: 'Reminder', before: described(after), after: null }]
      return { thing: after, changes, inverse: before, sources: sourcesOf(after), things: [refOf(after)] }
    },
    done: ({ thing }) => `Stopped the reminder ${quoted(thing)}.`,
    undo: (person, { thing, inverse }) => reverse(reminders, person, { thing, inverse }),
  })
}

function stoppingSeveral(reminders: Reminders): Action {
  return defineAction({
    name: 'reminders.stop-several',
    title: 'Stop several reminders',
    description: 'Stop these reminders for good, all of them or none; undo lets them go on. The ids come from listing.',
    input: z.object({ ids: z.array(id).min(1).max(200) }),
    effect: 'write',
    asks: ({ ids }) => ids.length > 1,
    async show(person, { ids }) {
      const rows = await Promise.all(ids.map((each) => reminders.find(person, each)))
      const format = await reminders.formatOf(person)
      const fields = rows.map((row, at) => ({
        name: `ids.${at}`,
        label: 'Reminder',
        value: described(shown(row, format)),
      }))
      return { title: 'Stop several reminders', fields, sources: [...new Set(rows.flatMap(({ sources }) => sources))] }
    },
    async run(person, { ids }) {
      const stopped = await reminders.stopAll(person, ids)
      return several(stopped.map(({ before, after }) => ({ before, after })))
    },
    done: ({ thing }) => `Stopped ${thing.length} reminders.`,
    async undo(person, { thing, inverse }) {
      const kept = inverse as ReminderRow[]
      return several(await reminders.putAllBack(person, kept, thing))
    },
  })
}

type Left = { thing: Reminder; inverse?: unknown }

/** Restores how it was before or after; one that was created is stopped, or resumed. */
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
  const format = await reminders.formatOf(person)
  const isEnd = after.state !== 'active'
  const change: Change = isEnd
    ? { label: 'Reminder', before: described(after), after: null }
    : { label: 'Reminder', before: null, after: described(after) }
  const wasActive = before.state === 'active'
  const changes = wasActive && !isEnd ? between(shown(before, format), after) : [change]
  return { thing: after, changes, inverse: before, sources: sourcesOf(after) }
}

function between(before: Reminder, after: Reminder): Change[] {
  const rows = [
    { label: 'Says', before: before.text, after: after.text },
    { label: 'When', before: before.when, after: after.when },
  ]
  return rows.filter((row) => row.before !== row.after)
}

function againOf({ again }: Reminder): string {
  return again === null ? '' : `, and again ${againWords(again)}`
}
