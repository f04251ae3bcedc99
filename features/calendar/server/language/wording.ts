import { describeRule } from '#foundation/time/repetition/describe.ts'
import { dateText, timesText, timeText } from '#foundation/language/wording/moments.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { chips, counted, escaped, list, quote } from '#foundation/language/wording/quoting.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { ThingRef } from '#foundation/language/dialogue.ts'
import type { NextWish, Target } from '../../language/wish.ts'
import { type Event, minutesOf } from './events.ts'
import { spanOfRef } from './mentions.ts'
import type { Span } from '../../language/event/said-event.ts'

export const unread = 'I could not read your calendar just now.'
export const nothingToDo = 'There is nothing that this would change.'
export const notInvited = (names: string, event: string) => `${names} is not among those invited to ${event}.`
export function tooMany(count: number, most: number): string {
  return `That is ${counted(count, 'change')}, and one card holds ${most}. Say it for a shorter time, such as a month.`
}
export const yoursToSay = 'Whether to is yours to say: tell me what should happen with it, and I do it.'
export const notItsTime =
  'My last change was not of its time. Say when it should be, or “undo that” for the last change.'
export const onCard =
  'It is on the card above and not in your calendar yet. Decline it there, and tell me again with what you want changed.'

/** Nothing is there that was sought, by the words that it was sought by. */
export function nothingCalled(target: Target, span: Span | undefined, format: TimeFormat): string {
  return `I find nothing ${soughtAs(target, format)} in your calendar${span ? ` ${rangeText(span, format)}` : ''}.`
}

/** Where no event was named. */
export function nothingAhead({ span, clock }: Pick<Target, 'span' | 'clock'>, format: TimeFormat): string {
  const at = clock ? ` at ${timeText(clock, format)}` : ''
  return `You have no event${at}${span ? ` ${rangeText(span, format)}` : ''}.`
}

/** “Like “board meeting””, “at 15:00”. */
export function soughtAs(
  target: Pick<Target, 'words' | 'kinds' | 'oneOf' | 'clock' | 'text'>,
  format: TimeFormat,
): string {
  const said = new Set([...target.words, ...target.kinds, ...(target.oneOf ?? []), 'meeting', 'appointment'])
  const all = tokenize(target.text).map(({ text }) => text)
  const isNamed = target.words.length + target.kinds.length > 0 || target.oneOf !== undefined
  const named = isNamed ? all.filter((word) => said.has(word)) : []
  if (named.length > 0) return `like ${quote(named.join(' '))}`
  return target.clock ? `at ${timeText(target.clock, format)}` : 'like that'
}

/** “On Friday, 27 November 2026”, “from … to …”. */
export function rangeText({ from, to }: Span, format: TimeFormat): string {
  const last = to.subtract({ minutes: 1 })
  const day = from.toPlainDate()
  if (!day.equals(last.toPlainDate())) return `from ${dateText(day, format)} to ${dateText(last.toPlainDate(), format)}`
  const on = `on ${dateText(day, format)}`
  if (to.hour > 0 || to.minute > 0) return `${on}, ${timesText({ from, to }, format)}`
  return from.hour === 0 && from.minute === 0 ? on : `${on} from ${timeText(from, format)}`
}

/** What was spoken of and is not there any more. */
export function gone(ref: ThingRef, { zone, format }: { zone: string; format: TimeFormat }): string {
  const span = spanOfRef(ref, zone)
  const when = span ? `, ${whenText(span, format)}` : ''
  return `${quote(ref.title)}${when}. It is not in your calendar any more.`
}

/** “Friday, 20 November 2026, 14:00–15:00”. */
export function whenText({ from, to, allDay }: Pick<Event, 'from' | 'to' | 'allDay'>, format: TimeFormat): string {
  const day = from.toPlainDate()
  const last = allDay ? to.toPlainDate().subtract({ days: 1 }) : to.toPlainDate()
  if (allDay)
    return day.equals(last)
      ? `${dateText(day, format)}, all day`
      : `${dateText(day, format)} to ${dateText(last, format)}`
  return day.equals(last)
    ? `${dateText(day, format)}, ${timesText({ from, to }, format)}`
    : `${dateText(day, format)}, ${timeText(from, format)}, to ${dateText(last, format)}, ${timeText(to, format)}`
}

/** “Friday, 20 November 2026, 14:00–15:00”, of free time. */
export function slotText({ from, to }: Span, format: TimeFormat): string {
  return `${dateText(from.toPlainDate(), format)}, ${timesText({ from, to }, format)}`
}

