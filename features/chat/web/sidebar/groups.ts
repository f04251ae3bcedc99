import type { Conversation, Found } from '../../contract.ts'

/** What was found in one chat: its title where that holds the words, then what was said in it. */
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
