import { dateText } from '#foundation/language/wording/moments.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { list, quote } from '#foundation/language/wording/quoting.ts'
import { type Move, say } from '#foundation/server/language.ts'
import type { Event } from './events.ts'
import { refsOf, stretchOf } from './mentions.ts'
import type { EventDraft } from '../../language/event/draft.ts'
import type { NewWish, Target, Wish } from '../../language/wish.ts'
import type { Span } from '../../language/event/said-event.ts'
import { eventText, slotText, whenText } from './wording.ts'

/** Our own questions by their names; what answers them stands in `answering.ts`. */
export const questions = [
  'what',
  'whom',
  'when',
  'time',
  'to',
  'length',
  'which',
  'which-named',
  'scope',
  'email',
  'name',
  'instead',
] as const
export type Question = (typeof questions)[number]

function ask(question: Question, text: string, events: readonly Event[] = []): Move {
  return say(text, { asks: { question }, ...(events.length > 0 && { shows: refsOf(events) }) })
}

export const whom = ask('whom', 'Whom do you want to call?')
export const what = ask('what', 'What should I put in your calendar?')
/** Where nothing was spoken of before. */
export const whichNamed = ask('which-named', 'Which one do you mean? Say its title, or when it is.')

export function whenFor(title: string): Move {
  return ask('when', `When should it be: ${quote(title)}?`)
}

export function timeFor(
  title: string,
  { day, free, format }: { day: Temporal.PlainDate; free: readonly Span[]; format: TimeFormat },
): Move {
  const question = `At what time on ${dateText(day, format)}: ${quote(title)}?`
  const offered = free.length === 0 ? '' : `\n\nYou are free:\n\n${list(free.map((slot) => slotText(slot, format)))}`
  return say(`${question}${offered}`, { asks: { question: 'time' }, offers: free.map(stretchOf) })
}

export function timeForSeries(title: string): Move {
  return ask('time', `At what time: ${quote(title)}?`)
}

export function toWhen(event: Event, format: TimeFormat): Move {
  return ask('to', `To when should I move ${quote(event.title)}, ${whenText(event, format)}?`, [event])
}

const mostListed = 8

export function whichOf(events: readonly Event[], format: TimeFormat): Move {
  const listed = events.slice(0, mostListed)
  return ask('which', `Which one do you mean?\n\n${list(listed.map((event) => eventText(event, format)))}`, listed)
}

/** Nothing is called so; a yes means the only one that is offered. */
export function whichNear({ text }: Target, events: readonly Event[], format: TimeFormat): Move {
  const found = `I find nothing like ${quote(text)} in your calendar.`
  const [only, ...others] = events
  if (only && others.length === 0) return ask('which', `${found} Do you mean ${eventText(only, format)}?`, events)
  return ask(
    'which',
    `${found} Do you mean one of these?\n\n${list(events.map((event) => eventText(event, format)))}`,
    events,
  )
}

export function scopeOf(event: Event, format: TimeFormat): Move {
  const choice = `only the one on ${whenText(event, format)}, that one and all following, or all of them?`
  return ask('scope', `Which ones of the series do you mean, of ${quote(event.title)}: ${choice}`, [event])
}

export function nameFor(event: Event): Move {
  return ask('name', `What should it be called instead of ${quote(event.title)}?`, [event])
}

export function lengthFor(event: Event, format: TimeFormat): Move {
  return ask('length', `By how long should I change ${quote(event.title)}, ${whenText(event, format)}?`, [event])
}

export function emailOf(name: string, event: Event): Move {
  return ask('email', `What is the e-mail address of ${name.trim()}?`, [event])
}

/** What lies in the past is seldom meant. */
export function isOver(draft: EventDraft, wish: NewWish, format: TimeFormat): Move {
  const text = `That is over already: ${draftText(draft, format)}. Should I put it into your calendar all the same?`
  return say(text, { asks: { question: 'instead', wish: { ...wish, evenOver: true } } })
}

/** What was told as news. */
export function onlyTold(draft: EventDraft, wish: NewWish, format: TimeFormat): Move {
  return say(`Should I put ${draftText(draft, format)} into your calendar?`, { asks: { question: 'instead', wish } })
}

function draftText({ title, start, end, allDay }: EventDraft, format: TimeFormat): string {
  if (start === null || end === null) return quote(title)
  const when = { from: Temporal.PlainDateTime.from(start), to: Temporal.PlainDateTime.from(end), allDay }
  return `${quote(title)}, ${whenText(when, format)}`
}

/** What is to come is seldom meant to have been. */
export function movedBack(event: Event, span: Span, { wish, format }: { wish: Wish; format: TimeFormat }): Move {
  const text = `${whenText({ ...span, allDay: event.allDay }, format)} is over already. Should I move ${quote(event.title)} there all the same?`
  return say(text, { asks: { question: 'instead', wish } })
}

/** “Later” was said, but this time is earlier. */
export function movedForward(event: Event, span: Span, { wish, format }: { wish: Wish; format: TimeFormat }): Move {
  const text = `${whenText({ ...span, allDay: event.allDay }, format)} is earlier than ${quote(event.title)} is now. Should I move it there?`
  return say(text, { asks: { question: 'instead', wish }, shows: refsOf([event]) })
}

/** The date of this year has just gone by. */
export function nextYear(
  title: string,
  at: Pick<Event, 'from' | 'to' | 'allDay'>,
  { wish, format }: { wish: Wish; format: TimeFormat },
): Move {
  return say(`That would be next year: ${quote(title)}, ${whenText(at, format)}. Is that what you mean?`, {
    asks: { question: 'instead', wish },
  })
}

/** “Delete everything” may mean more than today; more than today is said. */
export function everythingToday(events: readonly Event[], wish: Wish & { target: Target }, format: TimeFormat): Move {
  if (events.length === 0)
    return say('Of which days do you mean everything? There is nothing left today; say “this week”, for example.')
  const text = `Do you mean everything that is left today? Otherwise say of which days.\n\n${list(events.map((event) => eventText(event, format)))}`
  const target: Target = { ...wish.target, named: refsOf(events) }
  return say(text, { asks: { question: 'instead', wish: { ...wish, target } }, shows: refsOf(events) })
}

/** What was found fits only in part. */
export function meant(event: Event, wish: Wish, format: TimeFormat): Move {
  return say(`Do you mean ${eventText(event, format)}?`, {
    asks: { question: 'instead', wish },
    shows: refsOf([event]),
  })
}

/** Words that may change what is meant are asked about before anything is made without them. */
export function withoutWords(
  unread: readonly string[],
  draft: EventDraft,
  { wish, format }: { wish: NewWish; format: TimeFormat },
): Move {
  const left = unread.map((words) => quote(words)).join(' and ')
  const isInTitle = unread.some((words) => draft.title.toLowerCase().includes(words.toLowerCase()))
  const text = `I do not know what to do with ${left}. Should I put ${draftText(draft, format)}, into your calendar ${isInTitle ? 'all the same' : 'without it'}?`
  return say(text, { asks: { question: 'instead', wish } })
}
