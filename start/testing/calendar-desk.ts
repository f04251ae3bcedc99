import type { ToolResult } from '#foundation/server/tool-result.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { createDesk, house, type Results } from '#features/assistant/server/built-in/testing/desk.ts'

type Kept = ReturnType<typeof event>
type Which = { event: string; original?: string | null; scope?: string }
type Given = Which & {
  title?: string
  location?: string
  start: string
  end: string
  people?: { email: string }[]
  repeat?: string
}
type Span = { from: string; to: string; minutes?: number }

const zone = 'Europe/Vienna'
const moment = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant().toString()

function event(id: string, title: string, start: string, minutes: number, more: object = {}) {
  const end = Temporal.PlainDateTime.from(start).add({ minutes }).toString()
  const kept = { event: id, original: null as string | null, revision: 1, type: 'meeting', title, allDay: false }
  return { ...kept, start: moment(start), end: moment(end), zone, location: '', people: [], repeat: null, ...more }
}

const weekly = (day: string) => ({ repeat: 'FREQ=WEEKLY;BYDAY=MO', original: `${day}T09:00` })

/** It is Friday, 20 November 2026, 14:32. */
const begun = () => [
  event('tom', 'Call with Tom', '2026-11-20T16:00', 30),
  event('plan', 'Planning', '2026-11-20T17:00', 60),
  event('stand', 'Standup', '2026-11-23T09:00', 15, weekly('2026-11-23')),
  event('stand', 'Standup', '2026-11-30T09:00', 15, weekly('2026-11-30')),
  event('dentist', 'Dentist', '2026-11-23T11:00', 60, { type: 'personal' }),
  event('lunch', 'Lunch with Sara', '2026-11-23T12:30', 60),
  event('review', 'Design review', '2026-11-23T15:00', 60),
  event('budget', 'Budget meeting', '2026-11-23T16:30', 30),
  event('akira', '1:1 with Akira', '2026-11-25T10:00', 30),
  event('sync', 'Product sync', '2026-11-27T14:00', 60),
  event('talk', 'Interview with Priya', '2026-12-02T11:00', 60, {
    location: 'Room 5',
    people: [{ name: 'Priya Shah', email: 'priya@example.com' }],
  }),
  event('flight', 'Flight to Berlin', '2026-12-03T07:45', 115, { type: 'personal' }),
  event('stand', 'Standup', '2026-12-07T09:00', 15, weekly('2026-12-07')),
  event('leave', 'Annual leave', '2026-12-21', 0, {
    type: 'personal',
    allDay: true,
    start: '2026-12-21',
    end: '2026-12-29',
  }),
]

function madeOf(id: string, { title = '', start, end, repeat }: Given): Kept {
  const minutes = Temporal.PlainDateTime.from(start).until(end).total('minutes')
  return event(id, title, start, minutes, { ...(repeat && { repeat, original: start }) })
}

const done = (sentence: string, kept?: Kept): ToolResult => {
  const things = kept ? [{ kind: 'event', id: kept.event, ...kept }] : []
  return { kind: 'done', sentence, activityId: 'a', sources: [], things }
}

const answer = (found: unknown): ToolResult => ({ kind: 'answer', answer: found, sources: [] })

const wait = (title: string): ToolResult => ({ kind: 'waits', title, activityId: 'a' })

/** A person talking about a working calendar; reports what was done in short form. */
export function createCalendarDesk(format?: TimeFormat) {
  let events = begun()
  const deeds: string[] = []
  const tools: Results = {
    ...house,
    ...onCards(deeds),
    'calendar.list-events': ({ from, to }: Span) =>
      answer(events.filter(({ start, end }) => start < moment(to) && end > moment(from))),
    'calendar.search-events': ({ words }: { words: string }) =>
      answer(events.filter((each) => JSON.stringify(each).toLowerCase().includes(words.toLowerCase()))),
    'calendar.find-free-time': ({ from, to, minutes = 30 }: Span) => answer(freeIn(events, from, to, minutes)),
    'calendar.create-event': (given: Given) => {
      deeds.push(
        `create ${given.title} ${given.start} ${given.end}${given.repeat === undefined ? '' : ` ${given.repeat}`}`,
      )
      if (given.people) return wait('Create')
      const made = madeOf(`new-${deeds.length}`, given)
      events.push(made)
      return done(`Created “${given.title}”, ${said(given.start)}.`, made)
    },
    'calendar.change-event': (given: Given) => {
      const { event: id, original, scope } = given
      const times = given.start === undefined ? '' : ` ${given.start} ${given.end}`
      deeds.push(
        `change ${id}${original ? ` ${scope}` : ''}${times}${given.title === undefined ? '' : ` ${given.title}`}${given.location === undefined ? '' : ` in ${given.location}`}${given.repeat === undefined ? '' : ` ${given.repeat}`}`,
      )
      if (given.people) return wait('Change')
      events = events.map((each) =>
        each.event === id
          ? {
              ...each,
              ...(given.start && { start: moment(given.start), end: moment(given.end) }),
              ...(given.title && { title: given.title }),
            }
          : each,
      )
      const kept = events.find((each) => each.event === id)
      return done(`Changed “${kept?.title}”, ${said(given.start ?? wallOf(kept))}.`, kept)
    },
    'calendar.delete-event': ({ event: id, original, scope }: Which) => {
      deeds.push(`delete ${id}${original ? ` ${scope}` : ''}`)
      const deleted = events.find((each) => each.event === id)
      return done('Deleted it.', deleted)
    },
  }
  return { ask: createDesk(tools, format), deeds }
}

/** What is only proposed, and what is said to it. */
function onCards(deeds: string[]): Results {
  return {
    'assistant.decline-card': () => {
      deeds.push('decline')
      return answer(null)
    },
    'calendar.apply-plan': ({ steps }: { steps: { do: string; change?: Which; which?: Which; event?: Given }[] }) => {
      deeds.push(
        `plan ${steps.map((step) => `${step.do} ${step.change?.event ?? step.which?.event ?? step.event?.title}`).join(', ')}`,
      )
      return wait('Plan')
    },
  }
}

function wallOf(kept: Kept | undefined): string {
  return Temporal.Instant.from(kept?.start ?? '')
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString()
}

function said(wall: string): string {
  const at = Temporal.PlainDateTime.from(wall)
  const day = at.toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return `${day}, ${at.toPlainTime().toString({ smallestUnit: 'minute' })}`
}

/** The longest free span from nine to six, Monday to Friday. */
function freeIn(events: readonly Kept[], from: string, to: string, minutes: number) {
  const slots: { start: string; end: string }[] = []
  const last = Temporal.PlainDateTime.from(to)
  let [begin, isOpen] = [last, false]
  for (let at = Temporal.PlainDateTime.from(from); ; at = at.add({ minutes: 15 })) {
    const [start, end] = [moment(at.toString()), moment(at.add({ minutes: 15 }).toString())]
    const works = at.dayOfWeek < 6 && at.hour >= 9 && at.hour < 18 && Temporal.PlainDateTime.compare(at, last) < 0
    const isFree = works && !events.some((each) => each.start < end && each.end > start)
    if (isFree) {
      if (!isOpen) begin = at
      isOpen = true
    } else if (isOpen) {
      if (begin.until(at).total('minutes') >= minutes) slots.push({ start: moment(begin.toString()), end: start })
      isOpen = false
    }
    if (Temporal.PlainDateTime.compare(at, last) >= 0 || slots.length >= 20) return slots
  }
}
