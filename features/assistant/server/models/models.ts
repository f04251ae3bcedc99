import type { LanguageModelV4 } from '@ai-sdk/provider'
import { Failure } from '#foundation/contract/failure.ts'
import type { Config } from '#foundation/server/config.ts'
import type { ModelSettings } from '#foundation/server/model-settings.ts'
import type { Answering } from '../../contract.ts'
import { recordedModel } from '../leaving/recorded-model.ts'
import { createRecorder, type RecorderParts } from '../leaving/recorder.ts'
import type { Limits } from '../loop/event.ts'
import { warmLoop } from '../loop/loop.ts'
import type { OwnSettings } from '../settings/settings-store.ts'
import { modelOf } from './provider.ts'
import { type Trial, tryOnce } from './trial.ts'

export type Asked = {
  ownerId: string
  conversationId: string
  builtIn: LanguageModelV4
  /** Whether the built-in one is sure of the message. */
  isSure: () => boolean
}
export type Chosen = { model: LanguageModelV4; answering: Answering; limits: Limits }

/** Who answers a person: the model that is configured, or the built-in one where there is none or nothing may leave. */
export type Models = {
  /** Refuses with a sentence where the day’s tokens are used up. */
  forRun(asked: Asked): Promise<Chosen>
  answering(ownerId: string): Promise<Answering>
  /** Asks the configured model for one word. */
  test(ownerId: string, signal: AbortSignal): Promise<Trial>
  /** The first answer of a process takes longer than those that follow. */
  warm(): Promise<void>
}

export type ModelParts = RecorderParts & {
  config: Pick<Config, 'model' | 'assistant' | 'nothingLeaves'>
  own: (ownerId: string) => Promise<OwnSettings>
  tokensToday: (ownerId: string) => Promise<number>
  builtIn: () => LanguageModelV4
}

const builtInAnswers: Answering = { kind: 'built-in', model: 'Built-in assistant', host: null }

export function createModels(parts: ModelParts): Models {
  const { config } = parts
  const chooser = createChooser(parts)

  return {
    async forRun({ ownerId, conversationId, builtIn, isSure }) {
      const settings = await chooser.configuredFor(ownerId)
      if (settings === undefined || (settings.answers === 'rest' && isSure()))
        return { model: builtIn, answering: builtInAnswers, limits: freeLimits(config) }
      const answering = answeringOf(settings)
      const limits = await chooser.limitsFor(ownerId)
      return { model: await chooser.outside(settings, ownerId, conversationId), answering, limits }
    },
    answering: async (ownerId) => answeringOf(await chooser.configuredFor(ownerId)),
    async test(ownerId, signal) {
      try {
        const settings = await chooser.configuredFor(ownerId)
        const model = settings === undefined ? parts.builtIn() : await chooser.outside(settings, ownerId)
        const limits = settings === undefined ? freeLimits(config) : await chooser.limitsFor(ownerId)
        return await tryOnce(model, { settings, limits }, signal)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        return { works: false, sentence: error.message, milliseconds: 0 }
      }
    },
    async warm() {
      await warmLoop(parts.builtIn())
      // Loads the maker's package; nothing is asked.
      if (config.model && !config.nothingLeaves) await modelOf(config.model, fetchNothing)
    },
  }
}

function createChooser(parts: ModelParts) {
  const { config, own, tokensToday } = parts
  return {
    /** `undefined`: the built-in assistant answers. */
    async configuredFor(ownerId: string): Promise<ModelSettings | undefined> {
      if (config.nothingLeaves || config.model === undefined) return undefined
      return (await own(ownerId)).nothingLeaves ? undefined : config.model
    },

    async outside(settings: ModelSettings, ownerId: string, conversationId?: string): Promise<LanguageModelV4> {
      const recorder = createRecorder(parts, { ownerId, conversationId, model: settings.name, key: settings.key })
      return recordedModel(await modelOf(settings, recorder.fetch), recorder)
    },

    /** What is left of the day's limit for this run. */
    async limitsFor(ownerId: string): Promise<Limits> {
      const { steps, seconds, tokensPerRun, tokensPerDay } = config.assistant
      const day = Math.min((await own(ownerId)).tokensPerDay ?? tokensPerDay, tokensPerDay)
      const left = day - (await tokensToday(ownerId))
      if (left <= 0) throw new Failure('too-many-requests', usedUp(day))
      return { steps, milliseconds: seconds * 1_000, tokens: Math.min(tokensPerRun, left) }
    },
  }
}

async function fetchNothing(): Promise<never> {
  throw new Error('Nothing is asked yet.')
}

function answeringOf(settings: ModelSettings | undefined): Answering {
  if (settings === undefined) return builtInAnswers
  return { kind: 'outside', model: settings.name, host: settings.baseUrl.host }
}

/** The built-in one uses no tokens that anybody counts. */
function freeLimits({ assistant: { seconds } }: ModelParts['config']): Limits {
  return { steps: ownSteps, milliseconds: seconds * 1_000, tokens: Number.MAX_SAFE_INTEGER }
}

/** A message may hold five wishes, each with some lookups before its deed. */
const ownSteps = 40

function usedUp(day: number): string {
  return `Today’s ${day.toLocaleString('en')} tokens are used up. They are counted anew at midnight, UTC; the limit is under Settings, Assistant.`
}
