import { randomUUID } from 'node:crypto'
import { addAccount, keepFolder, listAccounts, listFolders } from '#features/mail/server/account-store.ts'
import { arrive } from '#features/mail/server/arriving.ts'
import { sampleMessage } from '#features/mail/server/testing/sample-message.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import type { Stage } from './stage.ts'

/** Puts mail into a mailbox of a stage's person, as a mail server would. */
export function createMailDesk(stage: Stage) {
  async function folders() {
    const { id: ownerId } = stage.ana
    return stage.database.as(ownerId, async (tx) => {
      const known = (await listAccounts(tx, ownerId)).find(({ kind }) => kind === 'imap')
      const account = known?.id ?? randomUUID()
      if (!known) {
        await addAccount(tx, ownerId, { id: account, kind: 'imap', address: 'ana@example.com', name: 'Ana' })
        for (const role of ['inbox', 'archive', 'junk', 'trash'] as const)
          await keepFolder(tx, ownerId, { id: randomUUID(), account, path: role, name: role, role })
        const own = { path: 'Northwind', name: 'Northwind', role: 'none' } as const
        await keepFolder(tx, ownerId, { id: randomUUID(), account, ...own })
      }
      return (await listFolders(tx, ownerId)).filter((folder) => folder.account === account)
    })
  }
  const folder = async (role: string) => (await folders()).find((each) => each.role === role)?.id ?? ''
  async function mail(subject = 'Offer', role = 'inbox') {
    const { id: ownerId } = stage.ana
    const given = sampleMessage({ messageId: randomUUID(), subject, text: subject, html: `<p>${subject}</p>` })
    const arrival = { folder: await folder(role), uidValidity: null, arriving: [given] }
    const { fresh } = await stage.database.as(ownerId, (tx) => arrive(tx, ownerId, arrival, { quotas: boundless }))
    return { thread: fresh[0]?.thread ?? '', message: fresh[0]?.message ?? '' }
  }
  return {
    folder,
    mail,
    threads: async (subject?: string, role?: string) => ({ threadIds: [(await mail(subject, role)).thread] }),
  }
}

/** What a list shows of the mail, and where it is. */
export const mailPaths = [
  '/v1/mail/mailboxes',
  ...['inbox', 'all', 'archive', 'trash', 'junk', 'starred', 'snoozed'].map((view) => `/v1/mail/threads?view=${view}`),
]
