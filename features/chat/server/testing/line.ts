import { Failure } from '#foundation/contract/failure.ts'
import type { Database } from '#foundation/server/database/database.ts'

/** One node's line to a database that others share, and that can be cut, as if the node were dead or the net broken. */
export type Line = { database: Database; cut(): void; mend(): void }

export function openLine(database: Database): Line {
  let isCut = false

  async function over<T>(work: () => Promise<T>): Promise<T> {
    if (isCut) throw new Failure('unavailable', 'The line is cut.')
    return work()
  }

  return {
    database: {
      ...database,
      as: (ownerId, work) => over(() => database.as(ownerId, work)),
      asHouse: (work) => over(() => database.asHouse(work)),
    },
    cut: () => void (isCut = true),
    mend: () => void (isCut = false),
  }
}
