import { randomUUIDv7 } from 'node:crypto'
import type { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import type { Passage } from '#foundation/contract/passage.ts'
import type { FileAnswer } from '#foundation/contract/route.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import {
  type documentsChanged,
  type FileChoice,
  type FileReading,
  fileReading,
  type KeptFile,
  keptFile,
  type ListedFile,
  type NewFile,
} from '../contract.ts'
import { cleanName, cleanType } from '../rules.ts'
import { type Content, holdContent, holdSame } from './content-store.ts'
import { addFile, findFile, markFile, renameFile, type StoredFile } from './file-store.ts'
import { countChosen, listCalled, type Listing, listFiles } from './listing-store.ts'
import { findFolder } from './folder-store.ts'
import { filesQuota } from './quotas.ts'
import { addReading, listPassages, listReadings } from './reading-store.ts'
import type { Receiving } from './receiving.ts'
import { endUpload } from './upload-store.ts'

export type Files = {
  list(person: Person, listing: Listing): Promise<ListedFile[]>
  /** The newest files whose names contain all words of one of `names`, and those with these ids. */
  called(person: Person, called: { names: string[]; ids: string[]; limit: number }): Promise<KeptFile[]>
  /** `unread`: how many have not been read to the end. */
  count(person: Person, choice: Partial<FileChoice>): Promise<{ all: number; unread: number }>
  find(person: Pick<Person, 'id'>, id: string): Promise<KeptFile>
  /** Finds only a deleted file that can be restored. */
  findDeleted(person: Person, id: string): Promise<KeptFile>
  read(person: Pick<Person, 'id'>, id: string): Promise<FileAnswer>
  /** What it says, as far as it has been read. */
  passages(person: Person, span: { id: string; after: number; limit: number }): Promise<FilePassages>
  /** Turns an upload into a file. Repeating it with the same id and bytes changes nothing. */
  keep(person: Person, file: NewFile): Promise<KeptFile>
  rename(person: Person, renamed: { id: string; name: string }): Promise<{ file: KeptFile; before: string }>
  /** Fails if it was renamed since. */
  renameBack(person: Person, renamed: { id: string; name: string; left: string }): Promise<KeptFile>
  /** With a revision, fails if it changed since. */
  remove(person: Person, seen: { id: string; revision?: number }): Promise<KeptFile>
  restore(person: Person, id: string): Promise<KeptFile>
}

type FilePassages = { file: KeptFile; reading: FileReading | null; passages: Passage[] }

type Parts = {
  database: Database
  clock: Clock
  announce: Announce
  quotas: Pick<Quotas, 'charge'>
  receiving: Receiving
  /** Called when something new waits to be read. */
  onKept: () => void
}

export function createFiles(parts: Parts): Files {
  const { database, clock, quotas, receiving } = parts
  return {
    list: ({ id: ownerId }, span) => database.as(ownerId, (tx) => listWithReadings(tx, ownerId, span)),
    called: async ({ id: ownerId }, called) =>
      (await database.as(ownerId, (tx) => listCalled(tx, ownerId, called))).map(shown),
    count: ({ id: ownerId }, choice) => database.as(ownerId, (tx) => countChosen(tx, ownerId, choice)),
    find: async (person, id) => shown(await findStored(parts, person, id)),
    async findDeleted(person, id) {
      const found = await database.as(person.id, (tx) => findFile(tx, person.id, id))
      return found?.deleted ? shown(found) : refuse(goneOrRestored())
    },
    async read(person, id) {
      const { name, bytes, sha256, content_id } = await findStored(parts, person, id)
      const content = receiving.read(person.id, content_id)
      return { name, bytes, tag: sha256, content, part: (span) => receiving.readSpan(person.id, content_id, span) }
    },
    passages: (person, span) => passagesOf(parts, person, span),
    async keep(person, wanted) {
      const { file, fresh } = await database.as(person.id, async (tx) => {
        const kept = await keepIn(tx, person.id, wanted)
        if (kept.fresh) await quotas.charge(tx, person.id, filesQuota, 1)
        return kept
      })
      if (file.content_id !== wanted.content) await receiving.drop(person, wanted.content)
      if (fresh) parts.onKept()
      return fresh ? tell(parts, person, file) : shown(file)
    },
    async rename(person, { id, name }) {
      const before = (await findStored(parts, person, id)).name
      const wanted = { id, name: cleanName(name) }
      const file = await database.as(person.id, (tx) => renameFile(tx, person.id, wanted))
      return { file: await tell(parts, person, file ?? refuse(noFile())), before }
    },
    async renameBack(person, { id, name, left }) {
      const file = await database.as(person.id, (tx) => renameFile(tx, person.id, { id, name, left }))
      return tell(parts, person, file ?? refuse(changedSince()))
    },
    async remove(person, { id, revision }) {
      const marked = { id, deletedAt: clock.now(), revision }
      const file = await database.as(person.id, (tx) => markFile(tx, person.id, marked))
      return tell(parts, person, file ?? refuse(revision === undefined ? noFile() : changedSince()))
    },
    async restore(person, id) {
      const file = await database.as(person.id, (tx) => markFile(tx, person.id, { id, deletedAt: undefined }))
      return tell(parts, person, file ?? refuse(goneOrRestored()))
    },
  }
}

