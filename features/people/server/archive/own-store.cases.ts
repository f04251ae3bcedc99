import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { addPerson, findPerson, saveIdentity } from '../store.ts'
import { readOwn } from './own-store.ts'

const now = new Date('2026-01-05T09:00:00Z')

export const cases = defineStoreCases({
  make: async (tx, ownerId, mark) => {
    if (!(await findPerson(tx, ownerId)))
      await addPerson(tx, ownerId, { name: mark, email: mark, zone: 'UTC', workingHours: [] }, now)
    await saveIdentity(tx, ownerId, { issuer: 'https://issuer.example', sub: ownerId, email: mark })
  },
  calls: { readOwn: (tx, ownerId) => readOwn(tx, ownerId) },
})
