import { type Move, type Read, say, type Turn } from '#foundation/server/language.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { type KnownReminder, targetsIn } from '../../language/reading/known-targets.ts'
import { callsThem, mayBeKnown } from '../../language/reading/known.ts'
import type { Wish } from '../../language/wish.ts'
import { activeOnes, among, isMove, refOf } from './finding.ts'
import * as words from './wording.ts'

/** A message that calls one by its name and that nothing reads. */
export function hearNear(sentence: string): Read | undefined {
  if (!mayBeKnown(sentence) || !callsThem(sentence)) return undefined
  return {
    intent: 'reminders',
    wish: { do: 'near', text: sentence } satisfies Wish,
    sure: false,
    tries: true,
    nearest: true,
  }
}

/** Shows those whose names are in it, and asks what should become of them. */
export function near(turn: Turn, text: string): Move {
  const all = activeOnes(turn)
  if (isMove(all)) return all
  const [meant] = targetsIn(text, knownOnes(all), wordingOf(turn))
  const ids = meant?.reminders.map(({ id }) => id) ?? []
  if (ids.length === 0 || ids.length === all.length) return say(words.nothingSuch(''), { isNothing: true })
  const found = among(all, { words: '', ids }, turn)
  return say(words.isAboutThese(found), { shows: found.map(refOf) })
}

/** As far as a message can name them. */
export function knownOnes(all: Exclude<ReturnType<typeof activeOnes>, Move>): KnownReminder[] {
  return all.map(({ minutes, text, target, ...each }) => ({
    ...each,
    title: [text, target.named ?? target.words ?? ''].join(' ').trim(),
    isBefore: minutes !== null,
  }))
}

export function wordingOf({ context: { now, zone } }: Turn): Wording {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDateTime()
  return { now: here, zone, dateOrder: dateOrderOf(zone) }
}
