import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { call, type Move, type Read, say, type Turn } from '#foundation/server/language.ts'
import type { Heard } from '../../language/reading/read-wish.ts'
import { type KnownEvent, titleWords } from '../../language/reading/known/mentions.ts'
import { type Known, mayBeKnown, readKnown } from '../../language/reading/known/read-known.ts'
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
  const isBeside = heard?.wish.do === 'beside'
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
export function lookAtKnown(turn: Turn, { text }: KnownWish): Known | Move | undefined {
  const { zone } = turn.context
  const result = turn.results.find(({ tool }) => tool === listEvents)?.result
  const now = nowIn(turn)
  const today = now.toPlainDate().toPlainDateTime()
  if (!result) {
    const to = today.add({ days: mostDays })
    return call(listEvents, { from: written(today.subtract({ days: 1 })), to: written(to) })
  }
  const events = eventsIn(result.kind === 'answer' ? result.answer : undefined, zone)
  if (!events) return say(words.unread)
  const ahead = events.filter(({ to }) => Temporal.PlainDateTime.compare(to, now) > 0)
  const wording = { now, zone, dateOrder: dateOrderOf(zone) }
  const { did } = turn.dialogue
  const done =
    did && did.isPast !== true && did.isUndone !== true ? did.things.filter(({ kind }) => kind === 'event') : []
  const isDone = done.length > 0
  return readKnown(text, {
    wording,
    events: ahead.map(knownAs),
    spoken: isDone ? done : spokenOf(turn.dialogue),
    isDone,
  })
}

function knownAs(event: Event): KnownEvent {
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
