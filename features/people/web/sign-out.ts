import { failureOf } from '#foundation/web/http/problem.ts'
import { report } from '#foundation/web/report.ts'
import { signOutRoute } from '../contract.ts'
import { useStoredUser } from './stored-user.ts'

const answerWithin = 4_000

/** Tells the server; whether or not that works, nobody is stored here afterwards. */
export async function signOut(refresh: () => Promise<string | undefined>): Promise<void> {
  try {
    const first = await tell(useStoredUser.getState().user?.backendResponse.access_token)
    const answer = first.status === 401 ? await tell(await refresh()) : first
    if (!answer.ok) throw await failureOf(answer)
  } catch (error) {
    report('Sign-out failed', error)
  } finally {
    useStoredUser.getState().clearUser()
  }
}

function tell(token: string | undefined): Promise<Response> {
  return fetch(signOutRoute.path, {
    method: signOutRoute.method,
    headers: { accept: 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    // The page may be closed right after.
    keepalive: true,
    signal: AbortSignal.timeout(answerWithin),
  })
}
