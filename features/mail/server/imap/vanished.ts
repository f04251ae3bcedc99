import type { ExpungeEvent, ImapFlow } from 'imapflow'
import type { FolderCursor } from './folder-cursor.ts'

/** More than that is compared in one go. */
const most = 50_000

/**
 * Which UIDs are gone since the cursor, as the server remembers them (QRESYNC, RFC 7162); it may name some that were
 * never brought. Nothing where it does not, or where so many are gone that all that is left is the shorter list.
 */
export async function vanishedSince(
  client: ImapFlow,
  folder: string,
  { validity, modseq }: Pick<FolderCursor, 'validity' | 'modseq'>,
): Promise<number[] | undefined> {
  if (!client.enabled.has('QRESYNC') || modseq === null) return undefined
  const gone: number[] = []
  const note = ({ path, uid, vanished }: ExpungeEvent) => {
    if (vanished && path === folder && uid !== undefined && gone.length <= most) gone.push(uid)
  }
  client.on('expunge', note)
  try {
    // Only a folder that is selected anew tells it.
    await client.mailboxOpen(folder, { changedSince: modseq, uidValidity: validity })
  } finally {
    client.off('expunge', note)
  }
  return gone.length > most ? undefined : gone
}
