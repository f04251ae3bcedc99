import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './device-store.ts'

const now = new Date('2026-11-23T08:00:00Z')

const mine = { sessionId: 'mine', name: 'Mine', sealed: 'mine' }

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    const digest = createHash('sha256').update(mark).digest()
    const device = { id: randomUUIDv7(), sessionId: mark, name: mark, digest, sealed: mark, now }
    await store.addDevice(tx, ownerId, device)
    return device
  },
  calls: {
    findDevice: (tx, ownerId, { id }) => store.findDevice(tx, ownerId, id),
    findDeviceAt: (tx, ownerId, { digest }) => store.findDeviceAt(tx, ownerId, digest),
    addDevice: (tx, ownerId) =>
      store.addDevice(tx, ownerId, { ...mine, id: randomUUIDv7(), digest: randomBytes(32), now }),
    renewDevice: (tx, ownerId, { id }) =>
      store.renewDevice(tx, ownerId, { id, sessionId: 'mine', name: 'Taken', sealed: 'taken', now }),
    listDevices: (tx, ownerId) => store.listDevices(tx, ownerId),
    markPushed: (tx, ownerId, { id }) => store.markPushed(tx, ownerId, { id, now, trouble: 'Taken' }),
    removeDevice: (tx, ownerId, { id }) => store.removeDevice(tx, ownerId, id),
    removeEnded: (tx, ownerId) => store.removeEnded(tx, ownerId, []),
    exportDevices: (tx, ownerId) => store.exportDevices(tx, ownerId),
  },
})
