import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Client } from '#foundation/web/http/client.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { useSettled } from '#foundation/web/use-settled.ts'

/** Someone the person knows, as a suggestion. */
export type KnownPerson = {
  name: string
  email: string
  /** Saved as a contact; otherwise known from events or mail. */ saved: boolean
}

/** Where the address of somebody who was not saved is from, beside a suggestion. */
export const notSaved = 'from your events or mail'

/** Finds people by the start of a name or address; provided by the feature that knows people. */
export type FindPeople = (client: Client, words: string, signal: AbortSignal) => Promise<KnownPerson[]>

const context = createContext<FindPeople>(async () => [])

export const KnownPeople = context.Provider

/** People these words may mean; empty until there is an answer. */
export function useKnownPeople(words: string): readonly KnownPerson[] {
  const { client } = useSession()
  const find = useContext(context)
  const asked = useSettled(words.trim(), 120)
  const { data = [] } = useQuery({
    queryKey: ['known-people', asked],
    queryFn: ({ signal }) => find(client, asked, signal),
    enabled: asked !== '',
    placeholderData: (before) => before,
  })
  return asked === '' ? [] : data
}
