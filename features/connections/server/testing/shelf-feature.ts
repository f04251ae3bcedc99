import { Failure } from '#foundation/contract/failure.ts'
import { type AccountElsewhere, type ConnectionKind, openWith } from '#foundation/server/connection.ts'
import type { Feature } from '#foundation/server/feature.ts'
import { createCopies } from '#foundation/server/mirror/testing/copies.ts'
import { Shelf } from '#foundation/server/mirror/testing/shelf.ts'

/** A feature of tests that keeps copies of shelves; the password of every shelf is “open”, and a token may open it, too. */
export function createShelfFeature(opensToken: (token: string) => boolean = () => false) {
  const shelf = new Shelf()
  const forgotten: string[] = []
  const opens = ({ secret, token }: AccountElsewhere) => (token ? opensToken(secret) : secret === 'open')
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
    async try(account) {
      const ok = opens(account)
      return [{ name: 'Open', ok, sentence: ok ? 'It opens.' : 'It stays shut.' }]
    },
    async kept() {},
    async forget(_tx, { id }) {
      forgotten.push(id)
    },
    open: (account, signal) =>
      openWith(account, async (opened) => {
        if (!opens(opened)) throw new Failure('unauthenticated', 'It stays shut.')
        return shelf.open(signal)
      }),
    sink: createCopies(),
    async name(_tx, _account, { unread, givenUp }) {
      const named = { title: '', by: '', at: null, place: 'On the shelf' }
      return {
        unread: unread.map(({ id, ref, why }) => ({ ...named, id, title: ref, sentence: why })),
        givenUp: givenUp.map(({ id, item, why }) => ({ ...named, id, title: item, sentence: why })),
      }
    },
  }
  const feature: Feature<object> = { name: 'shelves', open: () => ({ connectionKinds: [kind] }) }
  return { shelf, forgotten, feature }
}
