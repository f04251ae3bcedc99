import { randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { KeptFileContent } from '#foundation/server/kept-file.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { type AttachedFile, mostAttached } from '../../contract.ts'
import { addFile, listFiles, readFile, type StoredFile } from './file-store.ts'
import { filesQuota } from './quotas.ts'

/** Files that mails carry. */
export type Files = {
  receive(
    ownerId: string,
    given: { name: string; type: string; bytes: AsyncIterable<Uint8Array> },
  ): Promise<AttachedFile>
  /** What becomes of the file where it is kept does not change the copy. */
  copy(ownerId: string, kept: KeptFileContent): Promise<AttachedFile>
  read(ownerId: string, files: readonly AttachedFile[]): Promise<StoredFile[]>
}

export type FilesParts = { database: Database; quotas: Pick<Quotas, 'charge'> }

export function createFiles({ database, quotas }: FilesParts): Files {
  const receive: Files['receive'] = async (ownerId, { name, type, bytes }) => {
    const content = await gathered(bytes)
    const file = { id: randomUUIDv7(), name, bytes: content.length }
    await database.as(ownerId, async (tx) => {
      await addFile(tx, ownerId, { ...file, type: typeOf(type), content })
      await quotas.charge(tx, ownerId, filesQuota, content.length)
    })
    return file
  }
  return {
    receive,
    copy: (ownerId, { name, type, content }) => receive(ownerId, { name: headerName(name), type, bytes: content }),
    read: (ownerId, files) => database.as(ownerId, (tx) => readFiles(tx, ownerId, files)),
  }
}

/** With their contents, in the order that is given; refused where one is not what it is said to be. */
export async function readFiles(
  tx: Transaction,
  ownerId: string,
  files: readonly AttachedFile[],
): Promise<StoredFile[]> {
  await checkFiles(tx, ownerId, files)
  const found: StoredFile[] = []
  for (const { id } of files) {
    const file = await readFile(tx, ownerId, id)
    if (!file) throw gone()
    found.push(file)
  }
  return found
}

/** An id that came with another name or size was not the one that was meant. */
export async function checkFiles(tx: Transaction, ownerId: string, files: readonly AttachedFile[]): Promise<void> {
  if (files.length === 0) return
  const there = await listFiles(
    tx,
    ownerId,
    files.map(({ id }) => id),
  )
  for (const { id, name, bytes } of files) {
    const file = there.find((each) => each.id === id)
    if (!file) throw gone()
    if (file.name !== name || file.bytes !== bytes)
      throw new Failure('invalid', `The attachment ${file.name} is another one than this says.`)
  }
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (all > mostAttached) throw new Failure('too-large', tooMuch)
}

const tooMuch = `All attachments of a mail together may have ${mostAttached / 1_024 / 1_024} MB.`

/** “Plan.pdf (12 KB)”. */
export function fileWords({ name, bytes }: Pick<AttachedFile, 'name' | 'bytes'>): string {
  const size =
    bytes < 1_024
      ? `${bytes} bytes`
      : bytes < 1_024 ** 2
        ? `${Math.ceil(bytes / 1_024)} KB`
        : `${(bytes / 1_024 ** 2).toFixed(1)} MB`
  return `${name} (${size})`
}

function gone(): Failure {
  return new Failure('not-found', 'An attachment is not here any more. Attach it again.')
}

async function gathered(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of bytes) {
    size += piece.length
    if (size > mostAttached) throw new Failure('too-large', tooMuch)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const mostName = 200

/** In one line, with its ending where it is too long. */
function headerName(name: string): string {
  const line = name.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  if (line.length <= mostName) return line
  const ending = /\.[^.]{1,12}$/.exec(line)?.[0] ?? ''
  return `${line.slice(0, mostName - ending.length)}${ending}`
}

/** It becomes a header of the mail. */
function typeOf(type: string): string {
  return /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type.toLowerCase() : 'application/octet-stream'
}
