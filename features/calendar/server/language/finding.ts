import type { ThingRef } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { compare, type Event } from './events.ts'
import { alike } from '../../language/reading/alike.ts'
import { clockNear } from '../../language/reading/spoken-times.ts'
import { spanOfRef } from './mentions.ts'
import type { Order, Target } from '../../language/wish.ts'
import type { Span } from '../../language/event/said-event.ts'

type Time = Temporal.PlainDateTime

/** Where to look for it, nearest first; the next is asked for where the one before holds nothing. */
export function spansFor(target: Target, now: Time, zone: string): Span[] {
  const today = now.toPlainDate().toPlainDateTime()
  const named = target.named?.flatMap((ref) => spanOfRef(ref, zone)?.from ?? []).toSorted(compare)
  const [first] = named ?? []
  if (first && !target.span) {
    const last = named?.at(-1) ?? first
    return [
      { from: floor(first).subtract({ days: 1 }), to: floor(last).add({ days: 2 }) },
      { from: today.subtract({ days: 7 }), to: today.add({ days: 45 }) },
    ]
  }
  // The second is looked at for what comes nearest.
  if (target.span)
    return [
      { from: floor(target.span.from), to: ceiling(target.span.to) },
      { from: today.subtract({ days: 1 }), to: today.add({ days: 45 }) },
    ]
  if (target.order?.from === 'now' && target.order.at < 0)
    return [
      { from: today.subtract({ days: 14 }), to: today.add({ days: 1 }) },
      { from: today.subtract({ days: 90 }), to: today.subtract({ days: 14 }) },
    ]
  if (target.all && target.words.length === 0 && !target.order) return [{ from: today, to: today.add({ days: 1 }) }]
  return [
    { from: today, to: today.add({ days: 8 }) },
    { from: today.add({ days: 8 }), to: today.add({ days: 36 }) },
    { from: today.add({ days: 36 }), to: today.add({ days: 100 }) },
  ]
}

function floor(time: Time): Time {
  return time.toPlainDate().toPlainDateTime()
}

function ceiling(time: Time): Time {
  const day = floor(time)
  return day.equals(time) ? time : day.add({ days: 1 })
}

/** Those that are meant; several where they cannot be told apart. */
export function findEvents(target: Target, events: readonly Event[], now: Time): Event[] {
  if (target.named && (target.it || target.words.length === 0))
    return ordered(
      target,
      namedAmong(target.named, events, target.span).filter((event) => !isExcepted(target, event)),
      now,
    )
  const within = inSpan(target, events, now).filter((event) => isMeant(target, event))
  const clocked = target.clock ? atClock(target, within, target.clock) : within
  const worded = withWords(target, clocked).filter(
    (event) => (!target.meetings || event.type === 'meeting') && !isExcepted(target, event),
  )
  return ordered(target, isClockAlone(target) ? ofFirstDay(worded) : calledSo(target, worded), now)
}

/** “The board meeting” is “Board meeting” where there is one, and not also “Board slides”. */
function calledSo({ all, text }: Target, events: readonly Event[]): readonly Event[] {
  if (all || events.length < 2) return events
  const said = joined(text)
  const called = events.filter(({ title }) => title.includes(' ') && said.includes(joined(title)))
  return called.length > 0 ? called : events
}

/** Its words with a blank around each, so that none is found in a part of another. */
function joined(words: string): string {
  return ` ${tokenize(words)
    .map(({ text }) => text)
    .join(' ')} `
}

/** “My three o'clock” is that of the nearest day that has one. */
function isClockAlone({ clock, span, all, words, kinds }: Target): boolean {
  return clock !== undefined && span === undefined && !all && words.length === 0 && kinds.length === 0
}

function ofFirstDay(events: readonly Event[]): readonly Event[] {
  const [first] = events.toSorted((one, other) => compare(one.from, other.from))
  return events.filter(({ from }) => first && from.toPlainDate().equals(first.from.toPlainDate()))
}

function isExcepted({ except = [] }: Target, event: Event): boolean {
  const words = wordsOf(event)
  return except.some((named) => named.length > 0 && named.every((word) => words.some((other) => alike(word, other))))
}

function isSame({ id, title }: ThingRef, event: Event): boolean {
  return event.event === id || event.title.toLowerCase() === title.toLowerCase()
}

/** Where several words would do, and where only what repeats is meant. */
export function isMeant({ oneOf, series }: Target, event: Event): boolean {
  if (series === true && event.repeat === null) return false
  return oneOf === undefined || wordsOf(event).some((word) => oneOf.some((other) => alike(other, word)))
}

/** By their ids, as they are now; on another day, another time of the same. */
function namedAmong(mentions: readonly ThingRef[], events: readonly Event[], span?: Span): Event[] {
  if (span) return events.filter((event) => begins(event, span) && mentions.some((ref) => isSame(ref, event)))
  return mentions.flatMap(({ id, original = null }) => {
    const same = events.filter(({ event }) => event === id)
    return same.find((event) => (event.original ?? null) === original) ?? same[0] ?? []
  })
}

