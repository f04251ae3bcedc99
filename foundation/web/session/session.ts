import { createContext, useContext } from 'react'
import type { Client } from '../http/client.ts'
import type { Live } from '../live/live.ts'

/** What everything behind the sign-in is handed: the person's calls, their live line, and the way out. */
export type Session = {
  /** Whose it is, for what this browser keeps for each person apart. */
  personId: string
  /** Whether there is an access token to call with. */
  hasToken: () => boolean
  client: Client
  live: Live
  /**
   * Always ends with nobody signed in here, whether or not the server could be told. The sign-in page finds the
   * farewell in its location's state.
   */
  signOut: (farewell?: object) => Promise<void>
}

const context = createContext<Session | undefined>(undefined)

export const SessionProvider = context.Provider

export function useSession(): Session {
  const session = useContext(context)
  if (!session) throw new Error('This part of a page is shown only to somebody who is signed in.')
  return session
}
