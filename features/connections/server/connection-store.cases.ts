import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './connection-store.ts'

function openedBy(mark: string): store.SealedOpener {
  return { sealed: mark, provider: mark, access: mark, accessUntil: '2026-01-05T10:00:00Z' }
}

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    const servers = [{ use: 'imap', host: mark, port: 993, security: 'tls' as const }]
    const given = { id: randomUUIDv7(), kind: mark, address: mark, user: mark, servers, ...openedBy(mark), most: 9 }
    await store.addConnection(tx, ownerId, given)
    return given
  },
  calls: {
    addConnection: (tx, ownerId, { most }) =>
      store.addConnection(tx, ownerId, {
        id: randomUUIDv7(),
        kind: 'mine',
        address: 'mine',
        user: 'mine',
        servers: [],
        ...openedBy('mine'),
        most,
      }),
    listConnections: (tx, ownerId) => store.listConnections(tx, ownerId),
    findConnection: (tx, ownerId, { id }) => store.findConnection(tx, ownerId, id),
    changeOpener: (tx, ownerId, { id }) => store.changeOpener(tx, ownerId, { id, ...openedBy('mine') }),
    addServer: (tx, ownerId, { id }) => {
      const server = { use: 'smtp', host: 'mine', port: 465, security: 'tls' as const }
      return store.addServer(tx, ownerId, { id, server })
    },
    removeConnection: (tx, ownerId, { id }) => store.removeConnection(tx, ownerId, id),
    exportConnections: (tx, ownerId) => store.exportConnections(tx, ownerId),
  },
})
