import type { LanguageModelV4, LanguageModelV4StreamPart, LanguageModelV4Usage } from '@ai-sdk/provider'
import { streamOf } from '../loop/stream-of.ts'
import type { CallEnd } from './call-store.ts'
import type { Recorder } from './recorder.ts'

/** A model of which every call is written down when it ends, whichever way it does. */
export function recordedModel(model: LanguageModelV4, recorder: Recorder): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: {},
    async doGenerate(options) {
      try {
        const result = await model.doGenerate(options)
        await recorder.ended({ state: 'answered', sentence: null, ...tokensOf(result.usage) })
        return result
      } catch (error) {
        await recorder.ended(endedEarly(options.abortSignal))
        throw error
      }
    },
    async doStream(options) {
      try {
        const { stream, ...rest } = await model.doStream(options)
        return { ...rest, stream: streamOf(recorded(stream, recorder, options.abortSignal)) }
      } catch (error) {
        await recorder.ended(endedEarly(options.abortSignal))
        throw error
      }
    },
  }
}

async function* recorded(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  recorder: Recorder,
  signal: AbortSignal | undefined,
): AsyncGenerator<LanguageModelV4StreamPart> {
  let end: Omit<CallEnd, 'id'> | undefined
  try {
    for await (const part of stream) {
      if (part.type === 'finish') {
        const { unified } = part.finishReason
        const isWhole = unified !== 'error' && unified !== 'interrupted'
        end = { ...(isWhole ? whole : brokenOff), ...tokensOf(part.usage) }
      }
      yield part
    }
  } catch (error) {
    end ??= endedEarly(signal)
    throw error
  } finally {
    await recorder.ended(end ?? stopped)
  }
}

const whole = { state: 'answered', sentence: null } as const
const brokenOff = { state: 'failed', sentence: 'The answer broke off.' } as const

const nothing = { input_tokens: null, output_tokens: null }
const stopped = { state: 'stopped', sentence: null, ...nothing } as const

function endedEarly(signal: AbortSignal | undefined): Omit<CallEnd, 'id'> {
  return signal?.aborted ? stopped : { ...brokenOff, ...nothing }
}

function tokensOf({ inputTokens, outputTokens }: LanguageModelV4Usage) {
  return { input_tokens: inputTokens.total ?? null, output_tokens: outputTokens.total ?? null }
}
