import type { Database } from '#foundation/server/database/index.ts'
import { dialogues } from './dialogues.ts'
import { mailboxSets } from './mailboxes.ts'
import { intentSets } from './intents/intents.ts'
import type { CaseSet, SetOptions } from './set.ts'
import { tooltalk } from './tooltalk.ts'
import type { Trial } from './verdict.ts'
import { workbench } from './workbench/workbench.ts'

const sets: readonly CaseSet[] = [
  ...['calendar', 'email', 'tasks', 'multi'].map(workbench),
  tooltalk,
  ...intentSets,
  dialogues,
  ...mailboxSets,
]

export const groups = [...new Set(sets.map(({ group }) => group))]
export const setNames = sets.map(({ name }) => name)

export type Run = {
  database: () => Promise<Database>
  folder: string
  only?: string | undefined
  /** One set only, by name. */
  set?: string | undefined
  options?: Partial<SetOptions>
}

export type Outcome = { trials: Map<string, Trial[]>; notes: string[] }

/** Runs all sets, or those of one group. A set without its file or feature is skipped and named. */
export async function runSets({ database, folder, only, set, options = {} }: Run): Promise<Outcome> {
  const outcome: Outcome = { trials: new Map(), notes: [] }
  for (const each of sets) {
    const { name, group } = each
    if ((only ?? group) !== group || (set ?? name) !== name) continue
    const ran = await each.run(database, folder, { sample: undefined, id: undefined, ...options })
    if (ran === undefined) {
      outcome.notes.push(`${name} is left out: its files are not in ${folder}.`)
      continue
    }
    outcome.notes.push(...ran.notes.map((note) => `${name}: ${note}`))
    if (ran.trials.length > 0) outcome.trials.set(name, ran.trials)
    else if (options.id === undefined) outcome.notes.push(`${name} is left out: no case can be tried.`)
  }
  return outcome
}
