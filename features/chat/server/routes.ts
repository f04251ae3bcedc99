import { handle, type Handler } from '#foundation/server/http/handler.ts'
import * as contract from '../contract.ts'
import type { Branching } from './branching.ts'
import type { Conversations } from './conversations.ts'
import type { Documents } from './documents.ts'
import type { Searching } from './searching.ts'
import type { Threads } from './threads.ts'

type Parts = {
  conversations: Conversations
  threads: Threads
  branching: Branching
  searching: Searching
  documents: Documents
}

export function chatHandlers({ conversations, threads, branching, searching, documents }: Parts): Handler[] {
  return [
    handle(contract.createConversationRoute, ({ person, body }) => conversations.create(person, body)),
    handle(contract.listConversationsRoute, ({ person, query }) => conversations.list(person, query)),
    handle(contract.readConversationRoute, ({ person, params, query }) => threads.read(person, params.id, query)),
    handle(contract.changeConversationRoute, ({ person, params, body: { read_through: readThrough, ...change } }) =>
      conversations.change(person, params.id, { ...change, readThrough }),
    ),
    handle(contract.removeConversationRoute, ({ person, params }) => conversations.remove(person, params.id)),
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
