import type { ReadingScene } from '#foundation/server/language.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wish } from '../../language/wish.ts'

/** “Move the lease task to that day”: with the one day that was spoken of in its place. */
export function withThatDay(sentence: string, scene: ReadingScene): string {
  if (!thatDay.test(sentence)) return sentence
  const day = dayInHand(scene) ?? dayOfThing(scene)
  return day === undefined ? sentence : sentence.replace(thatDay, `$1 ${day}`)
}

const thatDay = /\b(to|on|by|for|until|till|due|onto) (?:that|the same) day\b(?! (?:after|before|off|in|at)\b)/i

/** Time on a day that nobody named is wanted on the day that was asked about. */
export function onDayAsked(wish: Wish, sentence: string, scene: ReadingScene): Wish {
  if (wish.do !== 'block' || scene.dialogue.span === undefined || timesIn(sentence, scene).some((at) => at.saysDay))
    return wish
  const day = dayOfSpan(scene)
  if (day === undefined) return wish
  const from = Temporal.PlainDate.from(day)
  const at = wish.at === undefined ? {} : { at: `${day}${wish.at.slice(10)}` }
  return { ...wish, from: day, to: from.add({ days: 1 }).toString(), ...at }
}

/** The day that the last answer was about, or the only one that the person named before. */
function dayInHand(scene: ReadingScene): string | undefined {
  const last = scene.before.findLast(({ role }) => role === 'user')?.text ?? ''
  const days = new Set(
    timesIn(last, scene).flatMap(({ saysDay, start }) => (saysDay ? [start.toPlainDate().toString()] : [])),
  )
  const [named, ...others] = days
  return named !== undefined && others.length === 0 ? named : dayOfSpan(scene)
}

/** A stretch within one day. */
function dayOfSpan({ dialogue: { span } }: ReadingScene): string | undefined {
  if (!span) return undefined
  const [from, to] = [Temporal.PlainDateTime.from(span.from), Temporal.PlainDateTime.from(span.to)]
  const day = from.toPlainDate()
  return Temporal.PlainDateTime.compare(to, day.add({ days: 1 }).toPlainDateTime()) > 0 ? undefined : day.toString()
}

/** When the only thing in hand takes place. */
function dayOfThing({ dialogue: { did, card, shown } }: ReadingScene): string | undefined {
  const deed = [card, did].find((each) => each && each.isPast !== true)
  const days = new Set((deed?.things ?? shown).flatMap(({ start }) => start?.slice(0, 10) ?? []))
  return days.size === 1 ? [...days][0] : undefined
}

function timesIn(text: string, { now, zone }: ReadingScene) {
  return readTimes(text, { now, zone, dateOrder: dateOrderOf(zone) })
}
