import { randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { Conversation, Message, OpenAnswer, UserMessage } from '../contract.ts'
import { pathTo } from '../branches.ts'
import { noConversation } from './conversations.ts'
import { holdConversation } from './conversation-store.ts'
import { addPair, findMessage, findSent, listOtherVersions } from './message-store.ts'
import { messagesQuota } from './quotas.ts'
import { type Shown, showPath, tellShown } from './paths.ts'
import type { Runner } from './runner.ts'
import type { Telling } from './telling.ts'

export type Questions = {
  /**
   * Stores the message and reserves its answer; both are there when this resolves. What has to be said and begun
   * because of it happens when `go` is called.
   */
  ask(person: Person, message: UserMessage): Promise<{ messageId: string; go: () => void }>
}

type Parts = { database: Database; telling: Telling; runner: Runner; quotas: Pick<Quotas, 'charge'> }

type Asked = {
  message: Message
  answer: OpenAnswer
  runId: string
  conversation: Conversation
  shown: Shown | undefined
}

export function createQuestions(parts: Parts): Questions {
  const { database, quotas } = parts
  return {
    async ask(person, message) {
      if (message.replaces !== undefined) await parts.runner.store()
      const asked = await database.as(person.id, async (tx) => {
        const stored = await store(tx, person, message, parts.runner)
        if (typeof stored !== 'string') await quotas.charge(tx, person.id, messagesQuota, 2)
        return stored
      })
      if (typeof asked === 'string') return { messageId: asked, go: () => tellAgain(parts, person, message) }
      return { messageId: asked.message.id, go: () => tellAsked(parts, person, asked) }
    },
  }
}

/** It was stored already, but its acknowledgement may have been lost with the database connection. */
function tellAgain({ telling }: Parts, { id: ownerId }: Person, { conversation_id }: UserMessage): void {
  telling.tell(ownerId, { type: 'conversation/reload', conversation_id })
}

/** The id alone when the message was there already. */
async function store(tx: Transaction, person: Person, message: UserMessage, runner: Runner): Promise<Asked | string> {
  const { conversation_id: conversationId, client_message_id: clientMessageId, content, replaces } = message
  const held = await holdConversation(tx, person.id, conversationId)
  if (!held) throw noConversation()
  const sent = async () =>
    clientMessageId === undefined ? undefined : findSent(tx, person.id, { conversationId, clientMessageId })
  const known = replaces === undefined ? undefined : await sent()
  if (known !== undefined) return known

  const place =
    replaces === undefined
      ? { parentId: held.tipId, others: [], shown: undefined }
      : await makeRoom(tx, person, { conversationId, replaces })
  const question = { id: randomUUIDv7(), conversationId, parentId: place.parentId, content, clientMessageId }
  const reserved = { runId: randomUUIDv7(), answerId: randomUUIDv7(), sessionId: person.sessionId, ...runner.lease() }
  const pair = await addPair(tx, person.id, { question, reserved })
  if (pair) return { ...askedFrom(question, reserved, pair, place.others), runId: reserved.runId, shown: place.shown }
  const before = await sent()
  if (before === undefined) throw noConversation()
  return before
}

/** Steps back to where the replaced message stood; it and what followed become another branch. */
async function makeRoom(
  tx: Transaction,
  { id: ownerId }: Person,
  { conversationId, replaces }: { conversationId: string; replaces: string },
): Promise<{ parentId: string | null; others: string[]; shown: Shown }> {
  const replaced = await findMessage(tx, ownerId, { conversationId, id: replaces })
  if (!replaced) throw new Failure('not-found', 'There is no such message in this conversation.')
  if (replaced.role !== 'user') throw new Failure('invalid', 'Only what you wrote yourself can be replaced.')
  const { parent_id: parentId } = replaced
  const shown = await showPath(tx, ownerId, { conversationId, pathIn: (nodes) => pathTo(nodes, parentId) })
  const others = await listOtherVersions(tx, ownerId, { conversationId, parentIds: [parentId] })
  return { parentId, others: others.map(({ id }) => id), shown }
}

type Reserved = { answerId: string }

function askedFrom(
  { id, parentId, content, clientMessageId }: Parameters<typeof addPair>[2]['question'],
  { answerId }: Reserved,
  { place, saidAt, state, ...conversation }: NonNullable<Awaited<ReturnType<typeof addPair>>>,
  others: string[],
): Omit<Asked, 'runId' | 'shown'> {
  return {
    conversation,
    message: {
      id,
      role: 'user',
      content,
      created_at: saidAt,
      order: place,
      state: 'whole',
      parent_id: parentId,
      versions: [...others, id],
      ...(clientMessageId !== undefined && { client_message_id: clientMessageId }),
      outcome: null,
      steps: [],
    },
    answer: { id: answerId, parent_id: id, order: place + 1, state, text: '', steps: [], versions: [answerId] },
  }
}

function tellAsked({ telling, runner }: Parts, { id: ownerId, sessionId }: Person, asked: Asked): void {
  const { message, answer, runId, conversation, shown } = asked
  const { tell } = telling
  if (shown) tellShown(telling, ownerId, shown)
  tell(ownerId, { type: 'message/added', conversation_id: conversation.id, message })
  tell(ownerId, { type: 'answer/start', conversation_id: conversation.id, answer })
  tell(ownerId, { type: 'conversation/changed', conversation })
  if (answer.state === 'queued') return
  const place = { conversationId: conversation.id, answerId: answer.id, questionId: message.id, order: answer.order }
  runner.begin(ownerId, { ...place, runId, sessionId, attempt: 1, others: [] }, message.content)
}
