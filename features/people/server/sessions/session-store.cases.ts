import { randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from '#foundation/server/database/database.ts'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { addPerson, findPerson } from '../store.ts'
import {
  addSession,
  endSessions,
  findSession,
  findToken,
  holdSession,
  listSessions,
  rotateToken,
  seeSession,
} from './session-store.ts'

const now = new Date('2026-01-05T09:00:00Z')
const expiresAt = new Date('2036-01-05T09:00:00Z')

async function session(tx: Transaction, ownerId: string, device: string) {
  if (!(await findPerson(tx, ownerId)))
    await addPerson(tx, ownerId, { name: device, email: device, zone: 'UTC', workingHours: [] }, now)
  const hash = randomBytes(32)
  const added = await addSession(tx, ownerId, { id: randomUUID(), device, now, expiresAt, tokenHash: hash })
  return { ...added, hash }
}

export const cases = defineStoreCases({
  make: session,
  calls: {
    addSession: (tx, ownerId) => session(tx, ownerId, 'mine'),
    findSession: (tx, ownerId, theirs) => findSession(tx, ownerId, theirs.id),
    holdSession: (tx, ownerId, theirs) => holdSession(tx, ownerId, theirs.id),
    listSessions: (tx, ownerId) => listSessions(tx, ownerId, now),
    seeSession: (tx, ownerId, theirs) => seeSession(tx, ownerId, theirs.id, expiresAt),
    endSessions: async (tx, ownerId, theirs) => [
      await endSessions(tx, ownerId, { id: theirs.id }, now),
      await endSessions(tx, ownerId, {}, now),
      await endSessions(tx, ownerId, { except: randomUUID() }, now),
    ],
    findToken: (tx, ownerId, theirs) => findToken(tx, ownerId, theirs.hash),
    rotateToken: (tx, ownerId, theirs) =>
      rotateToken(tx, ownerId, {
        sessionId: theirs.id,
        generation: theirs.generation,
        used: theirs.hash,
        successor: randomBytes(32),
        now,
        expiresAt,
      }),
  },
})
