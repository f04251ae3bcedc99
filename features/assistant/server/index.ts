import type { Answerer } from '#features/chat/server/index.ts'
import type { Feature } from '#foundation/server/feature.ts'
import { type AssistantHouse, type AssistantOptions, openAssistant } from './assistant.ts'

export { ownLanguages } from './built-in/skills/skills.ts'
export { checkModel } from './models/model-check.ts'
export { wishesSaid } from './built-in/wishes-said.ts'

export type { ChooseModel } from './answering/preparing.ts'

export type Assistant = { feature: Feature<AssistantHouse>; answer: Answerer }

/** Who answers in conversations, and what they remember; each call creates a separate instance. */
export function createAssistant(options: AssistantOptions = {}): Assistant {
  let answering: Answerer | undefined
  return {
    feature: {
      name: 'assistant',
      migrations: new URL('migrations/', import.meta.url),
      open(house) {
        const { plugs, answer } = openAssistant(house, options)
        answering = answer
        return plugs
      },
    },
    answer(turn, signal) {
      if (!answering) throw new Error('The assistant was asked before the house was open.')
      return answering(turn, signal)
    },
  }
}
