import { createEvents, eventsBetween, type KeptEvent } from '../../sentences/events.ts'
import type { Call, Table, TableRow } from './table.ts'

export const calendarTable: Table = {
  domain: 'calendar',
  feature: 'calendar',
  file: 'calendar_events.csv',
  load: (person, rows) => createEvents(person, rows.map(eventOf)),
  read: async (person) => (await eventsBetween(person, '2023-01-01', '2025-01-01')).map(lineOf),
  linesOf: (rows) => rows.map(eventOf).map(lineOf),
  apply,
}

function eventOf({ event_name = '', participant_email = '', event_start = '', duration = '' }: TableRow): KeptEvent {
  const start = Temporal.PlainDateTime.from(event_start)
  const end = start.add({ minutes: Number(duration) })
  return {
    title: event_name,
    start: start.toString({ smallestUnit: 'minute' }),
    end: end.toString({ smallestUnit: 'minute' }),
    people: participant_email === '' ? [] : [participant_email],
  }
}

function lineOf({ title, start, end, people = [] }: KeptEvent): string {
  const emails = people.map((each) => (typeof each === 'string' ? each : each.email)).toSorted()
  return [start, end, title, ...emails].join(' ').toLowerCase()
}

function apply(rows: readonly TableRow[], { tool, args }: Call): TableRow[] {
  const { event_id: id, field = '', new_value: value = '' } = args
  if (tool === 'calendar.create_event') return [...rows, args]
  if (tool === 'calendar.delete_event') return rows.filter(({ event_id }) => event_id !== id)
  if (tool === 'calendar.update_event')
    return rows.map((row) => (row['event_id'] === id ? { ...row, [field]: value } : row))
  return [...rows]
}
