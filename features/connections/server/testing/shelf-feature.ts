import { Failure } from '#foundation/contract/failure.ts'
import type { ConnectionKind } from '#foundation/server/connection.ts'
import type { Feature } from '#foundation/server/feature.ts'
import { createCopies } from '#foundation/server/mirror/testing/copies.ts'
import { Shelf } from '#foundation/server/mirror/testing/shelf.ts'

/** A feature of tests that keeps copies of shelves; the password of every shelf is “open”. */
export function createShelfFeature() {
  const shelf = new Shelf()
  const forgotten: string[] = []
  const kind: ConnectionKind = {
    kind: 'shelf',
    label: 'Shelves',
    uses: [
      { use: 'shelf', label: 'Shelf', ports: { tls: 1, starttls: 2, none: 3 } },
      { use: 'post', label: 'Post', ports: { tls: 2, starttls: 3, none: 4 } },
    ],
    async find(_ownerId, address) {
      const servers = [{ use: 'shelf', host: 'shelf.example', port: 1, security: 'tls' as const }]
      return address.endsWith('@shelf.example') ? { servers, user: address } : undefined
    },
    async try({ secret }) {
      return [{ name: 'Open', ok: secret === 'open', sentence: secret === 'open' ? 'It opens.' : 'It stays shut.' }]
    },
    async kept() {},
    async forget(_tx, { id }) {
      forgotten.push(id)
    },
    async open({ secret }, signal) {
      if (secret !== 'open') throw new Failure('unauthenticated', 'It stays shut.')
      return shelf.open(signal)
    },
    sink: createCopies(),
  }
  const feature: Feature<object> = { name: 'shelves', open: () => ({ connectionKinds: [kind] }) }
  return { shelf, forgotten, feature }
}
