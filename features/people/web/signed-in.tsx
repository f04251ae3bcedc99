import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { createQueryClient, readAnew, waitWhileAway } from '#foundation/web/http/query-client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { report } from '#foundation/web/report.ts'
import { SessionProvider, useSession } from '#foundation/web/session/session.ts'
import { openSession } from './session.ts'
import { rememberReturnPath } from './sign-in/return-path.ts'
import { followStorage, useStoredUser } from './stored-user.ts'

/** Lets in whoever is signed in, with all that they need; anybody else is sent to sign in, and brought back here. */
export function SignedIn({ children }: { children: ReactNode }) {
  const user = useStoredUser((held) => held.user)
  const [left, setLeft] = useState<Leave>()
  const [last, setLast] = useState<string>()
  useEffect(followStorage, [])
  const personId = user?.backendResponse.user?.id
  if (personId !== undefined && personId !== last) setLast(personId)
  // A written page is rendered for nobody: whoever is stored here is found when it is shown.
  if (!user && !import.meta.env.SSR) return <SentAway left={left} personId={last} />
  // Another person gets another session, and sees nothing of what the first one's pages remember.
  return (
    <Inside key={personId ?? ''} personId={personId ?? ''} onLeave={setLeft}>
      {children}
    </Inside>
  )
}

type InsideProps = { personId: string; onLeave: (leave: Leave) => void; children: ReactNode }

function Inside({ personId, onLeave, children }: InsideProps) {
  const [queries] = useState(createQueryClient)
  const [session] = useState(() => openSession(personId))
  useEffect(() => {
    const forget = session.live.onDisconnect(() => void session.signOut())
    session.live.connect().catch((error: unknown) => report('The live line could not be opened', error))
    return () => {
      forget()
      session.live.close()
    }
  }, [session])
  useEffect(() => waitWhileAway(session.live), [session])
  const [handed] = useState(() => ({
    ...session,
    signOut: (farewell?: object) => {
      onLeave({ farewell })
      return session.signOut()
    },
  }))
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider value={handed}>
        <Freshness />
        {children}
      </SessionProvider>
    </QueryClientProvider>
  )
}

/** What another tab or device changed is fetched again; so is everything, when it is not known what was missed. */
function Freshness() {
  const { live } = useSession()
  const queries = useQueryClient()
  useLive(live, ({ type }) => {
    if (type.startsWith('people/')) void readAnew(queries, { queryKey: ['people'] })
  })
  useEffect(() => live.onReload(() => void readAnew(queries)), [live, queries])
  return null
}

/** Whoever left by themselves is not brought back to where they were. */
type Leave = { farewell: object | undefined }

type SentAwayProps = { left: Leave | undefined; personId: string | undefined }

function SentAway({ left, personId }: SentAwayProps) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!left) rememberReturnPath(pathname + search, personId)
  }, [left, pathname, search, personId])
  return <Navigate to="/auth" replace state={left?.farewell} />
}
