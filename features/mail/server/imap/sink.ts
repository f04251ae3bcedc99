import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Account, Sink } from '#foundation/server/mirror/mirrored.ts'
import { isWanted, listWaiting, reconcile } from '#foundation/server/mirror/outbox-store.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Notices } from '#foundation/server/notice.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { type Folder, keepFolder, listFolders, removeFolder, setFolderPath } from '../account-store.ts'
import { arrive, depart, follow, leaveFolder } from '../arriving.ts'
import { adoptedRevision, listDraftCopies } from '../drafts/copy-store.ts'
import { draftOfItem, type DraftSpot, settleDraft } from '../drafts/there.ts'
import { contentField } from '../part-store.ts'
import { endErasure, moveErasure } from '../erasure-store.ts'
import { endNews, noteNews } from '../news.ts'
import { type Copy, type CopyState, findCopies, listOutdated, listUids, setServerPlace } from '../placement-store.ts'
import type { ServerSpot } from './changing.ts'
import { stateOf, valuesOf } from './flags.ts'
import type { ImapChange } from './folder-changes.ts'
import type { ImapFolder } from './folders.ts'
import { takeDrafts } from './taking-drafts.ts'

export type SinkParts = {
  clock: Clock
  quotas: Pick<Quotas, 'charge'>
  notices: Pick<Notices, 'withdraw'>
  /** Tells open pages about threads. */
  tell: (ownerId: string, threads: readonly string[]) => void
  /** Tells open pages about drafts whose copies another program changed or deleted. */
  tellDrafts: (ownerId: string, drafts: readonly string[]) => void
  /** Tells the person about messages that came into the inbox. */
  tellNews: (ownerId: string, messages: readonly string[]) => void
}

/** Puts what the mirror brings into the rows of mail. */
export function createSink({ clock, quotas, notices, tell, tellDrafts, tellNews }: SinkParts): Sink<ImapChange> {
  const [changed, news, lost] = [createNotes(tell), createNotes(tellNews), createNotes(tellDrafts)]
  return {
    async keepFolders(tx, account, folders) {
      changed.add(account, await keepFolders(tx, account, folders as readonly ImapFolder[]))
    },
    async renameFolder(tx, { ownerId, id }, { from, to }) {
      const folders = (await listFolders(tx, ownerId)).filter(({ account }) => account === id)
      const folder = folders.find(({ path }) => path === from)
      if (!folder || folders.some(({ path }) => path === to)) return false
      await setFolderPath(tx, ownerId, { id: folder.id, path: to })
      return true
    },
    async take(tx, account, path, changes) {
      const folder = (await listFolders(tx, account.ownerId)).find(
        (each) => each.account === account.id && each.path === path,
      )
      if (!folder) return
      const others = await takeDrafts(tx, account, { folder, changes })
      lost.add(account, others.lost)
      const taking = { folder, changes: others.changes, parts: { clock, quotas, notices } }
      const { threads, fresh } = await takeAll(tx, account, taking)
      changed.add(account, threads)
      news.add(account, fresh)
    },
    async settle(tx, account, item, found) {
      const draft = draftOfItem(item)
      if (draft !== undefined) {
        const { spot } = (found?.place ?? {}) as { spot?: DraftSpot }
        changed.add(account, await departReplaced(tx, account, draft, spot))
        const isLost = await settleDraft(tx, account.ownerId, { draft, account: account.id }, spot)
        return lost.add(account, isLost ? [draft] : [])
      }
      if (!found) return endErasure(tx, account.ownerId, item)
      // The content of a part was kept as it came; nothing of a copy is different.
      if (contentField in found.values) return undefined
      if (found.place !== undefined) {
        const spot = { id: item, ...(found.place as ServerSpot) }
        await setServerPlace(tx, account.ownerId, spot)
        await moveErasure(tx, account.ownerId, spot)
      }
      changed.add(account, await follow(tx, account.ownerId, [{ id: item, ...stateOf(found.values) }]))
    },
    changed(account) {
      for (const notes of [changed, news, lost]) notes.tell(account)
    },
  }
}

/** What is to be told once the transaction that it happened in is over. */
function createNotes(tell: (ownerId: string, ids: readonly string[]) => void) {
  const kept = new Map<string, Set<string>>()
  return {
    add({ id }: Account, ids: readonly string[]): void {
      const set = kept.get(id) ?? new Set()
      for (const each of ids) set.add(each)
      kept.set(id, set)
    },
    tell({ id, ownerId }: Account): void {
      const ids = kept.get(id)
      kept.delete(id)
      if (ids && ids.size > 0) tell(ownerId, [...ids])
    },
  }
}

/** What another program wrote is gone from there once it was edited, sent or discarded here. */
async function departReplaced(
  tx: Transaction,
  { ownerId, id: account }: Account,
  draft: string,
  spot: DraftSpot | undefined,
): Promise<string[]> {
  const copies = await listDraftCopies(tx, ownerId, draft)
  const adopted = copies.find((copy) => copy.account === account && copy.revision === adoptedRevision)
  if (!adopted || adopted.uid === spot?.uid) return []
  const gone = await findCopies(tx, ownerId, { ...adopted, uids: [adopted.uid] })
  return depart(
    tx,
    ownerId,
    gone.map(({ id }) => id),
  )
}

