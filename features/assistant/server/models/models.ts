import type { LanguageModelV4 } from '@ai-sdk/provider'
import { Failure } from '#foundation/contract/failure.ts'
import type { Config } from '#foundation/server/config.ts'
import type { ModelSettings } from '#foundation/server/model-settings.ts'
import type { Answering } from '../../contract.ts'
import { recordedModel } from '../leaving/recorded-model.ts'
import { createRecorder, type RecorderParts } from '../leaving/recorder.ts'
import type { Limits } from '../loop/event.ts'
import { runLoop, warmLoop } from '../loop/loop.ts'
import type { OwnSettings } from '../settings/settings-store.ts'
import { modelOf } from './provider.ts'

export type Asked = { ownerId: string; conversationId: string; builtIn: LanguageModelV4 }
export type Chosen = { model: LanguageModelV4; answering: Answering; limits: Limits }
export type Trial = { works: boolean; sentence: string; milliseconds: number }

/** Who answers a person: the model that is configured, or the built-in one where there is none or nothing may leave. */
export type Models = {
  /** Refuses with a sentence where the day’s tokens are used up. */
  forRun(asked: Asked): Promise<Chosen>
  answering(ownerId: string): Promise<Answering>
  /** Asks whoever answers for one word. */
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
  const { config, clock, own, tokensToday } = parts

  /** Nothing: the built-in one answers. */
  async function configuredFor(ownerId: string): Promise<ModelSettings | undefined> {
    if (config.nothingLeaves || config.model === undefined) return undefined
    return (await own(ownerId)).nothingLeaves ? undefined : config.model
  }

  async function outside(settings: ModelSettings, ownerId: string, conversationId?: string): Promise<LanguageModelV4> {
    const recorder = createRecorder(parts, { ownerId, conversationId, model: settings.name, key: settings.key })
    return recordedModel(await modelOf(settings, recorder.fetch), recorder)
  }

  /** What is left of the day, for this run. */
  async function limitsFor(ownerId: string): Promise<Limits> {
    const { steps, seconds, tokensPerRun, tokensPerDay } = config.assistant
    const day = Math.min((await own(ownerId)).tokensPerDay ?? tokensPerDay, tokensPerDay)
    const left = day - (await tokensToday(ownerId))
    if (left <= 0) throw new Failure('too-many-requests', usedUp(day))
    return { steps, milliseconds: seconds * 1_000, tokens: Math.min(tokensPerRun, left) }
  }

  async function trial(ownerId: string, signal: AbortSignal, settings: ModelSettings | undefined): Promise<Trial> {
    const model = settings === undefined ? parts.builtIn() : await outside(settings, ownerId)
    const limits = { ...(settings === undefined ? freeLimits(config) : await limitsFor(ownerId)), ...trialLimits }
    const started = performance.now()
    const ending = await lastOf(model, limits, signal)
    const milliseconds = Math.round(performance.now() - started)
    const works = ending === undefined
    const name = settings === undefined ? 'The built-in assistant' : `${settings.name} at ${settings.baseUrl.host}`
    const note = settings === undefined ? ' Nothing leaves this server for it.' : ''
    return { works, milliseconds, sentence: works ? `${name} answered in ${milliseconds} ms.${note}` : ending }
  }

  return {
    async forRun({ ownerId, conversationId, builtIn }) {
      const settings = await configuredFor(ownerId)
      if (settings === undefined) return { model: builtIn, answering: builtInAnswers, limits: freeLimits(config) }
      const limits = await limitsFor(ownerId)
      return { model: await outside(settings, ownerId, conversationId), answering: answeringOf(settings), limits }
    },
    answering: async (ownerId) => answeringOf(await configuredFor(ownerId)),
    async test(ownerId, signal) {
      try {
        return await trial(ownerId, signal, await configuredFor(ownerId))
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        return { works: false, sentence: error.message, milliseconds: 0 }
      }
    },
    async warm() {
      await warmLoop(parts.builtIn())
      // Loads the maker's package; nothing is asked.
      if (config.model && !config.nothingLeaves) await modelOf(config.model, () => refuse(clock.now()))
    },
  }
}

async function refuse(now: Date): Promise<never> {
  throw new Failure('internal', `Nothing is asked yet, at ${now.toISOString()}.`)
}

function answeringOf(settings: ModelSettings | undefined): Answering {
  if (settings === undefined) return builtInAnswers
  return { kind: 'outside', model: settings.name, host: settings.baseUrl.host }
}

/** The built-in one uses no tokens that anybody counts. */
function freeLimits({ assistant: { steps, seconds } }: ModelParts['config']): Limits {
  return { steps, milliseconds: seconds * 1_000, tokens: Number.MAX_SAFE_INTEGER }
}

const trialLimits = { steps: 1, milliseconds: 20_000 }

/** Nothing: it answered. */
async function lastOf(model: LanguageModelV4, limits: Limits, signal: AbortSignal): Promise<string | undefined> {
  const messages = [{ role: 'user' as const, content: 'Hello! Please answer with one word.' }]
  let spoke = false
  for await (const event of runLoop({ model, instructions: '', messages, tools: [], limits }, signal)) {
    spoke ||= event.type === 'text'
    if (event.type !== 'end' || event.end.why === 'finished') continue
    if (spoke && (event.end.why === 'length' || event.end.why === 'tokens')) continue
    return 'sentence' in event.end ? event.end.sentence : 'The test was stopped before there was an answer.'
  }
  return undefined
}

function usedUp(day: number): string {
  return `Today’s ${day.toLocaleString('en')} tokens are used up. They are counted anew at midnight, UTC; the limit is under Settings, Assistant.`
}
