import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressParser, decodeWords } from 'postal-mime'
import { messageIds } from '#features/mail/rules/headers.ts'
import { ownWords } from '#features/mail/rules/reply/own-words.ts'
import { splitSignature } from '#features/mail/rules/reply/signature.ts'
import {
  type Threaded,
  threadsByReferences,
  threadsBySubject,
  type ThreadTree,
} from '#features/mail/rules/thread-tree.ts'
import { bareSubject } from '#features/mail/rules/subject.ts'
import { ownWordsOfHtml } from '#features/mail/server/reading/html-reply.ts'
import { messageOf } from '#features/mail/server/reading/message-of.ts'
import { cleanHtml } from '#foundation/server/reading/html/clean-html.ts'
import { htmlWords } from '#foundation/server/reading/html/html-words.ts'
import { parseMime, readMime } from '#foundation/server/reading/mime/mime.ts'
import { imapSearch, type Searched } from './imap-search.ts'
import type { DeskCase } from './pack.ts'

type MailCase = DeskCase & {
  input: string
  files?: string[]
  messages?: { n: number; subject: string; message_id: string; date: string; references: string[] }[]
  ids?: number[]
  algorithm?: 'references' | 'orderedsubject'
  query?: string
  sender?: string | null
}

/** Mails, replies, signatures, threads, searches and HTML that others wrote, each read as the server reads them. */
export async function answerMail(one: DeskCase, folder: string): Promise<unknown> {
  const given = one as MailCase
  const { kind, input, sender } = given
  if (kind.startsWith('mime')) return readAsPublished(bytesOf(folder, given.file))
  if (kind === 'address') return addressParser(input)
  if (kind === 'words') return decodeWords(input)
  if (kind === 'reply') return ownWords(input).own
  if (kind === 'reply-html') return { text: ownWordsOfHtml(htmlWords(input).lines).own }
  if (kind === 'signature') return splitSignature(input, sender ?? '')
  if (kind === 'base-subject') return bareSubject(input)
  if (kind === 'thread') return threads(given, folder)
  if (kind === 'imap-search') return imapSearch(given.query ?? '', await searched(given, folder))
  if (kind === 'sanitise') return cleanHtml(input, { isShown: () => true, embedded: () => undefined })
  throw new Error(`Cases of the kind ${kind} are not known.`)
}

function bytesOf(folder: string, file = ''): Uint8Array {
  return readFileSync(join(folder, file))
}

/** The cases expect the words of a library, and ours where we read more than it does. */
async function readAsPublished(bytes: Uint8Array): Promise<object> {
  const mail = await parseMime(bytes)
  const headers = mail.headers.map(({ key, value }) => ({ name: key, value }))
  const bracketed = (name: string) => messageIds(headers, name).map((id) => `<${id}>`)
  const references = bracketed('references')
  const answered = headers.findLast(({ name }) => name === 'in-reply-to')
  const attachments = mail.attachments.map((part) => {
    const content =
      typeof part.content === 'string' ? Buffer.from(part.content) : Buffer.from(new Uint8Array(part.content))
    const sha256 = createHash('sha256').update(content).digest('hex')
    return { ...part, content: content.toString('base64'), size: content.length, sha256 }
  })
  return {
    ...mail,
    ...(references.length > 0 && { references: references.length === 1 ? references[0] : references }),
    ...(answered && {
      inReplyTo: messageIds([answered], 'in-reply-to')
        .map((id) => `<${id}>`)
        .join(' '),
    }),
    attachments,
  }
}

async function searched({ files = [] }: MailCase, folder: string): Promise<Searched[]> {
  return Promise.all(
    files.map(async (file, at) => {
      const mime = await readMime(bytesOf(folder, file))
      return { number: at + 1, message: messageOf(mime), headers: mime.headers }
    }),
  )
}

type Told = { n: number | null; c: Told[] }

async function threads({ messages, files = [], ids = [], algorithm }: MailCase, folder: string): Promise<Told[]> {
  const given = messages?.map(({ n, subject, message_id: messageId, date, references }): Threaded => ({
    id: n,
    subject,
    messageId,
    references,
    sentAt: Date.parse(date),
  }))
  const all = given ?? (await Promise.all(files.map((file, at) => threaded(bytesOf(folder, file), ids[at] ?? at + 1))))
  return (algorithm === 'orderedsubject' ? threadsBySubject(all) : threadsByReferences(all)).map(told)
}

async function threaded(bytes: Uint8Array, id: number): Promise<Threaded> {
  const { messageId, inReplyTo, references, subject, sentAt } = messageOf(await readMime(bytes))
  const named = references.length > 0 ? references : inReplyTo.slice(0, 1)
  return {
    id,
    messageId,
    references: named,
    subject,
    sentAt: sentAt === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(sentAt),
  }
}

function told({ id, children }: ThreadTree): Told {
  return { n: id, c: children.map(told) }
}
