import type { ThingRef } from '#foundation/language/dialogue.ts'
import { z } from 'zod'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { millisecondOf } from '#foundation/time/zones.ts'
import { statuses, task } from '../../contract.ts'
import { alike } from '../../language/reading/alike.ts'
import { small } from '../../language/reading/described.ts'
import { isMyList } from '../../language/reading/of-tasks.ts'
import { type Described, nobodyElse } from '../../language/wish.ts'
import { calledSo, listFor, listsIn } from './naming.ts'
import { nothingFound, whichOf, whichTask } from './picking.ts'
import * as words from './wording.ts'

export const findTasks = 'tasks.find-tasks'
const most = 500

const told = task.pick({
  id: true,
  title: true,
  notes: true,
  due: true,
  zone: true,
  minutes: true,
  status: true,
  priority: true,
  overdue: true,
  waitsFor: true,
  askOn: true,
  list: true,
  repeat: true,
  parent: true,
})
export type Told = z.infer<typeof told>

export function tasksIn(answer: unknown): Told[] | undefined {
  return z.array(told).safeParse(answer).data
}

/** What is meant, or what has to be looked up or said before. */
export function targets(turn: Turn, which: Described): Told[] | Move {
  if (which.it || which.places || which.ids || which.other) return spokenOf(turn, which)
  const list = listFor(turn, which.list)
  // “Witness list” may be the name of a task.
  if (list && 'kind' in list && list.kind === 'say' && which.words === '' && which.list !== undefined && !which.isWhole)
    return orList(turn, targets(turn, { words: `${which.list} list`, all: false, isWhole: true }), list)
  if (list && 'kind' in list) return list
  const input = soughtOf(turn, which, list?.id)
  const [found, loosely] = turn.results.filter(({ tool }) => tool === findTasks).map(answered)
  if (found === undefined) return call(findTasks, input)
  const all = tasksIn(found)
  if (all === undefined) return say(words.unreadable)
  const fitting = all.filter((each) => isMeant(each, which))
  if (which.isTitle) return fitting.filter(({ title }) => plain(title) === plain(which.words))
  if (fitting.length === 0 && which.person && which.person !== nobodyElse && which.words === '')
    return onListOf(turn, which) ?? calledFor(turn, which)
  if (fitting.length > 0 || which.words === '') return oneOf(fitting, which)
  return looselyNamed(turn, which, { input, found: loosely })
}

/** “What's on my shopping list?” means no task of that name, so the answer is that there is no such list. */
function orList({ parts }: Turn, found: Told[] | Move, noList: Move): Told[] | Move {
  const isNone = 'kind' in found ? found.kind === 'say' && found.leaves?.isNothing === true : found.length === 0
  return isNone && isMyList(parts.sentence) ? noList : found
}

/** “What is left for Northwind”: a list where nobody is called so. */
function onListOf(turn: Turn, { person = '', ...which }: Described): Told[] | Move | undefined {
  const lists = listsIn(turn)
  if ('kind' in lists) return lists
  const list = calledSo(lists, person)
  const first = turn.results.findIndex(({ tool }) => tool === findTasks)
  const results = turn.results.filter((_, at) => at !== first)
  return list && targets({ ...turn, results }, { ...which, list: list.name, all: true })
}

/** “Anything to do for Marta”: what names her, where nothing was given to her. */
function calledFor(turn: Turn, { person = '', isFor, ...which }: Described): Told[] | Move {
  if (isFor !== true) return []
  const first = turn.results.findIndex(({ tool }) => tool === findTasks)
  const results = turn.results.filter((_, at) => at !== first)
  return targets({ ...turn, results }, { ...which, words: person })
}

function answered({ result }: Turn['results'][number]): unknown {
  return result.kind === 'answer' ? result.answer : []
}

function isMeant(each: Told, { undated, except = [], notIds = [], person }: Described): boolean {
  if (notIds.includes(each.id) || (person === nobodyElse && each.waitsFor !== null)) return false
  return (undated !== true || each.due === null) && except.every((named) => !holds(each, tellingWords(named)))
}

/** The one that is called exactly so, where others hold the words as well. */
function oneOf(found: Told[], { all, words: said }: Described): Told[] {
  const exact = all ? [] : found.filter(({ title }) => plain(title) === plain(said))
  return exact.length === 1 ? exact : found
}

