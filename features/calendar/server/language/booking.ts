import { withoutQuoted } from '#foundation/language/english/conditions.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { already } from './already.ts'
import { nothingLike } from './nearest.ts'
import { allEvents, type Event, listEvents, nowIn, overlaps } from './events.ts'
import { findFree, findFreeTime, freeIn, fromNow, noneFree, slotsOf } from './free-time.ts'
import { search } from './looking.ts'
import { stretchOf } from './mentions.ts'
import { createEvent, distinct } from './changing.ts'
import { isLatelyPast } from './doubts.ts'
import { guestsAsBefore } from './same-guests.ts'
import { guestsNamed, withoutSearches } from './guests.ts'
import { draftAt, draftOf, type EventDraft } from '../../language/event/draft.ts'
import {
  timeFor,
  isOver,
  nextYear,
  onlyTold,
  timeForSeries,
  what,
  whenFor,
  whichNamed,
  whichOf,
  withoutWords,
} from './questions.ts'
import type { BesideWish, NewWish, Wish } from '../../language/wish.ts'
import type { Span } from '../../language/event/said-event.ts'
import * as words from './wording.ts'

export const previewSeries = 'calendar.preview-series'

export type Draft = {
  title: string
  start: string
  end: string
  type: 'meeting' | 'task' | 'personal'
  location?: string
  description?: string
  people?: { name: string; email: string }[]
  repeat?: string
  except?: string[]
}

/** What is missing, or the event as it would be made. */
export type Made =
  | { draft: Draft; span: Span }
  | { asks: 'what' | 'when' | 'time' | 'series-time'; day?: Temporal.PlainDate }
  | { finds: true }

export function madeOf(wish: NewWish): Made {
  const { draft, open } = draftOf(wish)
  if (open === 'what') return { asks: 'what' }
  if (wish.find) return { finds: true }
  const day = draft.start === null ? undefined : Temporal.PlainDate.from(draft.start.slice(0, 10))
  if (open || draft.start === null || draft.end === null) return { asks: open ?? 'when', ...(day && { day }) }
  const input = inputOf(draft, wish.people)
  return {
    draft: wish.note === undefined ? input : { ...input, description: wish.note },
    span: spanOf(draft.start, draft.end),
  }
}

function spanOf(start: string, end: string): Span {
  return { from: Temporal.PlainDateTime.from(start), to: Temporal.PlainDateTime.from(end) }
}

/** As the action takes it: what is empty is left out, and people are those with an address. */
function inputOf(draft: EventDraft, people: NewWish['people']): Draft {
  const { title, start, end, type, location, repeat, except } = draft
  const guests = people.flatMap(({ name, email }) => (email === undefined ? [] : [{ name, email }]))
  return {
    title,
    start: start ?? '',
    end: end ?? '',
    type,
    ...(location !== '' && { location }),
    ...(guests.length > 0 && { people: guests }),
    ...(repeat !== null && { repeat }),
    ...(except.length > 0 && { except }),
  }
}

/** Puts one event into the calendar, after a look at who comes and what stands there. */
export function create(turn: Turn, wish: NewWish): Move {
  const same = guestsAsBefore(turn, wish)
  if ('kind' in same) return same
  const invited = withGuests(same.turn, same.wish)
  return 'kind' in invited ? invited : createFor(withoutSearches(same.turn), invited)
}

/** Who is named and known by an address is invited; the title says who has none. */
export function withGuests(turn: Turn, wish: NewWish): NewWish | Move {
  const names = wish.said.people.filter((name) => !name.includes('@'))
  if (wish.invites !== true || names.length === 0 || !('span' in madeOf(wish) || wish.find)) return wish
  const guests = guestsNamed(turn, names)
  if ('kind' in guests) return guests
  const isGuest = (said: string) => guests.some(({ name, email }) => holds(`${name} ${email}`, said))
  const { title, people } = wish.said
  const ending = names.filter(isGuest).join(' and ')
  // A quoted title keeps its names: called “Catch up with Sara”.
  const { sentence } = turn.parts
  const isWhole = holds(sentence, title) && !holds(withoutQuoted(sentence), title)
  const bare = wish.called === true && ending !== '' && !isWhole ? without(title, ` with ${ending}`) : title
  return {
    ...wish,
    said: {
      ...wish.said,
      title: bare,
      people: wish.called === true ? people.filter((name) => !isGuest(name)) : people,
    },
    people: [...wish.people, ...guests.filter(({ email }) => !wish.people.some((each) => each.email === email))],
  }
}

