import { z } from 'zod'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { list, quote } from '#foundation/language/wording/quoting.ts'
import { call, type Move, say, type Turn } from '#foundation/server/language.ts'
import type { PartOfDay, Span } from '../../language/event/said-event.ts'
import type { FreeWish, Wish } from '../../language/wish.ts'
import { compare, type Event, eventsOf, listEvents, minutesOf, nowIn, overlaps, wallOf } from './events.ts'
import { besideSpan } from './beside-events.ts'
import { telling, within } from './looking.ts'
import { stretchOf } from './mentions.ts'
import { timesText } from '#foundation/language/wording/moments.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import * as words from './wording.ts'

export const findFreeTime = 'calendar.find-free-time'
const slotsShape = z.array(z.object({ start: z.string(), end: z.string() }))

export function slotsOf(turn: Turn): Span[] | undefined {
  const result = turn.results.findLast(({ tool }) => tool === findFreeTime)?.result
  return slotsIn(result?.kind === 'answer' ? result.answer : undefined, turn.context.zone)
}

export function slotsIn(answer: unknown, zone: string): Span[] | undefined {
  const slots = slotsShape.safeParse(answer)
  return slots.data?.map(({ start, end }) => ({ from: wallOf(start, zone), to: wallOf(end, zone) }))
}

const mostSlots = 5
/** One slot for each day of a week. */
const mostDays = 7

export function free(turn: Turn, wish: Extract<Wish, { do: 'free' }>): Move {
  if (wish.asks === 'whether') return whether(turn, wish)
  const span = wish.beside ? besideSpan(turn, wish.beside) : wish.span
  if ('kind' in span) return span
  if (!turn.results.some(({ tool }) => tool === findFreeTime)) return findFree(wish, fromNow(span, turn), true)
  const slots = freeIn(turn, wish)
  if (!slots) return say(words.unread)
  if (slots.length === 0) {
    return say(noneFree(wish, words.rangeText(span, turn.context.format)))
  }
  const shown = slots.slice(0, wish.isFirst === true ? 1 : wish.part ? mostDays : mostSlots)
  return offering(`You are free:\n\n${slotsText(shown, turn.context.format)}`, span, shown)
}

export function noneFree({ minutes, part }: Wanted, range: string): string {
  const hours = part === 'evening' ? '' : ', within your working hours'
  return `You have no free slot of ${words.durationText(minutes)} ${part ? `in the ${part} ` : ''}${range}${hours}.`
}

type Wanted = Pick<FreeWish, 'minutes' | 'part'>

/** Evenings are no working hours. */
export function findFree({ minutes, part }: Wanted, span: Span, show = false): Move {
  const wide = { limit: 100, ...(part === 'evening' && { withinWorkingHours: false }) }
  return call(findFreeTime, { ...stretchOf(span), minutes, ...(part ? wide : { limit: 20, ...(show && { show }) }) })
}

export function freeIn(turn: Turn, { minutes, part }: Wanted): Span[] | undefined {
  const slots = slotsOf(turn)
  return part && slots ? inPart(slots, part, minutes) : slots
}

/** What of these lies in that part of each day. */
function inPart(slots: readonly Span[], part: PartOfDay, minutes: number): Span[] {
  const [begin, end] = partHours[part]
  return slots.flatMap(({ from, to }) => {
    const days = from.toPlainDate().until(to.toPlainDate()).days + 1
    return Array.from({ length: days }, (_, at) => from.toPlainDate().add({ days: at }))
      .map((day) => ({ from: day.toPlainDateTime({ hour: begin }), to: day.toPlainDateTime({ hour: end }) }))
      .map((frame) => ({
        from: compare(from, frame.from) > 0 ? from : frame.from,
        to: compare(to, frame.to) < 0 ? to : frame.to,
      }))
      .filter((slot) => minutesOf(slot) >= minutes)
  })
}

const partHours: Readonly<Record<PartOfDay, readonly [number, number]>> = {
  morning: [6, 12],
  afternoon: [12, 18],
  evening: [18, 22],
}

export function fromNow({ from, to }: Span, turn: Turn): Span {
  const now = nowIn(turn)
  const soonest = now.round({ smallestUnit: 'minute', roundingIncrement: 15, roundingMode: 'ceil' })
  return compare(from, soonest) < 0 && compare(soonest, to) < 0 ? { from: soonest, to } : { from, to }
}

function slotsText(slots: readonly Span[], format: TimeFormat): string {
  return list(slots.map((slot) => words.slotText(slot, format)))
}

function offering(text: string, span: Span, slots: readonly Span[]): Move {
  return say(text, { span: stretchOf(span), offers: slots.map(stretchOf) })
}

function whether(turn: Turn, { span }: Extract<Wish, { do: 'free' }>): Move {
  if (turn.results.length === 0) return call(listEvents, stretchOf(span))
  const events = eventsOf(turn)
  if (!events) return say(words.unread)
  const taken = events.filter((event) => !event.allDay && overlaps(event, span))
  const days = events.filter((event) => event.allDay && overlaps(event, span))
  const note = days.length > 0 ? ` All day: ${days.map(({ title }) => quote(title)).join(', ')}.` : ''
  const isTimed = minutesOf(span) < 24 * 60
  const { format } = turn.context
  if (taken.length === 0 && days.length > 0) {
    const told = days.map((event) => words.eventText(event, format)).join('; ')
    return within(telling(`${told}. Nothing else ${words.rangeText(span, format)}.`, days), { span })
  }
  if (taken.length === 0)
    return offering(`${opening(turn).free} ${words.rangeText(span, format)}.`, span, isTimed ? [span] : [])
  if (minutesOf(span) <= 180)
    return within(
      telling(
        `${opening(turn).taken}: ${taken.map((event) => words.eventText(event, turn.context.format)).join('; ')}.${note}`,
        taken,
      ),
      { span },
    )
  return freeBetween(turn, span, taken, note)
}

/** “Is Monday evening taken?” asks for the opposite. */
function opening({ parts }: Turn): { free: string; taken: string } {
  const asksTaken = tokenize(parts.sentence).some(({ text }) => taking.has(text))
  return asksTaken
    ? { free: 'No, you are free', taken: 'Yes, that time is taken' }
    : { free: 'Yes, you are free', taken: 'No' }
}

const taking = new Set(['taken', 'busy', 'booked', 'occupied'])

function freeBetween(turn: Turn, span: Span, taken: readonly Event[], note: string): Move {
  const asked = turn.results.some(({ tool }) => tool === findFreeTime)
  if (!asked && turn.offers(findFreeTime))
    return call(findFreeTime, { ...stretchOf(fromNow(span, turn)), minutes: 30, limit: 20 })
  const slots = (slotsOf(turn) ?? []).slice(0, mostSlots)
  const some =
    slots.length === 0 ? `${opening(turn).taken}.` : `Partly. You are free:\n\n${slotsText(slots, turn.context.format)}`
  const { format } = turn.context
  const text = `${some}\n\nTaken ${words.rangeText(span, turn.context.format)}:\n\n${list(taken.map((event) => `${timesText(event, format)} ${quote(event.title)}`))}${note}`
  return offering(text, span, slots)
}
