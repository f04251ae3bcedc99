import type { Database, Transaction } from './database.ts'

/** Does the work in a transaction, rolls it back, and returns what the work returned. */
export async function rehearse<Result>(
  database: Pick<Database, 'as'>,
  ownerId: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const rehearsed = Promise.withResolvers<Result>()
  try {
    await database.as(ownerId, async (tx) => {
      rehearsed.resolve(await work(tx))
      throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
  return rehearsed.promise
}

class RolledBack extends Error {}
