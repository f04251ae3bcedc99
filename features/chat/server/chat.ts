import type { Clock } from '#foundation/server/clock.ts'
import type { Config } from '#foundation/server/config.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Answerer } from './answerer.ts'
import { createConversations } from './conversations.ts'
import { type ChatLimits, chatLimits } from './limits.ts'
import { createQuestions } from './questions.ts'
import { chatHandlers } from './routes.ts'
import { createRunner } from './runner.ts'
import { chatMessages } from './socket-messages.ts'
import { createTelling } from './telling.ts'
import { createThreads } from './threads.ts'

export type ChatHouse = {
  config: Pick<Config, 'database'>
  log: Log
  clock: Clock
  database: Database
  announce: Announce
}

export type ChatOptions = { answerer: Answerer; limits?: Partial<ChatLimits> | undefined }

export function openChat(house: ChatHouse, { answerer, limits }: ChatOptions): Plugs {
  const telling = createTelling(house)
  const runner = createRunner({ ...house, telling, answerer, limits: { ...chatLimits, ...limits } })
  const conversations = createConversations({ ...house, telling, runner })
  const questions = createQuestions({ ...house, telling, runner })
  const threads = createThreads({ ...house, runner })
  return {
    handlers: chatHandlers({ conversations, threads }),
    messages: chatMessages({ ...house, conversations, questions }),
    work: {
      start: async () => {},
      async drain() {
        await runner.drain()
        await telling.settled()
      },
    },
  }
}
