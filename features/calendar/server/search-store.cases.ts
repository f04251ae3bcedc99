import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { cases as events } from './event-store.cases.ts'
import * as store from './search-store.ts'

type Made = { calendar: string; event: { title: string } }

export const cases = defineStoreCases({
  make: async (tx, ownerId, words) => (await events.make(tx, ownerId, words)) as Made,
  calls: {
    searchEvents: (tx, ownerId, { calendar, event }) =>
      store.searchEvents(tx, ownerId, {
        words: event.title,
        now: '2026-11-26T00:00:00Z',
        calendars: [calendar],
        limit: 10,
      }),
  },
})
