import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { Answerer } from '#features/chat/server/index.ts'
import type { Actions } from '#foundation/server/action.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import { createAnswering } from './answering/answering.ts'
import type { ChooseModel } from './answering/preparing.ts'
import { memoryActions, memoryLookups } from './memory/actions.ts'
import { createFacts } from './memory/facts.ts'
import { memoryJobs } from './memory/jobs.ts'
import { memoryPart } from './memory/own-part.ts'
import { memoryHandlers } from './memory/routes.ts'
import { type ModelsHouse, openModels } from './models/open-models.ts'
import { ownLookups } from './tools/lookups.ts'
import { createOffered } from './tools/offered.ts'
import { createWhom } from './whom.ts'

export type AssistantHouse = ModelsHouse & { actions: Actions }

export type AssistantOptions = {
  /** In tests, somebody else who answers. */
  choose?: ChooseModel | undefined
}

export function openAssistant(house: AssistantHouse, options: AssistantOptions): { plugs: Plugs; answer: Answerer } {
  const { database, clock, actions } = house
  const facts = createFacts(house)
  const whom = createWhom(actions)
  const { models, plugs } = openModels(house, { builtIn: silent })
  const answer = createAnswering({
    ...house,
    facts,
    whom,
    offered: createOffered(actions),
    choose: options.choose ?? ((asked) => models.forRun(asked)),
    builtIn: silent,
  })
  return {
    answer,
    plugs: {
      handlers: [...plugs.handlers, ...memoryHandlers({ facts, actions })],
      actions: memoryActions(facts),
      lookups: [...memoryLookups(facts), ...ownLookups({ clock, whom, actions })],
      jobs: [...plugs.jobs, ...memoryJobs(house)],
      quiet: plugs.quiet,
      async *exports(ownerId) {
        yield* plugs.exports(ownerId)
        yield* memoryPart(database, ownerId)
      },
      work: { start: () => models.warm(), drain: async () => {} },
    },
  }
}

/** What is said until there is an assistant. */
const notYet =
  'I cannot answer yet: the assistant of this server is still to come. Everything you write here is kept, and will be here when it arrives.'

function silent(): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'built-in',
    modelId: 'built-in',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('Only streams are asked for.')),
    doStream: async () => ({
      stream: new ReadableStream({
        start(controller) {
          for (const part of sayNotYet()) controller.enqueue(part)
          controller.close()
        },
      }),
    }),
  }
}

function* sayNotYet(): Generator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] }
  yield { type: 'text-start', id: '0' }
  yield { type: 'text-delta', id: '0', delta: notYet }
  yield { type: 'text-end', id: '0' }
  const none = { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 }
  const usage = { inputTokens: none, outputTokens: { total: 0, text: 0, reasoning: 0 } }
  yield { type: 'finish', finishReason: { unified: 'stop', raw: undefined }, usage }
}
