import type { Transaction } from '#foundation/server/database/database.ts'
import type { KnownSender } from '../../contract.ts'
import { mannersOf } from '../../rules/manner.ts'
import { listOwnMails, listSenders, type StoredSender } from './sender-store.ts'

/** The senders, each with how the mails sent from there usually begin and end. */
export async function knownSenders(
  tx: Transaction,
  ownerId: string,
): Promise<(StoredSender & Pick<KnownSender, 'learned'>)[]> {
  const found: (StoredSender & Pick<KnownSender, 'learned'>)[] = []
  for (const sender of await listSenders(tx, ownerId)) {
    const mails = await listOwnMails(tx, ownerId, sender.account)
    found.push({ ...sender, learned: mannersOf(mails) })
  }
  return found
}
