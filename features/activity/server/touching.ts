import type { Action, Actions, Receipt, Touch } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import type { ActivityRow } from './activity-store.ts'

export type Reversible = Pick<ActivityRow, 'action' | 'receipt'>

/** What reversing each of these would touch now; each action is asked once. */
export async function touchesOf(
  actions: Pick<Actions, 'actions'>,
  person: Pick<Person, 'id'>,
  rows: readonly Reversible[],
): Promise<Touch[]> {
  const touches: Touch[] = rows.map(() => noTouch)
  for (const name of new Set(rows.map(({ action }) => action))) {
    const undoTouches = actions.actions.find((action) => action.name === name)?.undoTouches
    if (!undoTouches) continue
    const asked = rows.flatMap(({ action, receipt }, at) => (action === name && receipt ? [{ at, receipt }] : []))
    const found = await undoTouches(
      person,
      asked.map(({ receipt }) => receipt as never),
    )
    for (const [index, { at }] of asked.entries()) touches[at] = found[index] ?? noTouch
  }
  return touches
}

export const noTouch: Touch = { fields: [], others: null, sources: [] }

/** Whether it was done or undone, and the data to reverse that exists. */
export function isReversible(row: ActivityRow, action: Action | undefined): boolean {
  const isAtRest = row.state === 'done' || row.state === 'undone'
  return isAtRest && !row.undoing && action?.undo !== undefined && hasInverse(row.receipt)
}

function hasInverse(receipt: Receipt | null): boolean {
  return receipt?.inverse !== undefined
}
