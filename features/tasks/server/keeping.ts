import type { Notices } from '#foundation/server/notice.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { createReversibleWrite, type Write, type WriteParts } from '#foundation/server/reversible-write.ts'
import { remindToAsk } from './ask-again.ts'
import { listsQuota, tasksQuota } from './quotas.ts'
import { companionName, companionsIn } from './telling.ts'
import { type OpeningParts, openWriting, putBack, type Trace, type Writing } from './writing.ts'

export type WritingParts = WriteParts & OpeningParts & { quotas: Pick<Quotas, 'charge'>; notices: Notices }

export function createWrite(parts: WritingParts): Write<Writing, Trace> {
  return createReversibleWrite(parts, {
    name: companionName,
    open: (tx, ownerId) => openWriting(tx, ownerId, parts),
    settle: (writing) => settle(writing, parts),
    putBack,
    companionsIn,
    messagesOf,
  })
}

export async function settle(
  writing: Writing,
  parts: Pick<WritingParts, 'clock' | 'quotas' | 'notices'>,
): Promise<void> {
  await charge(writing, parts)
  await remindToAsk(writing, parts)
}

/** Charges new rows to the person's quotas. */
async function charge({ tx, ownerId, added }: Writing, { quotas }: Pick<WritingParts, 'quotas'>): Promise<void> {
  if (added.lists > 0) await quotas.charge(tx, ownerId, listsQuota, added.lists)
  if (added.tasks > 0) await quotas.charge(tx, ownerId, tasksQuota, added.tasks)
}

const mostNamed = 50

export function messagesOf({ touched, lists }: Trace): { type: string }[] {
  const isNamed = lists.length === 0 && touched.length <= mostNamed
  const ids = isNamed ? touched.map(({ id }) => id) : null
  return ids?.length === 0 ? [] : [{ type: 'tasks/changed', ids } as { type: string }]
}
