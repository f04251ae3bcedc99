import type { Database } from '#foundation/server/database/index.ts'
import type { Trial } from './verdict.ts'

export type Ran = {
  trials: Trial[]
  /** Printed on standard error: which cases were skipped, and why. */
  notes: string[]
}

/** A set of cases. `run` returns `undefined` if the folder lacks its file. */
export type CaseSet = {
  name: string
  /** Its name for `--only`. */
  group: string
  run(database: () => Promise<Database>, folder: string, options: SetOptions): Promise<Ran | undefined>
}

export type SetOptions = {
  /** How many calendar sentences are sent to the product instead of only being recognised. */
  sample: number | undefined
  /** Only the case with this id. */
  id: string | undefined
}

/** Keeps the cases that can run, and counts the others by what they lack. */
export function partition<Case>(
  cases: readonly Case[],
  lackOf: (one: Case) => string | undefined,
): { kept: Case[]; notes: string[] } {
  const lacks = Map.groupBy(cases, (one) => lackOf(one) ?? '')
  const kept = lacks.get('') ?? []
  lacks.delete('')
  return {
    kept,
    notes: [...lacks].map(([lack, those]) => `${those.length} of ${cases.length} cases left out: ${lack}`),
  }
}
