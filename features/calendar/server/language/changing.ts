import { type AnyStep, inOneChange } from './one-change.ts'
import { isDeepStrictEqual } from 'node:util'
import { call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { asItIs } from './as-it-is.ts'
import { doubted, overdue, saysNoDays } from './doubts.ts'
import { nothingLike } from './nearest.ts'
import { type Event, written } from './events.ts'
import { search } from './looking.ts'
import { everythingToday, lengthFor, nameFor, scopeOf, whichNamed, toWhen, whichOf } from './questions.ts'
import { clockNear } from '../../language/reading/spoken-times.ts'
import { movedTo, soonest, type Timed } from './moving.ts'
import type { Clock, Resize, SaidScope, SwapWish, Target, Wish } from '../../language/wish.ts'
import type { Span } from '../../language/event/said-event.ts'
import { invited, uninvited } from './inviting.ts'
import * as words from './wording.ts'

export const changeEvent = 'calendar.change-event'
export const createEvent = 'calendar.create-event'
export const deleteEvent = 'calendar.delete-event'
export const applyPlan = 'calendar.apply-plan'

export type Changing = Extract<Wish, { target: Target }> & {
  do: 'move' | 'resize' | 'cancel' | 'rename' | 'place' | 'note' | 'invite' | 'uninvite' | 'repeat'
}

/** One thing that is to be done to one event, as the actions and the plan take it. */
export type Step = { do: 'change'; change: Which & Record<string, unknown> } | { do: 'delete'; which: Which }
export type Which = { event: string; original: string | null; scope: 'this' | 'following' | 'all'; revision?: number }

export type Steps = { steps: Step[]; span?: Span; event?: Event }

/** What is to be done, or what has to be asked or looked up before. */
export function stepsFor(turn: Turn, wish: Changing): Steps | Move {
  if (wish.target.it && !wish.target.named) return ofKind(turn, wish)
  if (isOnlyCounted(wish.target)) return whichNamed
  const found = search(turn, wish.target, wish.do === 'cancel')
  if ('kind' in found) return found
  const { events, all } = found
  if (saysNoDays(wish.target)) return everythingToday(events, wish, turn.context.format)
  if (events.length === 0) return eachOf(turn, wish) ?? nothingLike(turn, wish.target, all)
  const doubt = doubted(turn, wish, events)
  if (doubt) return doubt
  if (!wish.target.all) {
    const [event = nearTo(events, wish)] = distinct(events, wish.target)
    if (!event) return whichOf(events, turn.context.format)
    return single(turn, wish, event, all)
  }
  const isSeries = isMovedAll(wish, events) || isOneSeries(events, wish.target)
  const chosen = wish.target.scope === 'all' || isSeries ? events.slice(0, 1) : events
  const made =
    wish.target.ahead === true && !isSeries
      ? aheadOf(chosen).map(({ event, scope }) => stepFor(turn, wish, event, all, scope))
      : chosen.map((event) => stepFor(turn, wish, event, all, isSeries ? 'all' : 'this'))
  const steps = made.flatMap((each) => ('step' in each ? [each.step] : []))
  const [question] = made.flatMap((each) => ('kind' in each ? [each] : []))
  return question ?? { steps: steps.map(seenOnce) }
}

/** “The second”, where nothing was shown that it could be one of. */
function isOnlyCounted({ order, words: said, kinds, oneOf, span, clock, beside, named, meetings }: Target): boolean {
  const isSaid = said.length + kinds.length > 0 || meetings || (oneOf ?? span ?? clock ?? beside ?? named) !== undefined
  return order !== undefined && order.from !== 'now' && !isSaid
}

/** The first change of a series raises its revision, so the others of the same plan name none. */
function seenOnce(step: Step, at: number, steps: readonly Step[]): Step {
  const idOf = (each: Step) => (each.do === 'delete' ? each.which.event : each.change.event)
  if (steps.findIndex((each) => idOf(each) === idOf(step)) === at) return step
  if (step.do === 'change') {
    const { revision: _, ...change } = step.change
    return { do: 'change', change }
  }
  const { revision: _, ...which } = step.which
  return { do: 'delete', which }
}

/** “Push standup to quarter past eleven”: the one at eleven, and not that of another day at half past nine. */
function nearTo(events: readonly Event[], wish: Changing): Event | undefined {
  if (wish.do !== 'move' || !wish.to.clock || wish.to.day || wish.target.span) return undefined
  const far = events
    .flatMap((event) => {
      const to = event.allDay ? undefined : movedTo(wish.to, event, [])
      return to ? [{ event, minutes: Math.abs(event.from.until(to.from).total('minutes')) }] : []
    })
    .toSorted((one, other) => one.minutes - other.minutes)
  const [first, second] = far
  const isNear = first && second && first.minutes <= 30 && second.minutes >= first.minutes + 60
  return isNear && far.length === events.length ? first.event : undefined
}

/** Of a series, the next one and all that follow it. */
function aheadOf(events: readonly Event[]): { event: Event; scope: 'this' | 'following' }[] {
  const first = new Map(events.toReversed().map((event) => [event.event, event]))
  return [...first.values()]
    .toReversed()
    .map((event) => ({ event, scope: event.repeat === null ? 'this' : 'following' }))
}

/** “Delete the talk”, where nothing was spoken of: what is called so, if there is such a thing. */
function ofKind(turn: Turn, wish: Changing): Steps | Move {
  const { kinds } = wish.target
  if (kinds.length === 0) return whichNamed
  const target = { ...wish.target, it: false, words: kinds, kinds: [] }
  const found = search(turn, target)
  if ('kind' in found) return found
  return found.events.length === 0 ? whichNamed : stepsFor(turn, { ...wish, target })
}

/** Where nothing is called after all that was named, each of it may stand for itself. */
function eachOf(turn: Turn, wish: Changing): Steps | Move | undefined {
  const made = wish.target.parts?.map((target) => stepsFor(turn, { ...wish, target }))
  const [stopped] = made?.flatMap((each) => ('kind' in each ? [each] : [])) ?? []
  if (stopped || !made) return stopped
  const steps = made.flatMap((each) => ('kind' in each ? [] : each.steps))
  // Both names may be of the same event.
  return { steps: steps.filter((step, at) => steps.findIndex((other) => isDeepStrictEqual(other, step)) === at) }
}

/** Each is put where the other began, and lasts as long as before. */
export function swapped(turn: Turn, { one, other }: SwapWish): Steps | Move {
  const [first, second] = [theOne(turn, one), theOne(turn, other)]
  if (!('event' in first)) return first
  if (!('event' in second)) return second
  const made = [putAt(turn, one, first.event, second.event.from), putAt(turn, other, second.event, first.event.from)]
  const [stopped] = made.flatMap((each) => ('kind' in each ? [each] : []))
  return stopped ?? { steps: made.flatMap((each) => ('kind' in each ? [] : each.steps)) }
}

function theOne(turn: Turn, target: Target): { event: Event } | Move {
  if (target.it && !target.named) return whichNamed
  const found = search(turn, target)
  if ('kind' in found) return found
  if (found.events.length === 0) return nothingLike(turn, target, found.all)
  const [event] = distinct(found.events, target)
  return event ? { event } : whichOf(found.events, turn.context.format)
}

function putAt(turn: Turn, target: Target, event: Event, at: Temporal.PlainDateTime): Steps | Move {
  const clock = { hour: at.hour, minute: at.minute, sure: true }
  const to = { by: undefined, day: at.toPlainDate(), week: undefined, clock, end: undefined, part: undefined }
  return single(turn, { do: 'move', target, to }, event, [])
}

/** “Move all my syncs from Tuesday to Wednesday”: the day tells which they are, not one of them. */
function isMovedAll({ do: deed, target }: Changing, events: readonly Event[]): boolean {
  const [first] = events
  const isDay = target.words.length > 0 && /\bfrom \w+day$/i.test(target.text)
  return deed === 'move' && isDay && events.length === 1 && typeof first?.repeat === 'string'
}

/** “All stand-ups” are one series where nothing else is called so, and no day was named. */
function isOneSeries(events: readonly Event[], { span, words: named, clock }: Target): boolean {
  const [first] = events
  return (
    typeof first?.repeat === 'string' &&
    named.length > 0 &&
    !span &&
    !clock &&
    events.every(({ event }) => event === first.event)
  )
}

/** One alone, or the nearest of one series; nothing where several are as likely. */
export function distinct(events: readonly Event[], { words: named, kinds }: Target): Event[] {
  const [first] = events
  if (!first) return []
  const others = events.filter(({ event }) => event !== first.event)
  if (others.length === 0) return [first]
  const telling = [...named, ...kinds].join(' ')
  const exact = events.filter(({ title }) => title.toLowerCase() === telling)
  return exact.length === 1 ? exact : []
}

function single(turn: Turn, wish: Changing, event: Event, all: readonly Event[]): Steps | Move {
  const scope = scopeFor(wish.target, event)
  if (scope === undefined) return scopeOf(event, turn.context.format)
  const made = stepFor(turn, wish, event, all, scope)
  if ('kind' in made) return made
  const isSo = made.span?.from.equals(event.from) === true && made.span.to.equals(event.to)
  if (isSo) return asItIs(turn, event)
  const steps: Steps = { steps: [made.step], event, ...(made.span && { span: made.span }) }
  return overdue(turn, wish, event, steps) ?? steps
}

/** Of a series, a day or a time names one; a name alone does not say how many of them. */
function scopeFor(target: Target, event: Event): Exclude<SaidScope, undefined> | undefined {
  if (event.repeat === null) return 'all'
  if (target.scope) return target.scope
  if (/\b(?:every|each)\b/i.test(target.text)) return 'all'
  const isOne = target.span || target.clock || target.order || target.named
  return isOne ? 'this' : undefined
}

export type Made = { step: Step; span?: Span } | Move

function stepFor(turn: Turn, wish: Changing, event: Event, all: readonly Event[], scope: Which['scope']): Made {
  const which: Which = {
    event: event.event,
    original: event.original ?? null,
    scope: event.repeat === null ? 'this' : scope,
    ...(event.revision !== undefined && { revision: event.revision }),
  }
  switch (wish.do) {
    case 'cancel':
      return { step: { do: 'delete', which } }
    case 'move':
      return timed(turn, event, which, movedTo(soonest(turn, wish.to), event, all), wish)
    case 'resize':
      return 'ask' in wish.to
        ? lengthFor(event, turn.context.format)
        : timed(turn, event, which, resized(wish.to, event), wish)
    case 'rename':
      return wish.title === ''
        ? nameFor(event)
        : { step: { do: 'change', change: { ...which, title: titleAs(wish, event) } } }
    case 'place':
      return { step: { do: 'change', change: { ...which, location: wish.location.slice(0, 500) } } }
    case 'note':
      return noted(turn, wish.text, event, which)
    case 'repeat':
      return { step: { do: 'change', change: { ...which, scope: 'all', repeat: wish.rule } } }
    case 'invite':
      return invited(turn, wish, event, which)
    case 'uninvite':
      return uninvited(turn, wish, event, which)
    default:
      return wish satisfies never
  }
}

/** “Put 4471 in the title”: the name that it has goes on. */
function titleAs({ title, adds }: { title: string; adds?: boolean }, event: Event): string {
  return (adds === true ? `${event.title} ${title}` : title).slice(0, 300)
}

/** Adds the note below the description. One that was cut for the lookup is left alone, since its end would be lost. */
function noted(turn: Turn, text: string, event: Event, which: Which): Made {
  if (event.cut) return say(words.longNotes(event, turn.context.format))
  const description = [event.description, text].filter(Boolean).join('\n')
  return { step: { do: 'change', change: { ...which, description } } }
}

function timed(turn: Turn, event: Event, which: Which, span: Span | undefined, wish: Changing): Made {
  const { format } = turn.context
  if (!span)
    return wish.do === 'move'
      ? toWhen(event, format)
      : say(`${words.eventText(event, format)} cannot be made that long.`)
  const wholeDays = event.allDay && span.from.hour === 0 && span.to.hour === 0
  const write = (time: Temporal.PlainDateTime) =>
    wholeDays
      ? time.toPlainDate().toString()
      : written(time.toZonedDateTime(turn.context.zone).withTimeZone(event.zone).toPlainDateTime())
  return {
    step: { do: 'change', change: { ...which, zone: event.zone, start: write(span.from), end: write(span.to) } },
    span,
  }
}

function isWhole({ days, weeks, hours, minutes }: Temporal.Duration): boolean {
  return days + weeks !== 0 && hours + minutes === 0
}

export function resized(to: Exclude<Resize, { ask: unknown }>, event: Timed): Span | undefined {
  if ('untilDay' in to) {
    const end = to.untilDay.add({ days: 1 }).toPlainDateTime()
    const isLater = event.allDay && Temporal.PlainDateTime.compare(end, event.from) > 0
    return isLater ? { from: event.from, to: end } : undefined
  }
  if (event.allDay && ('until' in to || !isWhole('to' in to ? to.to : to.by))) return undefined
  if ('keepsEnd' in to && to.keepsEnd) {
    const from = 'to' in to ? event.to.subtract(to.to) : event.from.subtract(to.by)
    return Temporal.PlainDateTime.compare(event.to, from) > 0 ? { from, to: event.to } : undefined
  }
  const end = 'until' in to ? endOn(event, to.until) : 'to' in to ? event.from.add(to.to) : event.to.add(to.by)
  return Temporal.PlainDateTime.compare(end, event.from) > 0 ? { from: event.from, to: end } : undefined
}

/** “Until 11” of a dinner is that of the night, where the morning is over. */
function endOn({ from, to }: Timed, until: Clock): Temporal.PlainDateTime {
  const end = from.toPlainDate().toPlainDateTime(clockNear(until, to))
  const isOver = Temporal.PlainDateTime.compare(end, from) <= 0
  return isOver && !until.sure && end.hour < 12 ? end.add({ hours: 12 }) : end
}

const mostSteps = 50

/** One thing at once, several as a plan that is shown before. */
export function carryOut(steps: readonly unknown[], title: string): Move {
  const whole = inOneChange(steps as AnyStep[])
  const [only, ...others] = whole
  if (!only) return say(words.nothingToDo)
  if (steps.length > mostSteps) return say(words.tooMany(steps.length, mostSteps))
  if (others.length > 0) return call(applyPlan, { title: title.slice(0, 200), steps: whole })
  if (only.do === 'create') return call(createEvent, only.event)
  return only.do === 'delete' ? call(deleteEvent, only.which) : call(changeEvent, only.change)
}
