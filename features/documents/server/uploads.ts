import { randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Actions } from '#foundation/server/action.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { keptFile, type NewUpload, type Upload, upload, type UploadProgress } from '../contract.ts'
import { cleanName, cleanType } from '../rules.ts'
import {
  addPiece,
  beginContent,
  type Content,
  dropContent,
  holdContent,
  readPiece,
  sealContent,
} from './content-store.ts'
import { findFile } from './file-store.ts'
import { keepFile } from './keep-file.ts'
import { inPieces } from './pieces.ts'
import { storageQuota, uploadsQuota } from './quotas.ts'
import type { Arriving, Receiving } from './receiving.ts'
import { createRunningHashes, type RunningHashes } from './running-hashes.ts'
import type { PieceStores } from './storing/piece-stores.ts'
import {
  addUpload,
  advanceUpload,
  dropUpload,
  findUpload,
  holdUpload,
  listUploads,
  type StoredUpload,
} from './upload-store.ts'

/** Files that arrive over several requests, which may be cut off, and come to different nodes. */
export type Uploads = {
  list(person: Person): Promise<Upload[]>
  find(person: Person, id: string): Promise<Upload>
  /** Repeating it with the same id changes nothing, and says how far the upload is. */
  begin(person: Person, wanted: NewUpload): Promise<UploadProgress>
  /** Stores what arrives; of a request that is cut off, every complete piece. With the last byte, the file is kept. */
  append(person: Person, part: Arriving & { id: string; offset: number }): Promise<UploadProgress>
  cancel(person: Pick<Person, 'id'>, id: string): Promise<void>
}

type Parts = {
  database: Database
  actions: Pick<Actions, 'perform'>
  quotas: Pick<Quotas, 'charge'>
  receiving: Pick<Receiving, 'read' | 'drop'>
  stores: Pick<PieceStores, 'forSize' | 'named'>
}

export function createUploads(parts: Parts): Uploads {
  const { database, receiving } = parts
  const hashes = createRunningHashes(receiving.read)
  /** A client whose request was cut off while its file was completed asks again, and waits for the same end. */
  const finishing = new Map<string, Promise<UploadProgress>>()

  async function finish(person: Person, id: string): Promise<UploadProgress> {
    const key = `${person.id} ${id}`
    const ending = finishing.get(key) ?? complete({ ...parts, hashes }, person, id)
    finishing.set(key, ending)
    return ending.finally(() => finishing.delete(key))
  }
  return {
    list: ({ id: ownerId }) =>
      database.as(ownerId, async (tx) => (await listUploads(tx, ownerId)).map((each) => upload.parse(each))),
    find: ({ id: ownerId }, id) =>
      database.as(ownerId, async (tx) => upload.parse((await findUpload(tx, ownerId, id)) ?? refuse(noUpload()))),
    begin: ({ id: ownerId }, { id = randomUUIDv7(), ...wanted }) =>
      database.as(ownerId, (tx) => beginIn(parts, tx, { ownerId, id, wanted })),
    async append(person, { id, offset, ...arriving }) {
      const found = await database.as(person.id, (tx) => findUpload(tx, person.id, id))
      if (!found) return (await kept(parts, person, id)) ?? refuse(noUpload())
      if (offset !== found.arrived) throw isFurther()
      const arrived = await take({ ...parts, hashes }, person.id, found, arriving)
      return arrived < found.bytes ? { id, arrived, file: null, activity: null } : finish(person, id)
    },
    cancel: (person, id) => cancel({ ...parts, hashes }, person, id),
  }
}

type Hashing = { hashes: RunningHashes }
type Begun = { ownerId: string; id: string; wanted: Omit<NewUpload, 'id'> }

async function beginIn(
  { quotas, stores }: Parts,
  tx: Transaction,
  { ownerId, id, wanted }: Begun,
): Promise<UploadProgress> {
  const { bytes, folder = null, sha256 = null, modified = null } = wanted
  const known = await progressOf(tx, ownerId, { id, bytes })
  if (known) return known
  const contentId = randomUUIDv7()
  await beginContent(tx, ownerId, { id: contentId, reserved: bytes, store: stores.forSize(bytes) })
  const named = { name: cleanName(wanted.name), type: cleanType(wanted.type) }
  const added = await addUpload(tx, ownerId, { id, contentId, bytes, folder, sha256, modified, ...named })
  if (!added) {
    // Begun twice at once, and the other one was faster.
    await dropContent(tx, ownerId, contentId)
    return (await progressOf(tx, ownerId, { id, bytes })) ?? refuse(noUpload())
  }
  await quotas.charge(tx, ownerId, uploadsQuota, 1)
  await quotas.charge(tx, ownerId, storageQuota, bytes)
  return { id, arrived: 0, file: null, activity: null }
}

/** Of an upload that was begun, or has become a file. */
async function progressOf(
  tx: Transaction,
  ownerId: string,
  { id, bytes }: { id: string; bytes: number },
): Promise<UploadProgress | undefined> {
  const begun = await findUpload(tx, ownerId, id)
  if (begun && begun.bytes !== bytes) throw new Failure('conflict', 'There is another upload with this id already.')
  if (begun) return { id, arrived: begun.arrived, file: null, activity: null }
  const file = await findFile(tx, ownerId, id)
  if (file && (file.bytes !== bytes || file.deleted))
    throw new Failure('conflict', 'There is another file with this id already. It stays as it is.')
  return file && { id, arrived: bytes, file: keptFile.parse(file), activity: null }
}

