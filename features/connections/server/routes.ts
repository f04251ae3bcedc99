import { handle, type Handler } from '#foundation/server/http/handler.ts'
import type { ConnectionKind } from '#foundation/server/connection.ts'
import * as contract from '../contract.ts'
import type { Connections } from './connections.ts'

type Parts = {
  connections: Connections
  kinds: () => readonly ConnectionKind[]
  kindOf: (kind: string) => ConnectionKind
  hosts: readonly string[]
}

export function connectionHandlers({ connections, kinds, kindOf, hosts }: Parts): Handler[] {
  return [
    handle(contract.listConnectionsRoute, async ({ person }) => ({
      connections: await connections.list(person),
      kinds: kinds().map(({ kind, label, uses }) => ({ kind, label, uses: [...uses] })),
      hosts: [...hosts],
    })),
    handle(contract.findServersRoute, async ({ person, body, signal }) => {
      const found = await kindOf(body.kind).find(person.id, body.address, signal)
      return found ?? { servers: [], user: body.address }
    }),
    handle(contract.addConnectionRoute, ({ person, body, signal }) => connections.add(person, body, signal)),
    handle(contract.reconnectRoute, ({ person, params, body, signal }) =>
      connections.reconnect(person, { id: params.id, secret: body.secret }, signal),
    ),
    handle(contract.addServerRoute, ({ person, params, body, signal }) =>
      connections.addServer(person, { id: params.id, ...body }, signal),
    ),
    handle(contract.pauseRoute, ({ person, params, body }) =>
      connections.pause(person, { id: params.id, paused: body.paused }),
    ),
    handle(contract.removeConnectionRoute, ({ person, params }) => connections.remove(person, params.id)),
  ]
}
