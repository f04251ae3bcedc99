import { handle, type Handler } from '#foundation/server/http/handler.ts'
import type { ConnectionKind } from '#foundation/server/connection.ts'
import type { AccountProvider } from '#foundation/server/account-provider-settings.ts'
import * as contract from '../contract.ts'
import type { Connections } from './connections.ts'
import type { Left } from './left.ts'
import type { SignIns } from './sign-in/sign-in.ts'

type Parts = {
  connections: Connections
  left: Left
  signIns: SignIns
  kinds: () => readonly ConnectionKind[]
  kindOf: (kind: string) => ConnectionKind
  hosts: readonly string[]
  providers: readonly AccountProvider[]
}

export function connectionHandlers({ connections, left, signIns, kinds, kindOf, hosts, providers }: Parts): Handler[] {
  return [
    handle(contract.listConnectionsRoute, async ({ person }) => ({
      connections: await connections.list(person),
      kinds: kinds().map(({ kind, label, uses }) => ({ kind, label, uses: [...uses] })),
      providers: providers.map(({ name, label, hosts: those }) => ({ name, label, hosts: [...those] })),
      hosts: [...hosts],
    })),
    handle(contract.findServersRoute, async ({ person, body, signal }) => {
      const found = await kindOf(body.kind).find(person.id, body.address, signal)
      return found ?? { servers: [], user: body.address }
    }),
    handle(contract.addConnectionRoute, ({ person, body: { secret, ...account }, signal }) =>
      connections.add(person, { ...account, opener: { password: secret } }, signal),
    ),
    handle(contract.beginSignInRoute, async ({ person, body }) => ({ address: await signIns.begin(person, body) })),
    handle(contract.finishSignInRoute, ({ person, body, signal }) => signIns.finish(person, body, signal)),
    handle(contract.reconnectRoute, ({ person, params, body, signal }) =>
      connections.reconnect(person, { id: params.id, opener: { password: body.secret } }, signal),
    ),
    handle(contract.addServerRoute, ({ person, params, body: { server, secret: password }, signal }) =>
      connections.addServer(person, { id: params.id, server, password }, signal),
    ),
    handle(contract.pauseRoute, ({ person, params, body }) =>
      connections.pause(person, { id: params.id, paused: body.paused }),
    ),
    handle(contract.listLeftRoute, async ({ person, params }) => ({ left: await left.list(person, params.id) })),
    handle(contract.settleLeftRoute, ({ person, params, body }) => left.settle(person, params.id, body)),
    handle(contract.removeConnectionRoute, ({ person, params }) => connections.remove(person, params.id)),
  ]
}
