import { randomUUIDv7 } from 'node:crypto'
import type { Message } from '../rules/message.ts'
import { type Known, marksOf } from '../rules/marks.ts'
import { bareSubject } from '../rules/subject.ts'
import { snippetOf } from '../rules/snippet.ts'
import type { Account, Folder } from './account-store.ts'
import type { Arriving } from './arriving.ts'
import type { NewMessage } from './message-store.ts'
import { contentsOf } from './reading/contents.ts'

const mostText = 500_000
const mostHtml = 2_000_000
const mostPeople = 1_000
const mostParts = 500

type Here = { id: string; account: Account; folder: Folder; known: Known }

/** What is stored of a message: nothing of it is longer than it should be, or has characters that cannot be stored. */
export function newMessage(
  { message, receivedAt, bytes, flags }: Arriving,
  { id, account, folder, known }: Here,
): NewMessage {
  const { inReplyTo, references, sender, automatic, listId, unsubscribe, authentication, notes } = message
  const from = message.from ?? { name: '', address: '' }
  const contents = contentsOf(message)
  const text = contents.text.slice(0, mostText)
  const ownText = contents.own.slice(0, mostText)
  const isOwn = from.address.toLowerCase() === account.address.toLowerCase()
  const stored: NewMessage = {
    id,
    account: account.id,
    thread: '',
    headerId: shortened(message.messageId),
    inReplyTo: inReplyTo.slice(0, mostPeople).map(shortened),
    references: references.slice(-mostPeople).map(shortened),
    from,
    sender,
    ...people(message),
    subject: message.subject.slice(0, 1_000),
    bareSubject: shortened(bareSubject(message.subject)),
    sentAt: message.sentAt ?? null,
    at: receivedAt,
    bytes,
    snippet: snippetOf(ownText === '' ? text : ownText),
    own: isOwn || folder.role === 'sent' || folder.role === 'drafts',
    automatic,
    listId: listId.slice(0, 300),
    unsubscribe: unsubscribe ?? null,
    authentication: authentication ?? null,
    invitation: message.invitation ?? null,
    notes,
    marks: isOwn ? [] : marksOf({ ...message, links: contents.links, hidden: contents.hidden }, known),
    text,
    ownText,
    html: message.html.slice(0, mostHtml),
    parts: message.parts.slice(0, mostParts).map((part) => ({
      ...part,
      id: randomUUIDv7(),
      name: part.name.slice(0, 300),
      contentId: part.contentId ?? null,
    })),
    state: stateIn(folder, flags),
  }
  return storable(stored) as NewMessage
}

/** The state of a message that has no other copy. */
function stateIn({ role }: Folder, { seen, starred, answered, draft, labels }: Arriving['flags']): NewMessage['state'] {
  const hidden = role === 'junk' || role === 'trash'
  return { seen, starred, answered, draft: draft || role === 'drafts', labels: [...new Set(labels)].toSorted(), hidden }
}

/** An index takes 2,700 bytes of a value. */
function shortened(text: string): string {
  return text.slice(0, 500)
}

function people({ replyTo, to, cc, bcc }: Message): Pick<NewMessage, 'replyTo' | 'to' | 'cc' | 'bcc'> {
  return { replyTo: someOf(replyTo), to: someOf(to), cc: someOf(cc), bcc: someOf(bcc) }
}

function someOf(list: Message['to']): Message['to'] {
  return list.slice(0, mostPeople)
}

/** PostgreSQL stores no character 0, and jsonb no half of a surrogate pair. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, storable(each)]))
}
