import { randomUUID } from 'node:crypto'
import type { Transaction } from '#foundation/server/database/database.ts'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { addPerson, findPerson } from '../store.ts'
import {
  addExport,
  addPiece,
  findExport,
  findPiece,
  listExports,
  markExport,
  removeOlder,
  removePieces,
} from './export-store.ts'

const now = new Date('2026-01-05T09:00:00Z')
const expiresAt = new Date('2036-01-05T09:00:00Z')

async function archive(tx: Transaction, ownerId: string, mark: string) {
  if (!(await findPerson(tx, ownerId)))
    await addPerson(tx, ownerId, { name: mark, email: mark, zone: 'UTC', workingHours: [] }, now)
  const made = await addExport(tx, ownerId, { id: randomUUID(), now, expiresAt })
  await addPiece(tx, ownerId, { exportId: made.id, number: 0, bytes: Buffer.from(mark) })
  return made
}

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    const ready = await archive(tx, ownerId, mark)
    await markExport(tx, ownerId, { id: ready.id, state: 'ready', bytes: 1, failure: null })
    return archive(tx, ownerId, mark)
  },
  calls: {
    addExport: (tx, ownerId) => archive(tx, ownerId, 'mine'),
    listExports: (tx, ownerId) => listExports(tx, ownerId, now),
    findExport: (tx, ownerId, theirs) => findExport(tx, ownerId, theirs.id),
    markExport: (tx, ownerId, theirs) =>
      markExport(tx, ownerId, { id: theirs.id, state: 'failed', bytes: null, failure: 'Mine.' }),
    addPiece: async (tx, ownerId) => {
      const mine = await archive(tx, ownerId, 'mine')
      await addPiece(tx, ownerId, { exportId: mine.id, number: 1, bytes: Buffer.from('more') })
    },
    findPiece: async (tx, ownerId, theirs) =>
      (await findPiece(tx, ownerId, { exportId: theirs.id, number: 0 }))?.toString(),
    removeOlder: (tx, ownerId) => removeOlder(tx, ownerId),
    removePieces: (tx, ownerId, theirs) => removePieces(tx, ownerId, theirs.id),
  },
})
