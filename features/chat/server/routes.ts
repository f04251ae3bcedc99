import type { Actions } from '#foundation/server/action.ts'
import { handle, type Handler } from '#foundation/server/http/handler.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Conversation } from '../contract.ts'
import * as contract from '../contract.ts'
import type { Branching } from './branching.ts'
import type { Conversations } from './conversations.ts'
import type { Documents } from './documents.ts'
import type { Searching } from './searching.ts'
import type { Threads } from './threads.ts'

type Parts = {
  actions: Pick<Actions, 'press'>
  conversations: Conversations
  threads: Threads
  branching: Branching
  searching: Searching
  documents: Documents
}

export function chatHandlers(parts: Parts): Handler[] {
  const { conversations, threads, branching, searching, documents } = parts
  return [
    handle(contract.createConversationRoute, ({ person, body }) => conversations.create(person, body)),
    handle(contract.listConversationsRoute, ({ person, query }) => conversations.list(person, query)),
    handle(contract.readConversationRoute, ({ person, params, query }) => threads.read(person, params.id, query)),
    handle(contract.changeConversationRoute, ({ person, params, body }) =>
      pressChange(parts, person, { ...params, ...body }),
    ),
    handle(contract.removeConversationRoute, ({ person, params }) => pressDelete(parts, person, params.id)),
    handle(contract.restoreConversationRoute, ({ person, params }) => conversations.restore(person, params.id)),
    handle(contract.retryRoute, ({ person, params }) => branching.retry(person, params.id, params.messageId)),
    handle(contract.chooseVersionRoute, ({ person, params, body }) =>
      branching.choose(person, params.id, body.message_id),
    ),
    handle(contract.searchConversationsRoute, ({ person, query: { q, conversation, limit } }) =>
      searching.search(person, { words: q, conversationId: conversation, limit }),
    ),
    handle(contract.exportMarkdownRoute, ({ person, params }) => documents.markdown(person, params.id)),
    handle(contract.exportJsonRoute, ({ person, params }) => documents.json(person, params.id)),
  ]
}

type Wanted = {
  id: string
  title?: string | undefined
  pinned?: boolean | undefined
  read_through?: number | undefined
}

/** Each of the things that are wanted is an action of its own; what was seen is none. */
async function pressChange(
  { actions, conversations }: Parts,
  person: Person,
  { id, title, pinned, read_through: readThrough }: Wanted,
): Promise<Conversation> {
  if (title !== undefined) await actions.press(person, 'chat.rename-conversation', { id, title })
  if (pinned !== undefined) await actions.press(person, 'chat.pin-conversation', { id, pinned })
  if (readThrough !== undefined) return conversations.change(person, id, { readThrough })
  return conversations.find(person, id)
}

/** Deleted twice, it is as it was after the first time. */
async function pressDelete({ actions, conversations }: Parts, person: Person, id: string): Promise<Conversation> {
  const found = await conversations.find(person, id, { deleted: true })
  if (found.deleted) return found
  await actions.press(person, 'chat.delete-conversation', { id })
  return conversations.find(person, id, { deleted: true })
}
