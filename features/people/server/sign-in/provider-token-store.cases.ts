import type { Transaction } from '#foundation/server/database/database.ts'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { addPerson, findPerson } from '../store.ts'
import {
  endRefresh,
  findProviderTokens,
  leaseRefresh,
  mendProviderTokens,
  renewProviderTokens,
  saveProviderTokens,
  takeProviderTokens,
} from './provider-token-store.ts'

const now = new Date('2026-01-05T09:00:00Z')
const issuer = 'https://issuer.example'
const until = new Date('2026-01-05T09:00:40Z')
const expiresAt = '2026-01-05T10:00:00Z'

async function tokens(tx: Transaction, ownerId: string, mark: string) {
  if (!(await findPerson(tx, ownerId)))
    await addPerson(tx, ownerId, { name: mark, email: mark, zone: 'UTC', workingHours: [] }, now)
  await saveProviderTokens(tx, ownerId, sealed(mark))
  // So that a refresh of theirs is under way.
  await leaseRefresh(tx, ownerId, { issuer, accessToken: mark, now, until })
}

function sealed(mark: string) {
  return { issuer, accessToken: mark, refreshToken: mark, expiresAt, scopes: [] }
}

export const cases = defineStoreCases({
  make: tokens,
  calls: {
    saveProviderTokens: (tx, ownerId) => tokens(tx, ownerId, 'mine'),
    findProviderTokens: (tx, ownerId) => findProviderTokens(tx, ownerId, issuer),
    leaseRefresh: (tx, ownerId) => leaseRefresh(tx, ownerId, { issuer, accessToken: 'mine', now: until, until }),
    renewProviderTokens: (tx, ownerId) => renewProviderTokens(tx, ownerId, { ...sealed('mine'), until }),
    endRefresh: (tx, ownerId) => endRefresh(tx, ownerId, { issuer, until, state: 'reconnect' }),
    mendProviderTokens: (tx, ownerId) =>
      mendProviderTokens(tx, ownerId, { seen: sealed('mine'), changes: { state: 'reconnect' } }),
    takeProviderTokens: (tx, ownerId) => takeProviderTokens(tx, ownerId),
  },
})
