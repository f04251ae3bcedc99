import type { AnswerPiece } from '#features/chat/server/index.ts'
import type { LoopEvent } from '../loop/event.ts'
import type { ToolResult } from '#foundation/server/tool-result.ts'

type Step = Extract<AnswerPiece, { type: 'step-end' }>['step']

export function startOf({ key, label }: Extract<LoopEvent, { type: 'tool-start' }>): AnswerPiece {
  return { type: 'step-start', step: { id: key, label } }
}

/** `past`: what a lookup did, in the past tense. */
export function endOf(key: string, label: string, result: ToolResult, past: string | undefined): AnswerPiece {
  return { type: 'step-end', step: { id: key, ...told(result, label, past) } }
}

function told(result: ToolResult, label: string, past: string | undefined): Omit<Step, 'id'> {
  if (result.kind === 'answer')
    return {
      label: past ?? label,
      state: 'done',
      ...(result.sources.length > 0 && { detail: from(result.sources) }),
      ...(result.card && { card: result.card }),
    }
  if (result.kind === 'done')
    return { label: result.sentence.replace(/\.$/, ''), state: 'done', card: cardOf(result.activityId) }
  if (result.kind === 'waits')
    return { label: `Asked for your yes: ${result.title}`, state: 'done', card: cardOf(result.activityId) }
  return { label, state: 'failed', detail: result.sentence }
}

function from(sources: readonly string[]): string {
  return `Read: ${sources.join(', ')}`
}

function cardOf(id: string): { kind: string; id: string } {
  return { kind: 'activity', id }
}

export function retryOf({ attempt, sentence }: Extract<LoopEvent, { type: 'retrying' }>): AnswerPiece {
  const label = 'The model did not answer at once'
  return { type: 'step-end', step: { id: `retry-${attempt}`, label, state: 'failed', detail: sentence } }
}
