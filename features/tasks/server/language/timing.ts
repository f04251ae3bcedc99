import { answerOf, type Block, type Call, type Move, say, type Turn } from '#foundation/server/language.ts'
import type { Stretch } from '#foundation/language/dialogue.ts'
import type { Wish } from '../../language/wish.ts'
import { layOut } from '../../rules/laying-out.ts'
import { nextDay } from '../../rules/due.ts'
import { byWeight } from './asking.ts'
import { findTasks, targets, tasksIn } from './finding.ts'
import { nothingFound, whichOf } from './picking.ts'
import { nowOf } from './turns.ts'
import * as words from './wording.ts'

const usualMinutes = 30
const shortest = 15
const mostTasks = 12

/** Time for one task, in the first free stretch that holds it. */
export function block(turn: Turn, wish: Extract<Wish, { do: 'block' }>): Move {
  const found = targets(turn, wish.which)
  if ('kind' in found) return found
  const [task] = found
  if (!task) return nothingFound(wish.which.words)
  if (found.length > 1) return whichOf(found, turn.context.format)
  const minutes = wish.minutes ?? task.minutes ?? 60
  if (wish.at !== undefined && turn.agenda) {
    const end = Temporal.PlainDateTime.from(wish.at).add({ minutes }).toString().slice(0, 16)
    return made(turn.agenda.book(task.title, [{ title: task.title, start: wish.at, end }]))
  }
  const free = freeTime(turn, wish, minutes)
  if ('kind' in free) return free
  const [blocks] = layOut([{ ...task, minutes }], free, usualMinutes)
  return blocks.length === 0 || !turn.agenda ? say(words.noTime) : made(turn.agenda.book(task.title, blocks))
}

/** What is overdue or due by then is laid into free time, the most important first; it is shown before it is booked. */
export function plan(turn: Turn, { from, to }: Extract<Wish, { do: 'plan' }>): Move {
  const answer = answerOf(turn, findTasks)
  if (answer === undefined) return { kind: 'call', calls: [{ tool: findTasks, input: { dueBefore: to, limit: 200 } }] }
  const tasks = byWeight(tasksIn(answer) ?? [])
  if (tasks.length === 0) return say(words.nothingToPlan)
  const free = freeTime(turn, { from, to }, shortest)
  if ('kind' in free) return free
  const [blocks, left] = layOut(tasks.slice(0, mostTasks), free, usualMinutes)
  if (blocks.length === 0 || !turn.agenda) return say(words.noTime)
  const title = words.planTitle(blocks.length, left + Math.max(0, tasks.length - mostTasks))
  return made(turn.agenda.book(title, blocks satisfies readonly Block[]))
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
