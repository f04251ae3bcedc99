import { tokenize } from '#foundation/language/text/tokens.ts'
import { answerOf, type Call, type Move, say, type Turn } from '#foundation/server/language.ts'
import type { Stretch } from '#foundation/language/dialogue.ts'
import { alike } from '../../language/reading/alike.ts'
import { light } from '../../language/reading/known/known-words.ts'
import type { Wish } from '../../language/wish.ts'
import { type Laid, layOut } from '../../rules/laying-out.ts'
import { isDay, nextDay } from '../../rules/due.ts'
import { byWeight } from './asking.ts'
import { findTasks, targets, tasksIn, type Told } from './finding.ts'
import { nothingFound, whichOf } from './picking.ts'
import { nowOf } from './turns.ts'
import * as words from './wording.ts'

const usualMinutes = 30
const shortest = 15
const mostTasks = 12

/** Time for one task, in the first free stretch that holds it, or when it was said. */
export function block(turn: Turn, wish: Extract<Wish, { do: 'block' }>): Move {
  const found = targets(turn, wish.which)
  if ('kind' in found) return found
  const [task] = found
  if (!task || (wish.isOpen && !isCalled(task.title, wish.which.words))) return nothingFound(wish.which.words)
  if (found.length > 1) return whichOf(found, turn.context.format)
  const minutes = wish.minutes ?? task.minutes ?? 60
  const sized = { ...task, minutes }
  if (wish.at !== undefined) {
    const end = Temporal.PlainDateTime.from(wish.at).add({ minutes }).toString().slice(0, 16)
    return timedAlone(turn, { task: sized, start: wish.at, end, minutes })
  }
  const free = freeTime(turn, wish, minutes)
  if ('kind' in free) return free
  const [[laid]] = layOut([sized], free, usualMinutes)
  return laid ? timedAlone(turn, laid) : say(words.noTime)
}

function isLater({ task: { due }, end }: Laid<Told>): boolean {
  return due !== null && due.slice(0, 10) > end.slice(0, 10)
}

/** One task gets its time at once; only a plan is shown first. */
function timedAlone(turn: Turn, laid: Laid<Told>): Move {
  const move = timed(turn, laid.task.title, [laid])
  if (move.kind !== 'call' || move.calls[0]?.tool !== 'tasks.apply-plan') return move
  const { task, start, minutes } = laid
  return made({ tool: 'tasks.change-task', input: { id: task.id, due: start, minutes } })
}

/** What is overdue or due by then is laid into free time, the most important first; it is shown before it is booked. */
export function plan(turn: Turn, { from, to }: Extract<Wish, { do: 'plan' }>): Move {
  const answer = answerOf(turn, findTasks)
  if (answer === undefined) return { kind: 'call', calls: [{ tool: findTasks, input: { dueBefore: to, limit: 200 } }] }
  const found = tasksIn(answer) ?? []
  const now = nowOf(turn).toString().slice(0, 16)
  const tasks = byWeight(found.filter(({ due }) => due === null || isDay(due) || due < now))
  if (tasks.length === 0) return say(found.length === 0 ? words.nothingToPlan : words.allHaveTimes)
  const free = freeTime(turn, { from, to }, shortest)
  if ('kind' in free) return free
  const [laid, left] = layOut(tasks.slice(0, mostTasks), free, usualMinutes)
  return timed(turn, words.planTitle(laid.length, left + Math.max(0, tasks.length - mostTasks)), laid)
}

/**
 * A task that is given a time stands in the calendar itself. One that is due on a later day stays due then, and time is
 * reserved for it.
 */
function timed({ agenda }: Turn, title: string, laid: readonly Laid<Told>[]): Move {
  if (laid.length === 0) return say(words.noTime)
  const beside = laid.filter(isLater).map(({ task, start, end }) => ({ title: task.title, start, end }))
  if (beside.length > 0 && !agenda) return say(words.noAgenda)
  const changes = laid
    .filter((each) => !isLater(each))
    .map(({ task: { id }, start, minutes }) => ({ id, due: start, minutes }))
  const steps = changes.map((change) => ({ do: 'change', change }))
  return {
    kind: 'call',
    calls: [
      ...(steps.length > 0 ? [{ tool: 'tasks.apply-plan', input: { title, steps } }] : []),
      ...(agenda && beside.length > 0 ? [agenda.book(title, beside)] : []),
    ],
  }
}

/** Most of its title is said: “lunch” is no “Order lunch for the team”. */
function isCalled(title: string, said: string): boolean {
  const own = tokenize(title).filter(({ text }) => !light.has(text))
  const named = own.filter(({ text }) => tokenize(said).some((word) => alike(word.text, text)))
  return named.length > own.length / 2
}

function made(call: Call): Move {
  return { kind: 'call', calls: [call] }
}

function freeTime(turn: Turn, { from, to }: { from: string; to: string }, minutes: number): readonly Stretch[] | Move {
  const { agenda } = turn
  if (!agenda) return say(words.noAgenda)
  const call = agenda.free({ from: startOf(turn, from), to }, minutes)
  const answer = answerOf(turn, call.tool)
  if (answer === undefined) return turn.offers(call.tool) ? made(call) : say(words.noAgenda)
  return agenda.freeIn(answer, turn.context.zone) ?? []
}

/** Of today, what is still to come; nothing that is over. */
function startOf(turn: Turn, from: string): string {
  const now = nowOf(turn)
  const day = from.slice(0, 10)
  if (from.length > 10 && from > now.toString()) return from
  if (day !== now.toPlainDate().toString()) return `${day}T00:00`
  const soon = now.round({ smallestUnit: 'minute', roundingIncrement: 15, roundingMode: 'ceil' })
  const isLate = soon.toPlainDate().toString() === nextDay(day)
  return isLate ? `${day}T23:45` : soon.toString().slice(0, 16)
}
