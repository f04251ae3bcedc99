import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import type { Reminder } from '../contract.ts'
import { beforeWords, clockWords, whenWords, wholeDayWords } from '../rules.ts'
import type { ReminderRow, SavedReminder } from './reminder-store.ts'

/** As it crosses the wire. */
export function shown(row: ReminderRow, format: TimeFormat): Reminder {
  const { id, text, about, target, minutes, start, rule, zone, floating, again, state, revision } = row
  return {
    id,
    text,
    about,
    target,
    minutes,
    start,
    rule,
    zone,
    floating,
    again,
    state,
    revision,
    next: row.occurrence,
    when: inWords(row, format),
    foreign: row.sources.length > 0,
  }
}

/** “Every weekday at 08:45”, “20 minutes before everything with Akira”. */
export function inWords(
  { start, rule, zone, floating, minutes, about, target }: SavedReminder,
  format: TimeFormat,
): string {
  if (start !== null) return `${whenWords({ start, rule, zone }, format)}${floating ? '' : `, ${clockWords(zone)}`}`
  const which = {
    event: target.named === undefined ? 'the event' : `“${target.named}”`,
    people: `everything with ${target.words ?? ''}`,
    calendar: ofCalendar(target),
    text: '',
    chat: '',
    task: '',
  }[about]
  if (target.silent === true) return `no reminder before ${which.replace('every event of', 'events of')}`
  if (target.allDay === true)
    return `${wholeDayWords(minutes ?? 0, format)} ${which.replace('every event', 'every all-day event')}`
  return `${beforeWords(minutes ?? 0)} ${which}`.trim()
}

function ofCalendar({ calendar, named }: SavedReminder['target']): string {
  if (calendar === undefined) return 'every event'
  return named === undefined ? 'every event of a calendar' : `every event of “${named}”`
}
