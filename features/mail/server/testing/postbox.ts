import { randomUUID } from 'node:crypto'
import { arrive } from '../arriving.ts'
import { messageOf } from '../reading/message-of.ts'
import { plantFolders } from './planted-mail.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import { createMimeReader } from '#foundation/server/reading/mime/mime-reader.ts'

/** Takes mails as they come from a server: read in the reader's thread, and kept in the inbox. */
export function openPostbox(database: Database, ownerId: string) {
  const reader = createMimeReader()
  return {
    async receive(mime: string): Promise<{ thread: string; message: string }> {
      const bytes = Buffer.from(mime)
      const read = await reader.read(bytes)
      if ('refused' in read) return { thread: '', message: '' }
      const folders = await plantFolders(database, ownerId)
      const folder = folders.find(({ role }) => role === 'inbox')?.id ?? ''
      const flags = { seen: false, starred: false, answered: false, draft: false, labels: [] }
      const message = { ...messageOf(read.mime), messageId: randomUUID() }
      const arriving = [{ uid: null, receivedAt: '2026-11-23T08:00:00.000Z', bytes: bytes.length, flags, message }]
      const { fresh } = await database.as(ownerId, (tx) =>
        arrive(tx, ownerId, { folder, uidValidity: null, arriving }, { quotas: boundless }),
      )
      return { thread: fresh[0]?.thread ?? '', message: fresh[0]?.message ?? '' }
    },
    [Symbol.asyncDispose]: () => reader[Symbol.asyncDispose](),
  }
}
