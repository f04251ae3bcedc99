import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#foundation/web/session/session.ts'
import {
  addConnectionRoute,
  addServerRoute,
  findServersRoute,
  listConnectionsRoute,
  pauseRoute,
  reconnectRoute,
  removeConnectionRoute,
  type Server,
} from '../contract.ts'

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
    mutationFn: ({ id, ...body }: { id: string; server: Server; secret: string }) =>
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
