import { escaped, list, quote } from '#foundation/language/wording/quoting.ts'
import type { Event } from './events.ts'

export function noSuchEvent(said: string): string {
  return `I find nothing like ${quote(said)} in your calendar.`
}

export function nobodyInvited({ title }: Event): string {
  return `Nobody is invited to ${quote(title)}.`
}

/** Whose address only others wrote. */
export function onlyMet(people: readonly { name: string; email: string }[]): string {
  const once = [...new Map(people.map((person) => [person.email.toLowerCase(), person])).values()]
  const each = once.map(({ name, email }) => escaped(name === '' ? email : `${name}, ${email}`))
  return `I know ${each.join(' and ')} only from what others wrote: check the address before you say yes.`
}

export function invitedTo({ title, people }: Event): string {
  return `Invited to ${quote(title)}:\n\n${list(people.map(({ name, email }) => escaped(name === '' ? email : `${name}, ${email}`)))}`
}
