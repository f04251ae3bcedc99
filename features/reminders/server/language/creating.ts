import { z } from 'zod'
import type { ThingRef } from '#foundation/language/dialogue.ts'
import { answerOf, ask, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import type { NewWish, SaidEvents, Timing } from '../../language/wish.ts'
import { beforeTask } from './before-task.ts'
import { declinedBefore, saysNothing } from './declined.ts'
import * as words from './wording.ts'

export const findEvents = 'reminders.find-events'
export const asksWords = 'reminder-words'
export const asksTime = 'reminder-time'
const createAt = 'reminders.create'
export const createBefore = 'reminders.create-before'
/** For a day without a time. */
const usualClock = '09:00'

/** Creates it, or asks for what is missing. */
export function create(turn: Turn, given: NewWish): Move {
  const { text: said, ...bare } = given
  if (said !== undefined && saysNothing(said) && declinedBefore(turn, said) === undefined)
    return create(turn, { ...bare, it: true })
  // “Remind me of him on Thursday”.
  if (said !== undefined && persons.has(said.toLowerCase())) return create(turn, { ...bare, ...personMeant(turn) })
  const wish = about(turn, beforeTask(turn, given) ?? (isOfMade(turn, given) ? { ...given, it: true } : given))
  const { timing } = wish
  if (timing?.by === 'event' || timing?.by === 'event-day') return aroundEvents(turn, wish, timing)
  const declined = timing && given.it !== true ? declinedBefore(turn, wish.text) : undefined
  if (declined !== undefined && declined !== wish.text) return create(turn, { ...wish, text: declined })
  if (wish.text === undefined) return asking(words.whatOf(timing), asksWords, wish)
  if (!timing) {
    const { place, ...rest } = wish
    return asking(place === true ? words.noPlace(wish.text) : words.whenTo(wish.text), asksTime, rest)
  }
  const at = beforeAgain(momentOf(timing, turn), timing, wish.againAt)
  return at === undefined
    ? asking(words.atWhatTime(wish.text), asksTime, wish)
    : atTime(turn, wish, { at, rule: timing.rule })
}

/** “Remind me on Friday morning”, right after a task was added, is of that task. */
function isOfMade({ dialogue: { did } }: Turn, { text, timing }: NewWish): boolean {
  if (text !== undefined || timing === undefined || !did || did.isPast === true) return false
  const [only, ...others] = did.things
  return only !== undefined && others.length === 0 && (only.kind === 'task' || only.kind === 'event')
}

function asking(text: string, question: string, wish: NewWish): Move {
  return say(text, { asks: { question, wish } })
}

const persons = new Set(['him', 'her', 'them'])

/** The one person in hand; else whatever was spoken of, such as a mail of theirs. */
function personMeant(turn: Turn): Pick<NewWish, 'text' | 'it'> {
  const [only, ...others] = inHand(turn).filter(({ kind }) => kind === 'person' || kind === 'contact')
  return only && others.length === 0 ? { text: only.title } : { it: true }
}

function inHand({ dialogue: { did, shown } }: Turn): readonly ThingRef[] {
  return did && did.isPast !== true && did.things.length > 0 ? did.things : shown
}

/** “Remind me of it”: resolves “it” from the conversation. */
function about(turn: Turn, { it, ...wish }: NewWish): NewWish {
  if (it !== true) return wish
  const [only, ...others] = inHand(turn)
  if (!only || others.length > 0) return wish
  return { ...wish, text: only.title, ...(only.kind === 'task' && { task: only.id }) }
}

/** A day alone means its morning; `undefined` if that is over today. */
function momentOf(timing: Extract<Timing, { by: 'time' | 'day' }>, turn: Turn): string | undefined {
  if (timing.by === 'time') return timing.at
  const at = `${timing.day}T${usualClock}`
  return timing.rule === undefined && at <= nowOf(turn) ? undefined : at
}

/** “At 9, and at noon again”, said in the afternoon, starts with tomorrow's 9:00. */
function beforeAgain(at: string | undefined, timing: Timing, againAt: string | undefined): string | undefined {
  const clock = timing.by === 'time' ? timing.clock : undefined
  if (at === undefined || clock === undefined || againAt === undefined) return at
  if (at.slice(11) < againAt || clock >= againAt) return at
  return `${Temporal.PlainDate.from(at.slice(0, 10)).add({ days: 1 }).toString()}T${clock}`
}

export function nowOf({ context: { now, zone } }: Turn): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
}

type At = { at: string; rule?: string | undefined }

function atTime(
  { context }: Turn,
  { text, again, againAt, zone, chat, task, ofTask }: NewWish,
  { at, rule }: At,
): Move {
  const minutes = rule === undefined ? (again ?? minutesUntil(at, againAt)) : undefined
  return call(createAt, {
    text,
    at,
    ...(rule !== undefined && { rule }),
    ...(zone !== undefined && { zone }),
    ...(minutes !== undefined && { again: minutes }),
    ...(chat === true && { chat: context.conversationId }),
    ...(task !== undefined && { task }),
    ...(task === undefined &&
      chat !== true &&
      rule === undefined && {
        taskNamed: ofTask === undefined ? text : `the ${ofTask} task`,
      }),
  })
}

