import type { Conversation, Found } from '../../contract.ts'

/** The hits in one chat: its title if it matches, then its messages. */
export type FoundChat = { conversation: Conversation; hits: Found[] }

/** By chat, the chat with the best hit first. */
export function byChat(found: readonly Found[]): FoundChat[] {
  return [...Map.groupBy(found, ({ conversation }) => conversation.id).values()].flatMap((hits) => {
    const [best] = hits
    if (!best) return []
    const titles = hits.filter(({ message }) => message === null)
    return [{ conversation: best.conversation, hits: [...titles, ...hits.filter(({ message }) => message !== null)] }]
  })
}
