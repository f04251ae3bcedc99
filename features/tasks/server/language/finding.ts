import { z } from 'zod'
import { answerOf, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { millisecondOf } from '#foundation/time/zones.ts'
import { task } from '../../contract.ts'
import type { Described } from '../../language/wish.ts'
import { listFor } from './naming.ts'
import * as words from './wording.ts'

export const findTasks = 'tasks.find-tasks'
const most = 500

const told = task.pick({
  id: true,
  title: true,
  due: true,
  zone: true,
  status: true,
  priority: true,
  overdue: true,
  waitsFor: true,
  list: true,
})
export type Told = z.infer<typeof told>

export function tasksIn(answer: unknown): Told[] | undefined {
  return z.array(told).safeParse(answer).data
}

/** What is meant, or what has to be looked up or said before. */
export function targets(turn: Turn, which: Described): Told[] | Move {
  if (which.it) return spokenOf(turn)
  const list = listFor(turn, which.list)
  if (list && 'kind' in list) return list
  const input = soughtOf(turn, which, list?.id)
  const found = answerOf(turn, findTasks)
  if (found === undefined) return call(findTasks, input)
  const all = tasksIn(found)
  if (all === undefined) return say(words.unreadable)
  if (all.length > 0 || which.words === '') return all
  return say(words.nothingSuch(which.words))
}

/** The tasks of the last answer or deed, looked up again as this person. */
function spokenOf(turn: Turn): Told[] | Move {
  const { did, shown } = turn.dialogue
  const last = (did && did.isPast !== true ? did.things : shown).filter(({ kind }) => kind === 'task')
  const [only] = last
  if (!only || last.length > 1) return say(words.whichNamed)
  const blank = { status: 'todo', priority: null, overdue: false, waitsFor: null, list: '' } as const
  return [{ ...blank, id: only.id, title: only.title, due: only.start ?? null, zone: turn.context.zone }]
}

function soughtOf({ context }: Turn, which: Described, list: string | undefined): Record<string, unknown> {
  const { words: title, person, statuses, overdue, priority, dueFrom, dueBefore, doneFrom, doneBefore } = which
  const moment = (day: string | undefined) =>
    day === undefined ? undefined : new Date(millisecondOf(day, context.zone)).toISOString()
  const sought = {
    words: title === '' ? undefined : title,
    person,
    statuses,
    overdue,
    priority,
    dueFrom,
    dueBefore,
    doneFrom: moment(doneFrom),
    doneBefore: moment(doneBefore),
    list,
    limit: most,
  }
  return Object.fromEntries(Object.entries(sought).filter(([, value]) => value !== undefined))
}
