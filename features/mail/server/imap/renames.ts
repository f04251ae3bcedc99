import type { ImapFlow } from 'imapflow'
import type { Cursor, Renamed } from '#foundation/server/mirror/mirrored.ts'
import { folderCursor } from './folder-cursor.ts'
import type { Places } from './places.ts'

type Parts = { client: ImapFlow; places: Pick<Places, 'sizes'> }
type Gone = { name: string; cursor: Cursor }

/** A renamed folder keeps its UIDVALIDITY and its numbers; only another program says so, by what it lists. */
export async function findRenames(
  { client, places }: Parts,
  gone: readonly Gone[],
  fresh: readonly string[],
): Promise<Renamed[]> {
  const renamed: Renamed[] = []
  const left = new Set(gone)
  for (const to of fresh) {
    const lock = await client.getMailboxLock(to).catch(missing)
    if (!lock) continue
    try {
      const validity = client.mailbox === false ? 0 : Number(client.mailbox.uidValidity)
      const alike = [...left].filter(({ cursor }) => folderCursor(cursor)?.validity === validity)
      const there = alike.length > 0 ? await sizesThere(client) : new Map<number, number>()
      for (const each of alike)
        if (left.has(each) && isSameFolder(await places.sizes(each.name, validity), there)) {
          renamed.push({ from: each.name, to })
          left.delete(each)
          break
        }
    } finally {
      lock.release()
    }
  }
  return renamed
}

/** It cannot be opened, or went in the meantime. */
function missing(error: unknown): undefined {
  if (error instanceof Error && 'responseStatus' in error && error.responseStatus === 'NO') return undefined
  throw error
}

async function sizesThere(client: ImapFlow): Promise<Map<number, number>> {
  const isEmpty = client.mailbox === false || client.mailbox.exists === 0
  const found = isEmpty ? [] : await client.fetchAll('1:*', { uid: true, size: true })
  return new Map(found.map(({ uid, size = 0 }) => [uid, size]))
}

/**
 * Two folders may have the same UIDVALIDITY by chance, and both count from 1. It is the same one where most of what is
 * here is there, and everything under the same number has the same size.
 */
export function isSameFolder(here: ReadonlyMap<number, number>, there: ReadonlyMap<number, number>): boolean {
  const both = [...here].filter(([uid]) => there.has(uid))
  return both.length * 2 > here.size && both.every(([uid, bytes]) => there.get(uid) === bytes)
}