/** Beside guests who are invited, or where that was said, somebody without an address would be taken for invited, too. */
export function uninvitedBeside(turn: Turn, wish: Wish | undefined): string | undefined {
  if (wish?.do !== 'create' || wish.invites !== true) return undefined
  const names = wish.said.people.filter((name) => !name.includes('@'))
  const guests = guestsNamed(turn, names)
  const isSaid = /\binvit/i.test(turn.parts.sentence)
  if ('kind' in guests || (guests.length + wish.people.length === 0 && !isSaid)) return undefined
  const left = names.filter(
    (said) => ![...guests, ...wish.people].some(({ name, email }) => holds(`${name} ${email ?? ''}`, said)),
  )
  return left.length > 0 ? words.notAsked(left) : undefined
}

function holds(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase())
}

function without(title: string, ending: string): string {
  return title.toLowerCase().endsWith(ending.toLowerCase()) ? title.slice(0, -ending.length) : title
}

function createFor(turn: Turn, wish: NewWish): Move {
  const made = madeOf(wish)
  if ('asks' in made) return ask(turn, wish, made)
  const { unread = strayIn(wish), ...said } = wish.said
  const { format } = turn.context
  if (unread.length > 0)
    return withoutWords(unread, draftOf(wish).draft, { wish: { ...wish, said: { ...said, unread: [] } }, format })
  if (wish.onlyTold === true) return onlyTold(draftOf(wish).draft, { ...wish, onlyTold: false }, format)
  if ('finds' in made) return findFirst(turn, wish)
  if (wish.evenOver !== true && !made.draft.repeat && Temporal.PlainDateTime.compare(made.span.to, nowIn(turn)) <= 0)
    return isOver(draftOf(wish).draft, wish, format)
  if (wish.evenOver !== true && !made.draft.repeat && isLatelyPast(turn, made.span)) {
    const at = { ...made.span, allDay: !made.draft.start.includes('T') }
    return nextYear(made.draft.title, at, { wish: { ...wish, evenOver: true }, format })
  }
  const around = {
    from: (wish.definite === true ? nowIn(turn) : made.span.from).toPlainDate().toPlainDateTime(),
    to: made.span.to
      .toPlainDate()
      .add({ days: wish.bare || wish.definite ? 7 : 1 })
      .toPlainDateTime(),
  }
  if (turn.results.length === 0 && turn.offers(listEvents)) return call(listEvents, stretchOf(around))
  const there = already(turn, wish, made.span)
  if (there) return there
  const { repeat, start, end } = made.draft
  const isPreviewed = turn.results.some(({ tool }) => tool === previewSeries)
  if (repeat !== undefined && !isPreviewed && turn.offers(previewSeries))
    return call(previewSeries, { start, end, repeat, limit: 6, show: true })
  return call(createEvent, made.draft)
}

/** “Physio instead”, “it in again but”: words that point at something else are no name; in quotes they are. */
export function strayIn({ said, called, bare }: NewWish): string[] {
  const all = called === true ? [] : tokenize(said.title).map(({ text }) => text)
  const last = all.length > 1 ? all.at(-1) : undefined
  const [, teller] = (called === true ? null : telling.exec(said.title.toLowerCase())) ?? []
  return all.filter(
    (word, at) =>
      pointing.has(word) ||
      word === teller ||
      isTime.test(word) ||
      (at === 0 && last !== undefined && (changing.has(word) || filing.has(word))) ||
      (word === last && dangling.has(word)) ||
      ((bare === true || word === last) && beside.has(word)),
  )
}

/** “The movers: we take”: words to somebody. */
const telling = /:\s+(i|we|you|they|he|she) \p{L}/u
/** A time of day that was read as none is no part of a name. */
const isTime = /^\d{1,2}[:.][0-5]\d$/
/** Such a word speaks of an event that is there already. */
const changing = new Set('make let change move'.split(' '))
/** What is done to mail that is there. */
const filing = new Set('snooze unsnooze archive mute unmute star unstar label unsubscribe forward fwd'.split(' '))
const dangling = new Set('to at on for with and or of moves'.split(' '))

