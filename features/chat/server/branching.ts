import { randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { pathThrough, pathTo } from '../branches.ts'
import type { Conversation, OpenAnswer } from '../contract.ts'
import { noConversation } from './conversations.ts'
import { findConversation, holdConversation, moveTip } from './conversation-store.ts'
import { findMessage, listOtherVersions } from './message-store.ts'
import { type Shown, showPath, tellShown } from './paths.ts'
import { messagesQuota } from './quotas.ts'
import { addRun, listOpenRuns } from './run-store.ts'
import type { Runner } from './runner.ts'
import type { Telling } from './telling.ts'

export type Branching = {
  /** Another answer in place of this one; the one that is being written there already, if there is. */
  retry(person: Person, conversationId: string, answerId: string): Promise<OpenAnswer>
  /** Shows the branch with this message. */
  choose(person: Person, conversationId: string, messageId: string): Promise<Conversation>
}

type Parts = { database: Database; telling: Telling; runner: Runner; quotas: Pick<Quotas, 'charge'> }

export function createBranching(parts: Parts): Branching {
  const { database, telling, runner, quotas } = parts
  return {
    async retry(person, conversationId, answerId) {
      await runner.store()
      const retried = await database.as(person.id, async (tx) => {
        const another = await retryIn(tx, person, { conversationId, answerId, runner })
        if ('run' in another) await quotas.charge(tx, person.id, messagesQuota, 1)
        return another
      })
      if ('run' in retried) tellRetried(parts, person, retried)
      return retried.answer
    },
    async choose({ id: ownerId }, conversationId, messageId) {
      await runner.store()
      const { conversation, shown } = await database.as(ownerId, (tx) =>
        chooseIn(tx, ownerId, { conversationId, messageId }),
      )
      if (!conversation) throw noConversation()
      if (shown) {
        tellShown(telling, ownerId, shown)
        telling.tell(ownerId, { type: 'conversation/changed', conversation })
      }
      return conversation
    },
  }
}

type Run = { runId: string; questionId: string }
type Retried = { answer: OpenAnswer; run: Run; conversation: Conversation; shown: Shown }

async function retryIn(
  tx: Transaction,
  { id: ownerId, sessionId }: Person,
  { conversationId, answerId, runner }: { conversationId: string; answerId: string; runner: Runner },
): Promise<Retried | { answer: OpenAnswer }> {
  if (!(await holdConversation(tx, ownerId, conversationId))) throw noConversation()
  const open = await listOpenRuns(tx, ownerId, conversationId)
  const questionId =
    open.find(({ id }) => id === answerId)?.parent_id ?? (await questionOf(tx, ownerId, { conversationId, answerId }))
  const versionsOf = async (id: string) => {
    const others = await listOtherVersions(tx, ownerId, { conversationId, parentIds: [questionId] })
    return [...others.map((other) => other.id), id]
  }
  const known = open.find(({ parent_id }) => parent_id === questionId)
  if (known) {
    const { id, parent_id, order, state, text, steps } = known
    return { answer: { id, parent_id, order, state, text, steps, versions: await versionsOf(id) } }
  }
  const shown = await showPath(tx, ownerId, { conversationId, pathIn: (nodes) => pathTo(nodes, questionId) })
  const run = { conversationId, runId: randomUUIDv7(), answerId: randomUUIDv7(), questionId, sessionId }
  const { place, state, ...conversation } = await addRun(tx, ownerId, { ...run, ...runner.lease() })
  const versions = await versionsOf(run.answerId)
  const answer = { id: run.answerId, parent_id: questionId, order: place, state, text: '', steps: [], versions }
  return { answer, run, conversation, shown }
}

async function questionOf(
  tx: Transaction,
  ownerId: string,
  { conversationId, answerId }: { conversationId: string; answerId: string },
): Promise<string> {
  const found = await findMessage(tx, ownerId, { conversationId, id: answerId })
  if (!found) throw new Failure('not-found', 'There is no such answer in this conversation.')
  if (found.role !== 'assistant' || found.parent_id === null)
    throw new Failure('invalid', 'Only an answer can be retried.')
  return found.parent_id
}

function tellRetried({ telling, runner }: Parts, { id: ownerId, sessionId }: Person, retried: Retried): void {
  const { answer, run, conversation, shown } = retried
  tellShown(telling, ownerId, shown)
  telling.tell(ownerId, { type: 'answer/start', conversation_id: conversation.id, answer })
  telling.tell(ownerId, { type: 'conversation/changed', conversation })
  if (answer.state === 'queued') return
  const { id: answerId, order, versions } = answer
  const others = versions.slice(0, -1)
  runner.begin(ownerId, { ...run, conversationId: conversation.id, answerId, order, sessionId, attempt: 1, others })
}

type Chosen = { conversation: Conversation | undefined; shown?: Shown }

async function chooseIn(
  tx: Transaction,
  ownerId: string,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<Chosen> {
  const held = await holdConversation(tx, ownerId, conversationId)
  if (!held) throw noConversation()
  const pathIn = (nodes: Parameters<typeof pathThrough>[0]) => {
    if (nodes.some(({ id }) => id === messageId)) return pathThrough(nodes, messageId)
    throw new Failure('not-found', 'There is no such message in this conversation.')
  }
  const shown = await showPath(tx, ownerId, { conversationId, pathIn })
  const tipId = shown.path.at(-1) ?? null
  if (tipId === held.tipId) return { conversation: await findConversation(tx, ownerId, conversationId) }
  return { conversation: await moveTip(tx, ownerId, { id: conversationId, tipId }), shown }
}
