import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { findPhrases, phrases, without } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'

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