/** Nothing holds all the words: what holds most of them is meant, or is offered. */
function looselyNamed(
  turn: Turn,
  which: Described,
  { input, found }: { input: Record<string, unknown>; found: unknown },
): Told[] | Move {
  const telling = tellingWords(which.words)
  const parts = telling.filter((word) => word.length > 2)
  if (parts.length === 0) return nothingFound(which.words, which.statuses)
  const { words: _words, ...others } = input
  if (found === undefined) return call(findTasks, others)
  const near = (tasksIn(found) ?? []).filter((each) => isMeant(each, which))
  const exact = near.filter((each) => holds(each, telling))
  if (exact.length > 0) return exact
  if (which.isExact) return nothingFound(which.words, which.statuses)
  if (which.all) {
    const list = listFor(turn, which.words)
    if (list && 'id' in list) return near.filter((each) => each.list === list.id)
    if (list?.kind === 'call') return list
  }
  const scored = near.map((each) => ({ each, score: scoreOf(each, parts) }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best * 2 < parts.length) return nothingFound(which.words, which.statuses)
  return whichOf(
    scored.filter(({ score }) => score === best).map(({ each }) => each),
    turn.context.format,
    { said: which.words },
  )
}

function tellingWords(said: string): string[] {
  return tokenize(said).flatMap(({ text }) => (small.has(text) ? [] : [text]))
}

function holds(each: Told, telling: readonly string[]): boolean {
  return telling.length > 0 && scoreOf(each, telling) === telling.length
}

function scoreOf({ title }: Told, telling: readonly string[]): number {
  const held = tokenize(title).map(({ text }) => text)
  return telling.filter((word) => held.some((other) => alike(word, other))).length
}

function plain(title: string): string {
  return tokenize(title)
    .map(({ text }) => text)
    .join(' ')
}

/** The tasks of the last answer or deed, looked up again as this person. */
function spokenOf(turn: Turn, which: Described): Told[] | Move {
  const { it, places = [], ids } = which
  const { did, shown } = turn.dialogue
  const last = (did && did.isPast !== true ? did.things : shown).filter(({ kind }) => kind === 'task')
  const among = amongWhich(turn, which, last)
  const chosen = ids ?? (it ? last : picked(among, places)).map(({ id }) => id)
  if (chosen.length === 0) return say(words.whichNamed)
  if (it && chosen.length > 1) return say(words.whichNamed, { asks: { question: whichTask }, shows: last })
  const [answer, ofWhole] = turn.results.filter(({ tool }) => tool === findTasks).map(answered)
  if (answer === undefined) return call(findTasks, { ids: chosen, statuses: [...statuses] })
  const found = tasksIn(answer)
  if (found === undefined) return say(words.unreadable)
  const those = chosen.flatMap((id) => found.find((each) => each.id === id) ?? [])
  return which.upward ? wholeOfThose(those, ofWhole) : those
}

/** “The whole thing”: what those are parts of, or the one itself that is no part. */
function wholeOfThose(those: readonly Told[], answer: unknown): Told[] | Move {
  const [whole, ...others] = wholesOf(those)
  if (whole === undefined || others.length > 0) return say(words.whichNamed)
  const itself = those.filter(({ id }) => id === whole)
  if (itself.length > 0) return itself
  if (answer === undefined) return call(findTasks, { ids: [whole], statuses: [...statuses] })
  return tasksIn(answer) ?? say(words.unreadable)
}

export function wholesOf(found: readonly Told[]): string[] {
  return [...new Set(found.map(({ id, parent }) => parent ?? id))]
}

/** “The third” is counted among those that were named together, and “the other” is one of them. */
function amongWhich(
  { dialogue: { did, shown }, parts }: Turn,
  { places = [], notIds = [], other }: Described,
  last: readonly ThingRef[],
): readonly ThingRef[] {
  const row = (did && did.isPast !== true ? (did.among ?? []) : []).filter(({ kind }) => kind === 'task')
  const all = row.length > 0 ? row : shown.filter(({ kind }) => kind === 'task')
  if (notIds.length > 0) return all.filter(({ id }) => !notIds.includes(id))
  if (other === true && row.length > 0) return row.filter(({ id }) => !last.some((each) => each.id === id))
  const isBoth = row.length === 2 && /\bboth\b/i.test(parts.sentence)
  return isBoth || (places.length > 0 && row.length > 0) ? row : last
}

function picked<T>(shown: readonly T[], places: readonly number[]): T[] {
  if (places.length === 0) return [...shown]
  return places.flatMap((place) => shown.at(place < 0 ? place : place - 1) ?? [])
}

function soughtOf({ context }: Turn, which: Described, list: string | undefined): Record<string, unknown> {
  const { words: title, person, statuses: wanted, overdue, priority, dueFrom, dueBefore, doneFrom, doneBefore } = which
  const moment = (day: string | undefined) =>
    day === undefined ? undefined : new Date(millisecondOf(day, context.zone)).toISOString()
  const sought = {
    words: title === '' ? undefined : title,
    person: person === nobodyElse ? undefined : person,
    statuses: wanted,
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
