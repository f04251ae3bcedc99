import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ToolResult } from '#foundation/server/tool-result.ts'

export type Tool = {
  /** As the registry calls it; `tool-name.ts` makes it fit for models. */
  name: string
  description: string
  /** JSON Schema of its input, made once. */
  inputSchema: Record<string, unknown>
  /** For the line that the person sees: “Searching your chats”. */
  label: string
  /** Never throws: a `Failure` is a `refused`, anything else is logged and told with a plain sentence. */
  run: (input: unknown, call: { key: string; signal: AbortSignal }) => Promise<ToolResult>
}

export type Limits = {
  steps: number
  milliseconds: number
  /** In and out, of one run. */
  tokens: number
}

/** The input of a run. It knows no database, socket or feature. */
export type Run = {
  model: LanguageModelV4
  instructions: string
  messages: readonly { role: 'user' | 'assistant'; content: string }[]
  tools: readonly Tool[]
  limits: Limits
  /** Long answers of tools are not cut: the built-in assistant reads what they hold, and pays for no word of it. */
  whole?: boolean
  /** A card that waits does not end the run: the built-in assistant has the other wishes of the message left. */
  goesOn?: boolean
  /** A bug, with the tool that it struck in; the person is told that something broke. */
  report: (error: unknown, tool?: string) => void
}

/** Numbers count from the beginning of the run: ids of models repeat. */
export type LoopEvent =
  | { type: 'text'; text: string }
  | { type: 'tool-start'; key: string; tool: string; label: string }
  | { type: 'tool-end'; key: string; tool: string; result: ToolResult }
  /** A model failed and is called again after this many milliseconds; attempts are counted over the whole run. */
  | { type: 'retrying'; attempt: number; milliseconds: number; sentence: string }
  | { type: 'end'; end: LoopEnd }

/** `sentence`: for the person, where the end is not the model's own. */
export type LoopEnd =
  | { why: 'finished' | 'waiting' | 'stopped' }
  | { why: 'steps' | 'time' | 'tokens' | 'refused' | 'length' | 'empty' | 'failed'; sentence: string }