function inSpan(target: Target, events: readonly Event[], now: Time): readonly Event[] {
  const { span, beside } = target
  if (beside) {
    const day = (span?.from ?? now).toPlainDate()
    const [begin, end] = mealTimes[beside.words] ?? ['12:00', '13:00']
    const meal = events.find(
      ({ from, title }) =>
        from.toPlainDate().equals(day) && tokenize(title).some(({ text }) => text.startsWith(beside.words)),
    )
    const after = meal?.to ?? day.toPlainDateTime(end)
    const before = meal?.from ?? day.toPlainDateTime(begin)
    return events.filter(
      (event) =>
        event !== meal &&
        !event.allDay &&
        event.from.toPlainDate().equals(day) &&
        (beside.side === 'after' ? compare(event.from, after) >= 0 : compare(event.to, before) <= 0),
    )
  }
  if (span && /\brest of\b/i.test(target.text))
    return events.filter((event) => begins(event, span) && compare(event.from, now) >= 0)
  if (span)
    return events.filter((event) => (target.all ? begins(event, span) : begins(event, span) || covers(event, span)))
  if (target.order?.from === 'now' && target.order.at < 0) return events.filter(({ from }) => compare(from, now) <= 0)
  return events.filter(({ to }) => compare(to, now) > 0)
}

const mealTimes: Readonly<Record<string, readonly [string, string]>> = {
  breakfast: ['08:00', '09:00'],
  lunch: ['12:00', '13:00'],
  dinner: ['18:00', '20:00'],
}

export function begins({ from }: Event, span: Span): boolean {
  return compare(from, span.from) >= 0 && compare(from, span.to) < 0
}

function covers({ from, to }: Event, span: Span): boolean {
  return compare(from, span.from) <= 0 && compare(to, span.from) > 0
}

function atClock(target: Target, events: readonly Event[], clock: NonNullable<Target['clock']>): Event[] {
  const at = events.filter((event) => !event.allDay && clockNear(clock, event.from).equals(event.from.toPlainTime()))
  if (at.length > 0 || target.words.length > 0) return at.length > 0 ? at : []
  return []
}

function withWords(target: Target, events: readonly Event[]): Event[] {
  const held = events.map((event) => ({ event, words: wordsOf(event) }))
  const every = held.filter(({ words }) => target.words.every((word) => words.some((other) => alike(word, other))))
  const lessOften = target.words.filter((word) => !often.test(word))
  if (every.length === 0 && lessOften.length > 0 && lessOften.length < target.words.length)
    return withWords(
      { ...target, words: lessOften },
      events.filter((event) => !wordsOf(event).some((word) => often.test(word))),
    )
  // “My meetings with Tom and Akira” are those with either.
  const either = target.all && every.length === 0 && /\band\b|,/i.test(target.text)
  const fitting = either
    ? held.filter(({ words }) => target.words.some((word) => words.some((other) => alike(word, other))))
    : every
  if (target.words.length === 0 && target.kinds.length === 0)
    return fitting.map(({ event }) => event).filter(({ allDay }) => !allDay || target.all || target.oneOf !== undefined)
  const kind = fitting.filter(({ words }) => target.kinds.some((word) => words.includes(word)))
  const timed = fitting.filter(({ event }) => target.words.length > 0 || target.oneOf !== undefined || !event.allDay)
  return (kind.length > 0 ? kind : timed).map(({ event }) => event)
}

/** “The weekly sync” need not be called weekly, and is not what is called monthly. */
const often = /^(?:daily|weekly|bi-?weekly|fortnightly|monthly|quarterly|yearly|annual|regular|recurring|usual)$/

export function holdsWord(event: Event, word: string): boolean {
  return !often.test(word) && wordsOf(event).some((other) => alike(word, other))
}

export function wordsOf({ title, location, people }: Event): string[] {
  return tokenize(
    [title, location, ...people.flatMap(({ name, email }) => [name, email.replaceAll(/[@.]/g, ' ')])].join(' '),
  ).map(({ text }) => text)
}

/** So many of them, counted from there. */
function several(events: readonly Event[], { from, count = 1 }: Order, now: Time): Event[] {
  const timed = events.filter(({ allDay }) => !allDay)
  if (from === 'end') return timed.slice(-count)
  return from === 'now' ? timed.filter((event) => compare(event.from, now) > 0) : timed
}

function ordered(target: Target, events: readonly Event[], now: Time): Event[] {
  const { order } = target
  if (!order) return [...events]
  if (order.count !== undefined) return several(events, order, now).slice(0, order.count)
  if (order.from === 'now' && order.at >= 0) {
    const next = events.find((event) => !event.allDay && compare(event.from, now) > 0)
    return next ? [next] : []
  }
  const timed = events.filter((event) => !event.allDay || target.words.length > 0)
  const one = order.from === 'start' ? timed[order.at] : timed.at(order.from === 'end' ? -1 - order.at : -1)
  return one ? [one] : []
}
