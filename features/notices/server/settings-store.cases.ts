import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './settings-store.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    await store.holdSettings(tx, ownerId)
    const kinds = { [mark]: { ways: ['mail' as const], throughQuietHours: true } }
    await store.saveSettings(tx, ownerId, { quiet: { from: '22:00', until: '07:00' }, sound: true, kinds })
  },
  calls: {
    readSettings: (tx, ownerId) => store.readSettings(tx, ownerId),
    holdSettings: (tx, ownerId) => store.holdSettings(tx, ownerId),
    saveSettings: (tx, ownerId) => store.saveSettings(tx, ownerId, { quiet: null, sound: false, kinds: {} }),
    exportSettings: (tx, ownerId) => store.exportSettings(tx, ownerId),
  },
})
