import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import type { Feature } from '#foundation/server/feature.ts'
import { handle } from '#foundation/server/http/handler.ts'
import { addConnectionRoute } from '../../contract.ts'
import { createConnections } from '../connections.ts'
import type { ConnectionsHouse } from '../open.ts'
import { createAccess } from '../sign-in/access.ts'

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
  open({ connectionKinds, ...house }) {
    const kindOf = (name: string) => {
      const found = connectionKinds().find(({ kind }) => kind === name)
      if (!found) throw new Error(`There is no kind ${name}.`)
      return { ...found, try: async () => [] }
    }
    const access = createAccess({ ...house, providers: [] })
    const nothing = { nudge: () => {}, giveBack: async () => {} }
    const connections = createConnections({ ...house, ...nothing, access, hosts: [], kindOf })
    const connect = handle(connectRoute, async ({ person, body: { secret, ...account }, signal }) => {
      const opener = { password: secret }
      const { connection } = await connections.add(person, { ...account, opener }, signal)
      if (!connection) throw new Error('The account was not kept.')
      await connections.pause(person, { id: connection.id, paused: true })
      return { id: connection.id }
    })
    return { handlers: [connect] }
  },
}
