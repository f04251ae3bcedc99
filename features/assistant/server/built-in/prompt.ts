import type { LanguageModelV4Prompt, LanguageModelV4ToolResultPart } from '@ai-sdk/provider'
import { z } from 'zod'
import type { ToolResult } from '#foundation/server/tool-result.ts'
import { toolName } from '../loop/tool-name.ts'
import type { Turn } from '#foundation/server/language.ts'

export type Asked = { sentence: string; results: Turn['results'] }

/** The last thing that the person said, and what came back for it so far. */
export function readPrompt(prompt: LanguageModelV4Prompt): Asked {
  const at = prompt.findLastIndex(({ role }) => role === 'user')
  const results = prompt.slice(at + 1).flatMap(readResults)
  return { sentence: textOf(prompt[at]), results }
}

type Message = LanguageModelV4Prompt[number]

function textOf(message: Message | undefined): string {
  if (message?.role !== 'user') return ''
  return message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')
}

function readResults(message: Message): Asked['results'] {
  if (message.role !== 'tool') return []
  return message.content.flatMap((part) => (part.type === 'tool-result' ? [readResult(part)] : []))
}

const thingRef = z.object({
  kind: z.string(),
  id: z.string(),
  title: z.string(),
  start: z.string().exactOptional(),
  end: z.string().exactOptional(),
  original: z.string().nullable().exactOptional(),
})

const shape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), answer: z.unknown(), sources: z.array(z.string()).default([]) }),
  z.object({
    kind: z.literal('done'),
    sentence: z.string(),
    activityId: z.string(),
    sources: z.array(z.string()).default([]),
    things: z.array(thingRef).default([]),
  }),
  z.object({ kind: z.literal('waits'), title: z.string(), activityId: z.string() }),
  z.object({ kind: z.literal('refused'), sentence: z.string() }),
  z.object({ kind: z.literal('unknown'), sentence: z.string() }),
])

function readResult({ toolName: name, output }: LanguageModelV4ToolResultPart): Asked['results'][number] {
  const read = shape.safeParse(valueOf(output))
  const result: ToolResult = read.success ? read.data : { kind: 'refused', sentence: 'This went wrong.' }
  return { tool: toolName(name), result }
}

function valueOf(output: LanguageModelV4ToolResultPart['output']): unknown {
  if (output.type === 'json') return output.value
  if (output.type !== 'text') return undefined
  try {
    return JSON.parse(output.value)
  } catch {
    return undefined
  }
}
