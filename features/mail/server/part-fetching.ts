import { setTimeout as sleep } from 'node:timers/promises'
import { sizeInWords } from '#foundation/contract/size.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { enqueue, listPending } from '#foundation/server/mirror/outbox-store.ts'
import { contentField, findPart, findPartPlace, mostFetchedBytes, type Part } from './part-store.ts'

type House = { database: Pick<Database, 'as'> }

/** Has the mirror fetch these parts, and waits until they are here or the time is over. */
export type FetchParts = (ownerId: string, parts: readonly Part[], seconds: number) => Promise<void>

const lookMilliseconds = 250

/**
 * What is wanted is put into the outbox of the account, so that whichever node has a line to the server brings it, and
 * asks again should the line break.
 */
export function createPartFetching({ database }: House): FetchParts {
  async function want(ownerId: string, { id, here, bytes }: Part): Promise<string | undefined> {
    if (here || bytes > mostFetchedBytes) return undefined
    return database.as(ownerId, async (tx) => {
      const place = await findPartPlace(tx, ownerId, id)
      if (!place) return undefined
      await enqueue(tx, ownerId, place.account, { item: id, field: contentField, from: false, to: true })
      return (await listPending(tx, ownerId, place.account, id)).length > 0 ? place.account : undefined
    })
  }
  const isUnderWay = (ownerId: string, id: string, account: string) =>
    database.as(ownerId, async (tx) => {
      const part = await findPart(tx, ownerId, id)
      if (!part || part.here) return false
      return (await listPending(tx, ownerId, account, id)).length > 0
    })
  return async (ownerId, parts, seconds) => {
    const end = Date.now() + seconds * 1_000
    for (const part of parts) {
      const account = await want(ownerId, part)
      let waits = account !== undefined
      while (waits && Date.now() < end) {
        await sleep(lookMilliseconds)
        waits = account !== undefined && (await isUnderWay(ownerId, part.id, account))
      }
    }
  }
}

/** Why it is not here after it was asked for. */
export function whyNotHere({ bytes }: Part): Failure {
  return bytes > mostFetchedBytes
    ? new Failure('too-large', `At most ${sizeInWords(mostFetchedBytes)} are fetched. Open it in another mail program.`)
    : new Failure('unavailable', 'Its mail server has not sent this attachment. Try again in a minute.')
}
