import { z } from 'zod'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { call, type Move, type Turn } from '#foundation/server/language.ts'
import type { Person } from '../../language/event/said-event.ts'

export const searchEvents = 'calendar.search-events'
const findPeople = 'calendar.find-people'

/** So many events are looked through for somebody's address. */
const mostSearched = 50

/**
 * Those of these names whose address stands in the calendar, or, where an invitation was asked for, in what others wrote. A
 * name that several people bear is nobody's: an invitation to the wrong one cannot be called back.
 */
export function guestsNamed(turn: Turn, names: readonly string[]): Person[] | Move {
  const searches = turn.results.filter(({ tool }) => tool === searchEvents)
  const next = names[searches.length]
  if (next !== undefined && turn.offers(searchEvents)) return call(searchEvents, { words: next, limit: mostSearched })
  const asked = turn.results.filter(({ tool }) => tool === findPeople)
  const unknown = names[asked.length]
  if (unknown !== undefined && turn.offers(findPeople)) return call(findPeople, { words: unknown })
  const known = asked.flatMap(({ result }) => (result.kind === 'answer' ? knownIn(result.answer) : []))
  const ids = new Map(known.map(({ id, email }) => [email, id]))
  const people = [
    // The preferred address of each comes last, and stays.
    ...searches.flatMap(({ result }) => (result.kind === 'answer' ? peopleIn(result.answer) : [])),
    ...known.filter(isTrusted).toReversed(),
  ]
  const called = (name: string, some: readonly Guest[]) => [
    ...new Map(
      some
        .filter((person) => isCalled(person, name) || isKnownAs(person, name, known))
        .map((person) => [ids.get(person.email.toLowerCase()) ?? person.email.toLowerCase(), person]),
    ).values(),
  ]
  // Beside somebody who is invited anyway, whoever else is named is to come as well.
  const isInvited = invites.test(turn.parts.sentence) || names.some((name) => called(name, people).length === 1)
  const seen = isInvited ? known.filter((each) => !isTrusted(each)) : []
  return names.flatMap((name) => {
    const own = called(name, people)
    const [only, ...others] = own.length > 0 ? own : called(name, seen)
    return only && others.length === 0 ? [{ name: only.name === '' ? name : only.name, email: only.email }] : []
  })
}

type Guest = { name: string; email: string }

/** The person says that somebody is to be invited; a name alone may only be noted. */
const invites = /\binvit/i

function isTrusted({ saved, sources }: Known): boolean {
  return saved || sources.length === 0
}

/** Those among these guests whose address only others wrote. */
export function onlySeen({ results }: Turn, guests: readonly Person[]): Guest[] {
  const known = results.flatMap(({ tool, result }) =>
    tool === findPeople && result.kind === 'answer' ? knownIn(result.answer) : [],
  )
  const emails = new Set(guests.flatMap(({ email }) => email?.toLowerCase() ?? []))
  return known.filter((each) => !isTrusted(each) && emails.has(each.email.toLowerCase()))
}

/** Of a contact, every address is called by its name. */
function isKnownAs({ email }: { email: string }, said: string, known: readonly Known[]): boolean {
  return known.some((each) => each.email === email.toLowerCase() && isCalled(each, said))
}

/** What was looked up for anything else. */
export function withoutSearches(turn: Turn): Turn {
  return { ...turn, results: turn.results.filter(({ tool }) => tool !== searchEvents && tool !== findPeople) }
}

const shape = z.array(z.object({ people: z.array(z.object({ name: z.string(), email: z.string() })).default([]) }))

const knownShape = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    saved: z.boolean(),
    sources: z.array(z.string()),
  }),
)
type Known = z.infer<typeof knownShape>[number]

function knownIn(answer: unknown): Known[] {
  return knownShape.safeParse(answer).data ?? []
}

function peopleIn(answer: unknown): { name: string; email: string }[] {
  const found = shape.safeParse(answer)
  return found.success ? found.data.flatMap(({ people }) => people) : []
}

/** “Nia” is nia.lee@…, and “Nia Lee” too. */
function isCalled({ name, email }: { name: string; email: string }, said: string): boolean {
  const words = [...tokenize(name), ...tokenize(email.replace(/@.*$/, '').replaceAll(/[._+-]/g, ' '))]
  return tokenize(said).every(({ text }) => words.some((word) => word.text === text))
}
