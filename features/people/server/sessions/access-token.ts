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
      const currentDate = expired ? new Date(0) : clock.now()
      const verified = await jwtVerify(token, key, { issuer, audience, typ, algorithms: ['HS256'], currentDate }).catch(
        nothingIfRefused,
      )
      if (!verified) return undefined
      const [personId, sessionId] = [id.safeParse(verified.payload.sub), id.safeParse(verified.payload['sid'])]
      return personId.success && sessionId.success ? { id: personId.data, sessionId: sessionId.data } : undefined
    },
  }
}

function nothingIfRefused(error: unknown): undefined {
  if (!(error instanceof errors.JOSEError)) throw error
}
