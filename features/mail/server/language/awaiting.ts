import { call, type Move, type Turn } from '#foundation/server/language.ts'
import { millisecondOf } from '#foundation/time/zones.ts'
import type { AwaitAnswer, Wish } from '../../language/wish.ts'
import { nothing, targets } from './finding.ts'

type Waiting = AwaitAnswer | Extract<Wish, { do: 'stop-awaiting' }>

const usualDays = 3

/** The newest mail that the person sent there is the one that is to be answered. Without a time: three days. */
export function awaitAnswer(turn: Turn, wish: Waiting): Move {
  const { which } = wish
  const meant = targets(turn, which.it || which.ids || which.places ? which : { ...which, newest: 1, folder: 'sent' })
  if ('kind' in meant) return meant
  const [thread] = meant
  if (!thread) return nothing(which)
  if (wish.do === 'stop-awaiting') return call('mail.stop-awaiting', { threadId: thread.id })
  const until = wish.until ?? `${turn.today.add({ days: usualDays }).toString()}T09:00`
  const moment = new Date(millisecondOf(until, turn.context.zone)).toISOString()
  return call('mail.await-answer', { threadId: thread.id, until: moment })
}
