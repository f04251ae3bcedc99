import { Failure } from '#foundation/contract/failure.ts'
import type { Occurrence } from '../contract.ts'
import type { StoredEvent } from '../rules/event.ts'
import { type Instance, instancesIn, type Moments } from '../rules/occurrences.ts'
import { takeTurns } from './turns.ts'

/** The most occurrences in an answer; their text is limited as well. */
export const mostOccurrences = 5_000
const mostCharacters = 4_000_000

/** The limit for occurrences that are counted or measured but not returned. */
export const mostMeasured = 20_000

/** The rest of a description is read with the event itself. */
export const mostDescription = 500

/**
 * Occurrences in this span, unordered. Yields in between, and fails as soon as there are more than `most`, so that no
 * series costs more.
 */
export async function unfoldAll(
  events: readonly StoredEvent[],
  { moments, zone, most }: { moments: Moments; zone: string; most: number },
): Promise<Instance[]> {
  if (events.length > most) throw tooMany(most)
  const found: Instance[] = []
  const turn = takeTurns()
  for (const event of events) {
    for (const instance of instancesIn(event, moments, zone, most + 1)) {
      found.push(instance)
      if (found.length > most) throw tooMany(most)
      if (found.length % 100 === 0) await turn()
    }
    await turn()
  }
  return found
}

/** Occurrences as a list returns them: long descriptions are cut, and too many are refused. */
export function listed(occurrences: readonly Occurrence[]): Occurrence[] {
  if (occurrences.length > mostOccurrences) throw tooMany(mostOccurrences)
  const cut = occurrences.map(withoutRest)
  const characters = cut.reduce((sum, each) => sum + charactersOf(each), 0)
  if (characters > mostCharacters)
    throw new Failure(
      'invalid',
      'The events of this time hold too much text for one answer. Please choose a shorter time.',
    )
  return cut
}

function withoutRest(occurrence: Occurrence): Occurrence {
  if (occurrence.description.length <= mostDescription) return occurrence
  return { ...occurrence, description: occurrence.description.slice(0, mostDescription), cut: true }
}

function charactersOf({ title, location, description, people }: Occurrence): number {
  const words = title.length + location.length + description.length
  return people.reduce((sum, { name, email }) => sum + name.length + email.length, words)
}

function tooMany(most: number): Failure {
  const count = most.toLocaleString('en')
  return new Failure('invalid', `More than ${count} events take place in this time. Please choose a shorter time.`)
}
