import type { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { type documentsFiled, mostTagCharacters, mostTags, type Places } from '../contract.ts'
import { cleanTag } from '../rules.ts'
import { countFiles, type Filed, holdFiles, listTags, placeFile, renameTag } from './filing-store.ts'
import { findFolder, listFolders } from './folder-store.ts'
import { storageQuota } from './quotas.ts'

/** Where files were and where they are now: what an undo compares and sets. */
export type Refiled = { before: Filed[]; after: Filed[] }
type State = Pick<Filed, 'folder' | 'tags' | 'deleted'>

export type Filing = {
  places(person: Person): Promise<Places>
  /** What the files are called, for a card. */
  look(person: Person, ids: readonly string[]): Promise<Filed[]>
  folderName(person: Person, id: string | null): Promise<string>
  move(person: Person, wanted: { files: string[]; folder: string | null }): Promise<Refiled & { folder: string }>
  tag(person: Person, wanted: { files: string[]; add: string[]; remove: string[] }): Promise<Refiled>
  remove(person: Person, ids: readonly string[]): Promise<Refiled>
  /** All of them, or none if any has changed since. */
  putBack(person: Person, refiled: Refiled): Promise<Refiled>
  renameTag(person: Person, wanted: { tag: string; name: string }): Promise<{ from: string; to: string; files: number }>
}

export type FilingParts = {
  database: Database
  clock: Clock
  announce: Announce
  quotas: Pick<Quotas, 'charge' | 'room'>
}

export function createFiling(parts: FilingParts): Filing {
  const { database, quotas } = parts
  const change = (person: Person, ids: readonly string[], to: (file: Filed) => State): Promise<Refiled> =>
    changing(parts, person, async (tx) => refile({ tx, parts, person }, await held(tx, person.id, ids), to))
  return {
    places: ({ id }) =>
      database.as(id, async (tx) => {
        const [folders, tags] = [await listFolders(tx, id), await listTags(tx, id)]
        return { folders, tags, files: await countFiles(tx, id), room: await quotas.room(tx, id, storageQuota) }
      }),
    look: (person, ids) => database.as(person.id, (tx) => held(tx, person.id, ids)),
    folderName: (person, id) => database.as(person.id, (tx) => nameOf(tx, person.id, id)),
    async move(person, { files, folder }) {
      const name = await database.as(person.id, (tx) => nameOf(tx, person.id, folder))
      return { ...(await change(person, files, (file) => ({ ...file, folder }))), folder: name }
    },
    tag: (person, { files, add, remove }) =>
      changing(parts, person, async (tx) => {
        const known = (await listTags(tx, person.id)).map(({ name }) => name)
        const added = add.map((each) => asKnown(cleanTag(each), known))
        return refile({ tx, parts, person }, await held(tx, person.id, files), (file) => ({
          ...file,
          tags: retagged(file.tags, added, remove.map(cleanTag)),
        }))
      }),
    remove: (person, ids) => change(person, ids, (file) => ({ ...file, deleted: true })),
    putBack: (person, { before, after }) =>
      changing(parts, person, async (tx) => {
        const now = await holdFiles(
          tx,
          person.id,
          after.map(({ id }) => id),
        )
        const isSame = after.every((left) => now.some((file) => isAs(file, left)))
        if (!isSame) throw changedSince()
        const was = new Map(before.map((file) => [file.id, file]))
        return refile({ tx, parts, person }, now, (file) => was.get(file.id) ?? file)
      }),
    renameTag: (person, wanted) => changing(parts, person, (tx) => renamed(tx, person.id, wanted)),
  }
}

async function changing<T>(
  { database, announce }: FilingParts,
  person: Person,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const done = await database.as(person.id, work)
  const event: z.infer<typeof documentsFiled> = { type: 'documents/filed' }
  await announce(person.id, event)
  return done
}

async function held(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<Filed[]> {
  const files = (await holdFiles(tx, ownerId, ids)).filter(({ deleted }) => !deleted)
  if (files.length < new Set(ids).size) throw new Failure('not-found', 'One of these files is not there any more.')
  return files
}

type Refiling = { tx: Transaction; parts: FilingParts; person: Person }

/** Each in a statement of its own, because the index of a long file follows it. */
async function refile(
  { tx, parts, person }: Refiling,
  files: readonly Filed[],
  to: (file: Filed) => State,
): Promise<Refiled> {
  const before: Filed[] = []
  const after: Filed[] = []
  for (const file of files) {
    const { folder, tags, deleted } = to(file)
    const goes = !deleted && file.deleted ? await aliveFolder(tx, person.id, folder) : folder
    const next = { ...file, folder: goes, tags, deleted }
    if (isAs(file, next)) continue
    await placeFile(tx, person.id, { ...next, deletedAt: deleted ? parts.clock.now() : null })
    before.push(file)
    after.push(next)
  }
  return { before, after }
}

/** A file whose folder was deleted meanwhile comes back outside of folders. */
async function aliveFolder(tx: Transaction, ownerId: string, folder: string | null): Promise<string | null> {
  const found = folder === null ? undefined : await findFolder(tx, ownerId, folder)
  return found && !found.deleted ? folder : null
}

async function nameOf(tx: Transaction, ownerId: string, folder: string | null): Promise<string> {
  if (folder === null) return 'No folder'
  const found = await findFolder(tx, ownerId, folder)
  if (!found || found.deleted) throw new Failure('not-found', 'There is no such folder.')
  return found.name
}

function isAs(one: Filed, other: Filed): boolean {
  return (
    one.id === other.id &&
    one.folder === other.folder &&
    one.deleted === other.deleted &&
    one.tags.length === other.tags.length &&
    one.tags.every((tag, at) => tag === other.tags[at])
  )
}

/** “urgent” where “Urgent” is in use is “Urgent”. */
function asKnown(tag: string, known: readonly string[]): string {
  return known.find((each) => each.toLowerCase() === tag.toLowerCase()) ?? tag
}

function retagged(tags: readonly string[], add: readonly string[], remove: readonly string[]): string[] {
  const gone = new Set(remove.map((tag) => tag.toLowerCase()))
  const kept = tags.filter((tag) => !gone.has(tag.toLowerCase()))
  for (const tag of add) if (!kept.some((each) => each.toLowerCase() === tag.toLowerCase())) kept.push(tag)
  if (kept.length > mostTags) throw new Failure('invalid', `A file has ${mostTags} tags at most.`)
  return kept
}

async function renamed(tx: Transaction, ownerId: string, { tag, name }: { tag: string; name: string }) {
  const known = (await listTags(tx, ownerId)).map((each) => each.name)
  const from = asKnown(cleanTag(tag), known)
  const to = cleanTag(name)
  if (!known.includes(from)) throw new Failure('not-found', `No file is tagged “${from.slice(0, mostTagCharacters)}”.`)
  if (known.some((each) => each !== from && each.toLowerCase() === to.toLowerCase()))
    throw new Failure('conflict', `There is a tag “${to}” already.`)
  return { from, to, files: await renameTag(tx, ownerId, { tag: from, name: to }) }
}

function changedSince(): Failure {
  return new Failure('out-of-date', 'One of these files was changed again since. All stay as they are.')
}
