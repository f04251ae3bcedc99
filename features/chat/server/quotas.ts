import type { Quota } from '#foundation/server/quota/quota.ts'

const wayOut = 'Delete chats that you no longer need, and empty the trash under Settings, Data.'

export const chatsQuota: Quota = {
  name: 'chats',
  label: 'Chats',
  unit: 'items',
  usual: 50_000,
  counted: { table: 'conversations', deleted: 'kept.deleted_at is not null' },
  wayOut,
}

/** Answers count from the moment that their place is reserved, so that none is refused when it is done. */
export const messagesQuota: Quota = {
  name: 'messages',
  label: 'Messages',
  unit: 'items',
  usual: 1_000_000,
  counted: {
    table: 'messages',
    promised: 'runs',
    deleted: `kept.conversation_id in (
      select id from conversations where owner_id = kept.owner_id and deleted_at is not null)`,
  },
  wayOut,
}

export const chatQuotas = [chatsQuota, messagesQuota]
