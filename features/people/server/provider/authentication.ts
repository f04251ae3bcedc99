import type { Database } from '#foundation/server/database/index.ts'
import type { Log } from '#foundation/server/log.ts'
import { type Account, findAccountByEmail, normalise } from './accounts.ts'
import type { Passwords } from './scrypt.ts'
import type { Throttle } from './throttle.ts'

export type Attempt = {
  email: string
  password: string
  address: string
  /** Which browser this is, of those that have signed in to this account before. */
  browserOf: (accountId: string) => string | undefined
}

export type Authentication = (attempt: Attempt) => Promise<Account | Refusal>

/** `retryAfter`: the seconds to wait; Infinity where waiting does not help. */
export type Refusal = { problem: string; retryAfter?: number }

const wrong = 'This e-mail and password do not go together. Check both and try again.'

type Parts = { database: Database; passwords: Passwords; throttle: Throttle; log: Log }

/** Verifies an e-mail address and password. An unknown address takes as long and gets the same answer. */
export function createAuthentication({ database, passwords, throttle, log }: Parts): Authentication {
  return async ({ email, password, address, browserOf }) => {
    const account = await database.asHouse((tx) => findAccountByEmail(tx, email))
    const guess = { account: normalise(email), address, browser: account && browserOf(account.id) }
    const wait = await throttle.guess(guess)
    if (wait > 0) {
      log.info({ address }, 'a guess was held back')
      return { problem: tooMany(wait), retryAfter: wait }
    }
    const right = await passwords.verify(password, account?.passwordHash).catch(async (error: unknown) => {
      await throttle.takeBack(guess)
      throw error
    })
    if (!right || !account) {
      log.info({ address }, 'a sign-in was refused')
      return { problem: wrong }
    }
    await throttle.forgive(guess)
    return account
  }
}

function tooMany(wait: number): string {
  if (wait === Infinity)
    return 'There were too many tries with this e-mail. Sign in from a browser that you have used here before, or choose a new password.'
  return `There were too many tries. Please wait ${inWords(wait)} and try again.`
}

export function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
