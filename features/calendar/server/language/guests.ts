import { z } from 'zod'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { call, type Move, type Turn } from '#foundation/server/language.ts'
import type { Person } from '../../language/event/said-event.ts'

export const searchEvents = 'calendar.search-events'

/** So many events are looked through for somebody's address. */
const mostSearched = 50

/**
 * Those of these names whose address stands in the calendar. A name that several people bear is nobody's: an invitation
 * to the wrong one cannot be called back.
 */
export function guestsNamed(turn: Turn, names: readonly string[]): Person[] | Move {
  const searches = turn.results.filter(({ tool }) => tool === searchEvents)
  const next = names[searches.length]
  if (next !== undefined && turn.offers(searchEvents)) return call(searchEvents, { words: next, limit: mostSearched })
  const people = searches.flatMap(({ result }) => (result.kind === 'answer' ? peopleIn(result.answer) : []))
  return names.flatMap((name) => {
    const [only, ...others] = new Map(
      people.filter((person) => isCalled(person, name)).map((person) => [person.email.toLowerCase(), person]),
    ).values()
    return only && others.length === 0 ? [{ name: only.name === '' ? name : only.name, email: only.email }] : []
  })
}

/** What was looked up for anything else. */
export function withoutSearches(turn: Turn): Turn {
  return { ...turn, results: turn.results.filter(({ tool }) => tool !== searchEvents) }
}

const shape = z.array(z.object({ people: z.array(z.object({ name: z.string(), email: z.string() })).default([]) }))

function peopleIn(answer: unknown): { name: string; email: string }[] {
  const found = shape.safeParse(answer)
  return found.success ? found.data.flatMap(({ people }) => people) : []
}

/** “Nia” is nia.lee@…, and “Nia Lee” too. */
function isCalled({ name, email }: { name: string; email: string }, said: string): boolean {
  const words = [...tokenize(name), ...tokenize(email.replace(/@.*$/, '').replaceAll(/[._+-]/g, ' '))]
  return tokenize(said).every(({ text }) => words.some((word) => word.text === text))
}
