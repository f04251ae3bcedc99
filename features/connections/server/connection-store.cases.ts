import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './connection-store.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    const servers = [{ use: 'imap', host: mark, port: 993, security: 'tls' as const }]
    const given = { id: randomUUIDv7(), kind: mark, address: mark, user: mark, servers, sealed: mark, most: 9 }
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
        sealed: 'mine',
        most,
      }),
    listConnections: (tx, ownerId) => store.listConnections(tx, ownerId),
    findConnection: (tx, ownerId, { id }) => store.findConnection(tx, ownerId, id),
    changeSecret: (tx, ownerId, { id }) => store.changeSecret(tx, ownerId, { id, sealed: 'mine' }),
    addServer: (tx, ownerId, { id }) => {
      const server = { use: 'smtp', host: 'mine', port: 465, security: 'tls' as const }
      return store.addServer(tx, ownerId, { id, server, sealed: 'mine' })
    },
    removeConnection: (tx, ownerId, { id }) => store.removeConnection(tx, ownerId, id),
    exportConnections: (tx, ownerId) => store.exportConnections(tx, ownerId),
  },
})
