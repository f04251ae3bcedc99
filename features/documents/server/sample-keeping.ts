import { createHash, randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { type documentsChanged, type KeptFile, keptFile } from '../contract.ts'
import { addPiece, beginContent, dropContent, holdSame, sealContent } from './content-store.ts'
import { addFile, listSampleFiles, markFile, type StoredFile } from './file-store.ts'
import { filesQuota, storageQuota } from './quotas.ts'
import { addReading } from './reading-store.ts'
import { type SampleFile, sampleFiles } from './sample/sample-files.ts'
import type { z } from 'zod'

/** The files of the sample workspace: all of them at once, or none. */
export type SampleKeeping = {
  loaded(person: Person): Promise<KeptFile[]>
  load(person: Person, zone: string): Promise<KeptFile[]>
  remove(person: Person): Promise<KeptFile[]>
  /** Deletes them again, or brings them back. Fails if any of them changed since. */
  reverse(person: Person, left: readonly KeptFile[]): Promise<KeptFile[]>
}

type Parts = {
  database: Database
  clock: Clock
  announce: Announce
  quotas: Pick<Quotas, 'charge'>
  /** Called when something new waits to be read. */
  onKept: () => void
}

export function createSampleKeeping(parts: Parts): SampleKeeping {
  const { database, clock, quotas } = parts
  async function change(person: Person, work: (tx: Transaction) => Promise<StoredFile[]>): Promise<KeptFile[]> {
    const files = (await database.as(person.id, work)).map((file) => keptFile.parse(file))
    for (const file of files) {
      const message: z.infer<typeof documentsChanged> = { type: 'documents/changed', file }
      await parts.announce(person.id, message)
    }
    return files
  }
  return {
    loaded: async ({ id }) =>
      (await database.as(id, (tx) => listSampleFiles(tx, id))).map((file) => keptFile.parse(file)),
    async load(person, zone) {
      const written = await sampleFiles(Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()), zone)
      const files = await change(person, async (tx) => {
        if ((await listSampleFiles(tx, person.id)).length > 0)
          throw new Failure('conflict', 'The sample files are loaded already.')
        const kept: StoredFile[] = []
        for (const file of written) kept.push(await keep(tx, person.id, file))
        await quotas.charge(tx, person.id, storageQuota, bytesOf(kept))
        await quotas.charge(tx, person.id, filesQuota, kept.length)
        return kept
      })
      parts.onKept()
      return files
    },
    remove: (person) =>
      change(person, async (tx) => {
        const files = await listSampleFiles(tx, person.id)
        if (files.length === 0) throw new Failure('conflict', 'The sample files are not loaded.')
        return mark(tx, person.id, files, clock.now())
      }),
    reverse: (person, left) =>
      change(person, async (tx) => {
        const comesBack = left.some(({ deleted }) => deleted)
        if (comesBack && (await listSampleFiles(tx, person.id)).length > 0)
          throw new Failure('out-of-date', 'The sample files were loaded again since.')
        return mark(tx, person.id, left, comesBack ? undefined : clock.now())
      }),
  }
}

/** The same bytes are kept once. */
async function keep(tx: Transaction, ownerId: string, { name, type, bytes, keptAt }: SampleFile): Promise<StoredFile> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const content = { id: randomUUIDv7(), bytes: bytes.length, sha256 }
  await beginContent(tx, ownerId, { id: content.id, reserved: 0 })
  await addPiece(tx, ownerId, { contentId: content.id, number: 0, stored: { piece: bytes, sha256: null } })
  await sealContent(tx, ownerId, content)
  const same = await holdSame(tx, ownerId, content)
  const contentId = (same ?? content).id
  const file = await addFile(tx, ownerId, { id: randomUUIDv7(), contentId, name, type, sampleFrom: keptAt })
  if (!file) throw new Error('A new id was in use.')
  if (same) await dropContent(tx, ownerId, content.id)
  await addReading(tx, ownerId, { contentId, name })
  return file
}

async function mark(
  tx: Transaction,
  ownerId: string,
  files: readonly Pick<KeptFile, 'id' | 'revision'>[],
  deletedAt: Date | undefined,
): Promise<StoredFile[]> {
  const marked: StoredFile[] = []
  for (const { id, revision } of files) {
    const file = await markFile(tx, ownerId, { id, deletedAt, revision })
    if (!file) throw new Failure('out-of-date', 'A sample file was changed since. Nothing was changed.')
    marked.push(file)
  }
  return marked
}

function bytesOf(files: readonly KeptFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}
