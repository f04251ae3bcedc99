import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { createQueryClient } from '#foundation/web/http/query-client.ts'
import { report } from '#foundation/web/report.ts'
import { SessionProvider } from '#foundation/web/session/session.ts'
import { openSession } from './session.ts'
import { rememberReturnPath } from './sign-in/return-path.ts'
import { followStorage, useStoredUser } from './stored-user.ts'

/** Lets in whoever is signed in, with all that they need; anybody else is sent to sign in, and brought back here. */
export function SignedIn({ children }: { children: ReactNode }) {
  const user = useStoredUser((held) => held.user)
  const [left, setLeft] = useState(false)
  useEffect(followStorage, [])
  if (!user) return <SentAway remember={!left} />
  // Another person gets another session, and sees nothing of what the first one's pages remember.
  return (
    <Inside key={user.backendResponse.user?.id ?? ''} onLeave={() => setLeft(true)}>
      {children}
    </Inside>
  )
}

function Inside({ children, onLeave }: { children: ReactNode; onLeave: () => void }) {
  const [queries] = useState(createQueryClient)
  const [session] = useState(openSession)
  useEffect(() => {
    const forget = session.live.onDisconnect(() => void session.signOut())
    session.live.connect().catch((error: unknown) => report('The live line could not be opened', error))
    return () => {
      forget()
      session.live.close()
    }
  }, [session])
  const [handed] = useState(() => ({
    ...session,
    signOut: () => {
      onLeave()
      return session.signOut()
    },
  }))
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider value={handed}>{children}</SessionProvider>
    </QueryClientProvider>
  )
}

function SentAway({ remember }: { remember: boolean }) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (remember) rememberReturnPath(pathname + search)
  }, [remember, pathname, search])
  return <Navigate to="/auth" replace />
}
