import type { Action } from '#foundation/server/action.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import { visible } from '../rules.ts'
import type { ActivityRow } from './activity-store.ts'
import { continueActivity, holdContinued } from './continuing-store.ts'
import { storable } from './storable.ts'

/** Whoever goes on later than this gets a new line. */
const mostMilliseconds = 3_600_000

/** Joins what was just done by a press with the line that it continues, if there is one; returns that line. */
export async function joinLines(
  tx: Transaction,
  ownerId: string,
  { action, row, now }: { action: Action; row: ActivityRow; now: Date },
): Promise<ActivityRow | undefined> {
  const { continues } = action
  const thing = row.receipt?.things?.[0]?.id
  const isPress = row.origin === 'button' && row.conversationId === null && row.sources.length === 0
  if (!continues || thing === undefined || !isPress || row.effect !== 'write') return undefined
  const after = new Date(now.getTime() - mostMilliseconds)
  const before = await holdContinued(tx, ownerId, { by: row.id, actions: continues.after, thing, after })
  if (!before || before.sources.length > 0 || before.effect !== 'write') return undefined
  const joined = continues.join(before.receipt as never, row.receipt as never)
  if (!joined) return undefined
  const { title, receipt } = joined
  return continueActivity(tx, ownerId, {
    id: before.id,
    by: row,
    joined: {
      shown: { ...row.shown, title: visible(title) },
      changes: receipt.changes ?? [],
      receipt: storable(receipt),
      sentence: action.done(receipt as never),
    },
  })
}
