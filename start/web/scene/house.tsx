import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Activity } from '#features/activity/contract.ts'
import type { Route } from '#foundation/contract/route.ts'
import type { Client } from '#foundation/web/http/client.ts'
import { type Session, SessionProvider } from '#foundation/web/session/session.ts'
import { activities, answered } from './activities.ts'

type HouseProps = { children: (shown: Readonly<Record<string, Activity>>) => ReactNode }

/** Simulates the app around a demo: its buttons work, and nothing is sent or stored. */
export function PlayedHouse({ children }: HouseProps) {
  const [shown, setShown] = useState(activities)
  const [queries] = useState(() => new QueryClient())
  const [session] = useState(() => playedSession(setShown))
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider value={session}>{children(shown)}</SessionProvider>
    </QueryClientProvider>
  )
}

type Tell = (change: (shown: Readonly<Record<string, Activity>>) => Readonly<Record<string, Activity>>) => void

function playedSession(tell: Tell): Session {
  const known = new Map(Object.entries(activities))
  async function call(route: Route, input: { params?: { id?: string } }): Promise<Activity> {
    const found = [...known].find(([, { id }]) => id === input.params?.id)
    if (!found) throw new Error(`The demo does not know what ${route.path} asks for.`)
    const [name, activity] = found
    const fresh = answered(activity, route.path)
    known.set(name, fresh)
    tell((shown) => ({ ...shown, [name]: fresh }))
    return fresh
  }
  return {
    personId: 'nobody',
    hasToken: () => false,
    client: { call } as unknown as Client,
    live: {
      state: () => 'closed',
      connect: async () => {},
      send: () => false,
      close: () => {},
      onState: never,
      isAway: () => false,
      onAway: never,
      doubt: async () => {},
      tryNow: () => {},
      onAnnouncement: never,
      onReload: never,
      onDisconnect: never,
    },
    signOut: async () => {},
  }
}

function never(): () => void {
  return () => {}
}
