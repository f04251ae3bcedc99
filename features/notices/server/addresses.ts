import { createHmac, randomInt, randomUUIDv7, timingSafeEqual } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import { productName } from '#foundation/contract/product.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { Secrets } from '#foundation/server/secrets.ts'
import type { MailAddress, Way } from '../contract.ts'
import {
  type AddressRow,
  askAddress,
  countTry,
  holdAddress,
  listAddresses,
  removeAddress,
  verifyAddress,
} from './address-store.ts'
import { addressesQuota } from './quotas.ts'
import type { SendLetter } from './ways/mail.ts'

/** `why` the code was rejected; null if it was accepted. */
export type Confirmed = { address: MailAddress; why: string | null }

/** Where notices may be mailed: addresses that the person has verified. */
export type Addresses = {
  list(person: Person): Promise<MailAddress[]>
  ask(person: Person, address: string): Promise<MailAddress>
  confirm(person: Person, given: { id: string; code: string }): Promise<Confirmed>
  remove(person: Person, id: string): Promise<void>
  verified(ownerId: string): Promise<string[]>
}

type Parts = {
  database: Database
  clock: Clock
  secrets: Pick<Secrets, 'derive'>
  quotas: Pick<Quotas, 'charge'>
  send: SendLetter | undefined
  whyNot: (ownerId: string, way: Way) => Promise<string | undefined>
}

const goodForMinutes = 15
const mostTries = 5

export function createAddresses({ database, clock, secrets, quotas, send, whyNot }: Parts): Addresses {
  const key = secrets.derive('codes of addresses for notices')
  const hashOf = (address: string, code: string) => createHmac('sha256', key).update(`${address} ${code}`).digest()

  return {
    list: async ({ id: ownerId }) => (await database.as(ownerId, (tx) => listAddresses(tx, ownerId))).map(shown),
    async ask({ id: ownerId }, address) {
      const why = send && (await whyNot(ownerId, 'mail'))
      if (why !== undefined) throw new Failure('forbidden', why)
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + goodForMinutes * 60_000)
      const asked = { id: randomUUIDv7(), address, codeHash: hashOf(address, code), expiresAt, now }
      const row = await database.as(ownerId, async (tx) => {
        const kept = await askAddress(tx, ownerId, asked)
        await quotas.charge(tx, ownerId, addressesQuota, 1)
        return kept
      })
      if (!row) throw noAddress()
      // Without SMTP_URL it waits for a code, and the list of addresses says that mail cannot be sent.
      await send?.(letterOf(address, code)).catch((cause: unknown) => {
        throw new Failure('unavailable', 'The mail with the code could not be sent. Please try again.', { cause })
      })
      return shown(row)
    },
    confirm: ({ id: ownerId }, { id, code }) =>
      database.as(ownerId, async (tx) => {
        const held = await holdAddress(tx, ownerId, id)
        if (!held) throw noAddress()
        const now = clock.now()
        const verified = isGood(held, { hash: hashOf(held.address, code), now })
          ? await verifyAddress(tx, ownerId, { id, now })
          : undefined
        if (verified) return { address: shown(verified), why: null }
        await countTry(tx, ownerId, id)
        return { address: shown(held), why: wrongCode }
      }),
    async remove({ id: ownerId }, id) {
      if (!(await database.as(ownerId, (tx) => removeAddress(tx, ownerId, id)))) throw noAddress()
    },
    async verified(ownerId) {
      const rows = await database.as(ownerId, (tx) => listAddresses(tx, ownerId))
      return rows.filter(({ verifiedAt }) => verifiedAt !== null).map(({ address }) => address)
    },
  }
}

function isGood({ codeHash, codeTries, codeExpiresAt }: AddressRow, { hash, now }: { hash: Buffer; now: Date }) {
  if (codeHash === null || codeExpiresAt === null || codeTries >= mostTries) return false
  return Date.parse(codeExpiresAt) > now.getTime() && timingSafeEqual(codeHash, hash)
}

const wrongCode = 'This is not the code that was mailed, or it is too old. Ask for another one.'

function letterOf(to: string, code: string) {
  const text = [
    'Hello,',
    '',
    `this is the code that lets ${productName} mail notices to this address:`,
    '',
    code,
    '',
    `It is good for ${goodForMinutes} minutes. If you did not ask for it, do nothing.`,
    '',
  ].join('\n')
  return { to, subject: `A code for notices from ${productName}`, text }
}

function noAddress(): Failure {
  return new Failure('not-found', 'There is no such address, or it was removed already.')
}

function shown({ id, address, verifiedAt, createdAt }: AddressRow): MailAddress {
  return { id, address, verified_at: verifiedAt, created_at: createdAt }
}
