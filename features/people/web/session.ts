import { Failure } from '#foundation/contract/failure.ts'
import { type Client, createClient } from '#foundation/web/http/client.ts'
import { browser, liveAddress, reachServer } from '#foundation/web/live/browser.ts'
import { takeEarlyTicket } from '#foundation/web/live/early-ticket.ts'
import { createLive } from '#foundation/web/live/live.ts'
import { report } from '#foundation/web/report.ts'
import type { Session } from '#foundation/web/session/session.ts'
import { socketTicketRoute } from '../contract.ts'
import { openCalls } from './last-calls.ts'
import { createRefresh } from './refresh.ts'
import { signOut } from './sign-out.ts'
import { latestUser, useStoredUser } from './stored-user.ts'

/** The calls and the live line of whoever is stored. */
export function openSession(personId: string): Session {
  const { getState } = useStoredUser
  /** Whoever signs in here afterwards is somebody else, and nothing of this session is done in their name. */
  const accessToken = (): string | undefined => {
    const held = getState().user?.backendResponse
    return (held?.user?.id ?? '') === personId ? held?.access_token : undefined
  }
  const refresh = createRefresh({
    held: () => getState().user,
    latest: latestUser,
    store: (user) => getState().setUser(user),
    clear: () => getState().clearUser(),
    alone,
    pause,
    warn: report,
  })
  const calls = openCalls()
  const client = createClient({
    tokens: { accessToken, refresh },
    onUnreachable: () => live.doubt(),
    fetch: calls.fetch,
  })
  const parts = {
    address: liveAddress,
    ticket: async () => (await takeEarlyTicket(personId)) ?? fetchTicket(client),
    refresh,
    reach: reachServer,
  }
  const live = createLive(parts, browser)
  return {
    personId,
    hasToken: () => Boolean(accessToken()),
    client,
    live,
    async signOut() {
      live.close()
      await calls.end()
      await signOut(refresh)
    },
  }
}

async function alone(work: (waited: boolean) => Promise<string | undefined>): Promise<string | undefined> {
  const name = 'attache refresh'
  const wasFree = await navigator.locks.request(
    name,
    { ifAvailable: true },
    async (lock) => lock && { token: await work(false) },
  )
  return wasFree ? wasFree.token : navigator.locks.request(name, () => work(true))
}

async function fetchTicket(client: Client): Promise<string | undefined> {
  try {
    const { ticket } = await client.call(socketTicketRoute, {})
    return ticket
  } catch (error) {
    if (error instanceof Failure && error.code === 'unauthenticated') return undefined
    throw error
  }
}

async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  if (!browser.isOnline()) await new Promise<void>((resolve) => browser.whenOnline(resolve))
}
