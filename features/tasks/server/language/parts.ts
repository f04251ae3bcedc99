import { call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { statuses } from '../../contract.ts'
import type { Described } from '../../language/wish.ts'
import { findTasks, targets, tasksIn, type Told, wholesOf } from './finding.ts'
import { nothingFound, whichOf } from './picking.ts'
import * as words from './wording.ts'

/** The open parts of the task that is meant, or of the one that those in hand are parts of; else what of them is open. */
export function partsMeant(turn: Turn, { parts: _parts, ...which }: Described): Told[] | Move {
  const { found, rest } = looked(turn, which)
  if ('kind' in found) return found
  const [whole, ...others] = wholesOf(found)
  if (whole === undefined) return nothingFound(which.words)
  if (others.length > 0) return which.ids ? found.filter(isOpen) : whichOf(found, turn.context.format)
  const [result] = rest
  if (!result) return call(findTasks, { parent: whole, statuses: [...statuses] })
  const parts = tasksIn(result.result.kind === 'answer' ? result.result.answer : [])
  if (parts === undefined) return say(words.unreadable)
  const title = found.find(({ id }) => id === whole)?.title
  if (parts.length === 0) return say(words.noParts(title), { isNothing: true })
  const open = parts.filter(isOpen)
  return open.length > 0 ? open : say(words.partsDone(parts.length))
}

/** What those in hand are all parts of; where a task is named, that task. */
export function wholeOf(turn: Turn, which: Described): string | Move | undefined {
  const { parts, ...plain } = which
  const { found } = looked(turn, plain)
  if ('kind' in found) return found
  if (parts === undefined) return found.length === 1 ? found[0]?.id : whichOf(found, turn.context.format)
  const [whole, ...others] = wholesOf(found)
  const isKnown = parts === 'new' || found.some(({ parent }) => parent !== null)
  return others.length === 0 && isKnown ? whole : undefined
}

/** What is meant, and the results of the lookups that were not needed to find it. */
function looked(turn: Turn, which: Described): { found: Told[] | Move; rest: Turn['results'] } {
  const finds = turn.results.filter(({ tool }) => tool === findTasks)
  for (let spent = 0; ; spent += 1) {
    const used = new Set(finds.slice(0, spent))
    const results = turn.results.filter((each) => each.tool !== findTasks || used.has(each))
    const found = targets({ ...turn, results }, which)
    const needsMore = 'kind' in found && found.kind === 'call' && found.calls.some(({ tool }) => tool === findTasks)
    if (!needsMore || spent >= finds.length) return { found, rest: finds.slice(spent) }
  }
}

function isOpen({ status }: Told): boolean {
  return status !== 'done'
}
