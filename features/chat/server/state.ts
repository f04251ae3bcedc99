import { wellFormed } from '../rules.ts'
import type { AnswerState } from './answerer.ts'

/** The longest that an answer may leave for the next message, as JSON in UTF-16 units. */
export const longestState = 32_000

/** As it can be stored; `null` where it is too long, which leaves the next message without it. */
export function keptState({ version, state }: AnswerState): AnswerState | null {
  const text = JSON.stringify({ version, state }, (_name, value: unknown) =>
    typeof value === 'string' ? wellFormed(value) : value,
  )
  return text.length > longestState ? null : (JSON.parse(text) as AnswerState)
}
