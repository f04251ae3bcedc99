import { handle, type Handler } from '#foundation/server/http/handler.ts'
import * as contract from '../contract.ts'
import type { Conversations } from './conversations.ts'
import type { Threads } from './threads.ts'

type Parts = { conversations: Conversations; threads: Threads }

export function chatHandlers({ conversations, threads }: Parts): Handler[] {
  return [
    handle(contract.createConversationRoute, ({ person, body }) => conversations.create(person, body)),
    handle(contract.listConversationsRoute, ({ person, query }) => conversations.list(person, query)),
    handle(contract.readConversationRoute, ({ person, params, query }) => threads.read(person, params.id, query)),
    handle(contract.changeConversationRoute, ({ person, params, body: { read_through: readThrough, ...change } }) =>
      conversations.change(person, params.id, { ...change, readThrough }),
    ),
    handle(contract.removeConversationRoute, ({ person, params }) => conversations.remove(person, params.id)),
    handle(contract.restoreConversationRoute, ({ person, params }) => conversations.restore(person, params.id)),
  ]
}
