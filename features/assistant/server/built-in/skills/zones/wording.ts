import { counted, escaped, list, quote, together } from '#foundation/language/wording/quoting.ts'
import { dateText, timeText } from '#foundation/language/wording/moments.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'

export const whichPlace = 'Which city are you in?'

export type Clock = { name: string; at: Temporal.ZonedDateTime }

export function timeHere(at: Temporal.ZonedDateTime, format: TimeFormat): string {
  return `It is ${timeText(at, format)}, ${dateText(at.toPlainDate(), format)} (${at.timeZoneId}).`
}

export function timesThere(clocks: readonly Clock[], here: Temporal.ZonedDateTime, format: TimeFormat): string {
  const [only] = clocks
  if (clocks.length === 1 && only) return `It is ${timeThere(only, here, format)}.`
  return `It is:\n\n${list(clocks.map((clock) => timeThere(clock, here, format)))}`
}

function timeThere({ name, at }: Clock, here: Temporal.ZonedDateTime, format: TimeFormat): string {
  return `${timeText(at, format)} in ${escaped(name)}, ${dateText(at.toPlainDate(), format)} (${comparedWithYou(at, here)})`
}

function comparedWithYou(at: Temporal.ZonedDateTime, here: Temporal.ZonedDateTime): string {
  const minutes = minutesBetween(here, at)
  if (minutes === 0) return 'the same time as yours'
  return `${spanText(Math.abs(minutes))} ${minutes > 0 ? 'ahead of' : 'behind'} you`
}

type Side = { name: string | undefined; at: Temporal.ZonedDateTime }

/** “11:00 your time is **20:00 in Tokyo**.” */
export function clockChange(from: Side, to: Side, format: TimeFormat): string {
  const days = from.at.toPlainDate().until(to.at.toPlainDate()).days
  const day = days === 0 ? '' : days > 0 ? ', the day after' : ', the day before'
  const place = ({ name }: Side) => (name === undefined ? 'your time' : `in ${escaped(name)}`)
  return `${timeText(from.at, format)} ${place(from)} is **${timeText(to.at, format)} ${place(to)}**${day}.`
}

export function ownZone(at: Temporal.ZonedDateTime, format: TimeFormat): string {
  return `Your time zone is ${at.timeZoneId} (UTC${at.offset}); it is ${timeText(at, format)} there.`
}

export function difference(one: Clock, other: Clock, format: TimeFormat): string {
  const minutes = minutesBetween(other.at, one.at)
  const you = other.name === ''
  const name = escaped(one.name)
  if (minutes === 0)
    return you ? `${name} has the same time as you.` : `${name} and ${escaped(other.name)} have the same time.`
  const way = minutes > 0 ? 'ahead of' : 'behind'
  return `${name} is ${spanText(Math.abs(minutes))} ${way} ${you ? 'you' : escaped(other.name)}: it is ${timeText(one.at, format)} there, and ${timeText(other.at, format)} ${you ? 'here' : `in ${escaped(other.name)}`}.`
}

function minutesBetween(one: Temporal.ZonedDateTime, other: Temporal.ZonedDateTime): number {
  return (other.offsetNanoseconds - one.offsetNanoseconds) / 60_000_000_000
}

function spanText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (rest === 0) return counted(hours, 'hour')
  return hours === 0 ? counted(rest, 'minute') : `${counted(hours, 'hour')} and ${counted(rest, 'minute')}`
}

export function unknownPlace(name: string | undefined): string {
  const which = name === undefined ? 'that place' : quote(name)
  return `I do not know ${which}. Please name a larger city near it.`
}

export function severalZones(name: string, cities: readonly string[]): string {
  return `${whichPlace} ${escaped(name)} has several time zones, such as those of ${together(cities)}.`
}

export function hereAt(at: Temporal.PlainDateTime, today: Temporal.PlainDate, format: TimeFormat): string {
  const isToday = at.toPlainDate().equals(today)
  return `That is **${timeText(at, format)}** your time${isToday ? ', today' : ` on ${dateText(at.toPlainDate(), format)}`}.`
}
