import { randomInt, randomUUID } from 'node:crypto'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import { addAccount, type Folder, keepFolder, listAccounts, listFolders } from '../account-store.ts'
import { arrive } from '../arriving.ts'
import { keepPart, listParts } from '../part-store.ts'
import { findSource, keepSource } from '../reading-store.ts'
import type { Message } from '../../rules/message.ts'
import type { FolderRole } from '../../contract.ts'
import { addFile } from '../sending/file-store.ts'
import { addSend } from '../sending/send-store.ts'
import { sentMail } from '../../contract.ts'
import { sampleMessage } from './sample-message.ts'

/** The folders of a connected mailbox, which is added if there is none. Somebody else chose the name of one folder. */
export function plantFolders(database: Database, ownerId: string): Promise<Folder[]> {
  return database.as(ownerId, (tx) => foldersOf(tx, ownerId))
}

async function foldersOf(tx: Transaction, ownerId: string): Promise<Folder[]> {
  const there = await listFolders(tx, ownerId)
  const known = (await listAccounts(tx, ownerId)).find(
    ({ id, kind }) => kind === 'imap' && there.some(({ account }) => account === id),
  )
  const account = known?.id ?? randomUUID()
  if (!known) {
    await addAccount(tx, ownerId, { id: account, kind: 'imap', address: 'ana@example.com', name: 'Ana' })
    for (const role of ['inbox', 'drafts', 'archive', 'junk', 'trash'] as const)
      await keepFolder(tx, ownerId, { id: randomUUID(), account, path: role, name: role, role })
    const own = { path: 'Northwind', name: 'Northwind', role: 'none' } as const
    await keepFolder(tx, ownerId, { id: randomUUID(), account, ...own })
  }
  return (await listFolders(tx, ownerId)).filter((folder) => folder.account === account)
}

/** The same with an attachment, and with its file, which are here. */
export async function plantMailWithFile(database: Database, ownerId: string): Promise<void> {
  const part = { place: '2', name: 'Plan.txt', type: 'text/plain', bytes: 4, contentId: undefined, inline: false }
  const { message } = await plantMail(database, ownerId, 'Offer', { parts: [part] })
  await database.as(ownerId, async (tx) => {
    for (const { id } of await listParts(tx, ownerId, [message]))
      await keepPart(tx, ownerId, { id, content: Buffer.from('Plan') })
    const copy = (await findSource(tx, ownerId, message))?.copy ?? ''
    await keepSource(tx, ownerId, { copy, content: Buffer.from('Subject: Offer\r\n\r\nPlan'), now: new Date() })
  })
}

/** A mail that waits to be sent, for years. */
export async function plantSend(database: Database, ownerId: string, subject = 'Offer') {
  const [folder] = await plantFolders(database, ownerId)
  const account = folder?.account ?? ''
  const content = sentMail.parse({
    account,
    to: [{ address: 'sara@example.com' }],
    subject,
    at: '2090-01-05T09:00:00Z',
  })
  const id = randomUUID()
  const said = { headerId: `${id}@example.com`, sender: 'ana@example.com', hiddenLine: '', writtenAfter: [] }
  const message = Buffer.from(`Subject: ${subject}\r\n\r\n`)
  const send = { ...said, id, account, content, message, draftId: randomUUID(), dueAt: '2090-01-05T09:00:00.000Z' }
  await database.as(ownerId, (tx) => addSend(tx, ownerId, send))
  return { id, account }
}

/** A file for a mail that is being written. */
export async function plantAttachment(database: Database, ownerId: string, name = 'Plan.pdf') {
  const content = Buffer.from(name)
  const file = { id: randomUUID(), name, bytes: content.length }
  await database.as(ownerId, (tx) => addFile(tx, ownerId, { ...file, type: 'application/pdf', content }))
  return file
}

/** A mail with this subject, as a mail server would bring it. */
export async function plantMail(
  database: Database,
  ownerId: string,
  subject: string,
  { role = 'inbox', ...more }: Partial<Message> & { role?: FolderRole } = {},
) {
  const folders = await plantFolders(database, ownerId)
  const folder = folders.find((each) => each.role === role)?.id ?? ''
  const message = { messageId: randomUUID(), subject, text: subject, html: `<p>${subject}</p>`, ...more }
  const arrival = { folder, uidValidity: 1, arriving: [sampleMessage(message, { uid: randomInt(1, 1e9) })] }
  const { fresh } = await database.as(ownerId, (tx) => arrive(tx, ownerId, arrival, { quotas: boundless }))
  return { thread: fresh[0]?.thread ?? '', message: fresh[0]?.message ?? '' }
}
