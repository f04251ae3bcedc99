import { dateText, timeText } from '#foundation/language/wording/moments.ts'
import { chips, counted, escaped, list, quote } from '#foundation/language/wording/quoting.ts'
import type { Event } from './events.ts'
import type { Span } from '../../language/event/said-event.ts'

type Time = Temporal.PlainDateTime

export const unread = 'I could not read your calendar just now.'
export const nothingSuch = 'I find nothing like that in your calendar.'
export const notInvited = (names: string, event: string) => `${names} is not among those invited to ${event}.`
export function tooMany(count: number, most: number): string {
  return `That is ${counted(count, 'change')}, and one card holds ${most}. Say it for a shorter time, such as a month.`
}
export const onCard =
  'It is on the card above and not in your calendar yet. Decline it there, and tell me again with what you want changed.'
export const notReminded = 'It stands in your calendar; reminders I cannot keep yet.'

/** “Friday, 20 November 2026, 14:00–15:00”. */
export function whenText({ from, to, allDay }: Pick<Event, 'from' | 'to' | 'allDay'>): string {
  const day = from.toPlainDate()
  const last = allDay ? to.toPlainDate().subtract({ days: 1 }) : to.toPlainDate()
  if (allDay) return day.equals(last) ? `${dateText(day)}, all day` : `${dateText(day)} to ${dateText(last)}`
  return day.equals(last)
    ? `${dateText(day)}, ${timesText({ from, to })}`
    : `${dateText(day)}, ${timeText(from)}, to ${dateText(last)}, ${timeText(to)}`
}

export function timesText({ from, to }: { from: Time; to: Time }): string {
  return `${timeText(from)}–${timeText(to)}`
}

/** “Friday, 20 November 2026, 14:00–15:00”, of free time. */
export function slotText({ from, to }: Span): string {
  return `${dateText(from.toPlainDate())}, ${timesText({ from, to })}`
}

/** “Design review”, Tuesday, 24 November 2026, 15:00–16:00, in Room 5. */
export function eventText(event: Event): string {
  return `${quote(event.title)}, ${whenText(event)}${event.location === '' ? '' : `, ${escaped(event.location)}`}`
}

/** Under their days. */
export function daysText(events: readonly Event[]): string {
  const days = Map.groupBy(events, ({ from }) => from.toPlainDate().toString())
  return [...days]
    .map(([day, those]) => `**${dateText(Temporal.PlainDate.from(day))}**\n\n${list(those.map(lineText))}`)
    .join('\n\n')
}

function lineText(event: Event): string {
  const time = event.allDay ? 'All day' : timesText(event)
  return `${time} ${quote(event.title)}${event.location === '' ? '' : `, ${escaped(event.location)}`}`
}

export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return counted(rest, 'minute')
  return rest === 0 ? counted(hours, 'hour') : `${counted(hours, 'hour')} ${counted(rest, 'minute')}`
}

export function clashText(events: readonly Event[]): string | undefined {
  if (events.length === 0) return undefined
  return `At the same time: ${events
    .slice(0, 3)
    .map((event) => `${quote(event.title)}, ${event.allDay ? 'all day' : timesText(event)}`)
    .join('; ')}${events.length > 3 ? ` and ${events.length - 3} more` : ''}.`
}

export const nothingDone: Readonly<Record<'denied' | 'wondered' | 'conditional' | 'others', string>> = {
  denied: 'All right, I leave it as it is.',
  wondered: 'Say it as a wish, and I do it; it can be undone.',
  others: 'I see and change your own calendar only. I can invite people to what stands in it.',
  conditional: 'I cannot wait for something to happen first. Tell me when it has.',
}

export function examples(): string {
  return chips(['What’s on tomorrow?', 'When am I free this week?', 'Schedule a call tomorrow at 3'])
}
