import { call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { momentOf, wallOf } from '#foundation/time/zones.ts'
import { putOff } from '../../rules.ts'
import type { Timing, Which, Wish } from '../../language/wish.ts'
import { nowOf } from './creating.ts'
import type { Known } from './finding.ts'
import * as words from './wording.ts'

/** Of what is meant, only the next time of each, where it repeats. */
export function ofNext<Any extends Wish>(wish: Any): Any {
  return 'which' in wish ? { ...wish, which: { ...wish.which, next: true } } : wish
}

/** Its next time is left out, or those on the stretch that was said; what comes once is not needed at all. */
export function leftOut(found: Known, { from, to }: Which): Move {
  const { id, next, rule } = found
  if (rule === null) return call('reminders.stop', { id })
  if (next === null) return say(words.cannotRetime)
  if (from === undefined || to === undefined) return call('reminders.move-next', { id, at: null })
  return next < from ? say(words.notThen(found)) : silentUntil(found, to)
}

/** Leaves out all times before `until`; from then on it comes as before. */
export function silentUntil(found: Known, until: string): Move {
  const { id, next } = found
  if (next === null || next >= until) return say(words.notThen(found))
  return call('reminders.move-next', { id, at: null, until })
}

/** Every one of them: no series ends with one of its times. */
export function allLeftOut(all: readonly Known[], which: Which): Move {
  const once = all.filter(({ rule }) => rule === null).map(({ id }) => id)
  const moves = all.filter(({ rule }) => rule !== null).map((each) => leftOut(each, which))
  const said = moves.find((move) => move.kind === 'say')
  if (said) return said
  const calls = moves.flatMap((move) => (move.kind === 'call' ? move.calls : []))
  const [only, ...more] = once
  if (only === undefined) return { kind: 'call', calls }
  const ending =
    more.length === 0
      ? { tool: 'reminders.stop', input: { id: only } }
      : { tool: 'reminders.stop-several', input: { ids: once } }
  return { kind: 'call', calls: [...calls, ending] }
}

type To = { timing?: Timing; shift?: number }

/** Moves only its next time. */
export function movedOnce(turn: Turn, found: Known, which: Which, to: To): Move {
  const { id, zone } = found
  const here = turn.context.zone
  // What is said is in the person's zone; the reminder may have another.
  const next = found.next === null ? null : onWall(found.next, { from: zone, to: here })
  const at = next === null ? undefined : onceAt(next, to, nowOf(turn))
  if (next === null || at === undefined) return say(words.onlyWhole(found))
  if (which.from !== undefined && which.to !== undefined && (next < which.from || next >= which.to))
    return say(words.notThen(found))
  return call('reminders.move-next', { id, at: onWall(at, { from: here, to: zone }) })
}

function onWall(wall: string, { from, to }: { from: string; to: string }): string {
  return from === to ? wall : wallOf(momentOf(wall, from), to).slice(0, 16)
}

function onceAt(next: string, { timing, shift }: To, now: string): string | undefined {
  const at = shift === undefined ? timeOf(next, timing) : putOff(next, shift, now)
  return at !== undefined && at > now ? at.slice(0, 16) : undefined
}

/** On its day, or on the day that was said. */
export function timeOf(next: string, timing: Timing | undefined): string | undefined {
  if (timing?.by === 'day') return `${timing.day}${next.slice(10, 16)}`
  if (timing?.by !== 'time') return undefined
  return timing.clock === undefined ? timing.at : `${next.slice(0, 10)}T${timing.clock}`
}
