import { call, type Move, say, type Turn } from '../skill.ts'
import { allEvents, type Event, listEvents, overlaps, written } from './events.ts'
import { findFreeTime, fromNow, search, slotsOf, slotText, spanInput } from './looking.ts'
import { distinct } from './changing.ts'
import { ours } from './reading/ours.ts'
import { lasting } from './reading/creating.ts'
import { timeFor, timeForSeries, whenFor, whichOf } from './questions.ts'
import type { BesideWish, NewWish, Span } from './wish.ts'
import * as words from './wording.ts'

export const previewSeries = 'calendar.preview-series'
export const createEvent = 'calendar.create-event'

export type Draft = {
  title: string
  start: string
  end: string
  type: 'meeting' | 'task' | 'personal'
  location?: string
  people?: { name: string; email: string }[]
  repeat?: string
}

/** What is missing, or the event as it would be made. */
export type Made =
  | { draft: Draft; span: Span }
  | { asks: 'what' | 'when' | 'time' | 'series-time'; day?: Temporal.PlainDate }
  | { finds: true }

export function draftOf({ said, people, find, focus, allDay = false }: NewWish): Made {
  if (said.title === '') return { asks: 'what' }
  if (find) return { finds: true }
  const { when, repeated, length } = said
  if (!when && !repeated && isGeneric(said.title)) return { asks: 'what' }
  const begin =
    repeated?.start && (repeated.saysTime || !when?.saysTime) ? repeated.start : (when?.start ?? repeated?.start)
  if (!begin) return { asks: 'when' }
  const isPart = when?.grain === 'part' && !repeated?.saysTime
  const saysTime = (when?.saysTime === true && !isPart) || repeated?.saysTime === true
  const isErrand = repeated !== undefined && !ours.test(said.title) && said.people.length === 0
  const isDays = when?.kind === 'interval' && !when.saysTime && when.grain === 'day'
  const whole = !saysTime && (allDay || (!length && (isWholeDay(said.title) || isErrand || isDays)))
  if (!saysTime && !whole) {
    if (focus && when?.end) return toDraft(said, people, focus, { from: when.start, to: when.end })
    return repeated
      ? { asks: 'series-time' }
      : isWide(when?.grain)
        ? { asks: 'when' }
        : { asks: 'time', day: begin.toPlainDate() }
  }
  if (whole) {
    const from = begin.toPlainDate().toPlainDateTime()
    const until = when?.end ?? (when?.grain === 'week' ? from.add({ days: 7 }) : from.add({ days: 1 }))
    return toDraft(said, people, focus, { from, to: until }, true)
  }
  // “From 4pm to 3pm” cannot be meant so.
  if (
    when?.saysTime === true &&
    when.kind === 'interval' &&
    when.end &&
    begin.until(when.end).total('hours') > 20 &&
    !repeated
  )
    return { asks: 'time', day: begin.toPlainDate() }
  const ends = when?.saysTime === true && when.kind === 'interval' ? when.end : undefined
  const to = repeated?.end ?? (length ? begin.add(length.duration) : (ends ?? begin.add({ hours: 1 })))
  return toDraft(said, people, focus, { from: begin, to })
}

/** “A meeting” is nothing that anybody would know again. */
export function isGeneric(title: string): boolean {
  return /^(?:new )?(?:meeting|event|appointment|call|something|slot|booking)$/i.test(title)
}

function isWide(grain: string | undefined): boolean {
  return grain === 'week' || grain === 'month' || grain === 'quarter' || grain === 'year' || grain === 'weekend'
}

/** What lasts days, unless a time is said. */
function isWholeDay(title: string): boolean {
  return lasting.test(title) || /\b(?:off|due|away)\b/i.test(title)
}

function toDraft(said: NewWish['said'], people: NewWish['people'], focus: boolean, span: Span, whole = false): Made {
  const guests = people.flatMap(({ name, email }) => (email === undefined ? [] : [{ name, email }]))
  const draft: Draft = {
    title: titleOf(said.title, said.people),
    start: whole ? span.from.toPlainDate().toString() : written(span.from),
    end: whole ? span.to.toPlainDate().toString() : written(span.to),
    type: focus ? 'task' : typeOf(said.title),
    ...(said.place !== undefined && said.place !== '' && { location: said.place }),
    ...(guests.length > 0 && { people: guests }),
    ...(said.repeated && { repeat: said.repeated.rule }),
  }
  return { draft, span }
}

/** A person without an address is named where everybody sees it. */
function titleOf(title: string, people: readonly string[]): string {
  const missing = people.filter((name) => !title.toLowerCase().includes(name.toLowerCase()) && !name.includes('@'))
  return missing.length === 0 ? title : `${title} with ${missing.join(' and ')}`
}

