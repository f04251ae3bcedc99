import type { LanguageModelV4 } from '@ai-sdk/provider'
import { type AssistantModelMessage, type ModelMessage, streamText, type ToolSet } from 'ai'

/** One call that a model asks for; `input` is missing where what it wrote is no JSON, or no such tool was offered. */
export type Wanted = { id: string; name: string; input: unknown; problem: 'unknown' | 'malformed' | undefined }

/** What one question to a model came to. `said`: what it wrote, as it is shown to it again. */
export type Step =
  | { why: 'answered'; reason: string; wanted: Wanted[]; said: ModelMessage[]; tokens: number }
  | { why: 'failed'; error: unknown; broken: boolean }
  | { why: 'aborted' }

export type Asked = {
  model: LanguageModelV4
  instructions: string
  messages: ModelMessage[]
  tools: ToolSet
  /** Of our own names for calls: those of models repeat. */
  number: number
  /** The most that may be written. */
  tokens: number
}

/** Asks once, and hands over the text as it comes. Never throws. */
export async function* takeStep(asked: Asked, given: AbortSignal): AsyncGenerator<string, Step> {
  if (given.aborted) return { why: 'aborted' }
  const over = new AbortController()
  const signal = AbortSignal.any([given, over.signal])
  const { model, instructions, messages, tools, number } = asked
  const gathered = { wanted: [] as Wanted[], characters: 0, reason: '', tokens: 0 }
  try {
    const result = streamText({
      model,
      ...(instructions && { instructions }),
      messages,
      tools,
      maxRetries: 0,
      abortSignal: signal,
      telemetry: { isEnabled: false },
      experimental_download: refuseDownload,
      onError: () => {},
    })
    for await (const part of untilAborted(result.stream, signal)) {
      if (part.type === 'error') return { why: 'failed', error: part.error, broken: gathered.characters > 0 }
      if (part.type === 'abort') return { why: 'aborted' }
      if (part.type === 'text-delta' && part.text) {
        gathered.characters += part.text.length
        yield part.text
      }
      if (part.type === 'tool-call') gathered.wanted.push(wantedOf(part, `${number}-${gathered.wanted.length + 1}`))
      if (part.type === 'finish-step') {
        gathered.reason = part.finishReason
        gathered.tokens = (part.usage.inputTokens ?? 0) + (part.usage.outputTokens ?? 0)
      }
      if (roughly(gathered.characters) > asked.tokens) return tooLong(gathered)
    }
    if (signal.aborted) return { why: 'aborted' }
    return { why: 'answered', ...gathered, said: nameAgain(await result.responseMessages, gathered.wanted) }
  } catch (error) {
    return signal.aborted ? { why: 'aborted' } : { why: 'failed', error, broken: gathered.characters > 0 }
  } finally {
    // Disconnects a server that is still writing.
    over.abort()
  }
}

type Gathered = { wanted: Wanted[]; characters: number; tokens: number }

function tooLong({ tokens, characters }: Gathered): Step {
  return { why: 'answered', reason: 'tokens', wanted: [], said: [], tokens: Math.max(tokens, roughly(characters)) }
}

/** An estimate for servers that do not count: four characters per token. */
export function roughly(characters: number): number {
  return Math.ceil(characters / 4)
}

/** Addresses that stand in a prompt are nothing to fetch. */
async function refuseDownload(addresses: readonly unknown[]): Promise<never[]> {
  if (addresses.length > 0) throw new Error('Nothing is downloaded for a model.')
  return []
}

type ToolCall = { toolName: string; input: unknown; invalid?: boolean | undefined; error?: unknown }

function wantedOf({ toolName, input, invalid, error }: ToolCall, id: string): Wanted {
  const isUnknown = error instanceof Error && error.name === 'AI_NoSuchToolError'
  const problem = invalid ? (isUnknown ? 'unknown' : 'malformed') : undefined
  return { id, name: toolName, input: invalid ? {} : input, problem }
}

/** The same words under our own names for the calls, so that no two of a run are alike. */
function nameAgain(messages: readonly ModelMessage[], wanted: readonly Wanted[]): ModelMessage[] {
  const left = [...wanted]
  const rename = (part: SaidPart): SaidPart[] => {
    if (part.type === 'tool-result' || part.type === 'tool-approval-request') return []
    if (part.type !== 'tool-call') return [part]
    const own = left.shift()
    return own ? [{ ...part, toolCallId: own.id, input: own.input }] : []
  }
  return messages.flatMap((message) => {
    if (message.role !== 'assistant') return []
    return typeof message.content === 'string' ? [message] : [{ ...message, content: message.content.flatMap(rename) }]
  })
}

type SaidPart = Exclude<AssistantModelMessage['content'], string>[number]

/** Ends with the signal, even if the producer ignores it. */
async function* untilAborted<T>(stream: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const parts = stream[Symbol.asyncIterator]()
  const { promise: aborted, resolve } = Promise.withResolvers<undefined>()
  const end = () => resolve(undefined)
  signal.addEventListener('abort', end, { once: true })
  try {
    if (signal.aborted) return
    for (;;) {
      const next = await Promise.race([parts.next(), aborted])
      if (next === undefined || next.done) return
      yield next.value
    }
  } finally {
    signal.removeEventListener('abort', end)
    // Errors from cancelling belong to text that is no longer read.
    parts.return?.().catch(() => {})
  }
}
