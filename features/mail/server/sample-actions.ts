import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import { type Action, defineAction, type Receipt } from '#foundation/server/action.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { type SampleMessage, sampleMailbox } from '../rules/sample/mailbox.ts'
import { counted } from '../rules/words.ts'
import { addAccount, keepFolder, listAccounts } from './account-store.ts'
import { arrive } from './arriving.ts'
import { type Doing, inverseOf, undoing } from './doing.ts'
import { keepPart, listParts } from './part-store.ts'
import { foldersQuota } from './quotas.ts'
import type { Reader, ReaderOf } from './whose.ts'
import type { Writing } from './writing.ts'

type Sample = { messages: number }
type Parts = { doing: Doing; readerOf: ReaderOf; quotas: Pick<Quotas, 'charge'> }

const where = 'The sample mailbox'

export function sampleActions(parts: Parts): Action[] {
  return [loading(parts), removing(parts)]
}

function loading({ doing, readerOf, quotas }: Parts): Action {
  return defineAction({
    name: 'mail.load-sample',
    title: 'Load a sample mailbox',
    description: 'Add a mailbox with sample mail, to look around in. Nobody sent it, and it can be removed again.',
    input: z.object({}),
    effect: 'write',
    show: () => ({
      title: 'Load a sample mailbox',
      fields: [{ name: 'mail', label: 'Adds', value: 'A mailbox with sample mail' }],
      sources: [],
    }),
    async run(person): Promise<Receipt<Sample>> {
      const reader = await readerOf(person)
      const { result, trace } = await doing.at(person, (writing) => load(writing, reader, quotas))
      const changes = [{ label: where, before: null, after: 'Loaded' }]
      return { thing: result, changes, ...inverseOf(trace), sources: [] }
    },
    done: ({ thing }) => `Loaded the sample mailbox: ${counted(thing.messages, 'mail')}.`,
    undo: undoing<Sample>(doing),
  })
}

function removing({ doing }: Parts): Action {
  return defineAction({
    name: 'mail.remove-sample',
    title: 'Remove the sample mailbox',
    description: 'Take away the mailbox that the sample brought, and nothing else.',
    input: z.object({}),
    effect: 'write',
    async show(person) {
      await doing.rehearse(person, unload)
      const fields = [{ name: 'mail', label: 'Removes', value: 'The sample mailbox with all its mail' }]
      return { title: 'Remove the sample mailbox', fields, sources: [] }
    },
    async run(person): Promise<Receipt<Sample>> {
      const { trace } = await doing.at(person, unload)
      const changes = [{ label: where, before: 'Loaded', after: null }]
      return { thing: { messages: 0 }, changes, ...inverseOf(trace), sources: [] }
    },
    done: () => 'Removed the sample mailbox.',
    undo: undoing<Sample>(doing),
  })
}

const address = 'you@sample.example'
/** Sent mail comes first: whom the person wrote to decides what is said of the mail of others. */
const roles = {
  sent: 'Sent',
  inbox: 'Inbox',
  drafts: 'Drafts',
  archive: 'Archive',
  junk: 'Spam',
  trash: 'Trash',
} as const

async function load(writing: Writing, reader: Reader, quotas: Pick<Quotas, 'charge'>): Promise<Sample> {
  const { tx, ownerId, now } = writing
  const account = randomUUIDv7()
  const name = reader.name === '' ? 'You' : reader.name
  if (!(await addAccount(tx, ownerId, { id: account, kind: 'sample', address, name: 'Sample mailbox' })))
    throw new Failure('conflict', 'The sample mailbox is loaded already.')
  const folders = new Map<string, string>()
  for (const [role, path] of Object.entries(roles)) {
    folders.set(role, randomUUIDv7())
    const folder = { id: folders.get(role) ?? '', account, path, name: path, role: role as keyof typeof roles }
    await keepFolder(tx, ownerId, folder)
  }
  const sample = sampleMailbox({ now: now.toISOString(), zone: reader.zone, me: { name, address } })
  for (const [role, folder] of folders) {
    const messages = sample.filter((message) => message.folder === role)
    const arrival = { folder, uidValidity: null, arriving: messages.map(arrivingOf) }
    const { fresh } = await arrive(tx, ownerId, arrival, { quotas })
    for (const [at, message] of messages.entries()) await keepContents(writing, message, fresh[at]?.message ?? '')
  }
  await writing.account(account, 'here', true)
  await quotas.charge(tx, ownerId, foldersQuota, folders.size)
  return { messages: sample.length }
}

function arrivingOf({ message, receivedAt, seen, starred, labels, folder }: SampleMessage) {
  const flags = { seen, starred, labels, answered: false, draft: folder === 'drafts' }
  return { uid: null, receivedAt, bytes: message.text.length + message.html.length, flags, message }
}

async function keepContents({ tx, ownerId }: Writing, { contents }: SampleMessage, message: string): Promise<void> {
  if (contents.length === 0) return
  const parts = await listParts(tx, ownerId, [message])
  for (const { place, content } of contents) {
    const part = parts.find((each) => each.place === place)
    if (part) await keepPart(tx, ownerId, { id: part.id, content })
  }
}

async function unload(writing: Writing): Promise<void> {
  const accounts = await listAccounts(writing.tx, writing.ownerId)
  const sample = accounts.find(({ kind, deleted }) => kind === 'sample' && !deleted)
  if (!sample) throw new Failure('conflict', 'The sample mailbox is not loaded.')
  await writing.account(sample.id, 'gone')
}
