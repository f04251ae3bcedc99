import type { Change } from '#foundation/contract/act.ts'
import { describeRule } from '#foundation/time/repetition/describe.ts'
import { type EventFields, isDay } from './event.ts'
import { dayWords, timeWords, whenWords } from './words.ts'

/** An event as a person is told of it, each fact by its label; what it does not say is absent. */
export type Told = { name: string; label: string; value: string }[]

type Telling = {
  repeat: string | null
  /** When a series does not take place, by its rule. */
  except: readonly string[]
  calendarName: string
  zone: string
}

export function toldOf(fields: EventFields, { repeat, except, calendarName, zone }: Telling): Told {
  const facts: [name: string, label: string, value: string][] = [
    ['title', 'Title', fields.title],
    ['start', 'When', whenWords(fields, zone)],
    ['repeat', 'Repeats', repeat === null ? '' : repeatWords(repeat, fields)],
    ['except', 'But not on', except.map((original) => momentWords(original)).join(', ')],
    ['zone', 'Time zone', isDay(fields.start) || fields.zone === zone ? '' : fields.zone],
    ['calendar', 'Calendar', calendarName],
    ['type', 'Type', typeWords[fields.type]],
    ['location', 'Location', fields.location],
    ['people', 'People', fields.people.map(({ name, email }) => (name ? `${name} <${email}>` : email)).join(', ')],
    ['priority', 'Priority', fields.priority === null ? '' : priorityWords[fields.priority]],
    ['attendees', 'Attendees', fields.attendees === null ? '' : `${fields.attendees}`],
    ['description', 'Description', fields.description],
  ]
  return facts.filter(([, , value]) => value !== '').map(([name, label, value]) => ({ name, label, value }))
}

/** “every other Monday at 09:00 until 1 March 2027”. */
export function repeatWords(repeat: string, { start, zone }: Pick<EventFields, 'start' | 'zone'>): string {
  return isDay(start) ? describeRule(repeat, start) : describeRule(repeat, start, zone)
}

/** What is other afterwards, in the order of the facts. */
export function changesBetween(before: Told, after: Told): Change[] {
  const labels = [...new Set([...before, ...after].map(({ label }) => label))]
  const valueIn = (told: Told, label: string) => told.find((fact) => fact.label === label)?.value ?? null
  return labels
    .map((label) => ({ label, before: valueIn(before, label), after: valueIn(after, label) }))
    .filter((change) => change.before !== change.after)
}

function momentWords(wall: string): string {
  return isDay(wall) ? dayWords(wall) : `${dayWords(wall)} at ${timeWords(wall)}`
}

const priorityWords = { high: 'High', medium: 'Medium', low: 'Low' } as const
const typeWords = { meeting: 'Meeting', task: 'Task', personal: 'Personal' } as const
