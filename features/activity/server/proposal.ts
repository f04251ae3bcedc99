import { createHash } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Shown } from '#foundation/contract/act.ts'
import type { Action } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { canonicalJson, isKeepable, visibleShown } from '../rules.ts'

/** Exactly what would happen, as a person sees it, and the name of just this. */
export type Proposal = { input: unknown; shown: Shown; editable: string[]; hash: string }

/** As of now: what is behind an id may be called otherwise later. */
export async function propose(person: Person, action: Action, input: unknown): Promise<Proposal> {
  if (!isKeepable(input)) throw new Failure('invalid', 'Text may hold neither NUL nor half a character.')
  const shown = visibleShown(await action.show(person, input as never))
  return { input, shown, editable: editableOf(action, shown), hash: hashOf(action.name, input, shown) }
}

/** Nothing can be changed that is not seen. */
function editableOf({ editable = [] }: Action, { fields }: Shown): string[] {
  return editable.filter((field) => fields.some(({ name }) => name === field))
}

export function hashOf(action: string, input: unknown, shown: Shown): string {
  return createHash('sha256').update(canonicalJson({ action, input, shown })).digest('hex')
}
