import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { findSettings, saveSettings } from './settings-store.ts'

export const cases = defineStoreCases({
  make: (tx, ownerId, mark) =>
    saveSettings(tx, ownerId, { nothingLeaves: true, prices: [{ model: mark, input: 1, output: 2 }] }),
  calls: {
    findSettings: (tx, ownerId) => findSettings(tx, ownerId),
    saveSettings: (tx, ownerId) => saveSettings(tx, ownerId, { nothingLeaves: false, tokensPerDay: 1, prices: [] }),
  },
})
