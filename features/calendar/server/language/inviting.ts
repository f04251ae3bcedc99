import { say, type Turn } from '#foundation/server/language.ts'
import type { Person } from '../../language/event/said-event.ts'
import type { Changing, Made, Which } from './changing.ts'
import type { Event } from './events.ts'
import type { Wish } from '../../language/wish.ts'
import { guestsNamed, onlySeen } from './guests.ts'
import { onlyMet } from './guests-wording.ts'
import { emailOf } from './questions.ts'
import * as words from './wording.ts'

/** Who has an address is invited; who has none and is only to be noted stands in the title. */
export function invited(turn: Turn, said: Extract<Changing, { do: 'invite' }>, event: Event, which: Which): Made {
  const known = guestsNamed(
    turn,
    said.people.flatMap(({ name, email }) => (email === undefined ? [name] : [])),
  )
  if ('kind' in known) return known
  const wish = { ...said, people: said.people.map((person) => withAddress(person, known)) }
  const missing = wish.people.find(({ email }) => email === undefined)
  if (missing && wish.really) return emailOf(missing.name, event)
  const guests = wish.people.flatMap(({ name, email }) => (email === undefined ? [] : [{ name, email }]))
  const names = wish.people.flatMap(({ name, email }) => (email === undefined ? [name] : []))
  const people =
    guests.length > 0
      ? {
          people: [
            ...event.people.filter((guest) => !(said.without ?? []).some((person) => isSame(person, guest))),
            ...guests.filter(({ email }) => !event.people.some((other) => other.email === email)),
          ],
        }
      : {}
  const joint = /\bwith\b/i.test(event.title) ? ' and ' : ' with '
  const title = names.length > 0 ? { title: `${event.title}${joint}${names.join(' and ')}` } : {}
  return { step: { do: 'change', change: { ...which, ...people, ...title } } }
}

/** Beside guests whose address only others wrote: the person must look at it. */
export function strangersBeside(turn: Turn, wish: Wish | undefined): string | undefined {
  const people = wish?.do === 'several' ? wish.wishes.flatMap(guestsIn) : wish ? guestsIn(wish) : []
  const unknown = people.flatMap(({ name, email }) => (email === undefined ? [name] : []))
  const guests = unknown.length === 0 ? [] : guestsNamed(turn, unknown)
  const seen = 'kind' in guests ? [] : onlySeen(turn, guests)
  return seen.length > 0 ? onlyMet(seen) : undefined
}

function guestsIn(wish: Wish): readonly Person[] {
  if (wish.do === 'invite') return wish.people
  if (wish.do !== 'create' || wish.invites !== true) return []
  return wish.said.people.filter((name) => !name.includes('@')).map((name) => ({ name, email: undefined }))
}

export function uninvited(
  turn: Turn,
  { people }: Extract<Changing, { do: 'uninvite' }>,
  event: Event,
  which: Which,
): Made {
  const isOne = (guest: { name: string; email: string }) => people.some((person) => isSame(person, guest))
  const left = event.people.filter((guest) => !isOne(guest))
  const names = people.map(({ name, email }) => name || (email ?? '')).join(' and ')
  if (left.length === event.people.length)
    return say(words.notInvited(names, words.eventText(event, turn.context.format)))
  return { step: { do: 'change', change: { ...which, people: left } } }
}

function isSame({ name, email }: Person, guest: { name: string; email: string }): boolean {
  if (email !== undefined) return email.toLowerCase() === guest.email.toLowerCase()
  return `${guest.name} ${guest.email}`.toLowerCase().includes(name.toLowerCase())
}

function withAddress(person: Person, known: readonly Person[]): Person {
  if (person.email !== undefined) return person
  const name = person.name.toLowerCase()
  return known.find((each) => `${each.name} ${each.email}`.toLowerCase().includes(name)) ?? person
}
