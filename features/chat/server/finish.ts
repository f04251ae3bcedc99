import type { Transaction } from '#foundation/server/database/database.ts'
import type { Conversation, OpenAnswer } from '../contract.ts'
import { titleOfMessages } from '../rules.ts'
import { type Closing, closeAnswers, cutAnswer, tellClosing } from './closing.ts'
import { holdConversation, titleConversation } from './conversation-store.ts'
import { firstWords } from './message-store.ts'
import { outwait } from './patience.ts'
import { type Answer, type Claimed, claimNext, handOver } from './run-store.ts'
import type { LocalRun, Runner, RunnerParts } from './runner.ts'
import type { End } from './work.ts'

type Parts = RunnerParts &
  Pick<Runner, 'lease' | 'begin'> & {
    /** Set when the server is closing: no more waiting. */
    isClosing: () => boolean
  }

type Finished = { closing: Closing; next: Claimed | undefined }

/** Stores how an answer ended, says so, and goes on with the next that waits. It never rejects. */
export function createFinish(parts: Parts): (local: LocalRun, end: End) => Promise<void> {
  const { log, telling, begin } = parts

  return async (local, end) => {
    const { ownerId, run } = local
    try {
      if (end === 'left' && (await leave(parts, local))) return
      if (end === 'lost') return log.info({ run: run.runId }, 'an answer was ended by somebody else')
      const finished = await outwait(() => store(parts, local, answerOf(local, end)), parts.isClosing)
      if (!finished) return endedAlready(local)
      tellClosing(telling, ownerId, finished.closing)
      if (finished.next) goOn(parts, ownerId, finished.next)
    } catch (error) {
      // Its lease runs out, and it is closed as interrupted.
      log.error({ err: error, run: run.runId }, 'the end of an answer could not be stored')
    }
  }

  /** Already ended by another node, or by a commit whose acknowledgement we lost; clients must reload. */
  function endedAlready({ ownerId, run: { runId, conversationId } }: LocalRun): void {
    log.info({ run: runId }, 'an answer had ended already')
    telling.tell(ownerId, { type: 'conversation/reload', conversation_id: conversationId })
  }

  function goOn({ telling: { tell } }: Parts, ownerId: string, next: Claimed): void {
    tellStart(tell, ownerId, next)
    begin(ownerId, next)
  }
}

/** For an answer whose turn has come. */
export function tellStart(
  tell: RunnerParts['telling']['tell'],
  ownerId: string,
  { conversationId, answerId: id, questionId, order, others }: Claimed,
): void {
  const versions = [...others, id]
  const answer: OpenAnswer = { id, parent_id: questionId, order, state: 'running', text: '', steps: [], versions }
  tell(ownerId, { type: 'answer/start', conversation_id: conversationId, answer })
}

/** If nothing was written, another node may start over. */
async function leave({ database }: Parts, { ownerId, run, draft }: LocalRun): Promise<boolean> {
  if (draft.text !== '' || draft.steps.length > 0) return false
  return database.as(ownerId, (tx) => handOver(tx, ownerId, run))
}

function answerOf({ run, draft: { text, steps, outcome, dialogue } }: LocalRun, end: Exclude<End, 'lost'>): Answer {
  const { state, sentence } = end === 'left' ? { state: 'interrupted' as const, sentence: undefined } : end
  const cut = cutAnswer({ ...run, text, steps, outcome, dialogue, state })
  if (sentence === undefined) return cut
  if (text === '') return { ...cut, content: sentence }
  const broken = { id: 'broken-off', label: 'The answer broke off', state: 'failed', detail: sentence } as const
  return { ...cut, steps: [...cut.steps, broken] }
}

function store(
  { database, lease, answerNotice }: Parts,
  { ownerId, run }: LocalRun,
  answer: Answer,
): Promise<Finished | undefined> {
  const { conversationId } = run
  return database.as(ownerId, async (tx) => {
    await holdConversation(tx, ownerId, conversationId)
    const closing = await closeAnswers(tx, ownerId, { conversationId, answers: [answer] })
    if (!closing) return undefined
    const conversation = await withTitle(tx, ownerId, closing.conversation)
    await answerNotice(tx, ownerId, { conversation, id: run.answerId, state: answer.state })
    const { node, leaseMilliseconds } = lease()
    const next =
      closing.waiting && node !== undefined
        ? await claimNext(tx, ownerId, { conversationId, node, leaseMilliseconds })
        : undefined
    return { closing: { ...closing, conversation }, next }
  })
}

/** After its first exchange that says what it is about, a conversation is called by that. */
async function withTitle(tx: Transaction, ownerId: string, conversation: Conversation): Promise<Conversation> {
  if (!conversation.provisional) return conversation
  const { id } = conversation
  const title = titleOfMessages(await firstWords(tx, ownerId, id))
  if (title === undefined) return conversation
  return (await titleConversation(tx, ownerId, { id, title })) ?? conversation
}
