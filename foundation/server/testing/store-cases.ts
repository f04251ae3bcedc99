import type { Transaction } from '../database/database.ts'

/**
 * Stands as `store.cases.ts` beside every `store.ts`: how each of its functions is called by somebody who got hold of
 * the ids of another person's things. The tenant test makes the calls and expects nothing to come of them.
 */
export type StoreCases = {
  /** One of everything the store keeps, for this person, with `mark` in every text; comes back with what the calls need. */
  make: (tx: Transaction, ownerId: string, mark: string) => Promise<unknown>
  calls: Record<string, (tx: Transaction, ownerId: string, theirs: never) => Promise<unknown>>
}

/** Keeps the type of what was made, so that the calls know it. */
export function defineStoreCases<Made>(cases: {
  make: (tx: Transaction, ownerId: string, mark: string) => Promise<Made>
  calls: Record<string, (tx: Transaction, ownerId: string, theirs: Made) => Promise<unknown>>
}): StoreCases {
  return cases
}
