import { randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import { type documentsFiled, mostDepth } from '../contract.ts'
import type { z } from 'zod'
import { cleanFolderName } from '../rules.ts'
import type { FilingParts } from './filing.ts'
import * as store from './folder-store.ts'
import { foldersQuota } from './quotas.ts'

type Place = { name: string; parent: string | null }
/** A folder after a change, and what an undo needs. */
export type Kept = { id: string; name: string; parent: string | null }
export type Changed = Kept & { before: Place }
export type Removed = Kept & { mark: string; folders: number; files: number }

export type Folders = {
  find(person: Person, id: string): Promise<Kept>
  /** How many folders, itself included, and files go with it. */
  weigh(person: Person, id: string): Promise<{ folders: number; files: number }>
  add(person: Person, wanted: Place): Promise<Kept>
  /** With `from`, fails if it is otherwise by now. */
  change(person: Person, wanted: { id: string; from?: Place; to: Partial<Place> }): Promise<Changed>
  /** With all that is in it. With `untouched`, fails if something is in it, or it is not as it was made. */
  remove(person: Person, wanted: { id: string; untouched?: Place }): Promise<Removed>
  restore(person: Person, wanted: { id: string; mark: string }): Promise<Removed>
}

export function createFolders(parts: FilingParts): Folders {
  const { database, quotas, clock } = parts
  async function changing<T>(person: Person, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const done = await database.as(person.id, work)
    const event: z.infer<typeof documentsFiled> = { type: 'documents/filed' }
    await parts.announce(person.id, event)
    return done
  }
  return {
    find: (person, id) => database.as(person.id, (tx) => existing(tx, person.id, id)),
    weigh: (person, id) =>
      database.as(person.id, async (tx) => {
        const ids = await store.listBelow(tx, person.id, (await existing(tx, person.id, id)).id)
        const files = await store.listFilesWithin(tx, person.id, { ids, mark: null })
        return { folders: ids.length, files: files.length }
      }),
    add: (person, { name, parent }) =>
      changing(person, async (tx) => {
        await checkDepth(tx, person.id, { parent, below: 1 })
        const row = { id: randomUUIDv7(), name: cleanFolderName(name), parent }
        const added = await store.addFolder(tx, person.id, row)
        if (!added) throw taken(row.name)
        await quotas.charge(tx, person.id, foldersQuota, 1)
        return row
      }),
    change: (person, wanted) => changing(person, (tx) => change(tx, person.id, wanted)),
    remove: (person, { id, untouched }) =>
      changing(person, async (tx) => {
        const folder = await existing(tx, person.id, id)
        if (untouched) await placeAsLeft(tx, person.id, { id, from: untouched })
        const ids = await store.listBelow(tx, person.id, id)
        const files = await store.listFilesWithin(tx, person.id, { ids, mark: null })
        if (untouched && (files.length > 0 || ids.length > 1)) throw notEmpty()
        const marking = { ids, mark: randomUUIDv7(), deletedAt: clock.now() }
        for (const file of files) await store.markFileWith(tx, person.id, { ...marking, id: file })
        const { marked } = await store.markFolders(tx, person.id, marking)
        return { ...folder, mark: marking.mark, folders: marked, files: files.length }
      }),
    restore: (person, wanted) => changing(person, (tx) => restore(tx, person.id, wanted)),
  }
}

async function existing(tx: Transaction, ownerId: string, id: string): Promise<Kept> {
  const found = await store.findFolder(tx, ownerId, id)
  if (!found || found.deleted) throw noFolder()
  return { id: found.id, name: found.name, parent: found.parent }
}

async function change(
  tx: Transaction,
  ownerId: string,
  { id, from, to: wanted }: { id: string; from?: Place; to: Partial<Place> },
): Promise<Changed> {
  const { name, parent } = from ? await placeAsLeft(tx, ownerId, { id, from }) : await existing(tx, ownerId, id)
  const to = {
    name: wanted.name === undefined ? name : cleanFolderName(wanted.name),
    parent: wanted.parent === undefined ? parent : wanted.parent,
  }
  const below = await store.listBelow(tx, ownerId, id)
  if (to.parent !== null && below.includes(to.parent))
    throw new Failure('invalid', 'A folder cannot be put into itself.')
  if (to.parent !== parent) await checkDepth(tx, ownerId, { parent: to.parent, below: await heightOf(tx, ownerId, id) })
  if (await store.isFolderName(tx, ownerId, { id, ...to })) throw taken(to.name)
  const saved = await store.changeFolder(tx, ownerId, { id, from: { name, parent }, to })
  if (!saved) throw changedSince()
  return { id, ...to, before: { name, parent } }
}

async function placeAsLeft(
  tx: Transaction,
  ownerId: string,
  { id, from }: { id: string; from: Place },
): Promise<Place> {
  const found = await store.findFolder(tx, ownerId, id)
  if (!found || found.deleted || found.name !== from.name || found.parent !== from.parent) throw changedSince()
  return from
}

async function restore(tx: Transaction, ownerId: string, { id, mark }: { id: string; mark: string }): Promise<Removed> {
  const found = await store.findFolder(tx, ownerId, id)
  if (found?.mark !== mark) throw goneOrRestored()
  const { name } = found
  const parent = found.parent === null ? undefined : await store.findFolder(tx, ownerId, found.parent)
  if (parent?.deleted === true)
    throw new Failure('out-of-date', 'The folder that it was in is deleted. Restore that first.')
  if (await store.isFolderName(tx, ownerId, { id, name, parent: found.parent }))
    throw new Failure('out-of-date', `There is another folder “${name}” by now. It stays as it is.`)
  const { back } = await store.unmarkFolders(tx, ownerId, mark)
  const files = await store.listFilesWithin(tx, ownerId, { ids: [], mark })
  for (const file of files) await store.markFileWith(tx, ownerId, { id: file, mark: null, deletedAt: null })
  return { id, name, parent: found.parent, mark, folders: back, files: files.length }
}

async function checkDepth(
  tx: Transaction,
  ownerId: string,
  { parent, below }: { parent: string | null; below: number },
): Promise<void> {
  let depth = below
  for (let at = parent; at !== null; depth += 1) {
    if (depth >= mostDepth) throw new Failure('invalid', `Folders can lie ${mostDepth} deep at most.`)
    at = (await existing(tx, ownerId, at)).parent
  }
}

/** How many levels it has, itself included. */
async function heightOf(tx: Transaction, ownerId: string, id: string): Promise<number> {
  const all = await store.listFolders(tx, ownerId)
  const height = (each: string): number =>
    1 + Math.max(0, ...all.filter(({ parent }) => parent === each).map((child) => height(child.id)))
  return height(id)
}

function noFolder(): Failure {
  return new Failure('not-found', 'There is no such folder.')
}

function taken(name: string): Failure {
  return new Failure('conflict', `There is a folder “${name}” there already.`)
}

function notEmpty(): Failure {
  return new Failure('out-of-date', 'There is something in this folder by now. It stays as it is.')
}

function changedSince(): Failure {
  return new Failure('out-of-date', 'This folder was changed again since. It stays as it is.')
}

function goneOrRestored(): Failure {
  return new Failure('out-of-date', 'This folder has been restored already, or was deleted longer than two weeks ago.')
}
