import { createHash } from 'node:crypto'
import type { Shown } from '#foundation/contract/act.ts'
import type { Action } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { canonicalJson, visible, visibleShown } from '../rules.ts'
import { completeShown } from './completing.ts'

/** Exactly what would happen, as a person sees it, and the name of just this. */
export type Proposal = { input: unknown; shown: Shown; editable: string[]; hash: string }

/** As of now: what is behind an id may be called otherwise later. */
export async function propose(person: Person, action: Action, input: unknown): Promise<Proposal> {
  const whole = completeShown(action, input, await action.show(person, input as never))
  const shown = visibleShown(whole)
  return { input, shown, editable: editableOf(action, whole), hash: hashOf(action.name, input, shown) }
}

/**
 * An edit starts from the shown text, so it would store the code points and lengths that stand for invisible
 * characters.
 */
function editableOf({ editable = [] }: Action, { fields }: Shown): string[] {
  return editable.filter((field) => fields.some(({ name, value }) => name === field && visible(value) === value))
}

export function hashOf(action: string, input: unknown, shown: Shown): string {
  return createHash('sha256').update(canonicalJson({ action, input, shown })).digest('hex')
}
