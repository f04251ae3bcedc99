import { z } from 'zod'
import type { Log } from '#foundation/server/log.ts'
import { defineJob } from '#foundation/server/jobs/job.ts'
import { type AccessParts, placeOf } from './access.ts'
import { createProviderCalls } from './provider-calls.ts'
import { dropOldRevocations, dropRevocation, type Revocation, takeRevocations } from './revocation-books.ts'

type Parts = AccessParts & { log: Log }

const atOnce = 20

/** Gives back what providers granted for accounts that are gone. A provider that does not answer is asked every hour. */
export function revocationJob(parts: Parts) {
  return defineJob({
    name: 'connections.give-back',
    ids: z.object({}),
    cron: '37 * * * *',
    run: () => giveBack(parts),
  })
}

async function giveBack(parts: Parts): Promise<void> {
  const { database, log } = parts
  const count = await database.asHouse((tx) => dropOldRevocations(tx))
  if (count > 0) log.warn({ count }, 'access to accounts elsewhere was not given back, and never will be')
  for (;;) {
    const due = await database.asHouse((tx) => takeRevocations(tx, atOnce))
    await Promise.all(due.map((revocation) => attempt(parts, revocation)))
    if (due.length < atOnce) return
  }
}

async function attempt(parts: Parts, revocation: Revocation): Promise<void> {
  const { database, secrets, log, providers } = parts
  const { ownerId, id, sealed } = revocation
  const provider = providers.find(({ name }) => name === revocation.provider)
  try {
    const token = secrets.open(sealed, placeOf({ ownerId, id }))
    if (provider) await createProviderCalls({ ...parts, provider, ownerId }).revoke(token)
  } catch (error) {
    log.warn(
      { err: error, ownerId, provider: revocation.provider },
      'access to an account elsewhere could not be given back yet',
    )
    return
  }
  await database.asHouse((tx) => dropRevocation(tx, revocation))
}
