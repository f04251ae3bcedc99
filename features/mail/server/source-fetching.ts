import { setTimeout as sleep } from 'node:timers/promises'
import { sizeInWords } from '#foundation/contract/size.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { enqueue, listPending } from '#foundation/server/mirror/outbox-store.ts'
import { mostFetchedBytes } from './part-store.ts'
import { findSource, sourceField } from './reading-store.ts'
import { noMail } from './writing.ts'

type House = { database: Pick<Database, 'as'> }

/** A message as its server has it, once the mirror has brought it. */
export type FetchSource = (ownerId: string, id: string, seconds: number) => Promise<{ name: string; content: Buffer }>

const lookMilliseconds = 250

/** Like the content of attachments, it is wanted by the outbox, so that whichever node has a line brings it. */
export function createSourceFetching({ database }: House): FetchSource {
  const look = (ownerId: string, id: string) =>
    database.as(ownerId, async (tx) => {
      const found = await findSource(tx, ownerId, id)
      if (!found) throw noMail()
      const pending = found.copy === null ? [] : await listPending(tx, ownerId, found.account, found.copy)
      return { ...found, waits: pending.some(({ field }) => field === sourceField) }
    })
  return async (ownerId, id, seconds) => {
    const end = Date.now() + seconds * 1_000
    let found = await look(ownerId, id)
    const { account, copy, bytes } = found
    if (found.source === null) {
      if (bytes > mostFetchedBytes) throw tooLarge()
      if (copy === null) throw new Failure('unavailable', 'No mail server has this mail, so there is no file of it.')
      const wanted = { item: copy, field: sourceField, from: false, to: true }
      await database.as(ownerId, (tx) => enqueue(tx, ownerId, account, wanted))
      do {
        await sleep(lookMilliseconds)
        found = await look(ownerId, id)
      } while (found.waits && found.source === null && Date.now() < end)
    }
    if (found.source === null)
      throw new Failure('unavailable', 'Its mail server has not sent this mail. Try again in a minute.')
    return { name: `${fileName(found.subject)}.eml`, content: found.source }
  }
}

function tooLarge(): Failure {
  return new Failure(
    'too-large',
    `At most ${sizeInWords(mostFetchedBytes)} are fetched. Open it in another mail program.`,
  )
}

const longestName = 80

/** Of letters, digits and a few signs, so that every file system takes it. */
function fileName(subject: string): string {
  const plain = subject
    .replaceAll(/[^\p{L}\p{N} ._\-]+/gv, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  return plain === '' ? 'mail' : plain.slice(0, longestName).trim()
}
