import { chatLanguage } from './language.ts'
import type { Actions } from '#foundation/server/action.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Config } from '#foundation/server/config.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Notices } from '#foundation/server/notice.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { chatActions, chatLookups } from './actions.ts'
import { answerKind, createAnswerNotice } from './answer-notice.ts'
import type { Answerer } from './answerer.ts'
import { createBranching } from './branching.ts'
import { destroyDeleted, readTitles } from './conversation-store.ts'
import { createConversations } from './conversations.ts'
import { createDocuments } from './documents.ts'
import { chatJobs } from './jobs.ts'
import { type ChatLimits, chatLimits } from './limits.ts'
import { ownPart } from './own-part.ts'
import { createQuestions } from './questions.ts'
import { chatQuotas } from './quotas.ts'
import { chatHandlers } from './routes.ts'
import { createRunner } from './runner.ts'
import { createSearching } from './searching.ts'
import { chatMessages } from './socket-messages.ts'
import { createSweeper } from './sweeper.ts'
import { createTelling } from './telling.ts'
import { createThreads } from './threads.ts'

export type ChatHouse = {
  config: Pick<Config, 'database'>
  log: Log
  clock: Clock
  database: Database
  announce: Announce
  actions: Pick<Actions, 'press'>
  quotas: Pick<Quotas, 'charge'>
  notices: Notices
}

export type ChatOptions = { answerer: Answerer; limits?: Partial<ChatLimits> | undefined }

export function openChat(house: ChatHouse, { answerer, limits }: ChatOptions): Plugs {
  const { config, database } = house
  const telling = createTelling(house)
  const answerNotice = createAnswerNotice(house)
  const running = { ...house, telling, answerer, answerNotice, limits: { ...chatLimits, ...limits } }
  const runner = createRunner(running)
  const parts = { ...house, telling, runner }
  const conversations = createConversations(parts)
  const searching = createSearching(house)
  const handlers = chatHandlers({
    actions: house.actions,
    conversations,
    searching,
    threads: createThreads(parts),
    branching: createBranching(parts),
    documents: createDocuments({ database, conversations }),
  })
  // A database of our own is no other node's.
  const sweeper = createSweeper({ ...running, runner, isAlone: config.database.kind === 'embedded' })

  return {
    handlers,
    messages: chatMessages({ ...house, conversations, questions: createQuestions(parts) }),
    actions: chatActions(conversations),
    lookups: chatLookups(searching, conversations),
    languages: [chatLanguage],
    jobs: chatJobs(house),
    quotas: chatQuotas,
    noticeKinds: [answerKind],
    titles: { chat: readTitles },
    emptyTrash: (ownerId) => database.as(ownerId, (tx) => destroyDeleted(tx, ownerId)),
    exports: (ownerId) => ownPart(database, ownerId),
    work: {
      start: sweeper.start,
      async drain() {
        await sweeper.stop()
        await runner.drain()
        await telling.settled()
      },
    },
  }
}
