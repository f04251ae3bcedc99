import type { Change } from '#foundation/contract/act.ts'
import { describeRule } from '#foundation/time/repetition/describe.ts'
import { type EventFields, isDay } from './event.ts'
import { wallClock } from '#foundation/time/format/clock-text.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { dayWords, type Reader, whenWords } from './words.ts'

/** An event as shown to a person, fact by fact with labels; empty ones are left out. */
export type Told = { name: string; label: string; value: string }[]

type Telling = {
  repeat: string | null
  /** Excluded dates of a series. */
  except: readonly string[]
  calendarName: string
  reader: Reader
}

export function toldOf(fields: EventFields, { repeat, except, calendarName, reader }: Telling): Told {
  const facts: [name: string, label: string, value: string][] = [
    ['title', 'Title', fields.title],
    ['start', 'When', whenWords(fields, reader)],
    ['repeat', 'Repeats', repeat === null ? '' : repeatWords(repeat, fields, reader.format)],
    ['except', 'But not on', except.map((original) => momentWords(original, reader.format)).join(', ')],
    ['zone', 'Time zone', isDay(fields.start) || fields.zone === reader.zone ? '' : fields.zone],
    ['calendar', 'Calendar', calendarName],
    ['type', 'Type', typeWords[fields.type]],
    ['done', 'Done', fields.done ? 'Yes' : ''],
    ['location', 'Location', fields.location],
    ['people', 'People', fields.people.map(({ name, email }) => (name ? `${name} <${email}>` : email)).join(', ')],
    ['priority', 'Priority', fields.priority === null ? '' : priorityWords[fields.priority]],
    ['attendees', 'Attendees', fields.attendees === null ? '' : `${fields.attendees}`],
    ['description', 'Description', fields.description],
  ]
  return facts.filter(([, , value]) => value !== '').map(([name, label, value]) => ({ name, label, value }))
}

/** “every other Monday at 09:00 until 1 March 2027”. */
export function repeatWords(
  repeat: string,
  { start, zone }: Pick<EventFields, 'start' | 'zone'>,
  format: TimeFormat,
): string {
  return describeRule(repeat, start, isDay(start) ? { format } : { format, zone })
}

/** The facts that differ afterwards, in their order. */
export function changesBetween(before: Told, after: Told): Change[] {
  const labels = [...new Set([...before, ...after].map(({ label }) => label))]
  const valueIn = (told: Told, label: string) => told.find((fact) => fact.label === label)?.value ?? null
  return labels
    .map((label) => ({ label, before: valueIn(before, label), after: valueIn(after, label) }))
    .filter((change) => change.before !== change.after)
}

function momentWords(wall: string, format: TimeFormat): string {
  return isDay(wall) ? dayWords(wall, format) : `${dayWords(wall, format)} at ${wallClock(wall, format)}`
}

const priorityWords = { high: 'High', medium: 'Medium', low: 'Low' } as const
const typeWords = { meeting: 'Meeting', task: 'Task', personal: 'Personal' } as const
