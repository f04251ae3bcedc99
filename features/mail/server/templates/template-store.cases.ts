import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './template-store.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const template = { id: randomUUIDv7(), name: words, subject: words, text: words, writtenAfter: [words] }
    await store.addTemplate(tx, ownerId, template)
    return { template }
  },
  calls: {
    listTemplates: (tx, ownerId) => store.listTemplates(tx, ownerId),
    holdTemplate: (tx, ownerId, { template }) => store.holdTemplate(tx, ownerId, template.id),
    addTemplate: async (tx, ownerId, { template }) => {
      await store.addTemplate(tx, ownerId, { ...template, name: 'mine', text: 'mine' })
    },
    saveTemplate: (tx, ownerId, { template }) => store.saveTemplate(tx, ownerId, { ...template, text: 'mine' }),
    dropTemplate: (tx, ownerId, { template }) => store.dropTemplate(tx, ownerId, template.id),
    exportTemplates: (tx, ownerId) => store.exportTemplates(tx, ownerId),
  },
})
