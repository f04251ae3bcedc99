import type { Answerer } from '#features/chat/server/index.ts'
import { emptyDialogue } from '#foundation/language/dialogue.ts'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import type { Actions } from '#foundation/server/action.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import type { BoundLanguage } from '#foundation/server/language.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { createAnswering } from './answering/answering.ts'
import type { ChooseModel } from './answering/preparing.ts'
import { createBuiltIns } from './built-in/built-in.ts'
import type { Context } from './built-in/context.ts'
import { ownLanguages } from './built-in/skills/skills.ts'
import { memoryActions, memoryLookups } from './memory/actions.ts'
import { destroyForgotten } from './memory/fact-store.ts'
import { createFacts } from './memory/facts.ts'
import { memoryJobs } from './memory/jobs.ts'
import { memoryPart } from './memory/own-part.ts'
import { factsQuota } from './memory/quotas.ts'
import { memoryHandlers } from './memory/routes.ts'
import { type ModelsHouse, openModels } from './models/open-models.ts'
import { ownLookups } from './tools/lookups.ts'
import { createOffered } from './tools/offered.ts'
import { createWhom } from './whom.ts'

export type AssistantHouse = ModelsHouse & {
  languages: () => readonly BoundLanguage[]
  actions: Actions
  quotas: Pick<Quotas, 'charge'>
}

export type AssistantOptions = {
  /** Tests may replace the answerer. */
  choose?: ChooseModel | undefined
  /** In tests, other words for every answer of the built-in assistant. */
  reword?: ((text: string) => string) | undefined
}

export function openAssistant(house: AssistantHouse, options: AssistantOptions): { plugs: Plugs; answer: Answerer } {
  const { database, clock, actions } = house
  const facts = createFacts(house)
  const whom = createWhom(actions)
  const builtIns = createBuiltIns(house.languages)
  const { models, plugs } = openModels(house, { builtIn: () => builtIns.open(nobodys(house)) })
  const answer = createAnswering({
    ...house,
    facts,
    whom,
    offered: createOffered(actions),
    choose: options.choose ?? ((asked) => models.forRun(asked)),
    builtIn: builtIns,
    reword: options.reword ?? ((text) => text),
  })
  return {
    answer,
    plugs: {
      handlers: [...plugs.handlers, ...memoryHandlers({ facts, actions })],
      actions: memoryActions(facts),
      languages: ownLanguages,
      lookups: [...memoryLookups(facts), ...ownLookups({ clock, whom, actions })],
      jobs: [...plugs.jobs, ...memoryJobs(house)],
      quiet: plugs.quiet,
      quotas: [factsQuota],
      emptyTrash: (ownerId) => database.as(ownerId, (tx) => destroyForgotten(tx, ownerId)),
      async *exports(ownerId) {
        yield* plugs.exports(ownerId)
        yield* memoryPart(database, ownerId)
      },
      work: { start: () => models.warm(), drain: async () => {} },
    },
  }
}

/** For warm-up and tests: without a person. */
function nobodys({ clock }: AssistantHouse): Context {
  const conversationId = '00000000-0000-7000-8000-000000000000'
  return {
    now: clock.now(),
    zone: 'UTC',
    format: usualTimeFormat,
    name: '',
    conversationId,
    commands: [],
    before: [],
    dialogue: emptyDialogue,
  }
}
