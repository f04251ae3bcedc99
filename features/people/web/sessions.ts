import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#foundation/web/session/session.ts'
import { endSessionRoute, endSessionsRoute, type Session, sessionsRoute } from '../contract.ts'
import { endingSession } from './ending.ts'

const key = ['people', 'sessions']

export function useSessions() {
  const { client } = useSession()
  return useQuery({ queryKey: key, queryFn: ({ signal }) => client.call(sessionsRoute, {}, { signal }) })
}

const others = Symbol('all others')

/** One by its id, or all others: gone from the list at once, and back again should it fail. */
export function useEndSessions() {
  const { client } = useSession()
  const queries = useQueryClient()
  const { mutate, error } = useMutation({
    mutationFn: (which: string | typeof others) =>
      which === others
        ? client.call(endSessionsRoute, { query: { except: 'this' } })
        : client.call(endSessionRoute, { params: { id: which } }),
    async onMutate(which) {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData<Session[]>(key)
      queries.setQueryData<Session[]>(key, (sessions) =>
        sessions?.filter(({ id, current }) => (which === others ? current : id !== which)),
      )
      return { before }
    },
    onError: (_error, _which, kept) => queries.setQueryData(key, kept?.before),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
  return { end: (id: string) => mutate(id), endOthers: () => mutate(others), error }
}

/** This one, too. */
export function useEndAll() {
  const { client, live, signOut } = useSession()
  return useMutation({
    mutationFn: () => endingSession(live, () => client.call(endSessionsRoute, { query: {} })),
    onSuccess: () => signOut(),
  })
}
