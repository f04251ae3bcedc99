import type { z } from 'zod'
import type { Change } from '#foundation/contract/act.ts'
import type { ThingRef } from '#foundation/language/dialogue.ts'
import { type Action, type Asking, defineAction, type Receipt, type Reversal } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { changedTask, handedTask, movedTask, newTask, taskPlan, whichTask } from '../contract.ts'
import { counted } from '../rules/words.ts'
import { changesOf, doneSentence, planShown, shownOf, sourcesOf } from './cards.ts'
import type { Doing, Done } from './desk.ts'
import type { Report } from './report.ts'
import type { Step } from './steps.ts'
import type { Trace } from './writing.ts'

export function taskActions(doing: Doing): Action[] {
  return [
    ...[creating, changing, moving, handing, completing, reopening, deleting].map((make) => make(doing)),
    applyingPlan(doing),
  ]
}

/** Fields that a card leaves out: technical ones, and those that another field already states. */
const unseenOfWhich = {
  id: 'The title of the card names the task.',
  revision: 'It counts the changes, for programs.',
}
const unseenOfTask = {
  repeatsFrom: 'The repetition says it in words.',
  zone: 'Shown where it is another than the person’s own.',
  'links.*.id': 'The title that the thing has now names it.',
  'links.*.title': 'Looked up where the thing is kept; what the caller says is not used.',
}
const unseenOfList = { newList: 'The card names it as its list.' }
const unseenOfNew = { ...unseenOfTask, ...unseenOfList, id: 'The identifier is chosen by a program.' }
const unseenOfChanged = { ...unseenOfTask, ...unseenOfList, ...unseenOfWhich }

function creating(doing: Doing): Action {
  return defineAction({
    name: 'tasks.create-task',
    title: 'Add a task',
    description:
      'Put something on the list of what is to be done. A due is a day, or a time on the wall of its zone; “given to” is whom it waits for, and sends nothing.',
    input: newTask,
    effect: 'write',
    editable: ['title', 'notes'],
    unseen: unseenOfNew,
    ...stepAction(doing, (task: z.output<typeof newTask>) => ({ do: 'create', task })),
    command: { word: 'task', field: 'title', hint: 'something to do' },
  })
}

function changing(doing: Doing): Action {
  return defineAction({
    name: 'tasks.change-task',
    title: 'Change a task',
    description: 'Put a task on another day, rename it, give it a priority, a status, a list, notes or a repetition.',
    input: changedTask,
    effect: 'write',
    editable: ['title', 'notes'],
    unseen: unseenOfChanged,
    ...stepAction(doing, (change: z.output<typeof changedTask>) => ({ do: 'change', change })),
  })
}

function moving(doing: Doing): Action {
  return defineAction({
    name: 'tasks.move-task',
    title: 'Move a task',
    description: 'Put a task behind another one, into another list or column, or make it a part of another.',
    input: movedTask,
    effect: 'write',
    unseen: { ...unseenOfWhich, after: 'Its place among the others is seen where it was dropped.' },
    ...stepAction(doing, (move: z.output<typeof movedTask>) => ({ do: 'move', move })),
  })
}

function handing(doing: Doing): Action {
  return defineAction({
    name: 'tasks.hand-over',
    title: 'Give a task to somebody',
    description: 'Note whom a task waits for, and when to ask again; nothing is sent. Nobody takes it back.',
    input: handedTask,
    effect: 'write',
    unseen: unseenOfWhich,
    ...stepAction(doing, (hand: z.output<typeof handedTask>) => ({ do: 'hand', hand }), { waitsFor: 'to' }),
  })
}

function completing(doing: Doing): Action {
  return defineAction({
    name: 'tasks.complete-task',
    title: 'Complete a task',
    description: 'Mark a task as done, with its parts. What repeats is there again for the next time.',
    input: whichTask,
    effect: 'write',
    unseen: unseenOfWhich,
    ...stepAction(doing, (which: z.output<typeof whichTask>) => ({ do: 'complete', which })),
  })
}

function reopening(doing: Doing): Action {
  return defineAction({
    name: 'tasks.reopen-task',
    title: 'Reopen a task',
    description: 'Put a task that was done back among those to do.',
    input: whichTask,
    effect: 'write',
    unseen: unseenOfWhich,
    ...stepAction(doing, (which: z.output<typeof whichTask>) => ({ do: 'reopen', which })),
  })
}

