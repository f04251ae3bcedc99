import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { call, type Move, type Read, say, type Turn } from '#foundation/server/language.ts'
import type { Heard } from '../../language/reading/read-wish.ts'
import { type KnownEvent, titleWords } from '../../language/reading/known/mentions.ts'
import { type Known, mayBeKnown, readKnown } from '../../language/reading/known/read-known.ts'
import type { Span } from '../../language/event/said-event.ts'
import type { Changed, KnownWish, Wish } from '../../language/wish.ts'
import { type Event, eventsIn, listEvents, nowIn, written } from './events.ts'
import { calendarIntent } from './frames.ts'
import { refsOf, spokenOf } from './mentions.ts'
import * as words from './wording.ts'

/** As far ahead as events are looked through for what a message names. */
const mostDays = 45

/**
 * What may be said of events that are there, where the calendar reads nothing else: first where every word is accounted
 * for, last where some are left over.
 */
export function knownReads(text: string, heard: Heard | undefined, wording: Wording): Read[] {
  // “Put the call right after the review”: the call may be there.
  const isBeside = heard?.wish.do === 'beside' && text.toLowerCase().includes(heard.wish.title.toLowerCase())
  if ((heard && !isBeside) || heard?.answers !== undefined || heard?.replaces !== undefined) return []
  const may = mayBeKnown(text, wording)
  if (may === undefined) return []
  const wish: KnownWish = { do: 'known', text, isAsked: may === 'asked' }
  const read = { intent: calendarIntent, sure: false, tries: true }
  const first = { ...read, wish, aside: true }
  const isOffered = may === 'said' && heard === undefined
  return isOffered ? [first, { ...read, wish: { ...wish, offers: true }, last: true }] : [first]
}

/** What the message says of the events of the next weeks; nothing where it names none. */
export function lookAtKnown(turn: Turn, { text, offers = false }: KnownWish): Known | Move | undefined {
  const { zone } = turn.context
  if (!turn.results.some(({ tool }) => tool === listEvents)) return call(listEvents, lookAhead(turn))
  const ahead = aheadIn(turn)
  if (!ahead) return say(words.unread)
  const wording = { now: nowIn(turn), zone, dateOrder: dateOrderOf(zone) }
  const { did } = turn.dialogue
  const done =
    did && did.isPast !== true && did.isUndone !== true ? did.things.filter(({ kind }) => kind === 'event') : []
  const isDone = done.length > 0
  return readKnown(text, {
    wording,
    events: ahead.map(knownAs),
    spoken: isDone ? done : spokenOf(turn.dialogue),
    isDone,
    isLast: offers,
  })
}

/** The days in which events are looked through. */
export function lookAhead(turn: Turn): { from: string; to: string } {
  const today = nowIn(turn).toPlainDate().toPlainDateTime()
  return { from: written(today.subtract({ days: 1 })), to: written(today.add({ days: mostDays })) }
}

export function isAhead({ to }: Span, turn: Turn): boolean {
  const today = nowIn(turn).toPlainDate().toPlainDateTime()
  return Temporal.PlainDateTime.compare(to, today.add({ days: mostDays })) <= 0
}

/** What is still to come of the events that were looked up first; nothing where they cannot be read. */
export function aheadIn(turn: Turn): Event[] | undefined {
  const result = turn.results.find(({ tool }) => tool === listEvents)?.result
  const now = nowIn(turn)
  return eventsIn(result?.kind === 'answer' ? result.answer : undefined, turn.context.zone)?.filter(
    ({ to }) => Temporal.PlainDateTime.compare(to, now) > 0,
  )
}

export function knownAs(event: Event): KnownEvent {
  const { from, to, allDay, title } = event
  const [ref = { kind: 'event', id: event.event, title }] = refsOf([event])
  return { ref, from, to, allDay, words: titleWords(title) }
}

/** The wish about the event that was named; where some words are left over, only offered. */
export function wishOfKnown({ wish, isSure }: Known, { offers }: KnownWish): Wish | undefined {
  if (isSure) return wish
  const isChange = wish.do === 'move' || wish.do === 'resize'
  if (!isChange || offers !== true) return undefined
  return { do: 'offer', wish: wish satisfies Changed, isSaid: false }
}