/** “Design review”, Tuesday, 24 November 2026, 15:00–16:00, in Room 5. */
export function longNotes(event: Event, format: TimeFormat): string {
  return `The description of ${eventText(event, format)} is too long to add to from here. Open the event and add it there.`
}

export function eventText(event: Event, format: TimeFormat): string {
  return `${quote(event.title)}, ${whenText(event, format)}${event.location === '' ? '' : `, ${escaped(event.location)}`}`
}

/** Under their days. */
export function daysText(events: readonly Event[], format: TimeFormat): string {
  const days = Map.groupBy(events, ({ from }) => from.toPlainDate().toString())
  return [...days]
    .map(
      ([day, those]) =>
        `**${dateText(Temporal.PlainDate.from(day), format)}**\n\n${list(those.map((event) => lineText(event, format)))}`,
    )
    .join('\n\n')
}

function lineText(event: Event, format: TimeFormat): string {
  const time = event.allDay ? 'All day' : timesText(event, format)
  return `${time} ${quote(event.title)}${event.location === '' ? '' : `, ${escaped(event.location)}`}`
}

/** Nothing has to be done for it. */
export function soAlready(event: Event, format: TimeFormat): string {
  return `It is already like that in your calendar: ${eventText(event, format)}.`
}

const minutesOfDay = 24 * 60

export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return counted(rest, 'minute')
  if (minutes % minutesOfDay === 0) return counted(minutes / minutesOfDay, 'day')
  return rest === 0 ? counted(hours, 'hour') : `${counted(hours, 'hour')} ${counted(rest, 'minute')}`
}

/** What stands at a time that was asked about. */
export function inTheWay(events: readonly Event[], range: string, format: TimeFormat): string {
  const [only, ...others] = events
  if (only && others.length === 0) return `Yes, there is ${eventText(only, format)}.`
  return `Yes, ${counted(events.length, 'event')} ${range}:\n\n${daysText(events, format)}`
}

export function clashText(events: readonly Event[], format: TimeFormat): string | undefined {
  if (events.length === 0) return undefined
  return `At the same time: ${events
    .slice(0, 3)
    .map((event) => `${quote(event.title)}, ${event.allDay ? 'all day' : timesText(event, format)}`)
    .join('; ')}${events.length > 3 ? ` and ${events.length - 3} more` : ''}.`
}

export const besideQuestion = 'I find no direct answer, but this is in your calendar:'
/** Beside something that was told or wanted, and not understood. */
export const besideOrder =
  'Is that about this? I changed nothing; say what should happen with it, such as “move it to Friday”.'

export const nothingDone: Readonly<Record<'denied' | 'wondered' | 'conditional' | 'others', string>> = {
  denied: 'All right, I leave it as it is.',
  wondered: 'Say it as a wish, and I do it; it can be undone.',
  others: 'I see and change your own calendar only. I can invite people to what is in it.',
  conditional: 'I cannot wait for something to happen first. Tell me when it has.',
}

export function examples(): string {
  return chips(['What’s on tomorrow?', 'When am I free this week?', 'Schedule a call tomorrow at 3'])
}

/** What is asked of an event, behind what it is. */
export function answerText(event: Event, asks: NextWish['asks'], format: TimeFormat): string {
  const text = eventText(event, format)
  if (asks === 'where' && event.location === '') return `${text}. It has no place.`
  if (asks === 'who') {
    const names = event.people.map(({ name, email }) => (name === '' ? email : name))
    return names.length === 0 ? `${text}. Nobody is invited to it.` : `${text}, with ${names.join(', ')}.`
  }
  if (asks === 'note')
    return event.description === ''
      ? `${text}. Nothing is noted there.`
      : `${text}. It says: ${quote(event.description)}`
  if (asks === 'whether-to') return `${text}. ${yoursToSay}`
  if (asks === 'how-often') return `${text}: ${repeatText(event, format)}.`
  if (asks === 'how-long') return `${text}: ${durationText(minutesOf(event))}.`
  return `${text}.`
}

function repeatText({ repeat, from, zone }: Event, format: TimeFormat): string {
  return repeat === null ? 'it takes place once' : describeRule(repeat, from.toString(), { format, zone })
}

export function notAsked(names: readonly string[]): string {
  const [is, addresses] = names.length === 1 ? ['is', 'address'] : ['are', 'addresses']
  return `${names.map(quote).join(' and ')} ${is} not invited: I don’t know their ${addresses} for certain. Tell me the ${addresses}, and I invite them.`
}
