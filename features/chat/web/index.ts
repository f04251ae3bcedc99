import { late } from '#foundation/web/late.ts'
import type { Page } from '#foundation/web/page.ts'
import type { WebPlugs } from '#foundation/web/plugs.ts'

export { type Cards, ChatSession } from './chat-session.tsx'
export { ChatCommands } from './sidebar/chat-commands.tsx'
export { NewChat } from './sidebar/new-chat.tsx'
export { Recents } from './sidebar/recents.tsx'
export { type ShownChat, loadShownChat } from './shown-chat.ts'
export { useBeginWords } from './use-begin-words.ts'

export const chatPlugs = {
  palette: [async () => (await import('./sidebar/palette.tsx')).useChatPalette],
  AskButton: late(async () => (await import('./ask-button.tsx')).AskButton),
  things: [
    { kind: 'chat', noun: 'a chat', find: async (...asked) => (await import('./find-chats.ts')).findChats(...asked) },
  ],
  paths: { chat: (_client, id) => `/assistant/${id}` },
  activityKinds: { chat: 'Chats' },
} satisfies WebPlugs

const here = 'features/chat/web'

/** For signed-in people; rendered inside `ChatSession`. */
export const chatPages: Page[] = [{ path: '/assistant/:chatId', file: `${here}/chat-page.tsx` }]

/** Where a conversation starts, among the views of the home. */
export const landingPage: Page = { path: '/assistant', file: `${here}/landing-page.tsx` }
