import type { Said } from '#foundation/server/language.ts'
import type { Scene } from '#foundation/language/pieces/piece.ts'
import type { Understand } from '#foundation/language/understanding.ts'

/** The patterns of the built-in assistant read a message of this length within a few milliseconds. */
export const longestOrder = 2_000

/** An agenda in an earlier answer is longer than an order. */
const longestAnswer = 8_000

/** What leads a long text, such as “sum up this: …”, stands in its first characters. */
const leadLength = 300

export function isLong(sentence: string): boolean {
  return sentence.length > longestOrder
}

/** Earlier messages as they are read for a follow-up. A long order is left out, because half an order means something else. */
export function clipped(before: readonly Said[]): Said[] {
  return before.map(({ text, ...said }) => ({
    ...said,
    text: said.role === 'assistant' ? text.slice(0, longestAnswer) : isLong(text) ? '' : text,
  }))
}

const longIntents = new Set(['summarise-text', 'find-in-text'])

/** The text that a long message asks to sum up or to look through. */
export function textToSumUp(
  sentence: string,
  understand: Understand,
  scene: Scene,
): { intent: string; text: string } | undefined {
  const lead = sentence.slice(0, leadLength)
  const { intent, parts } = understand(lead, scene)
  if (intent === undefined || !longIntents.has(intent) || parts.text === undefined) return undefined
  const at = lead.lastIndexOf(parts.text)
  return at === -1 ? undefined : { intent, text: sentence.slice(at) }
}
