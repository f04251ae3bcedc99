import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import {
  ask,
  bindLanguage,
  call,
  type Glance,
  type Move,
  type Plan,
  say,
  type Turn,
} from '#foundation/server/language.ts'
import { tasks } from '../../language/index.ts'
import { readNoted, readTaskWish } from '../../language/reading/read-wish.ts'
import type { Described, NewWish, Wish } from '../../language/wish.ts'
import { nextDay } from '../../rules/due.ts'
import { create } from './creating.ts'
import { findTasks, targets, tasksIn, type Told } from './finding.ts'
import { doerFor, listFor } from './naming.ts'
import * as words from './wording.ts'

const mostSteps = 200
/** The question that the button for a new task asks. */
const newTask = 'new-task'

const plan: Plan = (turn) => {
  const wish = turn.parts.wish as Wish | undefined
  if (!wish) return ask(words.whatToDo, newTask)
  if (wish.do === 'create') return create(turn, wish)
  const found = targets(turn, wish.which)
  if ('kind' in found) return found
  if (wish.do === 'list') return say(words.listed(found, titleOf(wish.which)), { shows: found.map(refOf) })
  if (wish.do === 'count') return say(words.counted(found.length, titleOf(wish.which)))
  return change(turn, wish, found)
}

type Changing = Exclude<Wish, NewWish | { do: 'list' | 'count' }>

/** One is done at once, several are shown first. What is as it should be already is left out. */
function change(turn: Turn, wish: Changing, found: readonly Told[]): Move {
  const made = stepOf(turn, wish)
  if ('kind' in made) return made
  const fitting = wish.which.it ? found : found.filter((task) => made.changes(task))
  if (fitting.length === 0) return say(words.nothingToDo(found.length))
  if (!wish.which.all && fitting.length > 1) return say(words.whichOf(fitting), { shows: fitting.map(refOf) })
  const steps = fitting.slice(0, mostSteps).map(made.step)
  const [first] = steps
  if (steps.length === 1 && first) return call(made.action, first.change ?? first.which)
  return call('tasks.apply-plan', { title: sentenceOf(turn), steps })
}

type Step = { do: string; change?: object; which?: object }
type Made = { action: string; step: (task: Told) => Step; changes: (task: Told) => boolean }

function stepOf(turn: Turn, wish: Changing): Made | Move {
  if (wish.do !== 'change') {
    const changes = wish.do === 'complete' ? (task: Told) => !isDone(task) : wish.do === 'reopen' ? isDone : () => true
    return { action: `tasks.${wish.do}-task`, step: ({ id }) => ({ do: wish.do, which: { id } }), changes }
  }
  const { person, list, ...to } = wish.to
  const doer = doerFor(turn, person)
  if (doer && 'kind' in doer) return doer
  const into = listFor(turn, list)
  if (into && 'kind' in into) return into
  const given = { ...to, ...(doer && { waitsFor: doer }), ...(into && { list: into.id }) }
  return {
    action: 'tasks.change-task',
    step: ({ id }) => ({ do: 'change', change: { id, ...given } }),
    changes: (task) =>
      Object.entries(given).some(([name, value]) => JSON.stringify(task[name as keyof Told]) !== JSON.stringify(value)),
  }
}

function isDone({ status }: Told): boolean {
  return status === 'done'
}

function titleOf({ overdue, dueFrom, dueBefore, doneFrom, statuses }: Described): words.Kind {
  if (overdue) return 'overdue'
  if (doneFrom !== undefined || statuses?.includes('done') === true) return 'done'
  return dueFrom !== undefined || dueBefore !== undefined ? 'due' : 'open'
}

function sentenceOf({ parts }: Turn): string {
  const text = parts.sentence.replaceAll(/\s+/g, ' ').trim().slice(0, 200)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function refOf({ id, title, due }: Told) {
  return { kind: 'task', id, title, ...(due !== null && { start: due }) }
}

const asking = new Set<Wish['do']>(['list', 'count'])

/** What is due today, and what should have been done. */
const glance: Glance = {
  order: 30,
  calls: (today) => [{ tool: findTasks, input: { dueBefore: nextDay(today.toString()), limit: 50 } }],
  tell([answer]) {
    const found = tasksIn(answer)
    return found === undefined || found.length === 0 ? [] : [words.dueToday(found)]
  },
}

export const tasksLanguage = bindLanguage(tasks, {
  plans: { tasks: plan },
  isQuestion: ({ wish }) => asking.has((wish as Wish | undefined)?.do ?? 'create'),
  reads(sentence, { now, zone, dialogue }) {
    const wording = { now, zone, dateOrder: dateOrderOf(zone) }
    const open = dialogue.open.findLast(({ question, isLeft }) => question === newTask && isLeft !== true)
    const answer = open && readNoted(sentence, wording)
    if (answer) return { intent: 'tasks', wish: answer, sure: true, answers: open }
    const last = dialogue.did?.isPast === true ? dialogue.shown : (dialogue.did?.things ?? dialogue.shown)
    const spokenOf = last.some(({ kind }) => kind === 'task')
    const heard = readTaskWish(sentence, wording, spokenOf)
    return heard && { intent: 'tasks', ...heard }
  },
  glance,
  doings: {
    [findTasks]: 'Looking at your tasks',
    'tasks.create-task': 'Adding tasks',
    'tasks.change-task': 'Changing tasks',
    'tasks.complete-task': 'Completing tasks',
    'tasks.reopen-task': 'Reopening tasks',
    'tasks.delete-task': 'Deleting tasks',
    'tasks.apply-plan': 'Changing several tasks at once',
  },
})
