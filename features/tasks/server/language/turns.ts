import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Turn } from '#foundation/server/language.ts'

/** The wall clock of the person at this turn. */
export function nowOf({ context }: Turn): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(context.now.getTime())
    .toZonedDateTimeISO(context.zone)
    .toPlainDateTime()
}

export function wordingOf(turn: Turn): Wording {
  const { zone } = turn.context
  return { now: nowOf(turn), zone, dateOrder: dateOrderOf(zone) }
}

/** Whether it says a time of day, and no day. */
export function saysNoDay(turn: Turn): boolean {
  // “2pm that day” names none.
  const said = turn.parts.sentence.replace(/\b(?:that|the same) day\b/gi, ' ')
  const times = readTimes(said, wordingOf(turn))
  return times.some(({ saysTime }) => saysTime) && times.every(({ saysDay }) => !saysDay)
}

/** What is asked for, as a title of a card. */
export function sentenceOf({ parts }: Turn): string {
  const text = parts.sentence.replaceAll(/\s+/g, ' ').trim().slice(0, 200)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
