import type { Reminder } from '../../contract.ts'
import { aloneWords, capital, minuteOptions } from '../minutes.ts'

/** What has its own reminders: an event or a calendar, by its name; without either, all calendars. */
export type Owner = { event: string; named: string } | { calendar: string; named?: string } | Record<string, never>

/**
 * `usual`: the default of the calendar, or of all events; `none`: no reminder at all; `several`: more than a list can
 * show; otherwise the minutes before.
 */
export type Choice = string

export type Situation = { own: readonly Reminder[]; usual: readonly Reminder[] }

/**
 * The reminders of this event or calendar alone, and the defaults that apply otherwise. `calendar` is null for one that is
 * not saved yet, and absent for all calendars.
 */
export function situationOf(all: readonly Reminder[], owner: { event?: string; calendar?: string | null }): Situation {
  const general = all.filter(
    ({ about, target }) => about === 'calendar' && target.calendar === undefined && target.allDay !== true,
  )
  if (owner.calendar === undefined) return { own: general, usual: [] }
  const ofCalendar = all.filter(({ target }) => owner.calendar !== null && target.calendar === owner.calendar)
  if (owner.event === undefined) return { own: ofCalendar, usual: general }
  const usual = ofCalendar.length > 0 ? ofCalendar : general
  return { own: all.filter(({ target }) => target.event === owner.event), usual: usual.filter(isHeard) }
}

export function choiceOf({ own }: Situation): Choice {
  const [first, ...more] = own
  if (!first) return 'usual'
  if (more.length > 0) return 'several'
  return isHeard(first) ? String(first.minutes) : 'none'
}

export function choicesFor(situation: Situation): { value: Choice; label: string }[] {
  const { own, usual } = situation
  const chosen = choiceOf(situation)
  const set = own.filter(isHeard).map(({ minutes }) => minutes ?? 0)
  return [
    { value: 'usual', label: usual.length === 0 ? 'No reminder' : `As usual: ${together(usual)}` },
    ...(usual.length > 0 || chosen === 'none' ? [{ value: 'none', label: 'No reminder' }] : []),
    ...(chosen === 'several' ? [{ value: 'several', label: capital(together(own)) }] : []),
    ...minuteOptions(set),
  ]
}

export type Step = { name: string; input: object }

/** The steps that turn the current state into the choice; existing reminders are changed rather than recreated. */
export function stepsTo(choice: Choice, { own }: Situation, owner: Owner, id: string): Step[] {
  if (choice === choiceOf({ own, usual: [] }) || choice === 'several') return []
  const [first, ...more] = own
  if (choice === 'usual') return own.map(stop)
  const minutes = Number(choice)
  if (choice !== 'none' && first && isHeard(first) && more.length === 0)
    return [{ name: 'reminders.change', input: { id: first.id, minutes } }]
  const made = choice === 'none' ? { minutes: 0, silent: true } : { minutes }
  return [...own.map(stop), { name: 'reminders.create-before', input: { id, ...owner, ...made } }]
}

function stop({ id }: Reminder): Step {
  return { name: 'reminders.stop', input: { id } }
}

function isHeard({ target }: Reminder): boolean {
  return target.silent !== true
}

/** “10 minutes before and an hour before”. */
function together(reminders: readonly Reminder[]): string {
  const words = reminders
    .filter(isHeard)
    .map(({ minutes }) => minutes ?? 0)
    .toSorted((one, other) => one - other)
    .map(aloneWords)
  return words.length === 0 ? 'no reminder' : words.join(' and ')
}
