import type { Arriving } from '../arriving.ts'
import type { Message } from '../../rules/message.ts'

const nothing: Message = {
  messageId: '',
  inReplyTo: [],
  references: [],
  from: { name: 'Sara Lind', address: 'sara@northwind.example' },
  sender: undefined,
  replyTo: [],
  to: [{ name: 'Ana', address: 'ana@example.com' }],
  cc: [],
  bcc: [],
  subject: 'Offer',
  sentAt: undefined,
  text: '',
  html: '',
  parts: [],
  unsubscribe: undefined,
  listId: '',
  automatic: false,
  authentication: undefined,
  invitation: undefined,
  notes: [],
}

/** A message as a folder has it, unread; `flags` and the times say otherwise. */
export function sampleMessage(
  message: Partial<Message> = {},
  { flags = {}, ...more }: Partial<Omit<Arriving, 'message' | 'flags'>> & { flags?: Partial<Arriving['flags']> } = {},
): Arriving {
  return {
    uid: null,
    receivedAt: '2026-11-20T08:00:00.000Z',
    bytes: 1_000,
    flags: { seen: false, starred: false, answered: false, draft: false, labels: [], ...flags },
    message: { ...nothing, ...message },
    ...more,
  }
}