/** The answer to a request that is repeated because the first answer was lost. */
async function kept({ database }: Pick<Parts, 'database'>, { id: ownerId }: Person, id: string) {
  const file = await database.as(ownerId, (tx) => findFile(tx, ownerId, id))
  if (!file || file.deleted) return undefined
  return { id, arrived: file.bytes, file: keptFile.parse(file), activity: null }
}

/** Returns how much has arrived. Bytes that are no complete piece yet wait in its row, wherever the pieces are stored. */
async function take(
  { database, stores, hashes }: Pick<Parts, 'database' | 'stores'> & Hashing,
  ownerId: string,
  { id, content_id: contentId, arrived, bytes: all, store: name, piece_bytes: pieceBytes }: StoredUpload,
  { bytes, length = 0 }: Arriving,
): Promise<number> {
  if (arrived + length > all) throw isLonger()
  if (arrived === all) return arrived
  const store = stores.named(name)
  const begun = await beginningOf(database, ownerId, { contentId, number: Math.floor(arrived / pieceBytes) })
  let at = arrived
  let start = arrived - begun.length
  for await (const piece of inPieces(after(begun, bytes), pieceBytes)) {
    const next = start + piece.length
    if (next > all) throw isLonger()
    if (next === at) break
    const from = at
    const number = start / pieceBytes
    const isComplete = piece.length === pieceBytes || next === all
    const stored = isComplete ? await store.put({ ownerId, folder: contentId }, piece) : { piece, sha256: null }
    await database.as(ownerId, async (tx) => {
      const { advanced } = await advanceUpload(tx, ownerId, { id, from, arrived: next })
      if (!advanced) throw isFurther()
      await addPiece(tx, ownerId, { contentId, number, stored })
    })
    if (isComplete) hashes.add(contentId, start, piece)
    at = start = next
  }
  return at
}

/** What an earlier request left of the piece that comes next. */
async function beginningOf(
  database: Database,
  ownerId: string,
  at: { contentId: string; number: number },
): Promise<Uint8Array> {
  const found = await database.as(ownerId, (tx) => readPiece(tx, ownerId, at))
  return found?.stored.piece ?? new Uint8Array()
}

async function* after(begun: Uint8Array, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield begun
  yield* bytes
}

/** Each step can be repeated. If the file cannot be kept, the upload stays as it is, and can be completed later. */
async function complete(parts: Parts & Hashing, person: Person, id: string): Promise<UploadProgress> {
  const found = await parts.database.as(person.id, (tx) => findUpload(tx, person.id, id))
  if (!found) return (await kept(parts, person, id)) ?? refuse(noUpload())
  const { name, type, folder, bytes } = found
  const content = await sealed(parts, person, found)
  const given = { id, content: content.id, name, type, ...(folder !== null && { folder }) }
  const { file, activity } = await keepFile(parts.actions, person, given)
  parts.hashes.forget(content.id)
  return { id, arrived: bytes, file, activity }
}

async function sealed(
  parts: Parts & Hashing,
  { id: ownerId }: Person,
  { id, content_id: contentId, bytes, sha256: announced, piece_bytes: pieceBytes }: StoredUpload,
): Promise<Content> {
  const { database, hashes } = parts
  const known = await database.as(ownerId, (tx) => holdContent(tx, ownerId, contentId))
  if (known) return known
  const sha256 = await hashes.whole(ownerId, { id: contentId, bytes, pieceBytes })
  if (announced !== null && announced !== sha256) {
    await cancel(parts, { id: ownerId }, id)
    throw new Failure('conflict', 'What arrived is not what was announced. Nothing was kept; please send it again.')
  }
  const content = { id: contentId, bytes, sha256 }
  await database.as(ownerId, async (tx) => {
    // Otherwise what was just cancelled could be sealed.
    if (!(await holdUpload(tx, ownerId, id))) throw noUpload()
    await sealContent(tx, ownerId, content)
  })
  return content
}

async function cancel(
  { database, receiving, hashes }: Parts & Hashing,
  { id: ownerId }: Pick<Person, 'id'>,
  id: string,
): Promise<void> {
  const content = await database.as(ownerId, (tx) => dropUpload(tx, ownerId, id))
  if (content === undefined) throw noUpload()
  hashes.forget(content)
  await receiving.drop({ id: ownerId }, content)
}

function refuse(failure: Failure): never {
  throw failure
}

function noUpload(): Failure {
  return new Failure('not-found', 'There is no such upload. It was cancelled, or waited too long for its next piece.')
}

function isFurther(): Failure {
  return new Failure(
    'out-of-date',
    'Another piece has arrived in the meantime. Ask how far the upload is, and go on there.',
  )
}

function isLonger(): Failure {
  return new Failure('too-large', 'These are more bytes than were announced. They were not stored.')
}
