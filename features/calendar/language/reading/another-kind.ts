import type { ThingRef } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Target } from '../wish.ts'

/** “The call”, after the gym was spoken of, means another event. */
export function isAnotherKind({ kinds, all }: Target, spokenOf: readonly ThingRef[]): boolean {
  return kinds.length > 0 && !all && !spokenOf.some(({ title }) => mayBeCalled.test(title) || isOfKind(title, kinds))
}

function isOfKind(title: string, kinds: readonly string[]): boolean {
  return tokenize(title).some(({ text }) => kinds.includes(text))
}

/** People may call these “the call” or “the talk”, whatever their titles say. */
const mayBeCalled =
  /\bwith\b|\b1:1\b|\b(?:sync|catch|chat|meeting|interview|intro|review|standup|stand-up|flight|train)\b/i
