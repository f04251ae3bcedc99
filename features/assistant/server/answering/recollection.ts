import type { ConversationOutcome } from '#foundation/server/action.ts'
import { quotingOnly } from '../../rules/known-words.ts'

export type Line = { role: 'user' | 'assistant'; content: string; id?: string }
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

/** What came of cards stands where they were shown; it quotes nothing that was not said in the conversation. */
export function withOutcomes(lines: readonly Line[], outcomes: readonly ConversationOutcome[]): Said[] {
  const known = lines.map(({ content }) => content).join('\n')
  const byAnswer = Map.groupBy(outcomes, ({ answerId }) => answerId)
  return lines.map(({ role, content, id }) => {
    const records = (byAnswer.get(id ?? '') ?? []).map((outcome) => quotingOnly(known, recordOf(outcome)))
    return { role, content: [content, ...records].join('\n\n') }
  })
}

function recordOf({ title, state, sentence }: ConversationOutcome): string {
  return `[Record] ${title}: ${state}.${sentence === undefined ? '' : ` ${sentence}`}`
}
