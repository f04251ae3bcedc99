import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Conversation, Message, OpenAnswer, Thread } from '../contract.ts'
import { findConversation } from './conversation-store.ts'
import { noConversation } from './conversations.ts'
import { findMessage, listMessages, listOtherVersions, type Stored } from './message-store.ts'
import { listOpenRuns, type OpenRun } from './run-store.ts'
import { wholeContent } from '../rules.ts'
import type { Runner } from './runner.ts'

export type Window = {
  limit?: number | undefined
  before?: number | undefined
  after?: number | undefined
  around?: string | undefined
}

/** Reads a conversation, or a stretch of it. */
export type Threads = { read(person: Person, id: string, window: Window): Promise<Thread> }

export function createThreads({ database, runner }: { database: Database; runner: Pick<Runner, 'find'> }): Threads {
  return {
    read: ({ id: ownerId }, id, window) =>
      database.as(ownerId, async (tx) => {
        const conversation = await findConversation(tx, ownerId, id)
        if (!conversation || conversation.deleted) throw noConversation()
        return readThread(tx, ownerId, { conversation, window, runner })
      }),
  }
}

type Reading = { conversation: Conversation; window: Window; runner: Pick<Runner, 'find'> }

/** Runs before messages: one that ends in between is then seen as a message, and never as neither. */
async function readThread(
  tx: Transaction,
  ownerId: string,
  { conversation, window, runner }: Reading,
): Promise<Thread> {
  const { id: conversationId } = conversation
  const runs = await listOpenRuns(tx, ownerId, conversationId)
  const { messages, earlier, later } = await readStretch(tx, ownerId, { conversationId, ...window })
  const ended = new Set(messages.map(({ id }) => id))
  const open = later ? [] : runs.filter(({ id }) => !ended.has(id))
  const parentIds = [...messages, ...open].map(({ parent_id }) => parent_id)
  const others = await listOtherVersions(tx, ownerId, { conversationId, parentIds })
  const byParent = Map.groupBy(others, ({ parent_id }) => parent_id)
  const versionsOf = ({ id, parent_id, order }: Place) =>
    [...(byParent.get(parent_id) ?? []), { id, order }].sort((one, other) => one.order - other.order).map(idOf)
  return {
    ...conversation,
    messages: messages.map((message) => asMessage(message, versionsOf(message))),
    answers: open.map((run) => asAnswer(run, versionsOf(run), runner)),
    earlier,
    later,
  }
}

type Place = { id: string; parent_id: string | null; order: number }

const idOf = ({ id }: { id: string }): string => id

function asMessage({ client_message_id, ...message }: Stored, versions: string[]): Message {
  const content = wholeContent(message.content, message.outcome)
  return { ...message, content, versions, ...(client_message_id !== null && { client_message_id }) }
}

/** If the run is on this node, its draft is ahead of the database. */
function asAnswer(run: OpenRun, versions: string[], runner: Pick<Runner, 'find'>): OpenAnswer {
  const { runId, id, parent_id, order, state } = run
  const { text, steps } = runner.find(runId)?.draft ?? run
  return { id, parent_id, order, state, text, steps, versions }
}

type Stretch = { messages: Stored[]; earlier: boolean; later: boolean }

async function readStretch(
  tx: Transaction,
  ownerId: string,
  { conversationId, limit, before, after, around }: Window & { conversationId: string },
): Promise<Stretch> {
  const read = (bounds: { before: number | undefined } | { after: number }, most: number | undefined) =>
    listMessages(tx, ownerId, { conversationId, limit: most === undefined ? undefined : most + 1, ...bounds })
  const isThere = async (bounds: { before: number } | { after: number }) =>
    (await listMessages(tx, ownerId, { conversationId, limit: 1, ...bounds })).length > 0

  if (around !== undefined) {
    const { order } = await placeOf(tx, ownerId, { conversationId, id: around })
    const most = Math.ceil((limit ?? usualWindow) / 2)
    const above = last(await read({ before: order + 1 }, most), most)
    const below = first(await read({ after: order }, most), most)
    return { messages: [...above.messages, ...below.messages], earlier: above.more, later: below.more }
  }
  if (after !== undefined) {
    const { messages, more } = first(await read({ after }, limit), limit)
    return { messages, earlier: await isThere({ before: after + 1 }), later: more }
  }
  const { messages, more } = last(await read({ before }, limit), limit)
  return { messages, earlier: more, later: before !== undefined && (await isThere({ after: before - 1 })) }
}

const usualWindow = 60

async function placeOf(tx: Transaction, ownerId: string, which: { conversationId: string; id: string }) {
  const found = await findMessage(tx, ownerId, which)
  if (!found?.active) throw noConversation()
  return found
}

function first(messages: Stored[], most = messages.length) {
  return { messages: messages.slice(0, most), more: messages.length > most }
}

function last(messages: Stored[], most = messages.length) {
  return { messages: messages.slice(Math.max(0, messages.length - most)), more: messages.length > most }
}
