import type { Database } from '#foundation/server/database/index.ts'
import type { Log } from '#foundation/server/log.ts'
import { type Account, findAccountByEmail, normalise } from './accounts.ts'
import type { Passwords } from './scrypt.ts'
import type { Throttle } from './throttle.ts'

export type Attempt = { email: string; password: string; address: string; known: boolean }

export type Authentication = (attempt: Attempt) => Promise<Account | Refusal>

export type Refusal = { problem: string; retryAfter?: number }

const wrong = 'This e-mail and password do not go together. Check both and try again.'

/** Whether somebody is who they say. An e-mail without an account takes as long and is told the same. */
export function createAuthentication({
  database,
  passwords,
  throttle,
  log,
}: {
  database: Database
  passwords: Passwords
  throttle: Throttle
  log: Log
}): Authentication {
  return async ({ email, password, address, known }) => {
    const keys = throttle.guess({ account: normalise(email), address, known })
    const wait = await throttle.enter(keys)
    if (wait > 0) {
      log.info({ address }, 'a guess was held back')
      return { problem: `There were too many tries. Please wait ${inWords(wait)} and try again.`, retryAfter: wait }
    }
    const account = await database.asHouse((tx) => findAccountByEmail(tx, email))
    const right = await passwords.verify(password, account?.passwordHash)
    if (!right || !account) {
      log.info({ address }, 'a sign-in was refused')
      return { problem: wrong }
    }
    await throttle.forgive(keys)
    return account
  }
}

export function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
