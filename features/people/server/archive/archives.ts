import { randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { FileAnswer } from '#foundation/contract/route.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { ExportPart } from '#foundation/server/feature.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Notice, NoticeKind, Notices } from '#foundation/server/notice.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { DataExport } from '../../contract.ts'
import { exportDays, later } from '../../rules.ts'
import { addExport, addPiece, findExport, findPiece, listExports, markExport, removePieces } from './export-store.ts'
import { archivesQuota } from './quotas.ts'
import { zip } from './zip.ts'

/** Archives of everything about a person: asked for, made by a job, kept for a week in pieces beside the rest. */
export type Archives = {
  /** Does not start a second one while one is being made. */
  start(person: Person): Promise<DataExport>
  list(person: Person): Promise<DataExport[]>
  file(person: Person, exportId: string): Promise<FileAnswer>
  /** The job's work. */
  make(ownerId: string, exportId: string): Promise<void>
}

type Parts = {
  database: Database
  clock: Clock
  announce: Announce
  quotas: Pick<Quotas, 'charge'>
  notices: Pick<Notices, 'hand'>
  /** All data of a person, from every feature. */
  parts: (ownerId: string) => AsyncIterable<ExportPart>
  /** Sends the job that makes it, within the transaction. */
  send: (ids: { ownerId: string; exportId: string }, tx: Transaction) => Promise<void>
}

const pieceBytes = 256 * 1024
const hopelessMilliseconds = 3_600_000

type Outcome = Pick<DataExport, 'id' | 'state'> & Partial<DataExport>

const brokenMaking = 'The server could not make this archive. Please ask for another one.'

export function createArchives({ database, clock, announce, quotas, notices, parts, send }: Parts): Archives {
  async function mark(ownerId: string, outcome: Outcome): Promise<void> {
    const whole = { bytes: null, failure: null, ...outcome }
    const marked = await database.as(ownerId, async (tx) => {
      const changed = await markExport(tx, ownerId, whole)
      const notice = changed && noticeOf(outcome, clock.now())
      if (notice) await notices.hand(tx, ownerId, [notice])
      return changed
    })
    if (marked) await announce(ownerId, { type: 'people/export-changed', ...marked })
  }

  return {
    start: ({ id: ownerId }) =>
      database.as(ownerId, async (tx) => {
        const now = clock.now()
        const [latest] = await listExports(tx, ownerId, now)
        const age = latest ? now.getTime() - Date.parse(latest.createdAt) : Infinity
        if (latest?.state === 'making' && age < hopelessMilliseconds) return latest
        const made = await addExport(tx, ownerId, { id: randomUUIDv7(), now, expiresAt: later(now, exportDays) })
        await send({ ownerId, exportId: made.id }, tx)
        return made
      }),
    list: ({ id }) => database.as(id, (tx) => listExports(tx, id, clock.now())),
    async file({ id: ownerId }, exportId) {
      const found = await database.as(ownerId, (tx) => findExport(tx, ownerId, exportId))
      if (!found || clock.now() >= new Date(found.expiresAt))
        throw new Failure('not-found', 'There is no such archive, or not any more.')
      if (found.state !== 'ready' || found.bytes === null)
        throw new Failure('conflict', 'This archive is not ready yet.')
      const name = `attache-${found.createdAt.slice(0, 10)}.zip`
      return { name, bytes: found.bytes, content: readPieces(database, ownerId, exportId) }
    },
    async make(ownerId, exportId) {
      try {
        await mark(ownerId, { id: exportId, state: 'making' })
        const bytes = await writePieces({ database, quotas }, ownerId, exportId, zip(parts(ownerId), clock.now()))
        await mark(ownerId, { id: exportId, state: 'ready', bytes })
      } catch (error) {
        const isFull = error instanceof Failure && error.code === 'full'
        await mark(ownerId, { id: exportId, state: 'failed', failure: isFull ? error.message : brokenMaking })
        await database.as(ownerId, (tx) => removePieces(tx, ownerId, exportId))
        // Another try would be too large as well.
        if (!isFull) throw error
      }
    },
  }
}

export const archiveKind: NoticeKind = {
  name: 'people.archive',
  label: 'Archives of your data that are ready',
  ways: ['push'],
  throughQuietHours: false,
}

/** For people who went away while it was being made. */
function noticeOf({ id, state, failure }: Outcome, now: Date): Notice | undefined {
  if (state === 'making') return undefined
  return {
    kind: archiveKind.name,
    about: id,
    occurrence: state,
    title: state === 'ready' ? 'Your archive is ready' : 'Your archive could not be made',
    body: failure ?? 'You can download it for a week.',
    link: '/assistant/settings/data',
    dueAt: now,
    unlessPresent: true,
    sources: [],
  }
}

/** Each piece in a transaction of its own: an archive may take longer to make than any of them may last. */
async function writePieces(
  { database, quotas }: Pick<Parts, 'database' | 'quotas'>,
  ownerId: string,
  exportId: string,
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  await database.as(ownerId, (tx) => removePieces(tx, ownerId, exportId))
  let [number, total] = [0, 0]
  for await (const bytes of inPieces(content)) {
    const piece = { exportId, number, bytes }
    await database.as(ownerId, async (tx) => {
      await addPiece(tx, ownerId, piece)
      await quotas.charge(tx, ownerId, archivesQuota, bytes.length)
    })
    number += 1
    total += bytes.length
  }
  return total
}

async function* inPieces(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const bytes of content) {
    waiting.push(bytes)
    size += bytes.length
    if (size < pieceBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(waiting)
}

async function* readPieces(database: Database, ownerId: string, exportId: string): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const bytes = await database.as(ownerId, (tx) => findPiece(tx, ownerId, { exportId, number }))
    if (!bytes) return
    yield bytes
  }
}