function typeOf(title: string): Draft['type'] {
  if (
    /\b(?:gym|yoga|run|swim(?:ming)?|workout|dentist|doctor|haircut|barber|birthday|school|kids?|mum|mom|dad|wife|husband|family|date night|vet|physio|pilates|tennis|football|concert|cinema|holiday|vacation)\b/i.test(
      title,
    )
  )
    return 'personal'
  if (/^(?:focus|deep work|write|submit|finish|prepare|review the|draft|send|file|work on|deadline)\b/i.test(title))
    return 'task'
  return 'meeting'
}

/** Puts one event into the calendar, after a look at what stands there. */
export function create(turn: Turn, wish: NewWish): Move {
  const made = draftOf(wish)
  if ('asks' in made) return ask(turn, wish, made)
  if ('finds' in made) return findFirst(turn, wish)
  const around = {
    from: made.span.from.toPlainDate().toPlainDateTime(),
    to: made.span.to.toPlainDate().add({ days: 1 }).toPlainDateTime(),
  }
  if (turn.results.length === 0 && turn.offers(listEvents)) return call(listEvents, spanInput(around))
  const { repeat, start, end } = made.draft
  const isPreviewed = turn.results.some(({ tool }) => tool === previewSeries)
  if (repeat !== undefined && !isPreviewed && turn.offers(previewSeries))
    return call(previewSeries, { start, end, repeat, limit: 6, show: true })
  return call(createEvent, made.draft)
}

function ask(turn: Turn, { said }: NewWish, made: Extract<Made, { asks: string }>): Move {
  if (made.asks === 'what') return say('What should I put in your calendar?')
  if (made.asks === 'when') return say(whenFor(said.title))
  if (made.asks === 'series-time' || !made.day) return say(timeForSeries(said.title))
  const from = said.when?.grain === 'part' ? said.when.start : made.day.toPlainDateTime()
  const to = said.when?.grain === 'part' && said.when.end ? said.when.end : made.day.add({ days: 1 }).toPlainDateTime()
  if (turn.results.length === 0 && turn.offers(findFreeTime)) {
    const minutes = said.length ? Math.round(said.length.duration.total({ unit: 'minutes', relativeTo: from })) : 60
    return call(findFreeTime, { ...spanInput(fromNow({ from, to }, turn)), minutes, limit: 10 })
  }
  return say(timeFor(said.title, made.day, (slotsOf(turn) ?? []).slice(0, 3).map(slotText)))
}

/** Right before or after what stands in the calendar. */
export function besideOf(turn: Turn, wish: BesideWish): { draft: Draft; span: Span } | Move {
  const found = search(turn, wish.target)
  if ('kind' in found) return found
  if (found.events.length === 0) return say(words.nothingSuch)
  const [event] = distinct(found.events, wish.target)
  if (!event) return say(whichOf(found.events.slice(0, 8).map(words.eventText)))
  if (event.allDay) return say(whenFor(wish.title === '' ? event.title : wish.title))
  const { minutes, side } = wish
  const from = side === 'after' ? event.to : event.from.subtract({ minutes })
  const title =
    wish.title === ''
      ? `${side === 'after' ? 'After' : 'Before'} ${event.title}`
      : wish.title.replace(/\b(for|from|of) it$/i, `$1 ${event.title}`)
  const made = toDraft({ title, people: [] }, wish.people, false, { from, to: from.add({ minutes }) })
  return 'draft' in made ? made : say(words.unread)
}

/** The first stretch that is long enough. */
function findFirst(turn: Turn, wish: NewWish): Move {
  const { find, said } = wish
  if (!find) return say(words.unread)
  if (turn.results.length === 0)
    return call(findFreeTime, { ...spanInput(fromNow(find.span, turn)), minutes: find.minutes, limit: 20 })
  const slots = slotsOf(turn)
  if (!slots) return say(words.unread)
  const [slot] = slots
  if (!slot)
    return say(`I find no ${words.durationText(find.minutes)} free ${find.span.words}, within your working hours.`)
  const span = { from: slot.from, to: slot.from.add({ minutes: find.minutes }) }
  const made = toDraft(said, wish.people, wish.focus, span)
  return 'draft' in made ? call(createEvent, made.draft) : say(words.unread)
}

/** What stands at the same time as what was just made. */
export function clashRemark(turn: Turn, span: Span | undefined, except?: Pick<Event, 'event'>): string | undefined {
  if (!span) return undefined
  const others =
    allEvents(turn)?.filter((event) => !event.allDay && event.event !== except?.event && overlaps(event, span)) ?? []
  return words.clashText(others)
}
