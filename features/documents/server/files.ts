import { randomUUIDv7 } from 'node:crypto'
import type { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import type { FileAnswer } from '#foundation/contract/route.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { type documentsChanged, type KeptFile, keptFile, type NewFile } from '../contract.ts'
import { cleanName, cleanType } from '../rules.ts'
import { type Content, dropContent, holdContent, holdSame } from './content-store.ts'
import { addFile, findFile, listFiles, markFile, renameFile, type StoredFile } from './file-store.ts'
import { filesQuota } from './quotas.ts'
import type { Receiving } from './receiving.ts'

export type Files = {
  list(person: Person, span: { before?: string | undefined; limit: number }): Promise<KeptFile[]>
  find(person: Person, id: string): Promise<KeptFile>
  read(person: Person, id: string): Promise<FileAnswer>
  /** What has arrived gets a name. With the same id and the same bytes it is there once. */
  keep(person: Person, file: NewFile): Promise<KeptFile>
  rename(person: Person, renamed: { id: string; name: string }): Promise<{ file: KeptFile; before: string }>
  /** Refuses where it is not called as it was left. */
  renameBack(person: Person, renamed: { id: string; name: string; left: string }): Promise<KeptFile>
  /** With a revision: only as it was seen. */
  remove(person: Person, seen: { id: string; revision?: number }): Promise<KeptFile>
  restore(person: Person, id: string): Promise<KeptFile>
}

type Parts = {
  database: Database
  clock: Clock
  announce: Announce
  quotas: Pick<Quotas, 'charge'>
  receiving: Receiving
}

export function createFiles(parts: Parts): Files {
  const { database, clock, quotas, receiving } = parts
  return {
    async list({ id: ownerId }, span) {
      return (await database.as(ownerId, (tx) => listFiles(tx, ownerId, span))).map(shown)
    },
    find: async (person, id) => shown(await findStored(parts, person, id)),
    async read(person, id) {
      const { name, bytes, content_id } = await findStored(parts, person, id)
      return { name, bytes, content: receiving.read(person.id, content_id) }
    },
    async keep(person, wanted) {
      const { file, fresh } = await database.as(person.id, async (tx) => {
        const kept = await keepIn(tx, person.id, wanted)
        if (kept.fresh) await quotas.charge(tx, person.id, filesQuota, 1)
        return kept
      })
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

/** Of the same bytes one copy is enough. */
async function keepIn(
  tx: Transaction,
  ownerId: string,
  wanted: NewFile,
): Promise<{ file: StoredFile; fresh: boolean }> {
  const content = await holdContent(tx, ownerId, wanted.content)
  if (!content) throw new Failure('not-found', 'Nothing has arrived under this id.')
  const same = await holdSame(tx, ownerId, content)
  const id = wanted.id ?? randomUUIDv7()
  const row = { id, contentId: (same ?? content).id, name: cleanName(wanted.name), type: cleanType(wanted.type) }
  const file = await addFile(tx, ownerId, row)
  if (same || !file) await dropContent(tx, ownerId, content.id)
  if (file) return { file, fresh: true }
  return { file: sameAs(content, await findFile(tx, ownerId, id)), fresh: false }
}

/** It was sent twice, because nobody heard the answer to the first. */
function sameAs({ sha256 }: Content, known: StoredFile | undefined): StoredFile {
  if (known?.sha256 === sha256 && !known.deleted) return known
  throw new Failure('conflict', 'There is another file with this id already. It stays as it is.')
}

async function findStored({ database }: Parts, { id: ownerId }: Person, id: string): Promise<StoredFile> {
  const found = await database.as(ownerId, (tx) => findFile(tx, ownerId, id))
  return found && !found.deleted ? found : refuse(noFile())
}

async function tell({ announce }: Parts, { id }: Person, stored: StoredFile): Promise<KeptFile> {
  const event: z.infer<typeof documentsChanged> = { type: 'documents/changed', file: shown(stored) }
  await announce(id, event)
  return event.file
}

/** Without where its bytes are. */
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
