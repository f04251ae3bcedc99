import type { Dialogue } from '#foundation/language/dialogue.ts'
import { dateText } from '#foundation/language/wording/moments.ts'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'

/**
 * “The same day”, “that morning at 8:30”: on the day that was said before, or that of what was spoken of. Where neither
 * says one, the words are left out, and no time of the sentence is sure.
 */
export function onItsDay(
  said: string,
  dialogue: Dialogue,
  wording: Wording & { zone: string },
): { sentence: string; isAbout: boolean; lacksDay: boolean } {
  const found = itsDay.exec(said)
  if (!found) return { sentence: said, isAbout: false, lacksDay: false }
  const before = readTimes(said.slice(0, found.index), wording).findLast(({ saysDay }) => saysDay)
  const day = before?.start.toPlainDate() ?? dayOfOnly(dialogue, wording.zone)
  const part = found[1] === undefined ? '' : ` in the ${found[1].toLowerCase()}`
  const written = day ? `on ${dateText(day, usualTimeFormat)}${part}` : ''
  return {
    sentence: said.replace(itsDay, written).replaceAll(/ {2,}/g, ' ').trim(),
    isAbout: day !== undefined && !before,
    lacksDay: !day,
  }
}

/** The one day of what was spoken of. */
export function dayOfOnly({ did, shown }: Dialogue, zone: string): Temporal.PlainDate | undefined {
  const things = did && did.isPast !== true && did.things.length > 0 ? did.things : shown
  const days = things.map(({ start }) => (start === undefined ? undefined : dayOf(start, zone)))
  const [day, ...more] = days
  return day && more.every((other) => other?.equals(day) === true) ? day : undefined
}

/** The time of day of the last one that was spoken of. */
export function clockOfLast({ did, shown }: Dialogue, zone: string): string | undefined {
  const things = did && did.isPast !== true && did.things.length > 0 ? did.things : shown
  const start = things.at(-1)?.start
  if (start === undefined || !start.includes('T')) return undefined
  const isMoment = start.endsWith('Z') || /[+-]\d\d:\d\d$/.test(start)
  const at = isMoment ? Temporal.Instant.from(start).toZonedDateTimeISO(zone) : Temporal.PlainDateTime.from(start)
  return at.toPlainTime().toString().slice(0, 5)
}

export function dayOf(start: string, zone: string): Temporal.PlainDate {
  const isMoment = start.endsWith('Z') || /[+-]\d\d:\d\d$/.test(start)
  return isMoment
    ? Temporal.Instant.from(start).toZonedDateTimeISO(zone).toPlainDate()
    : Temporal.PlainDate.from(start.slice(0, 10))
}

/** A part of the day is one only where a time, an end or what to do follows: “that evening class” is a thing. */
const itsDay =
  /\b(?:(?:on |in |for )?that (morning|afternoon|evening)(?=$|[,.;:!?]| (?:at|around|about|by|to|before|after|from|remind|please|pls)\b| \d)|(?:on )?(?:the |that )?(?:same|that) day\b(?! (?:next|last|every|each|of)\b))/i

/** “Half past” and “ten to” without an hour take the hour of the last time that was mentioned. */
export function withItsHour(said: string, clock: string | undefined): string {
  const [whole, words = '', way = ''] = pastOrTo.exec(said) ?? []
  if (clock === undefined) return said
  if (whole === undefined) return inItsHalf(said, Temporal.PlainTime.from(clock))
  const minutes = spoken[words.toLowerCase()] ?? Number(words)
  const last = Temporal.PlainTime.from(clock)
  const hour = last.with({ minute: 0 })
  const next = last.minute === 0 ? hour : hour.add({ hours: 1 })
  const time = way.toLowerCase() === 'past' ? hour.add({ minutes }) : next.subtract({ minutes })
  return `${said.slice(0, -whole.length)}${time.toString({ smallestUnit: 'minute' })}`
}

/** “Actually 7”, of a reminder at six in the evening, is seven in the evening. */
function inItsHalf(said: string, last: Temporal.PlainTime): string {
  const [, lead = '', hour = ''] = otherHour.exec(said) ?? []
  const [early, late] = [Number(hour), Number(hour) + 12]
  const isLate = hour !== '' && last.hour >= 12 && Math.abs(late - last.hour) < Math.abs(early - last.hour)
  return isLate ? `${lead}${late}:00` : said
}

const otherHour =
  /^((?:(?:no|actually|sorry|hm+|oh|wait|rather|better|make it|make that|i meant)[,.]? )+(?:at )?)([1-9]|1[01])[.!]*$/i
const pastOrTo = /\b(half|quarter|five|ten|twenty|\d{1,2}) (past|to)[.!]*$/i
const spoken: Readonly<Record<string, number>> = { half: 30, quarter: 15, five: 5, ten: 10, twenty: 20 }
