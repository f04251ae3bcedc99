import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider'
import { z } from 'zod'
import { modelName } from '../loop/tool-name.ts'

/** What it is told to do: by its person, or by the author of a text it reads. */
const order = z.object({
  call: z.string().optional(),
  input: z.unknown().optional(),
  say: z.string().optional(),
})
export type Order = z.infer<typeof order>

/** How orders stand in a text, wherever it is found. */
export function ordersIn(...orders: Order[]): string {
  return orders.map((each) => `⟦${JSON.stringify(each)}⟧`).join(' ')
}

/** Invisible characters from the tag block, for hidden orders. */
export function unseen(text: string): string {
  return Array.from(text, (letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('')
}

/**
 * A model that does what any text tells it to: every order that it finds, once, in the order in which it finds them. It
 * even reads what is hidden. Ids of its calls are all the same.
 */
export function obeyingModel(): LanguageModelV4 {
  const obeyed = new Set<string>()
  return {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'obeying',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('Only streams are asked for.')),
    async doStream(options) {
      return { stream: streamOf([...obey(options, obeyed)]) }
    },
  }
}

function* obey({ prompt }: LanguageModelV4CallOptions, obeyed: Set<string>): Generator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] }
  const orders = findOrders(textOf(prompt)).filter((each) => !obeyed.has(JSON.stringify(each)))
  for (const each of orders) obeyed.add(JSON.stringify(each))
  const words = orders.flatMap(({ say }) => say ?? []).join(' ')
  const calls = orders.flatMap(({ call, input = {} }) => (call === undefined ? [] : [{ call, input }]))
  const text = words === '' && calls.length === 0 ? 'That is all I found.' : words
  if (text !== '') {
    yield { type: 'text-start', id: '0' }
    yield { type: 'text-delta', id: '0', delta: text }
    yield { type: 'text-end', id: '0' }
  }
  for (const { call, input } of calls)
    yield { type: 'tool-call', toolCallId: 'call', toolName: modelName(call), input: JSON.stringify(input) }
  const unified = calls.length > 0 ? ('tool-calls' as const) : ('stop' as const)
  yield { type: 'finish', finishReason: { unified, raw: undefined }, usage }
}

function streamOf(parts: LanguageModelV4StreamPart[]): ReadableStream<LanguageModelV4StreamPart> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
}

const usage = {
  inputTokens: { total: 10, noCache: 10, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 10, text: 10, reasoning: 0 },
}

function findOrders(text: string): Order[] {
  return Array.from(text.matchAll(/⟦(.*?)⟧/gs), ([, found = '']) => parse(found)).filter((each) => each !== undefined)
}

/** It may be JSON within JSON, with as many backslashes. */
function parse(text: string): Order | undefined {
  for (let bare = text, depth = 0; depth < 5; depth += 1) {
    const found = tryParse(bare)
    if (found) return found
    bare = bare.replaceAll(/\\(["\\])/g, '$1')
  }
  return undefined
}

function tryParse(text: string): Order | undefined {
  try {
    return order.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function textOf(prompt: LanguageModelV4Prompt): string {
  const plain = prompt.map((message) => flat(message.content)).join('\n')
  return plain.replaceAll(/[\u{e0020}-\u{e007e}]/gu, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0xe0000),
  )
}

function flat(content: LanguageModelV4Prompt[number]['content']): string {
  if (typeof content === 'string') return content
  return content
    .map((part) => {
      if (part.type === 'text') return part.text
      if (part.type === 'tool-result' && part.output.type === 'text') return part.output.value
      return ''
    })
    .join('\n')
}
