import type { Feature } from '#foundation/server/feature.ts'
import { type ChatHouse, type ChatOptions, openChat } from './chat.ts'

export { chatLanguage } from './language.ts'

export type { Answerer, AnswerPiece, AnswerState } from './answerer.ts'

/** Conversations: stores and announces messages. The answerer is passed in. */
export function createChat(options: ChatOptions): Feature<ChatHouse> {
  return {
    name: 'chat',
    migrations: new URL('migrations/', import.meta.url),
    open: (house) => openChat(house, options),
  }
}
