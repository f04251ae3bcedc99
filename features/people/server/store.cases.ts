import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { addPerson, changePerson, findPerson, holdPerson, listIdentities, markLeaving, saveIdentity } from './store.ts'

const now = new Date('2026-01-05T09:00:00Z')

export const cases = defineStoreCases({
  make: async (tx, ownerId, mark) => {
    const known = await findPerson(tx, ownerId)
    const person =
      known ?? (await addPerson(tx, ownerId, { name: mark, email: mark, zone: 'UTC', workingHours: [] }, now))
    const identity = { issuer: 'https://issuer.example', sub: ownerId, email: mark }
    await saveIdentity(tx, ownerId, identity)
    return { person, identity }
  },
  calls: {
    addPerson: (tx, ownerId) => addPerson(tx, ownerId, { name: 'Mine', email: '', zone: 'UTC', workingHours: [] }, now),
    findPerson: (tx, ownerId) => findPerson(tx, ownerId),
    holdPerson: (tx, ownerId) => holdPerson(tx, ownerId),
    changePerson: (tx, ownerId) => changePerson(tx, ownerId, { name: 'Taken', zone: 'UTC', workingHours: [] }),
    markLeaving: (tx, ownerId) => markLeaving(tx, ownerId, { leavingAt: now, purgeAt: now }),
    saveIdentity: async (tx, ownerId) => {
      await addPerson(tx, ownerId, { name: 'Mine', email: '', zone: 'UTC', workingHours: [] }, now)
      await saveIdentity(tx, ownerId, { issuer: 'https://issuer.example', sub: `of ${ownerId}`, email: 'taken' })
    },
    listIdentities: (tx, ownerId) => listIdentities(tx, ownerId),
  },
})
