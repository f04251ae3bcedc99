import { refreshed, refreshRoute, type Refreshed } from '../contract.ts'
import type { StoredUser } from './user.ts'

export type RefreshParts = {
  /** What this tab holds, without a look at what others have stored meanwhile. */
  held: () => StoredUser | null
  /** What is stored now, whoever stored it. */
  latest: () => StoredUser | null
  store: (user: StoredUser) => void
  clear: () => void
  /** One at a time among all tabs of this browser; the work is told whether another went before it. */
  alone: (work: (waited: boolean) => Promise<string | undefined>) => Promise<string | undefined>
  /** Comes back later, and not before there is a network. */
  pause: (milliseconds: number) => Promise<void>
  warn: (message: string, cause?: unknown) => void
  fetch?: (path: string, request: RequestInit & { body: string }) => Promise<Response>
}

/**
 * The next access token, or nothing when the session is over; then nobody is stored any more. Whoever waited while
 * another tab did the work takes what that tab has stored.
 */
export function createRefresh(parts: RefreshParts): () => Promise<string | undefined> {
  return async () => {
    const refused = parts.held()?.backendResponse.access_token
    return parts.alone(async (waited) => {
      if (waited) await hearOfOthers(parts, refused)
      const user = parts.latest()
      const current = user?.backendResponse.access_token
      if (!user || current !== refused) return current
      return renew(parts, user)
    })
  }
}

/** A lock passes from one tab to the next faster than what the first one stored. */
async function hearOfOthers({ latest, pause }: RefreshParts, refused: string | undefined): Promise<void> {
  for (let look = 0; look < 10 && latest()?.backendResponse.access_token === refused; look++) await pause(25)
}

async function renew(parts: RefreshParts, user: StoredUser): Promise<string | undefined> {
  const { refresh_token } = user.backendResponse
  if (refresh_token === undefined) return giveUp(parts, user, 'No refresh token available')
  const outcome = await askPatiently(parts, refresh_token)
  if (!('tokens' in outcome)) return giveUp(parts, user, `Refresh failed: ${outcome.reason}`)
  // Somebody may have signed out, or in as another, while the server was thinking.
  const latest = parts.latest()
  if (latest?.backendResponse.refresh_token !== refresh_token) return latest?.backendResponse.access_token
  parts.store({ ...latest, backendResponse: { ...latest.backendResponse, ...outcome.tokens } })
  return outcome.tokens.access_token
}

function giveUp(parts: RefreshParts, user: StoredUser, reason: string): undefined {
  parts.warn(reason)
  if (parts.latest()?.backendResponse.access_token === user.backendResponse.access_token) parts.clear()
}

type Outcome = { tokens: Refreshed } | { reason: string; mayPass: boolean; waitFor: number }

/** Between tries; the server repeats a lost answer for ten seconds. */
const pauses = [500, 1_000, 2_000, 4_000]
const answerWithin = 4_000

/** A lost answer, a 429 and the server's own troubles may pass; any other refusal is final. */
async function askPatiently(parts: RefreshParts, token: string): Promise<Outcome> {
  let outcome = await ask(parts, token)
  for (const milliseconds of pauses) {
    if ('tokens' in outcome || !outcome.mayPass) return outcome
    await parts.pause(Math.max(milliseconds, outcome.waitFor))
    outcome = await ask(parts, token)
  }
  return outcome
}

async function ask({ fetch = globalThis.fetch }: RefreshParts, token: string): Promise<Outcome> {
  try {
    const response = await fetch(refreshRoute.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ refresh_token: token }),
      signal: AbortSignal.timeout(answerWithin),
    })
    return response.ok ? { tokens: refreshed.loose().parse(await response.json()) } : await refusal(response)
  } catch {
    // Why is not said: the words of a parser would quote what it read, and that is a token.
    return { reason: '0 no answer', mayPass: true, waitFor: 0 }
  }
}

const excerpt = 300
const longestWait = 30

async function refusal(response: Response): Promise<Outcome> {
  const { status, headers } = response
  const asked = Number(headers.get('retry-after') ?? 0)
  return {
    reason: `${status} ${(await response.text()).slice(0, excerpt)}`,
    mayPass: status === 429 || status >= 500,
    waitFor: Number.isFinite(asked) ? Math.min(asked, longestWait) * 1_000 : 0,
  }
}
