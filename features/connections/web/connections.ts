import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Failure } from '#foundation/contract/failure.ts'
import { useSession } from '#foundation/web/session/session.ts'
import {
  addConnectionRoute,
  addServerRoute,
  beginSignInRoute,
  type Connection,
  findServersRoute,
  finishSignInRoute,
  type LeftThing,
  listConnectionsRoute,
  listLeftRoute,
  pauseRoute,
  reconnectRoute,
  removeConnectionRoute,
  type Server,
  settleLeftRoute,
} from '../contract.ts'

export const connectionsPath = '/assistant/settings/connections'

const key = ['connections']
const whileBringing = 2_000
const usually = 30_000

/** Read again while something is on its way. */
export function useConnections() {
  const { client } = useSession()
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call(listConnectionsRoute, {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.connections.some((each) => each.state === 'active' && !each.whole) ? whileBringing : usually,
  })
}

function useChanged() {
  const queries = useQueryClient()
  return { onSettled: () => queries.invalidateQueries({ queryKey: key }) }
}

export function useFindServers() {
  const { client } = useSession()
  return useMutation({
    mutationFn: (body: { kind: string; address: string }) => client.call(findServersRoute, { body }),
  })
}

export type NewConnection = { kind: string; address: string; user: string; secret: string; servers: Server[] }

export function useAddConnection() {
  const { client } = useSession()
  return useMutation({
    mutationFn: (body: NewConnection) => client.call(addConnectionRoute, { body }),
    ...useChanged(),
  })
}

/** An existing account, or one to be added. */
export type Wanted = { id: string } | Omit<NewConnection, 'secret'>

const notLetIn = 'Nothing was connected: the provider did not let this server in. You can begin again.'

/** Leaves for the page of the provider. */
export function useBeginSignIn() {
  const { client } = useSession()
  return useMutation({
    mutationFn: (body: { provider: string; wanted: Wanted }) => client.call(beginSignInRoute, { body }),
    onSuccess: ({ address }) => location.assign(address),
  })
}

/** With what the provider wrote into the address. */
export function useFinishSignIn() {
  const { client } = useSession()
  return useMutation({
    mutationFn: async (arrived: URLSearchParams) => {
      const [state, code] = [arrived.get('state'), arrived.get('code')]
      if (state === null || code === null) throw new Failure('conflict', notLetIn)
      return client.call(finishSignInRoute, { body: { state, code } })
    },
    ...useChanged(),
  })
}

export function useReconnect() {
  const { client } = useSession()
  return useMutation({
    mutationFn: ({ id, secret }: { id: string; secret: string }) =>
      client.call(reconnectRoute, { params: { id }, body: { secret } }),
    ...useChanged(),
  })
}

export function useAddServer() {
  const { client } = useSession()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; server: Server; secret?: string }) =>
      client.call(addServerRoute, { params: { id }, body }),
    ...useChanged(),
  })
}

export function usePause() {
  const { client } = useSession()
  return useMutation({
    mutationFn: ({ id, paused }: { id: string; paused: boolean }) =>
      client.call(pauseRoute, { params: { id }, body: { paused } }),
    ...useChanged(),
  })
}

export function useRemoveConnection() {
  const { client } = useSession()
  return useMutation({
    mutationFn: (id: string) => client.call(removeConnectionRoute, { params: { id } }),
    ...useChanged(),
  })
}

/** What was left behind; read anew when there is more or less of it. */
export function useLeft({ id, given_up, refused }: Pick<Connection, 'id' | 'given_up' | 'refused'>) {
  const { client } = useSession()
  return useQuery({
    queryKey: [...key, id, 'left', given_up, refused],
    queryFn: ({ signal }) => client.call(listLeftRoute, { params: { id } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function useSettleLeft(id: string) {
  const { client } = useSession()
  return useMutation({
    mutationFn: ({ again, ...left }: Pick<LeftThing, 'id' | 'kind'> & { again: boolean }) =>
      client.call(settleLeftRoute, { params: { id }, body: { ...left, again } }),
    ...useChanged(),
  })
}
