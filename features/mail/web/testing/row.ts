import type { ThreadRow } from '../../contract.ts'

/** A thread with one message that was read. */
export function row(fields: Partial<ThreadRow> = {}): ThreadRow {
  return {
    id: 'thread-1',
    account: 'account-1',
    subject: 'The offer',
    people: [{ name: 'Sara Okafor', address: 'sara@example.com', own: false, unread: false }],
    snippet: 'Here it is.',
    at: '2026-01-05T09:00:00.000Z',
    messages: 1,
    unread: 0,
    starred: false,
    attachments: 0,
    invitation: false,
    draft: false,
    labels: [],
    split: 'rest',
    why: 'It asks for nothing.',
    sorted: false,
    roles: ['inbox'],
    snoozedUntil: null,
    muted: false,
    marked: false,
    ...fields,
  }
}
