import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import type { Reminder } from '../../contract.ts'
import { wholeDayWords } from '../../rules.ts'
import { capital } from '../minutes.ts'

const usual = [-540, 360, 900, 9_540]

/** The one reminder of all events that last whole days; `undefined`: there is none. */
export function wholeDaysIn(all: readonly Reminder[]): Reminder | undefined {
  return all.find(({ target }) => target.allDay === true)
}

export function wholeDayChoices(set: Reminder | undefined, format: TimeFormat): { value: string; label: string }[] {
  const minutes = [...new Set([...usual, ...(set ? [set.minutes ?? 0] : [])])].toSorted((one, other) => one - other)
  return [
    { value: 'none', label: 'No reminder' },
    ...minutes.map((each) => ({ value: String(each), label: capital(aloneWords(each, format)) })),
  ]
}

/** The same for a list that does not name the event. */
function aloneWords(minutes: number, format: TimeFormat): string {
  return wholeDayWords(minutes, format).replace(' on the day of', ' that day')
}

export function wholeDaySteps(
  choice: string,
  set: Reminder | undefined,
  id: string,
): { name: string; input: object }[] {
  if (choice === 'none') return set ? [{ name: 'reminders.stop', input: { id: set.id } }] : []
  const minutes = Number(choice)
  return set
    ? [{ name: 'reminders.change', input: { id: set.id, minutes } }]
    : [{ name: 'reminders.create-before', input: { id, minutes, allDay: true } }]
}
