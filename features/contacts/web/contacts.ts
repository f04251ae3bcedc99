import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { listContactsRoute } from '../contract.ts'

export const contactsKey = ['contacts']

/** Mounted once on the page: refetches when contacts or events change. */
export function useHearContacts(): void {
  const { live } = useSession()
  const queries = useQueryClient()
  const line = useLive(live, ({ type }) => {
    if (type === 'contacts/changed' || type === 'calendar/changed') void readAnew(queries, { queryKey: contactsKey })
  })
  useEffect(() => {
    // Changes made before the live connection opened went unheard.
    if (line === 'open') void readAnew(queries, { queryKey: contactsKey })
  }, [line, queries])
}

export const mostShown = 500

export function useContacts(words: string) {
  const { client } = useSession()
  const query = { limit: mostShown, ...(words !== '' && { words }) }
  return useQuery({
    queryKey: [...contactsKey, words],
    queryFn: ({ signal }) => client.call(listContactsRoute, { query }, { signal }),
    placeholderData: (before) => before,
  })
}
