import type { FirstRead } from '#foundation/web/http/early.ts'

/** The chat that is opened, as the chat screen asks for it; a journey notices when the two part. */
export const firstRead: FirstRead = {
  address: '^/assistant/([0-9a-f-]{36})$',
  path: '/v1/conversations/conversations/$1?limit=30',
}