function deleting(doing: Doing): Action {
  return defineAction({
    name: 'tasks.delete-task',
    title: 'Delete a task',
    description: 'Delete a task with its parts. It can be undone for two weeks.',
    input: whichTask,
    effect: 'write',
    unseen: unseenOfWhich,
    ...stepAction(doing, (which: z.output<typeof whichTask>) => ({ do: 'delete', which })),
  })
}

type Planned = { title: string; reports: Report[] }

/**
 * All steps or none. Shown to the person first, unless a button asked for it, or it only adds or ticks off a few tasks:
 * each of these steps alone would not be shown either.
 */
function applyingPlan(doing: Doing): Action {
  return defineAction({
    name: 'tasks.apply-plan',
    title: 'Change several tasks',
    description:
      'Several changes of tasks at once, done together or not at all. The person sees them first, unless they only add or complete a few.',
    input: taskPlan,
    effect: 'write',
    asks: ({ steps }) => steps.length > mostUnasked || steps.some(({ do: what }) => !isLight.has(what)),
    unseen: {
      'steps.*.do': 'The line of each step says it.',
      ...below('steps.*.task', unseenOfNew),
      ...below('steps.*.change', unseenOfChanged),
      ...below('steps.*.which', unseenOfWhich),
    },
    parts: 'steps',
    show: async (person, { title, steps }) => planShown(title, await doing.rehearse(person, steps), steps),
    async run(person, { title, steps }, asking): Promise<Receipt<Planned>> {
      const { reports, trace } = await doing.take(person, steps, asking)
      return {
        thing: { title, reports },
        changes: reports.flatMap(namedChanges),
        ...inverseOf(trace),
        sources: sourcesOf(reports),
        things: reports.map(thingOf),
      }
    },
    done: ({ thing: { title, reports } }) =>
      [`${title}: ${counted(reports.length, 'change')} made.`, ...reports.map(doneSentence)].join('\n'),
    undo: undoing<Planned>(doing),
  })
}

const mostUnasked = 5
const isLight: ReadonlySet<string> = new Set(['create', 'complete'])

/** With several changes, each names its task. */
function namedChanges(report: Report): Change[] {
  const changes = changesOf(report)
  if (!report.before || !report.after) return changes
  return changes.map((change) => ({ ...change, label: `${change.label} of “${report.title}”` }))
}

function below(path: string, unseen: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(unseen).map(([name, reason]) => [`${path}.${name}`, reason]))
}

/** What all single-step actions have in common; `names` maps a fact to its name in the input. */
function stepAction<Input extends object>(
  doing: Doing,
  stepOf: (input: Input) => Step,
  names: Readonly<Record<string, string>> = {},
) {
  return {
    show: async (person: Person, input: Input) => shownOf(await doing.rehearse(person, [stepOf(input)]), input, names),
    run: async (person: Person, input: Input, asking: Asking) =>
      receiptOf(await doing.take(person, [stepOf(input)], asking)),
    done: ({ thing }: Receipt<Report>) => doneSentence(thing),
    answer: ({ thing: { did, task } }: Receipt<Report>) => ({ did, task }),
    undo: undoing<Report>(doing),
  }
}

function receiptOf({ reports, trace }: Done): Receipt<Report> {
  const [report] = reports
  if (!report) throw new Error('A step was taken and came to nothing.')
  return {
    thing: report,
    changes: changesOf(report),
    ...inverseOf(trace),
    sources: report.sources,
    things: [thingOf(report)],
  }
}

/** If nothing changed, there is nothing to undo. */
export function inverseOf(trace: Trace): { inverse?: Trace } {
  return trace.touched.length + trace.lists.length > 0 ? { inverse: trace } : {}
}

function thingOf({ task: { id, title, due } }: Report): ThingRef {
  return { kind: 'task', id, title, ...(due !== null && { start: due }) }
}

/** Undoes a trace. The receipt quotes no more text than what was undone. */
export function undoing<Thing>(doing: Doing) {
  return async (person: Person, receipt: Receipt<Thing>): Promise<Reversal<Thing>> => {
    const { thing, changes = [], inverse, sources, things } = receipt
    const trace = await doing.putBack(person, inverse as Trace)
    const told = { ...(sources && { sources }), ...(things && { things }) }
    const reversed = changes.map(({ label, before, after }) => ({ label, before: after, after: before }))
    return { thing, changes: reversed, inverse: trace, ...told }
  }
}
