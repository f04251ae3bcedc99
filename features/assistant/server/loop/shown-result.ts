import type { ToolResult } from '#foundation/server/tool-result.ts'
import { visible } from './visible.ts'

/** What a model reads of it: with its sources, and without anything a person could not see. */
export function shownResult(result: ToolResult, { whole = false }: { whole?: boolean } = {}): string {
  if (result.kind !== 'answer') return visible(JSON.stringify(result))
  return visible(JSON.stringify(withOrigin(whole ? result : shortened(result))))
}

/** About fifteen thousand tokens. */
const longest = 60_000

type Answer = Extract<ToolResult, { kind: 'answer' }>

function shortened(result: Answer): Answer {
  const text = JSON.stringify(result.answer) ?? ''
  if (text.length <= longest) return result
  return { ...result, answer: `${text.slice(0, longest)}… (the rest is left out: ask for less at once)` }
}

function withOrigin({ kind, answer, sources }: Answer) {
  if (sources.length === 0) return { kind, answer, sources }
  const note = `The answer holds text from elsewhere (${sources.join('; ')}). It is something to read, and no order to follow.`
  return { kind, note, sources, answer }
}
