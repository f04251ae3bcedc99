import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import type { Feature } from '#foundation/server/feature.ts'
import { handle } from '#foundation/server/http/handler.ts'
import { addConnectionRoute } from '../../contract.ts'
import { createConnections } from '../connections.ts'
import type { ConnectionsHouse } from '../open.ts'

const connectRoute = defineRoute({
  method: 'POST',
  path: '/v1/testing/connections',
  summary: 'Keep an account elsewhere without trying it. It is paused, so nothing is copied from there.',
  access: 'person',
  body: addConnectionRoute.body,
  answer: z.object({ id }),
})

/** For journeys that send by a server of their own, and have none to read from. */
export const connectionsDoor: Feature<ConnectionsHouse> = {
  name: 'connections-door',
  open({ database, secrets, connectionKinds }) {
    const kindOf = (name: string) => {
      const found = connectionKinds().find(({ kind }) => kind === name)
      if (!found) throw new Error(`There is no kind ${name}.`)
      return { ...found, try: async () => [] }
    }
    const connections = createConnections({ database, secrets, hosts: [], kindOf, nudge: () => {} })
    const connect = handle(connectRoute, async ({ person, body, signal }) => {
      const { connection } = await connections.add(person, body, signal)
      if (!connection) throw new Error('The account was not kept.')
      await connections.pause(person, { id: connection.id, paused: true })
      return { id: connection.id }
    })
    return { handlers: [connect] }
  },
}
