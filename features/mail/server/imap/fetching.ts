import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow'
import type { Found } from '#foundation/server/mirror/mirrored.ts'
import type { MimeReader } from '#foundation/server/reading/mime/mime-reader.ts'
import type { Arriving } from '../arriving.ts'
import { messageOf } from '../reading/message-of.ts'
import { flagsOf } from './flags.ts'
import { skippedLines } from './line.ts'
import { attachedParts, readableParts } from './structure.ts'

/** A message as it is in the open folder. */
export type Fetched = Found & { uid: number; arriving: Omit<Arriving, 'flags'> & { flags: ReturnType<typeof flagsOf> } }

export type FetchedBatch = { messages: Fetched[]; unreadable: (Found & { why: string })[] }

/** This much of each message comes at once; of those that are larger, the head and the texts are asked for. */
const smallBytes = 48 * 1_024
const mostOfText = 512 * 1_024
const mostOfHead = 256 * 1_024

const unreadable = 'The server tells of it in a way that cannot be read.'

/** Reads these messages of the open folder. */
export async function fetchMessages(
  client: ImapFlow,
  reader: MimeReader,
  uids: readonly number[],
): Promise<FetchedBatch> {
  const batch: FetchedBatch = { messages: [], unreadable: [] }
  if (uids.length === 0) return batch
  const source = { start: 0, maxLength: smallBytes }
  const query = { uid: true, flags: true, internalDate: true, size: true, bodyStructure: true, source }
  const skipped = skippedLines(client)
  const known = await client.fetchAll([...uids].join(','), query, { uid: true })
  const bytes = await fetchBytes(client, known)
  if (skippedLines(client) > skipped)
    for (const uid of uids) if (!bytes.has(uid)) batch.unreadable.push({ ref: String(uid), why: unreadable })
  for (const each of known.toSorted((one, other) => other.uid - one.uid)) {
    const mail = bytes.get(each.uid)
    const ref = String(each.uid)
    if (!mail) continue
    const read = await reader.read(mail)
    if ('refused' in read) batch.unreadable.push({ ref, why: read.refused })
    else {
      const parts = attachedParts(each.bodyStructure)
      const message = { ...messageOf(read.mime), parts }
      const receivedAt = momentOf(each.internalDate)
      const arriving = {
        uid: each.uid,
        receivedAt,
        bytes: each.size ?? mail.length,
        flags: flagsOf(each.flags),
        message,
      }
      batch.messages.push({ ref, uid: each.uid, arriving })
    }
  }
  return { ...batch, unreadable: await named(client, batch.unreadable) }
}

/** With subject, sender and day, where the server can tell these. */
async function named(client: ImapFlow, unread: FetchedBatch['unreadable']): Promise<FetchedBatch['unreadable']> {
  if (unread.length === 0) return unread
  const query = { uid: true, envelope: true, internalDate: true }
  const found = await client.fetchAll(unread.map(({ ref }) => ref).join(','), query, { uid: true })
  const told = new Map(found.map((each) => [String(each.uid), each]))
  return unread.map((each) => {
    const { envelope, internalDate } = told.get(each.ref) ?? {}
    const [from] = envelope?.from ?? []
    if (!envelope) return each
    const by = from?.name || (from?.address ?? '')
    return { ...each, about: { title: envelope.subject ?? '', by, at: momentOf(internalDate) } }
  })
}

async function fetchBytes(client: ImapFlow, known: readonly FetchMessageObject[]): Promise<Map<number, Uint8Array>> {
  const [small, large] = [known.filter(isWhole), known.filter((each) => !isWhole(each))]
  const bytes = new Map<number, Uint8Array>(small.map(({ uid, source }) => [uid, source ?? new Uint8Array()]))
  // Those with their texts in the same places are asked for at once.
  for (const alike of Map.groupBy(large, keyOf).values())
    for (const [uid, mail] of await fetchTexts(client, alike)) bytes.set(uid, mail)
  return bytes
}

function isWhole({ size = 0, source }: FetchMessageObject): boolean {
  return size <= smallBytes && source !== undefined && source.length < smallBytes
}

function keyOf({ bodyStructure }: FetchMessageObject): string {
  return sectionsOf(bodyStructure).join(' ')
}

function uidsOf(messages: readonly FetchMessageObject[]): string {
  return messages.map(({ uid }) => uid).join(',')
}

/** A message that is not multipart has its text in section 1, without a head of its own. */
function sectionsOf(root: MessageStructureObject | undefined): string[] {
  return readableParts(root).map(({ part }) => part ?? '1')
}

/** Mails as they would be without their attachments. */
async function fetchTexts(client: ImapFlow, alike: readonly FetchMessageObject[]): Promise<[number, Uint8Array][]> {
  const readable = readableParts(alike[0]?.bodyStructure)
  const sections = sectionsOf(alike[0]?.bodyStructure)
  // The same words as text and as HTML are said once.
  const isTwice = readable.length > 1 && readable.some(({ type }) => type === 'text/html')
  const isMultipart = alike[0]?.bodyStructure?.childNodes !== undefined
  const bodyParts = sections.flatMap((key) => [
    { key, maxLength: mostOfText },
    ...(isMultipart ? [{ key: `${key}.mime`, maxLength: 8_192 }] : []),
  ])
  const query = { uid: true, headers: true, ...(bodyParts.length > 0 && { bodyParts }) }
  const found = await client.fetchAll(uidsOf(alike), query, { uid: true })
  return found.map(({ uid, headers, bodyParts: parts }) => {
    const head = (headers ?? Buffer.alloc(0)).subarray(0, mostOfHead)
    const texts = sections.map((key) => ({ head: parts?.get(`${key}.mime`), body: parts?.get(key) }))
    return [
      uid,
      isMultipart
        ? joined(isTwice ? 'alternative' : 'mixed', head, texts)
        : Buffer.concat([head, texts[0]?.body ?? Buffer.alloc(0)]),
    ]
  })
}

const border = 'texts-alone-as-they-were-fetched'

type Text = { head: Buffer | undefined; body: Buffer | undefined }

function joined(how: 'alternative' | 'mixed', head: Buffer, texts: readonly Text[]): Uint8Array {
  const about = head.toString('latin1').replace(/\r?\n\r?\n$/, '')
  const kept = about.replaceAll(/^content-(?:type|transfer-encoding|disposition):.*(?:\r?\n[ \t].*)*\r?\n?/gim, '')
  const beginning = `${kept.trimEnd()}\r\nContent-Type: multipart/${how}; boundary="${border}"\r\n\r\n`
  const parts = texts.flatMap(({ head: own, body }) => [
    Buffer.from(`--${border}\r\n${own === undefined ? '' : own.toString('latin1').trimEnd()}\r\n\r\n`, 'latin1'),
    body ?? Buffer.alloc(0),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([Buffer.from(beginning, 'latin1'), ...parts, Buffer.from(`--${border}--\r\n`)])
}

function momentOf(date: Date | string | undefined): string {
  const moment = date === undefined ? new Date(0) : new Date(date)
  return Number.isNaN(moment.getTime()) ? new Date(0).toISOString() : moment.toISOString()
}
