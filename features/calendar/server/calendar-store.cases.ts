import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './calendar-store.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const add = () => store.addCalendar(tx, ownerId, { id: randomUUIDv7(), role: 'own', name: words, color: '#22c55e' })
    const [made, deleted] = [await add(), await add()]
    if (!made || !deleted) throw new Error('The calendar was not added.')
    await store.saveCalendar(tx, ownerId, { ...deleted, deleted: true })
    return made
  },
  calls: {
    listCalendars: (tx, ownerId) => store.listCalendars(tx, ownerId),
    addCalendar: async (tx, ownerId, { id }) => {
      await store.addCalendar(tx, ownerId, { id, role: 'own', name: 'mine', color: '#22c55e' })
    },
    holdCalendar: (tx, ownerId, { id }) => store.holdCalendar(tx, ownerId, id),
    keepOpen: (tx, ownerId, { id }) => store.keepOpen(tx, ownerId, id),
    saveCalendar: (tx, ownerId, calendar) => store.saveCalendar(tx, ownerId, { ...calendar, name: 'mine' }),
    destroyDeleted: (tx, ownerId) => store.destroyDeleted(tx, ownerId),
    exportCalendars: (tx, ownerId) => store.exportCalendars(tx, ownerId),
  },
})
