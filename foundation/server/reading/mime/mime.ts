import PostalMime, { type Address, type Email } from 'postal-mime'
import { readingLimits } from '../limits.ts'
import { mended } from './mending.ts'

/** An empty name or address is one that is not there. */
export type MimePerson = { name: string; address: string }

export type MimePart = {
  name: string
  /** Lower case, without parameters. */
  type: string
  /** Without angle brackets. */
  contentId: string | undefined
  /** Shown within the HTML. */
  inline: boolean
  /** Of an invitation, such as `REQUEST`. */
  method: string | undefined
  content: Uint8Array<ArrayBuffer>
}

/** A mail, read from its bytes. */
export type Mime = {
  /** Names in lower case, in their order, also those that come several times. */
  headers: { name: string; value: string }[]
  from: MimePerson | undefined
  sender: MimePerson | undefined
  replyTo: MimePerson[]
  to: MimePerson[]
  cc: MimePerson[]
  bcc: MimePerson[]
  subject: string
  /** ISO 8601; undefined if there is none that can be read. */
  date: string | undefined
  text: string
  html: string
  parts: MimePart[]
  /** A sentence for each thing that was left out. */
  notes: string[]
}

export const mimeLimits = {
  bytes: 25 * 1_024 * 1_024,
  milliseconds: 10_000,
  /** Lines that begin with two dashes: 100,000 empty parts take half a minute. */
  borders: 2_000,
  parts: 500,
} as const

export async function readMime(bytes: Uint8Array): Promise<Mime> {
  const { kept, note } = withoutManyParts(bytes)
  const mail = await parseMime(kept)
  const parts = mail.attachments.slice(0, mimeLimits.parts).map(partOf)
  const notes = [
    note,
    mail.attachments.length > parts.length
      ? `Only the first ${mimeLimits.parts} of ${mail.attachments.length} attachments are listed.`
      : undefined,
    mail.attachments.some(({ rfc822DepthExceeded }) => rfc822DepthExceeded)
      ? 'A mail inside of mails was not opened.'
      : undefined,
  ]
  return {
    ...headOf(mail),
    text: mail.text ?? '',
    html: mail.html ?? '',
    parts,
    notes: notes.filter((each) => each !== undefined),
  }
}

/** As the library says it, for measurements by the cases of others. */
export function parseMime(bytes: Uint8Array): Promise<Email> {
  return PostalMime.parse(mended(bytes), {
    maxNestingDepth: readingLimits.depth,
    attachmentEncoding: 'arraybuffer',
  })
}

function headOf(mail: Email): Omit<Mime, 'text' | 'html' | 'parts' | 'notes'> {
  const date = mail.date === undefined ? Number.NaN : Date.parse(mail.date)
  return {
    headers: mail.headers.map(({ key, value }) => ({ name: key, value: value.trim() })),
    from: peopleOf(mail.from)[0],
    sender: peopleOf(mail.sender)[0],
    replyTo: peopleOf(mail.replyTo),
    to: peopleOf(mail.to),
    cc: peopleOf(mail.cc),
    bcc: peopleOf(mail.bcc),
    subject: mail.subject ?? '',
    date: Number.isNaN(date) ? undefined : new Date(date).toISOString(),
  }
}

/** Members of a group count as if each of them stood there. */
export function peopleOf(given: Address | Address[] | undefined): MimePerson[] {
  const all = given === undefined ? [] : Array.isArray(given) ? given : [given]
  return all.flatMap(({ name, address, group }) => (group ? peopleOf(group) : [{ name, address: address ?? '' }]))
}

function partOf({
  filename,
  mimeType,
  disposition,
  related,
  contentId,
  method,
  content,
}: Email['attachments'][number]): MimePart {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
  return {
    name: filename ?? '',
    type: mimeType.toLowerCase(),
    contentId: contentId?.replace(/^\s*</v, '').replace(/>\s*$/v, ''),
    inline: related === true || (disposition === 'inline' && contentId !== undefined),
    method,
    content: bytes,
  }
}

const [dash, newline] = [45, 10]

/** A mail with more borders than are read ends at the last of them. */
function withoutManyParts(bytes: Uint8Array): { kept: Uint8Array; note?: string } {
  let borders = 0
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) {
    if (bytes[at + 1] !== dash || bytes[at + 2] !== dash) continue
    borders += 1
    if (borders > mimeLimits.borders)
      return { kept: bytes.subarray(0, at + 1), note: 'It has more parts than are read; the rest was left out.' }
  }
  return { kept: bytes }
}
