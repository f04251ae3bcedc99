import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { addCalendar } from './calendar-store.ts'
import { addEvent } from './event-store.ts'
import * as store from './guest-store.ts'
import { sampleEvent } from './testing/sample-event.ts'
import { envelopeOf } from './writing.ts'

const stretch = { from: new Date('2000-01-01T00:00:00Z'), to: new Date('2100-01-01T00:00:00Z') }

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const calendar = randomUUIDv7()
    await addCalendar(tx, ownerId, { id: calendar, role: 'own', name: words, color: '#22c55e' })
    const people = [{ name: words, email: 'akira@example.com' }]
    for (const repeat of [null, 'FREQ=WEEKLY']) {
      const event = sampleEvent(calendar, { title: words, people, repeat })
      await addEvent(tx, ownerId, { event, envelope: envelopeOf(event) })
    }
    return {}
  },
  calls: {
    listGuests: (tx, ownerId) => store.listGuests(tx, ownerId, { ...stretch, now: stretch.from }),
    listGuestSeries: (tx, ownerId) => store.listGuestSeries(tx, ownerId, { ...stretch, most: 10 }),
  },
})
