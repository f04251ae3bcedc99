import type { Reference } from '#features/chat/contract.ts'
import type { Dialogue } from '#foundation/language/dialogue.ts'
import type { ConversationOutcome } from '#foundation/server/action.ts'

/** `dialogue`: what an answer of the built-in assistant left. `attached`: what came along with a person's words. */
export type Line = {
  role: 'user' | 'assistant'
  content: string
  id?: string
  dialogue?: Dialogue
  attached?: readonly Reference[]
}
export type Said = { role: 'user' | 'assistant'; content: string }

export const mostMessages = 40
const mostCharacters = 60_000

/** The end of a conversation, as much as a model may read, from a question on. */
export function recollect(lines: readonly Line[]): Line[] {
  const kept: Line[] = []
  let left = mostCharacters
  for (const line of lines.toReversed()) {
    if (kept.length > 0 && line.content.length > left) break
    left -= line.content.length
    if (line.content !== '') kept.unshift(line)
  }
  const first = kept.findIndex(({ role }) => role === 'user')
  return first < 0 ? kept : kept.slice(first)
}

/**
 * Adds the outcome of each card after the answer that showed it. Its sentence is quoted only if `knows` says that all
 * untrusted text in it was already read in this conversation.
 */
export function withOutcomes(
  lines: readonly Line[],
  outcomes: readonly ConversationOutcome[],
  knows: (sources: readonly string[]) => boolean,
): Said[] {
  const byAnswer = Map.groupBy(outcomes, ({ answerId }) => answerId)
  return lines.map(({ role, content, id, attached = [] }) => {
    const records = (byAnswer.get(id ?? '') ?? []).map((outcome) => recordOf(outcome, knows))
    return { role, content: [content, ...attached.map(attachedRecord), ...records].join('\n\n') }
  })
}

/** By its id alone: its name may be other people's text. */
function attachedRecord({ kind, id }: Reference): string {
  return `[Attached] ${kind} ${id}, kept by the person. Lookups can read it by this id.`
}

function recordOf(
  { title, state, sentence, sources }: ConversationOutcome,
  knows: (sources: readonly string[]) => boolean,
): string {
  const quotes = state === 'done' && sentence !== undefined && sources !== undefined && knows(sources)
  return `[Record] ${title}: ${state}.${quotes ? ` ${sentence}` : ''}`
}
