import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { findPhrases, phrases, without } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Timing } from '../wish.ts'
import type { KnownReminder } from './known-targets.ts'

/** “Move it to 9, just this once”: the message without these words. */
export function withoutThisOnce(message: string): string | undefined {
  const tokens = tokenize(message)
  const [found] = findPhrases(tokens, thisOnce)
  if (!found) return undefined
  return trimmed(without(message, tokens, found))
}

function trimmed(text: string): string {
  return withoutEnd(text, '.!,;–—- ')
    .replace(/^[,;–—-]/, '')
    .trimStart()
}

const thisOnce = phrases([
  [
    `just for this once, just this once, only this once, this once, just this one time, only this one time, this one time only, this one time, just this time, only this time, this time only,
    just for once, for once, just the one time, just the next time, only the next time, only next time, just next time`,
    true,
  ],
])

/** Orders about one time of a series: “snooze it until noon”, “the next one at 10”, “tomorrow's to 2pm”. */
export function isOfOneTime(rest: string, timing: Timing, { next, rule }: KnownReminder): boolean {
  if ((rule ?? null) === null) return false
  if (/\bsnooze\b/i.test(rest) || nextOne.test(rest)) return true
  const isLasting = /\b(?:from|always)\b/i.test(rest) || ('rule' in timing && timing.rule !== undefined)
  const isDaily = /^FREQ=(?:DAILY|WEEKLY;BYDAY=[A-Z]{2},)/.test(rule ?? '')
  const day = timing.by === 'time' && timing.clock === undefined ? timing.at.slice(0, 10) : undefined
  return isDaily && !isLasting && day !== undefined && next?.slice(0, 10) === day
}

export const nextOne = /\bnext\s+(?:reminder|one|time)\b/i
