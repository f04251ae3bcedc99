import { call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { unfold } from '#foundation/time/repetition/unfold.ts'
import type { Which, Wish } from '../../language/wish.ts'
import { oneOf } from './changing.ts'
import { nowOf } from './creating.ts'
import { leftOut, silentUntil } from './its-next.ts'
import * as words from './wording.ts'

export const asksUntil = 'reminder-until'

export function skip(turn: Turn, { from, to, ...which }: Which): Move {
  const found = oneOf(turn, which)
  if ('kind' in found) return found
  if (found.next === null) return say(words.cannotRetime)
  return leftOut(found, { words: '', ...(from !== undefined && to !== undefined && { from, to }) })
}

/** Silent until then, and as before from then on. */
export function pause(turn: Turn, { which, until }: Extract<Wish, { do: 'pause' }>): Move {
  const found = oneOf(turn, which)
  if ('kind' in found) return found
  const { id, next, rule } = found
  if (next === null) return say(words.cannotRetime)
  if (until === undefined)
    return say(words.untilWhen(found), {
      asks: { question: asksUntil, wish: { do: 'pause', which: { words: found.text } } },
    })
  if (rule === null)
    return call('reminders.change', {
      id,
      at: until.endsWith('T00:00') ? `${until.slice(0, 10)}${next.slice(10)}` : until,
    })
  return silentUntil(found, until)
}

/** From its next time on, as if it had never been paused. */
export function resume(turn: Turn, which: Which): Move {
  const found = oneOf(turn, which)
  if ('kind' in found) return found
  const { next, rule } = found
  const now = nowOf(turn)
  if (next === null || rule === null) return say(words.goesOnAlready(found, turn.context.format))
  const first = unfold({ start: `${now.slice(0, 10)}${next.slice(10)}`, rule }, { most: 2 }).find((wall) => wall > now)
  return first === undefined || first >= next
    ? say(words.goesOnAlready(found, turn.context.format))
    : call('reminders.change', { id: found.id, at: first })
}
