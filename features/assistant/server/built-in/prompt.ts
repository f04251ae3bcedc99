import type { LanguageModelV4Prompt, LanguageModelV4ToolResultPart } from '@ai-sdk/provider'
import { z } from 'zod'
import type { ToolResult } from '../loop/event.ts'
import { toolName } from '../loop/tool-name.ts'
import type { Said, Turn } from './skills/skill.ts'

export type Asked = { before: readonly Said[]; sentence: string; results: Turn['results'] }

/** The last thing that the person said, what was said before it and what came back for it so far. */
export function readPrompt(prompt: LanguageModelV4Prompt): Asked {
  const at = prompt.findLastIndex(({ role }) => role === 'user')
  const said = prompt.slice(0, at + 1).flatMap(readSaid)
  const results = prompt.slice(at + 1).flatMap(readResults)
  return { before: said.slice(0, -1), sentence: said.at(-1)?.text ?? '', results }
}

type Message = LanguageModelV4Prompt[number]

function readSaid(message: Message): Said[] {
  if (message.role !== 'user' && message.role !== 'assistant') return []
  const text = message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')
  // The question stays where it is, even where it is empty.
  return text === '' && message.role === 'assistant' ? [] : [{ role: message.role, text }]
}

function readResults(message: Message): Asked['results'] {
  if (message.role !== 'tool') return []
  return message.content.flatMap((part) => (part.type === 'tool-result' ? [readResult(part)] : []))
}

const shape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), answer: z.unknown(), sources: z.array(z.string()).default([]) }),
  z.object({
    kind: z.literal('done'),
    sentence: z.string(),
    activityId: z.string(),
    sources: z.array(z.string()).default([]),
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
