import type { ImapFlow } from 'imapflow'
import { Failure } from '#foundation/contract/failure.ts'
import type { AccountElsewhere } from '#foundation/server/connection.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Source } from '#foundation/server/mirror/mirrored.ts'
import type { MimeReader } from '#foundation/server/reading/mime/mime-reader.ts'
import { draftOfItem } from '../drafts/there.ts'
import { changeMessage } from './changing.ts'
import { changeDraft, createDraftsHere } from './drafts-there.ts'
import { type FolderParts, type ImapChange, readChanges } from './folder-changes.ts'
import { listWithStatus } from './folders.ts'
import { type Door, openLine, skippedLines } from './line.ts'
import { createPlaces } from './places.ts'
import { findRenames } from './renames.ts'

export type SourceParts = {
  outside: Door
  database: Pick<Database, 'as'>
  reader: MimeReader
  /** How often an answer about the same part of a folder could not be read. */
  spoilt: Map<string, number>
}

/** An IMAP account as the mirror sees it. */
export async function openSource(
  { outside, database, reader, spoilt }: SourceParts,
  account: AccountElsewhere,
  signal: AbortSignal,
): Promise<Source<ImapChange>> {
  const client = await openLine(outside, account, signal)
  const places = createPlaces(database, account)
  const drafts = createDraftsHere(database, account)
  const parts: FolderParts = { client, reader, older: new Map(), statuses: new Map() }
  const ear = createEar(client)
  const alive = <T>(work: () => Promise<T>) => unlessClosed(client, work)
  return {
    folders: () =>
      alive(async () => {
        const { folders, statuses } = await listWithStatus(client)
        parts.statuses = statuses
        return folders
      }),
    renamed: (gone, fresh) => alive(() => findRenames({ client, places }, gone, fresh)),
    changes: (folder, cursor) =>
      alive(async () => {
        const before = skippedLines(client)
        const batch = await readChanges(parts, folder, cursor)
        const about = [account.id, folder, JSON.stringify(cursor)].join(' ')
        if (skippedLines(client) === before) spoilt.delete(about)
        else if (isWorthAnother(spoilt, about)) throw broken()
        return batch
      }),
    change: (item, decide) =>
      alive(() => {
        const draft = draftOfItem(item)
        return draft === undefined
          ? changeMessage({ client, places }, item, decide)
          : changeDraft({ client, drafts }, draft, decide)
      }),
    wait: (until) => alive(() => ear.wait(until)),
    async [Symbol.asyncDispose]() {
      client.close()
    },
  }
}

const mostSpoilt = 10

/** Noise on the line goes by; what cannot be read so often is what the server has to say, and is named. */
function isWorthAnother(spoilt: Map<string, number>, about: string): boolean {
  const times = (spoilt.get(about) ?? 0) + 1
  spoilt.set(about, times)
  return times < mostSpoilt
}

const broken = () => new Failure('unavailable', 'The line to the mail server broke.')

/** A command that is cut off may seem to have ended well, so the line itself is asked. */
async function unlessClosed<T>(client: ImapFlow, work: () => Promise<T>): Promise<T> {
  if (!client.usable) throw broken()
  const closed = Promise.withResolvers<never>()
  const end = () => closed.reject(broken())
  client.once('close', end)
  try {
    const done = await Promise.race([work(), closed.promise])
    if (!client.usable) throw broken()
    return done
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure('unavailable', 'The mail server broke off, or does not answer as expected.', { cause: error })
  } finally {
    client.off('close', end)
  }
}

type Ear = { wait(signal: AbortSignal): Promise<void> }

/** Listens to the inbox. What is heard while nobody waits is told to the next who does. */
function createEar(client: ImapFlow): Ear {
  let isHeard = false
  let wake: (() => void) | undefined
  const hear = () => {
    isHeard = true
    wake?.()
  }
  for (const event of ['exists', 'expunge', 'flags', 'highestModseq'] as const) client.on(event, hear)
  let last = ''

  /** Before and after other folders were open, the inbox cannot be heard. */
  async function isSame(): Promise<boolean> {
    const lock = await client.getMailboxLock('INBOX')
    try {
      const { mailbox } = client
      const now = mailbox === false ? '' : [mailbox.uidNext, mailbox.exists, mailbox.highestModseq].join(' ')
      const before = last
      last = now
      return before === '' || before === now
    } finally {
      lock.release()
    }
  }

  return {
    async wait(signal) {
      const { promise, resolve } = Promise.withResolvers<void>()
      wake = resolve
      signal.addEventListener('abort', () => resolve(), { once: true })
      if (!(await isSame())) isHeard = true
      if (!isHeard && !signal.aborted) {
        // It ends with the next command; whether the line broke, its close says.
        void client.idle({ whenFree: true }).catch(() => undefined)
        await promise
      }
      isHeard = false
    },
  }
}