async function listWithReadings(tx: Transaction, ownerId: string, span: Listing): Promise<ListedFile[]> {
  const files = (await listFiles(tx, ownerId, span)).map(shown)
  const ids = files.map(({ id }) => id)
  const readings = await listReadings(tx, ownerId, ids)
  const byFile = new Map(readings.map(({ file, ...reading }) => [file, reading]))
  return files.map((file) => Object.assign(file, { reading: byFile.get(file.id) ?? null }))
}

async function passagesOf(
  parts: Parts,
  person: Person,
  { id, after, limit }: { id: string; after: number; limit: number },
): Promise<FilePassages> {
  const stored = await findStored(parts, person, id)
  return parts.database.as(person.id, async (tx) => {
    const [found] = await listReadings(tx, person.id, [id])
    const passages = await listPassages(tx, person.id, { contentId: stored.content_id, after, limit })
    return { file: shown(stored), reading: found ? fileReading.parse(found) : null, passages }
  })
}

/** Identical bytes are used only once; the caller drops those that are not needed. */
async function keepIn(
  tx: Transaction,
  ownerId: string,
  wanted: NewFile,
): Promise<{ file: StoredFile; fresh: boolean }> {
  const content = await holdContent(tx, ownerId, wanted.content)
  if (!content) throw new Failure('not-found', 'Nothing has arrived under this id.')
  const same = await holdSame(tx, ownerId, content)
  const id = wanted.id ?? randomUUIDv7()
  const folder = await openFolder(tx, ownerId, wanted.folder)
  const named = { name: cleanName(wanted.name), type: cleanType(wanted.type), folder }
  const row = { id, contentId: (same ?? content).id, ...named }
  const file = await addFile(tx, ownerId, row)
  await endUpload(tx, ownerId, content.id)
  if (file) await addReading(tx, ownerId, row)
  if (file) return { file, fresh: true }
  return { file: sameAs(content, await findFile(tx, ownerId, id)), fresh: false }
}

/** One that was deleted while the file was on its way is none. */
async function openFolder(tx: Transaction, ownerId: string, id: string | undefined): Promise<string | null> {
  const found = id === undefined ? undefined : await findFolder(tx, ownerId, id)
  return found && !found.deleted ? found.id : null
}

/** A repeated request, because the answer to the first was lost. */
function sameAs({ sha256 }: Content, known: StoredFile | undefined): StoredFile {
  if (known?.sha256 === sha256 && !known.deleted) return known
  throw new Failure('conflict', 'There is another file with this id already. It stays as it is.')
}

async function findStored({ database }: Parts, { id: ownerId }: Pick<Person, 'id'>, id: string): Promise<StoredFile> {
  const found = await database.as(ownerId, (tx) => findFile(tx, ownerId, id))
  return found && !found.deleted ? found : refuse(noFile())
}

async function tell({ announce }: Parts, { id }: Person, stored: StoredFile): Promise<KeptFile> {
  const event: z.infer<typeof documentsChanged> = { type: 'documents/changed', file: shown(stored) }
  await announce(id, event)
  return event.file
}

/** Without the location of its bytes. */
function shown(file: StoredFile): KeptFile {
  return keptFile.parse(file)
}

function refuse(failure: Failure): never {
  throw failure
}

function noFile(): Failure {
  return new Failure('not-found', 'There is no such file.')
}

function changedSince(): Failure {
  return new Failure('out-of-date', 'This file was changed again since. It stays as it is.')
}

function goneOrRestored(): Failure {
  return new Failure('out-of-date', 'This file has been restored already, or was deleted longer than two weeks ago.')
}
