import { withoutRepeat } from '#foundation/language/english/repeating.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import { onDay, type Place, type Repeated, type When, type Wording } from '#foundation/time/words/when.ts'
import type { Timing } from '../wish.ts'
import { trimmed } from '#foundation/language/english/courtesy.ts'

export type SaidTiming = { timing: Extract<Timing, { by: 'time' | 'day' }>; rest: string }

/** The time that a text says, and the text without it. */
export function timingIn(said: string, wording: Wording): SaidTiming | undefined {
  const text = withNumbers(said)
  const repeated = readRepetition(text, wording)
  if (repeated && !isName(text, repeated.places[0])) {
    return { timing: repeatedTiming(repeated, wording), rest: without(text, repeated.places) }
  }
  const times = readTimes(text, wording).filter((when) => !belongsToNoun(text, when))
  const last = times.at(-1)
  if (!last) return undefined
  const partner = times.findLast((when) => when !== last && completes(when, last))
  const timing = timingOf(joined(last, partner), text, wording)
  return timing && { timing, rest: without(text, partner ? [partner, last] : [last]) }
}

/** A text that is a time and nothing else. */
export function wholeTiming(text: string, wording: Wording): SaidTiming['timing'] | undefined {
  const bare = trimmed(text)
  const said = timingIn(bare, wording) ?? (/^\d/.test(bare) ? timingIn(`at ${bare}`, wording) : undefined)
  return said && tokenize(said.rest).every((token) => small.has(token.text)) ? said.timing : undefined
}

const small = new Set(
  `for on at by in to it me then please and the again from starting around about just maybe ok of this sometime instead first thing
  early late sharp or so exactly ish no yes yeah actually hm make that set be should well oh let us say how is would do works fine rather same time`.split(
    /\s+/,
  ),
)

/** “On the last Friday of the month” is every month; “of this month” is not. */
export function everyMonth(text: string): string {
  const ordinal =
    /\b(?:on )?(?:the )?((?:first|second|third|fourth|last|\d{1,2}(?:st|nd|rd|th))(?: \w+day)? of the (?:month|year))\b/i
  return /\bevery\b|\beach\b/i.test(text) ? text : text.replace(ordinal, 'every $1')
}

const dayNames = new Set(
  'mon tue tues wed weds thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
)

/** “Mon wed fri at 7” is each of these days. */
export function listedDays(text: string): string {
  const tokens = tokenize(text)
  const isDay = (at: number) => dayNames.has(tokens[at]?.text ?? '')
  const at = tokens.findIndex((_, place) => isDay(place) && isDay(place + 1))
  const first = tokens[at]
  if (!first || ['every', 'each'].includes(tokens[at - 1]?.text ?? '')) return text
  let end = at
  while (isDay(end)) end += 1
  const days = tokens.slice(at, end).map(({ text: day }) => day)
  return `${text.slice(0, first.from)}every ${days.slice(0, -1).join(', ')} and ${days.at(-1)}${text.slice(tokens[end - 1]?.to)}`
}

/** “In 45” means minutes, and “in five” too. */
function withNumbers(said: string): string {
  const text = withClocks(said)
  return text.replace(
    /\bin (\d{1,3}|five|ten|fifteen|twenty|thirty|forty|forty-five)(?=$|[,.!?]| to | and )/i,
    'in $1 minutes',
  )
}

/** “Thurs 4.45”, “every other Monday 8.15”: behind a day, these are hours and minutes and no date. */
function withClocks(text: string): string {
  return text
    .replace(dottedHalf, '$1:$2 $3')
    .replace(dotted, (_whole, day: string, hour: string, minute: string) => `${day} at ${hour}:${minute}`)
}

