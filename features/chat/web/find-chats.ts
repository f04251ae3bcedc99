import type { FoundThing, ThingSource } from '#foundation/web/beside.ts'
import { momentOf } from '#foundation/web/when.ts'
import { listConversationsRoute, searchConversationsRoute } from '../contract.ts'

const most = 20

/** Chats that hold these words, each once; without words the latest. */
export async function findChats(
  ...[client, { words, signal }]: Parameters<ThingSource['find']>
): Promise<FoundThing[]> {
  const chats =
    words === ''
      ? await client.call(listConversationsRoute, { query: { limit: most } }, { signal })
      : (await client.call(searchConversationsRoute, { query: { q: words } }, { signal })).map(
          (each) => each.conversation,
        )
  const once = [...new Map(chats.map((chat) => [chat.id, chat])).values()]
  return once.slice(0, most).map(({ id, title, updated_at }) => ({ id, title, detail: momentOf(updated_at) }))
}
