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

/** Every copy that is here, with its folder. */
export async function subjects(office: Office): Promise<string[]> {
  return (await office.copies()).map(({ folder, subject }) => `${folder}: ${subject}`)
}

/** The flags of what is in a folder there, by subject. */
export async function flagsIn(client: ImapFlow, folder: string): Promise<Record<string, string[]>> {
  // Opened again, because an open folder does not show what changed since.
  await client.mailboxOpen(folder)
  const found = await client.fetchAll('1:*', { flags: true, envelope: true })
  return Object.fromEntries(
    found.map(({ envelope, flags }) => [
      envelope?.subject ?? '',
      [...(flags ?? [])].filter((each) => each !== '\\Recent'),
    ]),
  )
}