/** Returns the threads that had mail in a removed folder. */
async function keepFolders(tx: Transaction, account: Account, folders: readonly ImapFolder[]): Promise<string[]> {
  const { ownerId, id } = account
  const before = (await listFolders(tx, ownerId)).filter((folder) => folder.account === id)
  for (const { name: path, label: name, role } of folders) {
    const known = before.find((folder) => folder.path === path)
    if (known?.name === name && known.role === role) continue
    await keepFolder(tx, ownerId, { id: known?.id ?? randomUUIDv7(), account: id, path, name, role })
  }
  const paths = new Set(folders.map(({ name }) => name))
  const threads: string[] = []
  for (const folder of before) {
    if (paths.has(folder.path)) continue
    // A folder that was made here is created there when the waiting move is carried out.
    if (await isWanted(tx, ownerId, { accountId: id, field: 'folder', wanted: folder.id })) continue
    threads.push(...(await leaveFolder(tx, ownerId, folder.id)))
    await removeFolder(tx, ownerId, folder.id)
  }
  return threads
}

type Taking = { folder: Folder; changes: readonly ImapChange[]; parts: Pick<SinkParts, 'clock' | 'quotas' | 'notices'> }

type Took = { threads: string[]; fresh: string[] }

/** `fresh`: messages that came into the inbox, and that the person is to be told of. */
async function takeAll(tx: Transaction, account: Account, { folder: into, changes, parts }: Taking): Promise<Took> {
  const { ownerId } = account
  const { clock, quotas, notices } = parts
  const folder = into.id
  const [threads, fresh]: [string[], string[]] = [[], []]
  const arrived = changes.filter((change) => change.kind === 'arrived')
  for (const [uidValidity, some] of Map.groupBy(arrived, ({ validity }) => validity)) {
    const arriving = some.map((change) => ({ ...change.arriving, flags: { ...change.arriving.flags, folder } }))
    const taken = await arrive(tx, ownerId, { folder, uidValidity, arriving }, { quotas })
    const rebound = some.filter(({ arriving: { uid } }) => uid !== null && taken.rebound.includes(uid))
    if (into.role === 'inbox') fresh.push(...taken.fresh.map(({ message }) => message))
    threads.push(...taken.threads, ...(await takeFlags(tx, account, folder, rebound.map(flagsIn))))
  }
  const flags = changes.filter((change) => change.kind === 'flags')
  const flagged = await takeFlags(tx, account, folder, flags)
  await endNews(tx, ownerId, flagged, notices)
  threads.push(...flagged)
  for (const change of changes) {
    if (change.kind === 'present')
      threads.push(...(await depart(tx, ownerId, await listGone(tx, ownerId, folder, change))))
    if (change.kind === 'vanished') {
      const { validity: uidValidity, uids } = change
      const gone = await findCopies(tx, ownerId, { folder, uidValidity, uids: [...uids] })
      threads.push(
        ...(await depart(
          tx,
          ownerId,
          gone.map(({ id }) => id),
        )),
      )
    }
    if (change.kind === 'renumbered') {
      const outdated = await listOutdated(tx, ownerId, { folder, uidValidity: change.validity })
      threads.push(...(await depart(tx, ownerId, outdated)))
    }
  }
  return { threads, fresh: await noteNews(tx, ownerId, { messages: fresh, now: clock.now() }) }
}

type FlagChange = Extract<ImapChange, { kind: 'flags' }>
type Arrived = Extract<ImapChange, { kind: 'arrived' }>

function flagsIn({ ref, validity, arriving: { uid, flags } }: Arrived): FlagChange {
  return { ref, validity, kind: 'flags', uid: uid ?? 0, flags }
}

async function takeFlags(tx: Transaction, account: Account, folder: string, changes: readonly FlagChange[]) {
  const { ownerId, id: accountId } = account
  const threads: string[] = []
  for (const [uidValidity, some] of Map.groupBy(changes, ({ validity }) => validity)) {
    const now = new Map(some.map(({ uid, flags }) => [uid, flags]))
    const copies = await findCopies(tx, ownerId, { folder, uidValidity, uids: [...now.keys()] })
    const waiting = new Set(await listWaiting(tx, ownerId, { accountId, items: copies.map(({ id }) => id) }))
    const states = []
    for (const copy of copies) {
      const { id, uid } = copy
      const flags = now.get(uid)
      if (!flags) continue
      const theirs = valuesOf(flags, folder)
      const here = stateOf(waiting.has(id) ? await reconcile(tx, ownerId, accountId, { item: id, theirs }) : theirs)
      if (!isAsHere(copy, here)) states.push({ id, ...here })
    }
    threads.push(...(await follow(tx, ownerId, states)))
  }
  return threads
}

/** Most flags that are compared have not changed, and need no write. */
function isAsHere(copy: Copy, { labels, ...state }: CopyState): boolean {
  const own = copy.labels.toSorted()
  const isLabelled = own.length === labels.length && own.every((label, at) => label === labels[at])
  return isLabelled && Object.entries(state).every(([field, value]) => copy[field as keyof typeof state] === value)
}

type Present = Extract<ImapChange, { kind: 'present' }>

async function listGone(tx: Transaction, ownerId: string, folder: string, { validity, from, uids }: Present) {
  const there = new Set(uids)
  const known = await listUids(tx, ownerId, { folder, uidValidity: validity, from })
  return known.filter(({ uid }) => !there.has(uid)).map(({ id }) => id)
}