/** “One hour and half”, “45 minutes before 2pm”. */
export function minutesSaid(text: string): string {
  return withoutRepeat(text)
    .replace(/\b(?:an|a|one|1) hour and (?:a )?half\b/gi, '90 minutes')
    .replace(/\b(\d{1,2}) hours and (?:a )?half\b/gi, (_whole, hours: string) => `${Number(hours) * 60 + 30} minutes`)
    .replace(/\b(\d{1,2}) and (?:a )?half\b(?! hours?)/gi, '$1:30')
    .replace(/\b(?:an|a|one) hour before (?=\d)/gi, '1 hour before ')
    .replace(beforeClock, (_whole, count: string, unit: string, clock: string) =>
      clockBefore(clock, Number(count) * (unit.startsWith('h') ? 60 : 1)),
    )
    .replace(/\b(daily|every day) ((?:at )?\S{1,7}(?: [ap]m)?) on (?:working days|weekdays)\b/gi, 'every weekday at $2')
    .replace(/\bat ([01]?\d|2[0-3])\.([0-5]\d)\b(?!\.)/gi, 'at $1:$2')
    .replace(
      /\bremind me (?:at )?(5|10|20|25) (to|past) (1[0-2]|[1-9])\b/gi,
      (_whole, count: string, side: string, hour: string) =>
        side.toLowerCase() === 'past'
          ? `remind me at ${hour}:${count.padStart(2, '0')}`
          : `remind me at ${Number(hour) === 1 ? 12 : Number(hour) - 1}:${60 - Number(count)}`,
    )
    .replace(/\ball (?:the )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)s\b/gi, 'every $1')
    .replace(/\b(noon|midday|midnight)ish\b/gi, 'at $1')
    .replace(/^([01]?\d|2[0-3])\.([0-5]\d) (?=\p{L})/u, 'at $1:$2 ')
    .replace(/\b(me) (1[0-2]|[1-9]) ([0-5]0|15|45) (?=\p{L})/giu, '$1 at $2:$3 ')
    .replace(/\bwhen (?:it is|it's|its|it gets to) (?=\d|noon|midday|midnight|half|quarter|a quarter)/gi, 'at ')
    .replace(/,? (?:let us |let's )?say (?=(?:at )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?\b(?! \w+s\b))/gi, ' at ')
    .replace(/\b(\d{1,2}(?:[:.]\d\d)?) (morning|evening|afternoon)\b/gi, '$1 in the $2')
    .replace(/\bon the (?:morning|day) of (?=(?:the )?\d|[\w']+(?: [\w']+)? (?:day|eve)\b)/gi, 'on ')
    .replace(/\bday after (?=\d|at \d|noon|$)/gi, 'day after tomorrow ')
    .replace(/\bat at\b/gi, 'at')
}

const beforeClock =
  /\b(\d{1,3}) (min|mins|minutes|hours?|hrs?) before ((?:1[0-2]|[1-9])(?::[0-5]\d)? ?[ap]m|(?:[01]?\d|2[0-3]):[0-5]\d|noon|(?:1[0-2]|[1-9])(?=(?: on | to | tomorrow| today|,|$)))(?![\w:])/gi

/** “45 minutes before 2pm” is 13:15. */
function clockBefore(said: string, minutes: number): string {
  const [, hour = '12', minute = '00', half = ''] = /^(\d{1,2})(?::(\d\d))? ?([ap]m)?$/i.exec(said) ?? []
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
  const time = Temporal.PlainTime.from({ hour: hours, minute: Number(minute) })
    .subtract({ minutes })
    .toString()
    .slice(0, 5)
  // “Before 5” may be before 17:00.
  return `at ${half === '' && hours < 13 && !said.startsWith('0') ? time.replace(/^0/, '') : time}`
}

const dottedHalf = /\b(\d{1,2})\.([0-5]\d) ?([ap]m)\b/gi

const dotted =
  /\b((?:mon|tues?|wed(?:nes|s)?|thu(?:rs|r)?|fri|sat(?:ur)?|sun)(?:day)?s?|tomorrow|tmrw|today|tonight|daily|weekdays?|day|morning|evening),? ([01]?\d|2[0-3])[.:]([0-5]\d)(?![\d.:])/gi

/** “The weekly report” is a name. */
function isName(text: string, place: Place | undefined): boolean {
  if (!place) return false
  const [before] = text.slice(0, place.at).trim().split(' ').slice(-1)
  const word = text.slice(place.at, place.until).toLowerCase()
  const isAdjective = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly', 'annual', 'hourly'].includes(word)
  return isAdjective && determiners.has((before ?? '').toLowerCase())
}

const determiners = new Set('the my our his her their your a an'.split(' '))
const leading = new Set(
  'on by at for from until till this in around about starting before and every each after'.split(' '),
)
const goesOn = new Set(
  `to about of that for at on in by from with please and then i we before after around if when until is or as every each you because so
  but`.split(/\s+/),
)

/** “The Friday meeting”, “tomorrow’s lunch”: a day that says which thing is meant, and not when to remind. */
function belongsToNoun(text: string, { at, until, saysTime, grain }: When): boolean {
  if (saysTime && grain !== 'part') return false
  const said = text.slice(at, until).toLowerCase()
  if (said.endsWith("'s") || text.slice(until).startsWith("'s")) return true
  const words = said.split(' ')
  const before = text.slice(0, at).trim().split(/[ ,]+/).at(-1)?.toLowerCase() ?? ''
  const isBare = !leading.has(words[0] ?? '') && words[0] !== 'next'
  if (isBare && determiners.has(before) && !/\d|weekend|^the /.test(said)) return true
  if (words[0] === 'about' && determiners.has(words[1] ?? '')) return true
  const follows =
    text
      .slice(until)
      .trimStart()
      .split(/[ ,.!?]/)[0]
      ?.toLowerCase() ?? ''
  const isBehindNothing = before === '' || /[,.!?:]$/.test(text.slice(0, at).trim())
  return (
    isBare && follows !== '' && !isBehindNothing && !goesOn.has(follows) && !/^[,.!?:]/.test(text.slice(until).trim())
  )
}

function completes(one: When, other: When): boolean {
  return (one.saysDay && !one.saysTime && !other.saysDay) || (!one.saysDay && other.saysDay && !other.saysTime)
}

function joined(last: When, partner: When | undefined): When {
  if (!partner) return last
  const [day, clock] = last.saysDay ? [last, partner] : [partner, last]
  const isBefore = day.kind === 'before' && day.end !== undefined
  return onDay(clock, (isBefore && day.end ? day.end : day.start).toPlainDate())
}

function repeatedTiming({ rule, start, saysTime }: Repeated, { now }: Wording): SaidTiming['timing'] {
  const isShort = rule.startsWith('FREQ=HOURLY') || rule.startsWith('FREQ=MINUTELY')
  if (saysTime) return { by: 'time', at: written(start), rule }
  if (!isShort) return { by: 'day', day: start.toPlainDate().toString(), rule }
  const step = Number(/INTERVAL=(\d+)/.exec(rule)?.[1] ?? 1)
  const first = now.add(rule.startsWith('FREQ=HOURLY') ? { hours: step } : { minutes: step })
  return { by: 'time', at: written(first), rule }
}

function timingOf(when: When, text: string, wording: Wording): SaidTiming['timing'] | undefined {
  const { kind, start, end, grain, saysTime } = when
  const said = text.slice(when.at, when.until).toLowerCase()
  if (kind === 'before' && end) {
    if (saysTime) return { by: 'time', at: written(end), ...(!when.saysDay && { clock: written(end).slice(11) }) }
    const day = end.toPlainDate()
    return { by: 'day', day: (said.startsWith('by ') ? day : day.subtract({ days: 1 })).toString() }
  }
  if (!saysTime) return { by: 'day', day: start.toPlainDate().toString() }
  if (grain !== 'part') return { by: 'time', at: written(rounded(start)), ...clockOf(when) }
  const timing = inPart(when, said, wording)
  if (timing?.by !== 'time' || when.saysDay) return timing
  return { ...timing, clock: written(beginOfPart(when, said)).slice(11) }
}

function beginOfPart({ start }: When, said: string): Temporal.PlainDateTime {
  return said.includes('afternoon') && start.hour < 14 ? start.with({ hour: 14, minute: 0 }) : start
}

function clockOf({ saysDay, start, onOtherDays }: When): { clock?: string } {
  if (saysDay) return {}
  return { clock: (onOtherDays ?? start.toPlainTime()).toString().slice(0, 5) }
}

/** Of a part of the day its beginning; one that has begun, the next full hour of it. */
function inPart(when: When, said: string, { now }: Wording): SaidTiming['timing'] | undefined {
  const { start, end } = when
  const begin = beginOfPart(when, said)
  if (Temporal.PlainDateTime.compare(begin, now) > 0) return { by: 'time', at: written(begin) }
  const next = now.add({ minutes: 70 }).with({ minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 })
  const isLeft = end !== undefined && Temporal.PlainDateTime.compare(next, end) < 0
  return isLeft ? { by: 'time', at: written(next) } : { by: 'day', day: start.toPlainDate().toString() }
}

function rounded(time: Temporal.PlainDateTime): Temporal.PlainDateTime {
  return time.round({ smallestUnit: 'minute', roundingMode: 'halfExpand' })
}

export function written(time: Temporal.PlainDateTime): string {
  return time.toString().slice(0, 16)
}

/** The days of a time, to the beginning of the one behind them. */
export function daysOf({ start, end }: When): { from: string; to: string } {
  const [first, last] = [start.toPlainDate(), end?.toPlainDate()]
  const isLonger = last !== undefined && Temporal.PlainDate.compare(last, first) > 0
  const to = isLonger ? last : first.add({ days: 1 })
  return { from: written(first.toPlainDateTime()), to: written(to.toPlainDateTime()) }
}

/** “Tomorrow's” means one time of a series. “The Monday reminder” may mean all of it, and so does “from tomorrow on”. */
export function isOneDay({ at, until }: When, text: string): boolean {
  const said = text.slice(at, until)
  const isWeekday = /^(?:on )?(?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i.test(said)
  return (
    !isWeekday && !/\b(?:from|starting|as of) $/i.test(text.slice(0, at)) && !/^(?:from|starting|as of) /i.test(said)
  )
}

/** The word that only leads to a time goes with it. */
function without(text: string, places: readonly Place[]): string {
  return trimmed(
    places
      .toSorted((one, other) => other.at - one.at)
      .reduce((rest, place) => {
        const { until } = place
        // “Check in at 5”.
        const at = rest.slice(place.at, until).toLowerCase().startsWith('in at ') ? place.at + 'in '.length : place.at
        const before = rest.slice(0, at).trimEnd().split(' ')
        const first = rest.slice(at, until).trim().split(' ')[0]?.toLowerCase() ?? ''
        const last = before.at(-1)?.toLowerCase() ?? ''
        if (leading.has(last) && !leading.has(first)) before.pop()
        return `${before.join(' ')} ${rest.slice(until)}`
      }, text)
      .replaceAll(/ {2,}/g, ' '),
  )
}

/** “20 minutes”: how long, where a text says nothing else. */
export function wholeLength(text: string): number | undefined {
  const [found] = readLengths(text)
  if (!found) return undefined
  const rest = `${text.slice(0, found.at)} ${text.slice(found.until)}`
  if (!tokenize(rest).every((token) => small.has(token.text))) return undefined
  return minutesOf(found.duration)
}

export function minutesOf(duration: Temporal.Duration): number {
  const { years, months, weeks, days, hours, minutes, seconds } = duration
  const whole = years * 365 + months * 30 + weeks * 7 + days
  return whole * 1_440 + hours * 60 + minutes + Math.round(seconds / 60)
}

/** “Tomorrow at 10 …, and at 11 …”: a time without a day is on the day that was said before it. */
export function onDayBefore<Timed extends { timing?: Timing }>(timed: Timed, before: Timing | undefined): Timed {
  const { timing } = timed
  if (timing?.by !== 'time' || timing.clock === undefined || timing.rule !== undefined) return timed
  if (before?.by !== 'time' || before.clock !== undefined || before.rule !== undefined) return timed
  return { ...timed, timing: { by: 'time', at: `${before.at.slice(0, 10)}T${timing.clock}` } }
}
