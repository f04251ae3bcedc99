import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Failure } from '#foundation/contract/failure.ts'

export type Passwords = {
  hash(password: string): Promise<string>
  /** Takes the same time whether there is a hash to compare with or not. */
  verify(password: string, hash: string | undefined): Promise<boolean>
}

export type Cost = { N: number; r: number; p: number }

export type DeriveKey = (password: string, salt: Buffer, cost: Cost) => Promise<Buffer>

/** OWASP's Password Storage Cheat Sheet, the row that takes 16 MiB. */
const cost: Cost = { N: 2 ** 14, r: 8, p: 5 }

/** A longer queue helps no one. */
const mostWaiting = 40

export function createPasswords(deriveKey: DeriveKey = deriveByScrypt): Passwords {
  const inTurn = createTurns(Math.max(1, Math.min(2, availableParallelism() - 1)), mostWaiting)
  const derive = (password: string, salt: Buffer, how: Cost) =>
    inTurn(() => deriveKey(password.normalize('NFKC'), salt, how))
  const nobody = write(cost, randomBytes(saltBytes), randomBytes(keyBytes))

  return {
    async hash(password) {
      const salt = randomBytes(saltBytes)
      return write(cost, salt, await derive(password, salt, cost))
    },
    async verify(password, hash) {
      const { how, salt, key } = read(hash ?? nobody)
      const same = timingSafeEqual(await derive(password, salt, how), key)
      return same && hash !== undefined
    },
  }
}

const saltBytes = 16
const keyBytes = 32

export const deriveByScrypt: DeriveKey = (password, salt, { N, r, p }) =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, keyBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })

function write({ N, r, p }: Cost, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

function read(hash: string): { how: Cost; salt: Buffer; key: Buffer } {
  const [name, N, r, p, salt, key] = hash.split('$')
  if (name !== 'scrypt' || !salt || !key) throw new Error('This is not the hash of a password.')
  return {
    how: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}

/** Runs this many at once and the others in order, because they share the threads that also read files. */
function createTurns(atOnce: number, most: number) {
  const waiting: (() => void)[] = []
  let busy = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy < atOnce) busy += 1
    else if (waiting.length >= most) throw tooMany()
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}

function tooMany(): Failure {
  return new Failure('unavailable', 'Many people are signing in right now. Please try again in a moment.', {
    retryAfter: 5,
  })
}
