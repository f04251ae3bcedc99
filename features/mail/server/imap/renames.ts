import type { FetchQueryObject, ImapFlow } from 'imapflow'
import type { Cursor, Renamed } from '#foundation/server/mirror/mirrored.ts'
import { folderCursor } from './folder-cursor.ts'
import type { KnownThere, Places } from './places.ts'

type Parts = { client: ImapFlow; places: Pick<Places, 'sizes' | 'knownThere'> }
type Gone = { name: string; cursor: Cursor }

/**
 * Only another program knows that it renamed a folder; here it shows in what is listed. On most servers a renamed folder
 * keeps its UIDVALIDITY and its numbers. Others number it anew, so that only the messages themselves tell.
 */
export async function findRenames(parts: Parts, gone: readonly Gone[], fresh: readonly string[]): Promise<Renamed[]> {
  const renamed: Renamed[] = []
  // Equal numbers say more than equal messages, so they come first, for all folders.
  for (const isRenamed of [hasSameNumbers, hasSameMessages])
    for (const to of fresh) {
      if (renamed.some((each) => each.to === to)) continue
      const left = gone.filter(({ name }) => renamed.every(({ from }) => from !== name))
      const from = left.length > 0 ? await inFolder(parts, to, () => isRenamed(parts, left)) : undefined
      if (from) renamed.push({ from: from.name, to })
    }
  return renamed
}

async function inFolder<T>({ client }: Parts, path: string, work: () => Promise<T>): Promise<T | undefined> {
  const lock = await client.getMailboxLock(path).catch(missing)
  if (!lock) return undefined
  try {
    return await work()
  } finally {
    lock.release()
  }
}

/** It cannot be opened, or went in the meantime. */
function missing(error: unknown): undefined {
  if (error instanceof Error && 'responseStatus' in error && error.responseStatus === 'NO') return undefined
  throw error
}

async function hasSameNumbers({ client, places }: Parts, left: readonly Gone[]): Promise<Gone | undefined> {
  const validity = validityOf(client)
  const alike = left.filter(({ cursor }) => folderCursor(cursor)?.validity === validity)
  if (alike.length === 0) return undefined
  const found = await fetchThere(client, 0, { uid: true, size: true })
  const there = new Map(found.map(({ uid, size = 0 }) => [uid, size]))
  for (const each of alike) if (isSameFolder(await places.sizes(each.name, validity), there)) return each
  return undefined
}

/** So many of the newest are compared: they are here even where the older ones are still to come. */
const mostCompared = 100

async function hasSameMessages({ client, places }: Parts, left: readonly Gone[]): Promise<Gone | undefined> {
  const validity = validityOf(client)
  const others = left.filter(({ cursor }) => folderCursor(cursor)?.validity !== validity)
  if (others.length === 0 || client.mailbox === false) return undefined
  const { exists } = client.mailbox
  const newest = (await fetchThere(client, exists - mostCompared, { size: true, envelope: true })).map(
    ({ envelope, size = 0 }) => ({ headerId: headerIdOf(envelope?.messageId), bytes: size }),
  )
  const headerIds = newest.map(({ headerId }) => headerId).filter((headerId) => headerId !== '')
  for (const each of others) if (hasMost(await places.knownThere(each.name, headerIds), { exists, newest })) return each
  return undefined
}

function validityOf({ mailbox }: ImapFlow): number {
  return mailbox === false ? 0 : Number(mailbox.uidValidity)
}

/** All of the open folder after the first `skipped`. */
async function fetchThere(client: ImapFlow, skipped: number, query: FetchQueryObject) {
  const isEmpty = client.mailbox === false || client.mailbox.exists === 0
  return isEmpty ? [] : client.fetchAll(`${Math.max(0, skipped) + 1}:*`, query)
}

/** As it is stored. */
function headerIdOf(messageId = ''): string {
  return messageId.replaceAll(/[<>\s]/g, '').slice(0, 500)
}

/**
 * Two folders may have the same UIDVALIDITY by chance, and both count from 1. It is the same one where most of what is
 * here is there, and everything under the same number has the same size.
 */
export function isSameFolder(here: ReadonlyMap<number, number>, there: ReadonlyMap<number, number>): boolean {
  const both = [...here].filter(([uid]) => there.has(uid))
  return both.length * 2 > here.size && both.every(([uid, bytes]) => there.get(uid) === bytes)
}

type Known = KnownThere['known'][number]
type There = { exists: number; newest: readonly Known[] }

/**
 * A folder that took in some mail of one that is gone is not that folder. It is where three in four of the newest there
 * are known from it, each once and with its size, and where it has not lost more than half of its messages.
 */
export function hasMost({ all, known }: KnownThere, { exists, newest }: There): boolean {
  const left = new Map([...Map.groupBy(known, keyOf)].map(([key, some]) => [key, some.length]))
  const same = newest.filter((each) => {
    const count = left.get(keyOf(each)) ?? 0
    left.set(keyOf(each), count - 1)
    return count > 0
  })
  return same.length > 0 && same.length * 4 >= newest.length * 3 && exists * 2 > all
}

const keyOf = ({ headerId, bytes }: Known) => `${bytes} ${headerId}`
