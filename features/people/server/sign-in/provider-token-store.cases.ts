import type { Transaction } from '#foundation/server/database/database.ts'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { addPerson, findPerson } from '../store.ts'
import {
  endRefresh,
  findProviderTokens,
  leaseRefresh,
  removeProviderTokens,
  saveProviderTokens,
} from './provider-token-store.ts'

const now = new Date('2026-01-05T09:00:00Z')
const issuer = 'https://issuer.example'
const expiresAt = '2026-01-05T10:00:00Z'

async function tokens(tx: Transaction, ownerId: string, mark: string) {
  if (!(await findPerson(tx, ownerId)))
    await addPerson(tx, ownerId, { name: mark, email: mark, zone: 'UTC', workingHours: [] }, now)
  await saveProviderTokens(tx, ownerId, { issuer, accessToken: mark, refreshToken: mark, expiresAt, scopes: [] })
}

export const cases = defineStoreCases({
  make: tokens,
  calls: {
    saveProviderTokens: (tx, ownerId) => tokens(tx, ownerId, 'mine'),
    findProviderTokens: (tx, ownerId) => findProviderTokens(tx, ownerId, issuer),
    leaseRefresh: (tx, ownerId) => leaseRefresh(tx, ownerId, { issuer, expiresAt, now, until: now }),
    endRefresh: (tx, ownerId) => endRefresh(tx, ownerId, { issuer, state: 'reconnect' }),
    removeProviderTokens: (tx, ownerId) => removeProviderTokens(tx, ownerId, issuer),
  },
})
