import { late } from '#foundation/web/late.ts'

/** A draft in a chat, to be changed, copied and opened in a mail program. */
export const MailDraftCard = late(async () => (await import('./drafts/draft-card.tsx')).DraftCard)
