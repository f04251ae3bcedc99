import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { addCalendar } from './calendar-store.ts'
import * as store from './event-store.ts'
import { sampleEvent } from './testing/sample-event.ts'
import { envelopeOf } from './writing.ts'

const span = { from: '2026-11-26T00:00:00Z', to: '2026-11-27T00:00:00Z' }

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const calendar = randomUUIDv7()
    await addCalendar(tx, ownerId, { id: calendar, role: 'own', name: words, color: '#22c55e' })
    const event = sampleEvent(calendar, {
      title: words,
      location: words,
      description: words,
      origin: 'sample',
      uid: words,
    })
    await store.addEvent(tx, ownerId, { event, envelope: envelopeOf(event) })
    return { calendar, event }
  },
  calls: {
    listBetween: (tx, ownerId, { calendar }) =>
      store.listBetween(tx, ownerId, { ...span, calendars: [calendar], most: 10, description: 100 }),
    listFrom: (tx, ownerId, { calendar }) =>
      store.listFrom(tx, ownerId, { from: span.from, calendars: [calendar], most: 10 }),
    findEvent: (tx, ownerId, { event }) => store.findEvent(tx, ownerId, event.id),
    holdEvents: (tx, ownerId, { event }) => store.holdEvents(tx, ownerId, [event.id]),
    listOfCalendar: (tx, ownerId, { calendar }) => store.listOfCalendar(tx, ownerId, calendar),
    countOfCalendar: async (tx, ownerId, { calendar }) =>
      (await store.countOfCalendar(tx, ownerId, calendar)) || undefined,
    hadEvents: async (tx, ownerId) => (await store.hadEvents(tx, ownerId)) || undefined,
    listSample: (tx, ownerId) => store.listSample(tx, ownerId),
    findByUids: (tx, ownerId, { calendar, event }) =>
      store.findByUids(tx, ownerId, { calendar, uids: [event.uid ?? ''] }),
    addEvent: async (tx, ownerId, { event }) => {
      await store.addEvent(tx, ownerId, { event: { ...event, title: 'mine' }, envelope: envelopeOf(event) })
    },
    saveEvent: (tx, ownerId, { event }) =>
      store.saveEvent(tx, ownerId, { event: { ...event, title: 'mine' }, envelope: envelopeOf(event) }),
    markDeleted: (tx, ownerId, { event }) => store.markDeleted(tx, ownerId, { id: event.id, at: new Date() }),
    readTitles: (tx, ownerId, { event }) => store.readTitles(tx, ownerId, [event.id]),
    exportEvents: (tx, ownerId) => store.exportEvents(tx, ownerId, { after: undefined, limit: 100 }),
  },
})
