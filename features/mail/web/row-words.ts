import { dateText } from '#foundation/time/format/date-text.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { dayHere } from '#foundation/web/own-zone.ts'
import { timeOf } from '#foundation/web/when.ts'
import type { MailCorrespondent, ThreadRow } from '../contract.ts'

/** Names for a list, each with whether something by this person is unread. */
export function namesOf(people: ThreadRow['people']): { name: string; unread: boolean }[] {
  const [only] = people
  if (!only) return [{ name: 'No sender', unread: false }]
  if (people.length === 1) return [{ name: nameOf(only), unread: only.unread }]
  // Of many, the one who began and the two who wrote last say most.
  const shown = people.length > mostNames ? [only, ...people.slice(1 - mostNames)] : people
  return shown.map((person) => ({ name: shortNameOf(person), unread: person.unread }))
}

const mostNames = 3

export function nameOf({ name, address, own }: Pick<MailCorrespondent, 'name' | 'address' | 'own'>): string {
  if (own) return 'Me'
  return name === '' ? address : name
}

function shortNameOf(person: MailCorrespondent): string {
  if (person.own) return 'me'
  const { name, address } = person
  if (name === '') return address.split('@')[0] ?? address
  // “Okafor, Sara” is how some programs write names.
  const [last = '', first] = name.split(/,\s*/)
  return (first ?? last).split(' ')[0] ?? name
}

/** The time of today, the day of this year, or the whole date. */
export function listTime(at: string, now: number, format: TimeFormat): string {
  const [day, today] = [dayHere(at), dayHere(now)]
  if (day === today) return timeOf(at)
  return dateText(day, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'figures', format)
}

/** The time of today; otherwise with the weekday and the day. */
export function returnTime(at: string, now: number, format: TimeFormat): string {
  const [day, today] = [dayHere(at), dayHere(now)]
  return day === today ? timeOf(at) : `${dateText(day, 'medium', format).replace(/ \d{4}$/, '')}, ${timeOf(at)}`
}

export function subjectOf({ subject }: Pick<ThreadRow, 'subject'>): string {
  return subject.trim() === '' ? 'No subject' : subject
}
