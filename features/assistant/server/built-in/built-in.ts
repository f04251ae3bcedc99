import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import type { BoundLanguage, Call, Move } from '#foundation/server/language.ts'
import { streamOf } from '../loop/stream-of.ts'
import { modelName, toolName } from '../loop/tool-name.ts'
import type { Context } from './context.ts'
import { nextMove } from './next-move.ts'
import { isSure } from './sure.ts'
import { readPrompt } from './prompt.ts'
import { createReader, type Reader } from './reader.ts'

export type BuiltIns = {
  open(context: Context): LanguageModelV4
  /** Whether it knows what a message means, so that a model elsewhere need not be asked. */
  isSure(message: string, context: Context): boolean
}

/** Reads with the languages of all features, which are compiled when the first message is answered. */
export function createBuiltIns(languages: () => readonly BoundLanguage[]): BuiltIns {
  let reader: Reader | undefined
  const known = () => (reader ??= createReader(languages()))
  return {
    open: (context) => createBuiltIn(known(), context),
    isSure: (message, context) => isSure(message, known(), context),
  }
}

/** Answers by rules of its own, from the prompt and the context alone: no network, no file, no clock. */
function createBuiltIn(reader: Reader, context: Context): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'built-in',
    modelId: 'built-in',
    supportedUrls: {},
    async doGenerate(options) {
      const move = moveFor(options, reader, context)
      const content =
        move.kind === 'say'
          ? [{ type: 'text' as const, text: move.text }]
          : move.calls.map((call, at) => toCall(call, at))
      return { content, finishReason: reasonOf(move), usage: noTokens, warnings: [] }
    },
    async doStream(options) {
      return { stream: streamOf(told(moveFor(options, reader, context), options.abortSignal)) }
    },
  }
}

function moveFor({ prompt, tools = [] }: LanguageModelV4CallOptions, reader: Reader, context: Context): Move {
  const offered = new Set(tools.map(({ name }) => toolName(name)))
  const move = nextMove(readPrompt(prompt), reader, context, (tool) => offered.has(tool))
  return move.kind === 'say' && context.reword ? { ...move, text: context.reword(move.text) } : move
}

async function* told(move: Move, signal: AbortSignal | undefined): AsyncGenerator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] }
  if (move.kind === 'say') yield* saidInWords(move.text, signal)
  else yield* move.calls.map((call, at) => toCall(call, at))
  yield { type: 'finish', finishReason: reasonOf(move), usage: noTokens }
}

function* saidInWords(text: string, signal: AbortSignal | undefined): Generator<LanguageModelV4StreamPart> {
  const id = 'text'
  yield { type: 'text-start', id }
  for (const delta of text.match(/\s+|\S+\s*/g) ?? []) {
    if (signal?.aborted) break
    yield { type: 'text-delta', id, delta }
  }
  yield { type: 'text-end', id }
}

function toCall({ tool, input }: Call, at: number) {
  return {
    type: 'tool-call' as const,
    toolCallId: `call-${at}`,
    toolName: modelName(tool),
    input: JSON.stringify(input),
  }
}

function reasonOf({ kind }: Move): LanguageModelV4FinishReason {
  const unified = kind === 'say' ? 'stop' : 'tool-calls'
  return { unified, raw: unified }
}

const noTokens: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}
