import type { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from './clock.ts'
import { pause } from './pause.ts'

/** A token as somebody saw it. */
export type SeenToken = { accessToken: string; refreshToken: string | undefined; expiresAt: string }

/** Where the tokens of one grant are kept, and who gives new ones. */
export type KeptGrant<Seen extends SeenToken, Given extends { accessToken: string }> = {
  /** `undefined`: the person has to sign in again first. */
  read(): Promise<Seen | undefined>
  /** Whether it is our turn to refresh exactly the token that was seen, until then. */
  lease(seen: Seen, turn: { now: Date; until: Date }): Promise<boolean>
  /** Asks the provider. */
  refresh(seen: Seen, refreshToken: string): Promise<Given>
  /** False: the turn was over, and somebody else has written meanwhile. */
  keep(given: Given, until: Date): Promise<boolean>
  /** Ends the turn without a new token; false as in `keep`. `isDead`: the provider will give none any more. */
  giveUp(until: Date, isDead: boolean): Promise<boolean>
  isDead(error: unknown): boolean
  signInAgain(): Failure
}

const marginMilliseconds = 60_000
/** Longer than any answer of a provider takes. */
const turnMilliseconds = 40_000
const waitMilliseconds = 100

/**
 * A token that is valid for another minute, or for as long as the provider allows, and is not the one that was refused.
 * Only one node refreshes it.
 */
export async function freshToken<Seen extends SeenToken, Given extends { accessToken: string }>(
  grant: KeptGrant<Seen, Given>,
  clock: Clock,
  refused?: string,
): Promise<string> {
  let ranOut = refused
  for (;;) {
    const seen = await grant.read()
    if (!seen) throw grant.signInAgain()
    const { accessToken } = seen
    const left = Date.parse(seen.expiresAt) - clock.now().getTime()
    // Some providers' tokens never last a minute: a new one is given as it is, or everybody would refresh for ever.
    const isNew = ranOut !== undefined && ranOut !== accessToken
    if (isNew || (left > marginMilliseconds && accessToken !== refused)) return accessToken
    ranOut = accessToken
    const fresh = await refresh(grant, clock, seen)
    if (fresh !== undefined) return fresh
    await pause(waitMilliseconds, new AbortController().signal)
  }
}

/** Returns nothing if another node is refreshing it, or has stored a new one in the meantime. */
async function refresh<Seen extends SeenToken, Given extends { accessToken: string }>(
  grant: KeptGrant<Seen, Given>,
  clock: Clock,
  seen: Seen,
): Promise<string | undefined> {
  const now = clock.now()
  const until = new Date(now.getTime() + turnMilliseconds)
  if (!(await grant.lease(seen, { now, until }))) return undefined
  const { refreshToken } = seen
  try {
    if (refreshToken === undefined) throw grant.signInAgain()
    const given = await grant.refresh(seen, refreshToken)
    return (await grant.keep(given, until)) ? given.accessToken : undefined
  } catch (error) {
    const isDead = refreshToken === undefined || grant.isDead(error)
    if (!(await grant.giveUp(until, isDead))) return undefined
    throw isDead ? grant.signInAgain() : error
  }
}
