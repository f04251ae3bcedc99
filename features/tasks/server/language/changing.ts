import { randomUUIDv7 } from 'node:crypto'
import { type Call, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import type { Change, ChangeWish, EndWish, Order } from '../../language/wish.ts'
import { titleWith } from '../../language/reading/retitled.ts'
import { nextDay } from '../../rules/due.ts'
import { newTask } from './creating.ts'
import { targets, type Told } from './finding.ts'
import { doerFor, listFor, listOrNew } from './naming.ts'
import { nothingFound, taskAsSaid, whichOf } from './picking.ts'
import { nowOf, saysNoDay, sentenceOf } from './turns.ts'
import * as words from './wording.ts'

const mostSteps = 200

/** As `tasks.apply-plan` takes it; each action of its own takes what stands in it. */
type Step = { do: string; task?: object; change?: object; which?: object }
type Steps = { steps: Step[]; isAll: boolean }

/** One is done at once, several are shown first. */
export function carryOut(turn: Turn, wish: Order): Move {
  const made = stepsFor(turn, wish)
  if ('steps' in made) return performed(turn, made.steps)
  const parts = isNothing(made) ? eachOf(wish) : []
  return parts.length > 1 ? several({ ...turn, results: turn.results.slice(looks) }, parts) : made
}

/** As many as are done without being shown first. */
export const mostUnasked = 3

/** How often a name is looked up: by its exact words, then by similar ones. */
const looks = 2

function isNothing(move: Move): boolean {
  return move.kind === 'say' && move.leaves?.isNothing === true
}

/** “The rota and the flights”: nothing holds all of these words, so each of them is meant. */
function eachOf(wish: Order): Order[] {
  if (wish.do === 'create' || wish.which.all) return []
  return wish.which.words
    .split(' and ')
    .map((title) => ({ ...wish, which: { ...wish.which, words: withoutThe(title) } }))
}

function withoutThe(title: string): string {
  return title.toLowerCase().startsWith('the ') ? title.slice(4) : title
}

export function several(turn: Turn, wishes: readonly Order[]): Move {
  const steps: Step[] = []
  let from = 0
  for (const each of wishes) {
    const wish = 'which' in each && each.which.other ? withoutThose(each, steps.flatMap(idsOf)) : each
    const { made, until } = lookedUp(turn, wish, from)
    if ('kind' in made) return made
    steps.push(...made.steps)
    from = until
  }
  return performed(turn, steps)
}

function idsOf({ change, which }: Step): string[] {
  return [change ?? which].flatMap((given) => (given && 'id' in given && typeof given.id === 'string' ? given.id : []))
}

/** “The other one” is what was shown beside these. */
function withoutThose<Wish extends ChangeWish | EndWish>(wish: Wish, notIds: string[]): Wish {
  return { ...wish, which: { places: [], words: '', all: false, notIds } }
}

/** Each of them has what was looked up for it. */
function lookedUp(turn: Turn, wish: Order, from: number): { made: Steps | Move; until: number } {
  for (let until = from; ; until += 1) {
    const made = stepsFor({ ...turn, results: turn.results.slice(from, until) }, wish)
    const wantsMore = 'kind' in made && made.kind === 'call'
    if (!wantsMore || until >= turn.results.length) return { made, until }
  }
}

function performed(turn: Turn, steps: readonly Step[]): Move {
  const [first] = steps
  if (!first) return say(words.nothingToDo(0))
  if (steps.length > 1 && steps.length <= mostUnasked && both.test(turn.parts.sentence) && steps.every(isLight))
    return { kind: 'call', calls: steps.map(callOf) }
  // A list that is not there yet is shown before a task is made in it: its name may be a slip.
  if (steps.length > 1 || steps.some(({ task }) => task && 'newList' in task))
    return call('tasks.apply-plan', { title: sentenceOf(turn), steps: steps.slice(0, mostSteps) })
  return { kind: 'call', calls: [callOf(first)] }
}

const both = /\b(?:both|all (?:two|three|2|3)|these two|those two|the two|these three|those three|the three)\b/i

/** Nobody else hears of it, and nothing is gone. */
function isLight({ do: what, change: to }: Step): boolean {
  return what === 'complete' || (what === 'change' && to !== undefined && !('waitsFor' in to))
}

function callOf({ do: what, task, change, which }: Step): Call {
  return { tool: `tasks.${what}-task`, input: { ...(task ?? change ?? which) } }
}

/** The new task, and what it consists of. */
function created(task: object, parts: readonly string[] = []): Step[] {
  if (parts.length === 0) return [{ do: 'create', task }]
  const id = randomUUIDv7()
  return [
    { do: 'create', task: { ...task, id } },
    ...parts.map((title): Step => ({ do: 'create', task: { title, parent: id } })),
  ]
}

/** What is as it should be already is left out. */
function stepsFor(turn: Turn, wish: Order): Steps | Move {
  if (wish.do === 'create') {
    const made = newTask(turn, wish)
    return 'kind' in made ? made : { steps: created(made.task, wish.parts), isAll: false }
  }
  const { which } = wish
  const found = targets(turn, which)
  if ('kind' in found) return found
  const made = stepOf(turn, wish)
  if ('kind' in made) return newListFor(found, wish, made, turn) ?? made
  const fitting = found.filter((task) => made.changes(task))
  if (fitting.length === 0)
    return found.length === 0 ? nothingFound(which.words, which.statuses) : say(words.nothingToDo(found.length))
  const isMiscounted = which.count !== undefined && which.count !== found.length
  if (isMiscounted || (!which.all && !which.ids && fitting.length > 1))
    return whichOf(fitting, turn.context.format, { wish })
  return { steps: fitting.map(made.step), isAll: which.all }
}

/** “Move the tiles to the Home list” without such a list: if the task is there, offers to make the list. */
function newListFor(found: readonly Told[], wish: ChangeWish | EndWish, no: Move, turn: Turn): Move | undefined {
  if (wish.do !== 'change' || wish.to.list === undefined || found.length === 0 || !isNothing(no)) return undefined
  if (no.kind !== 'say' || !/\blist\b/i.test(turn.parts.sentence)) return undefined
  if (found.length > 1 && !wish.which.all) return whichOf(found, turn.context.format, { wish })
  const which = { ids: found.map(({ id }) => id), words: '', all: found.length > 1 }
  const meant: ChangeWish = { ...wish, which, to: { ...wish.to, isNewList: true } }
  return say(words.offeredList(no.text), { asks: { question: taskAsSaid, wish: meant } })
}

/** “A list called Home”: who names it so wants it made where there is none. */
const calledList = /\b(?:an?|new|own)(?: new)? list (?:called|named)\b/i

type Made = { step: (task: Told) => Step; changes: (task: Told) => boolean }

function stepOf(turn: Turn, wish: ChangeWish | EndWish): Made | Move {
  if (wish.do !== 'change') {
    const changes = wish.do === 'complete' ? (task: Told) => !isDone(task) : wish.do === 'reopen' ? isDone : () => true
    return { step: ({ id }) => ({ do: wish.do, which: { id } }), changes }
  }
  const { person, list, isNewList, maybeList: _maybe, note, later, title, inPlaceOf, ...to } = wish.to
  const doer = doerFor(turn, person)
  if (doer && 'kind' in doer) return doer
  const isMade = isNewList === true || calledList.test(turn.parts.sentence)
  const into = isMade && list !== undefined ? listOrNew(turn, list) : listFor(turn, list)
  if (into && 'kind' in into) return into
  const given = {
    ...to,
    ...(doer && { waitsFor: doer }),
    ...(person === null && { waitsFor: null, askOn: null }),
    ...(into && ('id' in into ? { list: into.id } : { newList: into.newList })),
  }
  const isTimeAlone = typeof given.due === 'string' && saysNoDay(turn)
  const changeOf = (task: Told) => ({
    ...given,
    ...ofEach(task, { note, later, title, inPlaceOf }, turn),
    ...(isTimeAlone && { due: onItsDay(task, given.due ?? '', turn) }),
  })
  return {
    step: (task) => ({ do: 'change', change: { id: task.id, ...changeOf(task) } }),
    changes: (task) =>
      Object.entries(changeOf(task)).some(
        ([name, value]) => JSON.stringify(task[name as keyof Told]) !== JSON.stringify(value),
      ),
  }
}

/** What depends on how each of them is now: a day without its time is put off from today where it is over. */
function ofEach(
  task: Told,
  { note, later, title, inPlaceOf }: { [Each in 'note' | 'later' | 'title' | 'inPlaceOf']: Change[Each] | undefined },
  turn: Turn,
): Partial<Told> {
  const today = nowOf(turn).toPlainDate().toString()
  const due = task.due === null ? today : task.due
  const time = due.slice(10)
  return {
    ...(title !== undefined && {
      title: inPlaceOf === undefined ? title : titleWith(task.title, { title, inPlaceOf }),
    }),
    ...(note !== undefined && { notes: task.notes === '' ? note : `${task.notes}\n\n${note}` }),
    ...(later !== undefined && { due: `${nextDay(due.slice(0, 10), later)}${time}` }),
  }
}

/** “Make that 5pm” of a task that is due on a later day keeps that day. */
function onItsDay({ due }: Told, said: string, turn: Turn): string {
  const day = due?.slice(0, 10) ?? ''
  return day > nowOf(turn).toPlainDate().toString() ? `${day}${said.slice(10)}` : said
}

function isDone({ status }: Told): boolean {
  return status === 'done'
}
