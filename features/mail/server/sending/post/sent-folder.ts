import type { ImapFlow } from 'imapflow'
import type { AccountElsewhere } from '#foundation/server/connection.ts'
import { listFolders, makeFolder } from '../../imap/folders.ts'
import { type Door, openLine } from '../../imap/line.ts'

/** The folder of sent mail of an account, for as long as it is open. */
export type SentFolder = AsyncDisposable & {
  has(headerId: string): Promise<boolean>
  file(message: Buffer, date: Date): Promise<void>
}

/** Creates the folder where the account has none. `undefined` if the server refuses. */
export async function openSentFolder(
  door: Door,
  account: AccountElsewhere,
  signal: AbortSignal,
): Promise<SentFolder | undefined> {
  const client = await openLine(door, account, signal)
  try {
    // Another program may make the folder at the same time.
    const path = (await sentIn(client)) ?? (await makeFolder(client, 'Sent')) ?? (await sentIn(client))
    if (path !== undefined) return sentFolder(client, path)
    client.close()
    return undefined
  } catch (error) {
    client.close()
    throw error
  }
}

async function sentIn(client: ImapFlow): Promise<string | undefined> {
  return (await listFolders(client)).find(({ role }) => role === 'sent')?.name
}

function sentFolder(client: ImapFlow, path: string): SentFolder {
  return {
    async has(headerId) {
      const lock = await client.getMailboxLock(path)
      try {
        const found = await client.search({ header: { 'message-id': `<${headerId}>` } }, { uid: true })
        return Array.isArray(found) && found.length > 0
      } finally {
        lock.release()
      }
    },
    async file(message, date) {
      await client.append(path, message, ['\\Seen'], date)
    },
    async [Symbol.asyncDispose]() {
      client.close()
    },
  }
}