const beside = new Set(['after', 'before'])
const pointing = new Set(
  `ok okay instead again it but not their them those rather that same longer shorter scratch ours both tho though hes shes he's she's
  theyre they're so kill bailed bails because cos cancelled canceled didnt didn't wont won't cant can't cannot`.split(
    /\s+/,
  ),
)

function ask(turn: Turn, { said }: NewWish, made: Extract<Made, { asks: string }>): Move {
  if (made.asks === 'what') return what
  if (made.asks === 'when') return whenFor(said.title)
  if (made.asks === 'series-time' || !made.day) return timeForSeries(said.title)
  const from = said.when?.grain === 'part' ? said.when.start : made.day.toPlainDateTime()
  const to = said.when?.grain === 'part' && said.when.end ? said.when.end : made.day.add({ days: 1 }).toPlainDateTime()
  if (turn.results.length === 0 && turn.offers(findFreeTime)) {
    const minutes = said.length ? Math.round(said.length.duration.total({ unit: 'minutes', relativeTo: from })) : 60
    return call(findFreeTime, { ...stretchOf(fromNow({ from, to }, turn)), minutes, limit: 10 })
  }
  return timeFor(said.title, { day: made.day, free: (slotsOf(turn) ?? []).slice(0, 3), format: turn.context.format })
}

/** Right before or after what stands in the calendar. */
export function besideOf(turn: Turn, wish: BesideWish): { draft: Draft; span: Span } | Move {
  if (wish.target.it && !wish.target.named) return whichNamed
  const found = search(turn, wish.target)
  if ('kind' in found) return found
  if (found.events.length === 0) return nothingLike(turn, wish.target, found.all)
  const [event] = distinct(found.events, wish.target)
  if (!event) return whichOf(found.events, turn.context.format)
  if (event.allDay) return whenFor(wish.title === '' ? event.title : wish.title)
  return draftBeside(event, wish)
}

/** Beside each of several; what lasts whole days has no side. */
export function besides(turn: Turn, wish: BesideWish): { drafts: Draft[] } | Move {
  const found = search(turn, wish.target)
  if ('kind' in found) return found
  const timed = found.events.filter(({ allDay }) => !allDay)
  return timed.length === 0
    ? say(words.nothingCalled(wish.target, wish.target.span, turn.context.format))
    : { drafts: timed.map((event) => draftBeside(event, wish).draft) }
}

function draftBeside(event: Event, wish: BesideWish): { draft: Draft; span: Span } {
  const { minutes, side } = wish
  const from = side === 'after' ? event.to : event.from.subtract({ minutes })
  const title =
    wish.title === ''
      ? `${side === 'after' ? 'After' : 'Before'} ${event.title}`
      : wish.title.replace(/\b(for|from|of) it$/i, `$1 ${event.title}`)
  const span = { from, to: from.add({ minutes }) }
  const reading = { said: { title, people: [] }, people: wish.people, find: undefined, focus: false }
  return { draft: inputOf(draftAt(reading, span), wish.people), span }
}

/** The first stretch that is long enough. */
function findFirst(turn: Turn, wish: NewWish): Move {
  const { find } = wish
  if (!find) return say(words.unread)
  if (turn.results.length === 0) return findFree(find, fromNow(find.span, turn))
  const slots = freeIn(turn, find)
  if (!slots) return say(words.unread)
  const [slot] = slots
  if (!slot) return say(noneFree(find, find.span.words))
  const span = { from: slot.from, to: slot.from.add({ minutes: find.minutes }) }
  return call(createEvent, inputOf(draftAt(wish, span), wish.people))
}

/** What stands at the same time as what was just made. */
export function clashRemark(turn: Turn, span: Span | undefined, except?: Pick<Event, 'event'>): string | undefined {
  if (!span) return undefined
  const others =
    allEvents(turn)?.filter((event) => !event.allDay && event.event !== except?.event && overlaps(event, span)) ?? []
  return words.clashText(others, turn.context.format)
}
