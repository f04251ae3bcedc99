import type { Database } from '#foundation/server/database/database.ts'
import type { Secrets } from '#foundation/server/secrets.ts'
import { keepPushKey, replacePushKey } from '../claim-books.ts'
import { createPushKey, type PushKeys, readPushKey } from './vapid.ts'

const place = { ownerId: 'house', row: 'push_keys' }

/** Created at the first start. If SECRET_KEY is lost, new ones are created, and browsers must subscribe again. */
export async function loadPushKeys({ database, secrets }: { database: Database; secrets: Secrets }): Promise<PushKeys> {
  return database.asHouse(async (tx) => {
    const fresh = createPushKey()
    const kept = await keepPushKey(tx, secrets.seal(fresh, place))
    const opened = openKey(secrets, kept)
    const anew = opened === undefined ? secrets.seal(fresh, place) : secrets.rekey(kept, place)
    if (anew !== undefined) await replacePushKey(tx, { from: kept, to: anew })
    return readPushKey(opened ?? fresh)
  })
}

/** Returns `undefined` if the key that sealed it is lost. */
function openKey(secrets: Secrets, sealed: string): string | undefined {
  try {
    return secrets.open(sealed, place)
  } catch {
    return undefined
  }
}