/** From the time it is due to the time by which it must be done. */
function minutesUntil(at: string, clock: string | undefined): number | undefined {
  if (clock === undefined) return undefined
  const first = Temporal.PlainDateTime.from(at)
  const same = first.withPlainTime(clock)
  const later = Temporal.PlainDateTime.compare(same, first) > 0 ? same : same.add({ days: 1 })
  return Math.max(5, first.until(later).total('minutes'))
}

type OfEvents = Extract<Timing, { by: 'event' | 'event-day' }>

function aroundEvents(turn: Turn, wish: NewWish, timing: OfEvents): Move {
  const { events } = timing
  const { text } = wish
  if (events.scope === 'all') {
    if (events.from !== undefined && timing.by === 'event' && timing.side === 'before')
      return eachOf(turn, wish, timing)
    if (timing.by !== 'event' || timing.side === 'after') return ask(words.onlyOneAfter, asksTime)
    return call(createBefore, {
      minutes: timing.minutes,
      ...(events.words !== '' && { words: events.words }),
      ...(text !== undefined && { text }),
    })
  }
  const found = eventFor(turn, events)
  if (found !== undefined && 'kind' in found) return found
  const { timing: _timing, ...rest } = wish
  if (!found) {
    const text2 = text ?? (events.words === '' ? undefined : words.capital(events.words))
    return asking(words.noEvent(events.words, text2), text2 === undefined ? asksWords : asksTime, {
      ...rest,
      ...(text2 !== undefined && { text: text2 }),
    })
  }
  return aroundOne(turn, { ...rest, do: 'create' }, { timing, event: found })
}

/** Before each event of a stretch: one reminder for every one of them. */
function eachOf(turn: Turn, { text }: NewWish, { events, minutes }: Extract<Timing, { by: 'event' }>): Move {
  const found = foundIn(turn, events)
  if ('kind' in found) return found
  const now = nowOf(turn)
  const coming = found.filter(
    ({ start, allDay, isTask }) =>
      !allDay &&
      !(events.isMeeting === true && isTask) &&
      Temporal.PlainDateTime.from(start).subtract({ minutes }).toString().slice(0, 16) > now,
  )
  if (coming.length === 0) return say(words.noneThen)
  const calls = coming.slice(0, mostAtOnce).map(({ event, original, title }) => ({
    tool: createBefore,
    input: {
      minutes,
      event,
      named: title.slice(0, 300),
      ...(original !== null && { original }),
      ...(text !== undefined && { text }),
    },
  }))
  return { kind: 'call', calls }
}

const mostAtOnce = 20

type One = { timing: OfEvents; event: FoundEvent }

function aroundOne(turn: Turn, wish: NewWish, { timing, event }: One): Move {
  const start = Temporal.PlainDateTime.from(event.start)
  const { title, original } = event
  if (timing.by === 'event-day')
    return atTime(
      turn,
      { ...wish, text: wish.text ?? title },
      { at: `${start.toPlainDate().subtract({ days: timing.daysBefore }).toString()}T${timing.clock}` },
    )
  const { minutes, side, events } = timing
  if (side === 'after') {
    const at = Temporal.PlainDateTime.from(event.end).add({ minutes })
    return atTime(turn, { ...wish, text: wish.text ?? words.afterIt(title) }, { at: at.toString().slice(0, 16) })
  }
  if (start.subtract({ minutes }).toString().slice(0, 16) <= nowOf(turn))
    return asking(words.tooLate(title, event.start, turn.context.format), asksTime, {
      ...wish,
      text: wish.text ?? title,
    })
  return call(createBefore, {
    minutes,
    event: event.event,
    named: title.slice(0, 300),
    ...(original !== null && events.scope === 'next' && { original }),
    ...(wish.text !== undefined && { text: wish.text }),
  })
}

const foundEvent = z.object({
  event: z.string(),
  original: z.string().nullable(),
  title: z.string(),
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  isTask: z.boolean(),
})
type FoundEvent = z.infer<typeof foundEvent>

/** The event that is meant; `undefined` if there is none. */
function eventFor(turn: Turn, said: SaidEvents): FoundEvent | Move | undefined {
  const spoken = said.it === true ? spokenEvent(turn) : undefined
  if (said.it === true && !spoken) return undefined
  const {
    words: named,
    from,
    to,
    clock,
  } = spoken ? { words: '', from: undefined, to: undefined, clock: undefined } : said
  const found = foundIn(turn, { words: named, from, to })
  if ('kind' in found) return found
  if (spoken) return found.find(({ event }) => event === spoken)
  const now = nowOf(turn)
  const fitting = found.filter(
    (each) => (clock === undefined || each.start.slice(11) === clock) && !(said.isMeeting === true && each.isTask),
  )
  if (named === '') return fitting.find(({ start, allDay }) => start > now && !allDay)
  return fitting.find(({ start }) => start > now) ?? fitting[0]
}

type Stretch = { words: string; from?: string | undefined; to?: string | undefined }

export function foundIn(turn: Turn, { words: named, from, to }: Stretch): FoundEvent[] | Move {
  const answer = answerOf(turn, findEvents)
  if (answer !== undefined) return z.array(foundEvent).safeParse(answer).data ?? []
  return call(findEvents, {
    ...(named !== '' && { words: named }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    limit: 50,
  })
}

function spokenEvent({ dialogue: { did, shown } }: Turn): string | undefined {
  const things = (did && did.isPast !== true ? did.things : shown).filter(({ kind }) => kind === 'event')
  return things.length === 1 ? things[0]?.id : undefined
}
