import { z } from 'zod'
import { dateText } from '#foundation/language/wording/moments.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import type { ThingRef } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { counted, list, quote } from '#foundation/language/wording/quoting.ts'
import { call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { allEvents, compare, type Event, eventsOf, listEvents, minutesOf, nowIn, overlaps } from './events.ts'
import { findEvents, isMeant, spansFor } from './finding.ts'
import { refsOf, spanOfRef, stretchOf } from './mentions.ts'
import { readTarget } from '../../language/reading/target.ts'
import type { ListWish, Target } from '../../language/wish.ts'
import type { Span } from '../../language/event/said-event.ts'
import * as words from './wording.ts'

export const readOverview = 'calendar.overview'
/**
 * The events that were found so far, or the lookup of the next days if there are none. `wantsOthers`: looks on even if one
 * was found, because another may have the same name.
 */
export function search(
  turn: Turn,
  target: Target,
  wantsOthers = false,
): { events: Event[]; all: readonly Event[] } | Move {
  const spans = spansFor(target, nowIn(turn), turn.context.zone)
  const asked = turn.results.filter(({ tool }) => tool === listEvents).length
  const known = allEvents(turn)
  if (asked > 0 && !known) return say(words.unread)
  const found = findEvents(target, known ?? [], nowIn(turn))
  const isOpen = target.span === undefined && target.named === undefined
  const isSingle = found[0]?.repeat === null && target.order === undefined && target.clock === undefined
  const wantsMore = isOpen && (target.all || (wantsOthers && isSingle))
  const further = spans[asked]
  if (further && (asked === 0 || found.length === 0 || wantsMore)) return call(listEvents, stretchOf(further))
  return { events: found.length > 0 ? found : calledSo(turn, target, known ?? []), all: known ?? [] }
}

function wordingIn(turn: Turn): Wording {
  const { zone } = turn.context
  return { now: nowIn(turn), zone, dateOrder: dateOrderOf(zone) }
}

/** “Parents evening” is what it is called, and no time: what else was said of the time must hold. */
function calledSo(turn: Turn, target: Target, known: readonly Event[]): Event[] {
  const now = nowIn(turn)
  const text = ` ${wordsOf(target.text)} `
  const called = known.filter(({ title, to }) => compare(to, now) > 0 && text.includes(` ${wordsOf(title)} `))
  const [first] = called
  if (!first || called.some(({ event }) => event !== first.event)) return []
  const rest = text.replace(` ${wordsOf(first.title)} `, ' ')
  const { span, words: others, clock } = readTarget(rest, wordingIn(turn))
  if (others.length > 0 || clock) return []
  // A time that does not stand in the name was said beside it, and holds as well.
  const beside = readTarget(target.text, wordingIn(turn)).span ? undefined : target.span
  const holds = (event: Event) => [span, beside].every((each) => !each || overlaps(event, each))
  return called.filter((event) => isMeant(target, event) && holds(event))
}

function wordsOf(text: string): string {
  return tokenize(text)
    .map((token) => token.text)
    .join(' ')
}

export function look(turn: Turn, wish: ListWish): Move {
  if (turn.results.length === 0)
    return call(listEvents, { ...stretchOf(wish.span), ...(showsAll(wish) && { show: true }) })
  const all = eventsOf(turn)
  if (!all) return say(words.unread)
  return within(answerTo(turn, wish, heldIn(all, wish, nowIn(turn))), wish)
}

/** Those of the stretch that the question is about. */
export function heldIn(all: readonly Event[], { target, span }: ListWish, now: Temporal.PlainDateTime): Event[] {
  const held = all.filter((event) => overlaps(event, span))
  if (!target) return held
  const events = target.words.length > 0 || target.except ? findEvents({ ...target, all: true, span }, held, now) : held
  return events.filter((event) => isMeant(target, event))
}

export function within(move: Move, { span }: { span: Span }): Move {
  return move.kind === 'say' ? { ...move, leaves: { span: stretchOf(span), ...move.leaves } } : move
}

/** Of a long list the first are what “the third one” can mean. */
const mostNamed = 40

/** An answer that names events; one that names none leaves what was spoken of before. */
export function telling(text: string, events: readonly Event[]): Move {
  return say(text, events.length === 0 ? {} : { shows: refsOf(events.slice(0, mostNamed)) })
}

const mostDaysShown = 14
const toldInWords: ReadonlySet<ListWish['about']> = new Set([
  'hours',
  'clashes',
  'longest',
  'shortest',
  'busiest',
  'quietest',
  'empty',
])

/** The card shows whole days with all that is on them: it says the same as the answer only where that was asked. */
function showsAll({ about, meetings, target, span: { from, to } }: ListWish): boolean {
  if (toldInWords.has(about) || meetings || (target && (target.words.length > 0 || target.oneOf || target.except)))
    return false
  const days = from.toPlainDate().until(to.toPlainDate()).days
  return isMidnight(from) && isMidnight(to) && days <= mostDaysShown
}

function isMidnight(time: Temporal.PlainDateTime): boolean {
  return time.hour === 0 && time.minute === 0
}

export function answerTo(turn: Turn, wish: ListWish, events: readonly Event[]): Move {
  const meetings = events.filter((event) => !wish.meetings || isMeeting(event))
  const { format } = turn.context
  const [ref] = wish.target?.named ?? []
  if (wish.about === 'clashes') return ref ? clashesWith(ref, events, turn) : clashesIn(events, wish.span, format)
  if (wish.about === 'busiest' || wish.about === 'quietest' || wish.about === 'empty') return dayOf(wish, events, turn)
  if (wish.about === 'longest' || wish.about === 'shortest') return byLength(wish, meetings, turn)
  if (wish.about === 'hours') return say(hoursText(meetings.filter(isMeeting), wish.span, format))
  if (wish.about === 'overview') return overview(turn, wish.span, events)
  const range = words.rangeText(wish.span, format)
  if (wish.about === 'who' && events.length > 0)
    return telling(list(events.map((event) => words.answerText(event, 'who', format))), events)
  const what = wish.meetings ? 'meeting' : 'event'
  const isSought = (wish.target?.oneOf ?? wish.target?.words ?? []).length > 0
  const nothing =
    wish.target && isSought
      ? `is nothing ${words.soughtAs(wish.target, format)}`
      : `is nothing${wish.target?.except ? ' else' : ''}`
  if (meetings.length === 0)
    return say(`There ${wish.about === 'count' ? `are no ${what}s` : nothing} in your calendar ${range}.`)
  const some = counted(meetings.length, what)
  if (wish.about === 'count')
    return telling(
      `There ${meetings.length === 1 ? 'is' : 'are'} ${some} ${range}.\n\n${words.daysText(meetings, format)}`,
      meetings,
    )
  return telling(
    `${wish.about === 'any' ? 'Yes, ' : ''}${some} ${range}:\n\n${words.daysText(meetings, format)}`,
    meetings,
  )
}

export function isMeeting({ type, allDay }: Event): boolean {
  return type === 'meeting' && !allDay
}

/** The longest or the shortest; all of them, where several take as long. */
function byLength({ about, span }: ListWish, events: readonly Event[], { context: { format } }: Turn): Move {
  const timed = events.filter(({ allDay }) => !allDay)
  const range = words.rangeText(span, format)
  if (timed.length === 0) return say(`There is nothing with a time in your calendar ${range}.`)
  const lengths = timed.map((event) => minutesOf(event))
  const wanted = about === 'longest' ? Math.max(...lengths) : Math.min(...lengths)
  const those = timed.filter((event) => minutesOf(event) === wanted)
  return telling(list(those.map((event) => words.answerText(event, 'how-long', format))), those)
}

/** The fullest day, or those from Monday to Friday with nothing on them. */
function dayOf({ about: asks, span }: ListWish, events: readonly Event[], turn: Turn): Move {
  const { format } = turn.context
  const days = Array.from(
    { length: span.from.toPlainDate().until(span.to.subtract({ minutes: 1 }).toPlainDate()).days + 1 },
    (_, at) => {
      const from = span.from.toPlainDate().add({ days: at }).toPlainDateTime()
      const day = { from, to: from.add({ days: 1 }) }
      const on = events.filter((event) => overlaps(event, day))
      return {
        date: from.toPlainDate(),
        on,
        minutes: on.reduce((so, event) => so + (event.allDay ? 0 : minutesOf(event)), 0),
      }
    },
  )
  if (asks === 'empty') {
    const empty = days.filter(({ date, on }) => on.length === 0 && date.dayOfWeek <= 5)
    return say(
      empty.length === 0
        ? `There is something on every working day ${words.rangeText(span, format)}.`
        : `Nothing is planned on:\n\n${list(empty.map(({ date }) => dateText(date, format)))}`,
    )
  }
  const [fullest] = days.toSorted((one, other) => other.minutes - one.minutes)
  if (!fullest || fullest.on.length === 0)
    return say(`There is nothing in your calendar ${words.rangeText(span, format)}.`)
  return asks === 'quietest' ? quietest(days, turn) : dayText(fullest, format)
}

type Day = { date: Temporal.PlainDate; on: readonly Event[]; minutes: number }

/** Of the working days that are not over. */
function quietest(days: readonly Day[], turn: Turn): Move {
  const { format } = turn.context
  const today = nowIn(turn).toPlainDate()
  const ahead = days.filter(({ date }) => date.dayOfWeek <= 5 && Temporal.PlainDate.compare(date, today) >= 0)
  const [day] = (ahead.length > 0 ? ahead : days).toSorted((one, other) => one.minutes - other.minutes)
  if (!day) return say(words.unread)
  return day.on.length === 0
    ? within(say(`Nothing is planned on ${dateText(day.date, format)}.`), { span: wholeOf(day) })
    : dayText(day, format)
}

/** “That day” means it from then on. */
function dayText(day: Day, format: TimeFormat): Move {
  const much = `${counted(day.on.length, 'event')}, ${words.durationText(day.minutes)}`
  const text = `${dateText(day.date, format)}: ${much}.\n\n${words.daysText(day.on, format)}`
  return within(telling(text, day.on), { span: wholeOf(day) })
}

function wholeOf({ date }: Day): Span {
  return { from: date.toPlainDateTime(), to: date.add({ days: 1 }).toPlainDateTime() }
}

/** What overlaps is counted once. */
function hoursText(events: readonly Event[], span: Span, format: TimeFormat): string {
  let minutes = 0
  let until = span.from
  for (const event of events) {
    const from = compare(event.from, until) > 0 ? event.from : until
    const to = compare(event.to, span.to) < 0 ? event.to : span.to
    if (compare(to, from) <= 0) continue
    minutes += minutesOf({ from, to })
    until = to
  }
  if (minutes === 0) return `You have no meetings ${words.rangeText(span, format)}.`
  return `You have ${words.durationText(minutes)} of meetings ${words.rangeText(span, format)}, in ${counted(events.length, 'meeting')}.`
}

/** What stands at the time of one that was spoken of. */
function clashesWith(ref: ThingRef, all: readonly Event[], { context: { zone, format } }: Turn): Move {
  const span = spanOfRef(ref, zone)
  const others = all.filter((event) => event.event !== ref.id && !event.allDay && span && overlaps(event, span))
  if (others.length === 0) return say(`No, nothing is in the way of ${quote(ref.title)}.`)
  return say(words.inTheWay(others, span ? words.rangeText(span, format) : '', format), { shows: [ref] })
}

function clashesIn(all: readonly Event[], span: Span, format: TimeFormat): Move {
  const events = all.filter(({ allDay }) => !allDay)
  if (events.length > 0 && !(isMidnight(span.from) && isMidnight(span.to)))
    return telling(words.inTheWay(events, words.rangeText(span, format), format), events)
  const pairs = events.flatMap((one, at) =>
    events.slice(at + 1).flatMap((other) => (overlaps(one, other) ? [[one, other] as const] : [])),
  )
  if (pairs.length === 0) return say(`Nothing clashes ${words.rangeText(span, format)}.`)
  const told = pairs.slice(0, 10)
  const lines = told.map(([one, other]) => `${words.eventText(one, format)} and ${words.eventText(other, format)}`)
  const text = `${counted(pairs.length, 'clash', 'clashes')} ${words.rangeText(span, format)}:\n\n${list(lines)}`
  return telling(text, [...new Set(told.flat())])
}

const overviewShape = z.array(
  z.object({
    day: z.string(),
    events: z.number(),
    meetingMinutes: z.number(),
    focusMinutes: z.number(),
    efficiency: z.number(),
  }),
)

function overview(turn: Turn, span: Span, events: readonly Event[]): Move {
  const { format } = turn.context
  const lines =
    events.length === 0
      ? `There is nothing in your calendar ${words.rangeText(span, format)}.`
      : words.daysText(events, format)
  if (!turn.offers(readOverview)) return telling(lines, events)
  const found = turn.results.find(({ tool }) => tool === readOverview)?.result
  const [from, to] = [span.from.toPlainDate(), span.to.subtract({ minutes: 1 }).toPlainDate()]
  if (!found) return call(readOverview, { from: from.toString(), to: to.toString() })
  const days = overviewShape.safeParse(found.kind === 'answer' ? found.answer : undefined)
  if (!days.success) return telling(lines, events)
  const sum = (value: (day: z.infer<typeof overviewShape>[number]) => number) =>
    days.data.reduce((so, day) => so + value(day), 0)
  const focus = `${words.durationText(sum((day) => day.focusMinutes))} of focus time`
  if (events.length === 0) return telling(`${lines.slice(0, -1)}: ${focus}.`, events)
  const figures = [
    counted(
      sum((day) => day.events),
      'event',
    ),
    `${words.durationText(sum((day) => day.meetingMinutes))} of meetings`,
    focus,
  ].join(', ')
  return telling(`${figures} ${words.rangeText(span, format)}.\n\n${lines}`, events)
}
