import { errors, jwtVerify, SignJWT } from 'jose'
import { id } from '#foundation/contract/id.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Secrets } from '#foundation/server/secrets.ts'
import { accessSeconds } from '../../rules.ts'

/** The token a browser sends with every request (RFC 9068). */
export type AccessTokens = {
  issue(person: Person): Promise<string>
  /** Whose it is; with `expired`, also when its time is over, as for signing out. */
  read(token: string, options?: { expired?: boolean }): Promise<Person | undefined>
}

const audience = 'attache'
const typ = 'at+jwt'

export function createAccessTokens(parts: { secrets: Secrets; clock: Clock; publicUrl: URL }): AccessTokens {
  const { secrets, clock, publicUrl } = parts
  const key = secrets.derive('access tokens')
  const issuer = publicUrl.origin
  // A browser sends the same one with every call, and each check of a signature waits for a thread of the pool.
  const known = new Map<string, Signed>()

  return {
    issue: ({ id: personId, sessionId }) => {
      const now = Math.floor(clock.now().getTime() / 1_000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(personId)
        .setIssuedAt(now)
        .setExpirationTime(now + accessSeconds)
        .sign(key)
    },
    async read(token, { expired = false } = {}) {
      const signed = known.get(token) ?? (await verify(token))
      if (!signed) return undefined
      remember(token, signed)
      const isOver = signed.ends <= Math.floor(clock.now().getTime() / 1_000)
      return isOver && !expired ? undefined : signed.person
    },
  }

  async function verify(token: string): Promise<Signed | undefined> {
    const anyTime = { currentDate: new Date(0) }
    const verified = await jwtVerify(token, key, { issuer, audience, typ, algorithms: ['HS256'], ...anyTime }).catch(
      nothingIfRefused,
    )
    if (!verified) return undefined
    const { sub, sid, exp } = verified.payload
    const [personId, sessionId] = [id.safeParse(sub), id.safeParse(sid)]
    if (!personId.success || !sessionId.success || exp === undefined) return undefined
    return { person: { id: personId.data, sessionId: sessionId.data }, ends: exp }
  }

  /** What was asked for last stands last; the first has not been asked for the longest. */
  function remember(token: string, signed: Signed): void {
    known.delete(token)
    known.set(token, signed)
    const [oldest] = known.keys()
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
  }
}

/** What a token says that carries our signature; when it ends is in seconds. */
type Signed = { person: Person; ends: number }

/** About half a megabyte. */
const mostKnown = 1_000

function nothingIfRefused(error: unknown): undefined {
  if (!(error instanceof errors.JOSEError)) throw error
}
