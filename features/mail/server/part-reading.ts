import type { Passage } from '#foundation/contract/passage.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Work } from '#foundation/server/feature.ts'
import type { Log } from '#foundation/server/log.ts'
import type { ReadFile } from '#foundation/server/reading/reader.ts'
import { createTurns } from '#foundation/server/turns.ts'
import { claimPart, type ClaimedPart } from './part-books.ts'
import { keepPassages, releasePart } from './part-passage-store.ts'

type Parts = { database: Database; log: Log; readFile: ReadFile }

const lookMilliseconds = 1_000
/** Of a longer attachment the beginning is found; so many are indexed by one statement. */
const mostPassages = 200

/** Reads attachments whose content is here, one after the other, in the background. */
export function createPartReading({ database, log, readFile }: Parts): Work {
  const stopping = new AbortController()
  const { signal } = stopping
  const turns = createTurns()
  let working: Promise<void> = Promise.resolve()

  async function readNext(): Promise<boolean> {
    const part = await database.asHouse((tx) => claimPart(tx))
    if (!part) return false
    const passages = await passagesOf(part, { readFile, signal })
    await database.as(part.ownerId, (tx) =>
      passages ? keepPassages(tx, part.ownerId, { id: part.id, passages }) : releasePart(tx, part.ownerId, part.id),
    )
    return true
  }
  async function look(): Promise<void> {
    while (!signal.aborted) {
      const found = await readNext().catch((error: unknown) => {
        log.warn({ err: error }, 'an attachment could not be read now; it is tried again')
        return false
      })
      if (!found) await turns.next(lookMilliseconds, signal)
    }
  }
  return {
    async start() {
      working = look()
    },
    async drain() {
      stopping.abort()
      await working
    },
  }
}

type Reading = { readFile: ReadFile; signal: AbortSignal }

/** Nothing if the reading was stopped. What cannot be read says nothing. */
async function passagesOf(
  { name, content }: ClaimedPart,
  { readFile, signal }: Reading,
): Promise<Omit<Passage, 'number'>[] | undefined> {
  const passages: Omit<Passage, 'number'>[] = []
  const enough = new AbortController()
  const outcome = await readFile({
    // In memory of its own, so that it can be handed to the thread that reads.
    bytes: new Uint8Array(content),
    name,
    from: 0,
    signal: AbortSignal.any([signal, enough.signal]),
    async onProgress(progress) {
      passages.push(...progress.passages)
      if (passages.length >= mostPassages) enough.abort()
    },
  })
  return outcome === 'stopped' && !enough.signal.aborted ? undefined : passages.slice(0, mostPassages)
}
