import { useEffect } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { keepTimeFormat } from '#foundation/web/time-format.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { type ChangedProfile, changeMeRoute, meRoute } from '../contract.ts'
import { useStoredUser } from './stored-user.ts'

const key = ['people', 'me']

export function useMe() {
  const { client } = useSession()
  const me = useQuery({ queryKey: key, queryFn: ({ signal }) => client.call(meRoute, {}, { signal }) })
  const { preferences, zone } = me.data ?? {}
  useEffect(() => {
    if (preferences && zone !== undefined) keepTimeFormat(preferences, zone)
  }, [preferences, zone])
  return me
}

export function useChangeMe() {
  const { client } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ChangedProfile) => client.call(changeMeRoute, { body }),
    onSuccess(me) {
      queries.setQueryData(key, me)
      rename(me.name)
    },
  })
}

/** The sidebar shows the name that was stored at sign-in. */
function rename(name: string): void {
  const { user, setUser } = useStoredUser.getState()
  const known = user?.backendResponse.user
  if (user && known) setUser({ ...user, backendResponse: { ...user.backendResponse, user: { ...known, name } } })
}
