import type { Database } from '#foundation/server/database/index.ts'
import type { Trial } from './verdict.ts'

export type Ran = {
  trials: Trial[]
  /** Said on standard error: which cases were left out, and why. */
  notes: string[]
}

/** A set of cases. `run` answers nothing if the folder lacks its file. */
export type CaseSet = {
  name: string
  /** What `--only` calls it. */
  group: string
  run(database: () => Promise<Database>, folder: string, options: SetOptions): Promise<Ran | undefined>
}

export type SetOptions = {
  /** How many calendar sentences are said to the product instead of only being recognised. */
  sample: number | undefined
  /** Only the case of this id. */
  id: string | undefined
}

/** Keeps the cases that can be tried, and counts the others by what they lack. */
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
