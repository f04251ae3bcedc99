import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from '#foundation/server/database/database.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import type { FolderRole } from '../../contract.ts'
import { addAccount, keepFolder } from '../account-store.ts'
import { type Arrived, type Arriving, arrive } from '../arriving.ts'

export type TestMailbox = { account: string; folders: Record<FolderRole, string> }

const roles = ['inbox', 'archive', 'drafts', 'sent', 'junk', 'trash', 'none'] as const

/** An account elsewhere with a folder of each kind. */
export async function addMailbox(tx: Transaction, ownerId: string, name = 'Ana'): Promise<TestMailbox> {
  const account = randomUUIDv7()
  await addAccount(tx, ownerId, { id: account, kind: 'imap', address: 'ana@example.com', name })
  const folders: Partial<TestMailbox['folders']> = {}
  for (const role of roles) {
    folders[role] = randomUUIDv7()
    await keepFolder(tx, ownerId, { id: folders[role], account, path: role, name: role, role })
  }
  return { account, folders: folders as TestMailbox['folders'] }
}

/** Into a folder with the UIDVALIDITY 1, or without numbers. */
export function receive(
  tx: Transaction,
  ownerId: string,
  { folder, uidValidity = 1, arriving }: { folder: string; uidValidity?: number | null; arriving: Arriving[] },
): Promise<Arrived> {
  return arrive(tx, ownerId, { folder, uidValidity, arriving }, { quotas: boundless })
}
