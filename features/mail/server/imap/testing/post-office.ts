import type { ImapFlow } from 'imapflow'
import { onTestFinished } from 'vitest'
import type { Database } from '#foundation/server/database/database.ts'
import type { TestDovecot } from './dovecot.ts'
import { openClient, openOffice, type Office } from './office.ts'

/** The mailbox of ada, mirrored until the test is over. */
export function openPostOffice(database: Database, dovecot: TestDovecot): Office {
  return openOffice(database, dovecot, (end) => onTestFinished(async () => await end()))
}

/** Another mail program that looks at the same mailbox. */
export async function openOtherClient(dovecot: TestDovecot): Promise<ImapFlow> {
  const client = await openClient(dovecot)
  onTestFinished(() => client.close())
  return client
}
