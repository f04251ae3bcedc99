import CalendarClock from 'lucide-react/icons/calendar-clock'
import Coffee from 'lucide-react/icons/coffee'
import Split from 'lucide-react/icons/split'
import { clockSpan, clockText } from '#foundation/time/format/clock-text.ts'
import { weekdayName } from '#foundation/time/format/date-text.ts'
import type { HomeLine, HomePart, HomePrompt } from '#foundation/web/home.ts'
import { timeFormat } from '#foundation/web/time-format.ts'
import { wallOf } from '../grid/wall.ts'
import type { HomeOccurrence, HomeToday } from './today.ts'

/** What the calendar says of today on the home. */
export function homeOf(today: HomeToday): HomePart {
  return { lines: linesOf(today), prompts: promptsOf(today) }
}

function linesOf({ zone, day, current, next, clashes, spare, isNew }: HomeToday): HomeLine[] {
  const tell = (soon: HomeToday['next'], rank: number): HomeLine[] =>
    soon ? [eventLine(soon, { zone, day, rank })] : []
  return [
    ...tell(current, 10),
    ...tell(next, 11),
    ...clashLine(clashes, zone),
    ...(spare ? [spareLine(spare, zone, day)] : []),
    ...(isNew ? [newcomerLine] : []),
  ]
}

/** Leads to where the sample is offered. */
const newcomerLine: HomeLine = {
  id: 'calendar newcomer',
  rank: 50,
  icon: CalendarClock,
  text: 'Nothing is planned yet',
  detail: 'Plan something, or look around with a sample day',
  to: '/assistant?view=calendar',
}

type Place = { zone: string; day: string; rank: number }

function eventLine({ occurrence, link }: NonNullable<HomeToday['next']>, { zone, day, rank }: Place): HomeLine {
  const { title, start, end, location } = occurrence
  const on = wallOf(start, zone).day
  const when = [dayName(on, day), stretch(occurrence, zone)].filter(Boolean).join(' ')
  return {
    id: `calendar ${occurrence.event} ${occurrence.original ?? ''}`,
    rank,
    icon: CalendarClock,
    text: title,
    detail: location === '' || link !== null ? when : `${when} · ${location}`,
    time: { start, end },
    to: addressOf(on),
    ...(link !== null && { link: { label: 'Join', href: link } }),
  }
}

/** Of a day within a week: nothing for today. */
function dayName(on: string, today: string): string | undefined {
  const ahead = daysFrom(today, on)
  if (ahead <= 0) return undefined
  return ahead === 1 ? 'Tomorrow' : weekdayName(on, 'long', timeFormat())
}

function daysFrom(today: string, on: string): number {
  return (Date.parse(on) - Date.parse(today)) / 86_400_000
}

function clashLine(clashes: HomeToday['clashes'], zone: string): HomeLine[] {
  const [one, other] = clashes[0] ?? []
  if (!one || !other) return []
  const more = clashes.length - 1
  return [
    {
      id: 'calendar clash',
      rank: 20,
      icon: Split,
      text: `“${one.title}” clashes with “${other.title}”`,
      detail: `${clockText(wallOf(other.start, zone).minute, timeFormat())}${more > 0 ? ` · ${more} more today` : ''}`,
      to: addressOf(wallOf(one.start, zone).day),
    },
  ]
}

/** The stretch may be longer: it is the first hour of it that the line promises. */
function spareLine(spare: NonNullable<HomeToday['spare']>, zone: string, day: string): HomeLine {
  const { start } = spare
  const end = new Date(Math.min(Date.parse(spare.end), Date.parse(start) + 3_600_000)).toISOString()
  return {
    id: 'calendar spare',
    rank: 40,
    icon: Coffee,
    text: 'First free hour',
    detail: stretch({ start, end }, zone),
    time: { start, end },
    to: addressOf(day),
  }
}

function addressOf(day: string): string {
  return `/assistant?view=calendar&date=${day}&show=day`
}

/**
 * Beginnings about the event that comes next. Its title goes into the box as the person’s own words, so text of other
 * people is left out of it, and so is what would not read as a title in quotes.
 */
function promptsOf({ next, spare, zone, day }: HomeToday): HomePrompt[] {
  if (!next) return []
  const { title, start, type, foreign } = next.occurrence
  // Tasks need no preparation and have no place.
  const on = wallOf(start, zone).day
  if (type === 'task' || foreign || title.length > mostTitle || /["“”\n]/.test(title)) return []
  const isPossible = on !== day || (spare !== null && Date.parse(spare.start) + halfHour <= Date.parse(start))
  return [
    ...(isPossible
      ? [
          {
            insteadOf: 'Find a time',
            title: `Prepare “${title}”`,
            text: `Find half an hour before “${title}”`,
          },
        ]
      : []),
    { insteadOf: 'Prepare a meeting', title: 'What comes next', text: `When is “${title}”, and where?` },
    ...(daysFrom(day, on) <= mostDaysAhead
      ? [
          {
            insteadOf: 'Follow up',
            title: 'Follow up',
            text: `Schedule “Follow-up to ${title}” on ${workdayAfter(on)} at 9`,
          },
        ]
      : []),
  ]
}

const mostTitle = 40
const halfHour = 1_800_000

/** Later than this, the weekday after the event might be read as an earlier one, before the event. */
const mostDaysAhead = 3

/** The weekday that follows, or Monday where that is none of the working week. */
function workdayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`).getUTCDay() + 1
  return workdays[next] ?? 'Monday'
}

const workdays = [undefined, 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

function stretch({ start, end }: Pick<HomeOccurrence, 'start' | 'end'>, zone: string): string {
  return clockSpan(wallOf(start, zone).minute, wallOf(end, zone).minute, timeFormat())
}
