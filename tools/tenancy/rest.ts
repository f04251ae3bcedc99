import { sumListChanges } from '#features/mail/server/mail-books.ts'
import { foldChanges } from '#features/search/server/index-books.ts'
import type { Database } from '#foundation/server/database/index.ts'
import type { WholeHouse } from './whole-house.ts'

/** Longer than a proposal waits for its yes before the person is told. */
const ahead = 5 * 60_000
/** Longer than a comparison of all routes takes on a slow machine. */
const calm = 60 * 60_000

/** What the house does for people by itself, sooner or later, and in which table; `$2` is when it will at the latest. */
const unrest = [
  `select 'notices' as name from notices where owner_id = $1 and state in ('due', 'kept', 'claimed') and look_at <= $2`,
  `select 'reminders' from reminders where owner_id = $1 and state = 'active' and wake_at <= $2`,
  `select 'file_readings' from file_readings where owner_id = $1 and state in ('waiting', 'reading')`,
].join(' union ')

/** Only ends what hangs. */
const patience = 300_000
const manyCounts = 10_000

type Parts = { house: WholeHouse; database: Pick<Database, 'pool' | 'asHouse'>; ownerId: string }

/**
 * Lets everything happen that the house does for this person by itself, and nothing more for an hour. Without this
 * a notice that falls due during a call by somebody else looks like a change made by that call.
 */
export async function rest({ house, database, ownerId }: Parts): Promise<void> {
  house.passTime(ahead)
  const end = performance.now() + patience
  for (;;) {
    const until = new Date(Date.now() + ahead + calm)
    const { rows } = await database.pool.query<{ name: string }>(unrest, [ownerId, until])
    if (rows.length === 0) break
    if (performance.now() > end) throw new Error(`Not at rest: ${rows.map(({ name }) => name).join(', ')}`)
    await new Promise((done) => setTimeout(done, 100))
  }
  // The house adds up counts of words and of mail every minute; with none left to add, it changes nothing then.
  await database.asHouse((tx) => sumListChanges(tx))
  while ((await database.asHouse((tx) => foldChanges(tx, manyCounts))) > 0);
}
