import { withoutEnd } from '../text/own-text.ts'
import { tokenize } from '../text/tokens.ts'

/** “No sorry, Q1 travel”, “wait, it's 221”: what is right instead; nothing where nothing is taken back. */
export function correctionIn(text: string): string | undefined {
  const tokens = tokenize(text)
  const at = tokens.findIndex((token) => !leading.has(token.text))
  const lead = tokens.slice(0, Math.max(at, 0))
  if (!lead.some((token) => takingBack.has(token.text)) || text.includes('?')) return undefined
  return withoutEnd(text.slice(tokens[at]?.from), '.!,').trim()
}

/** “Also my spot is B17”: what was wanted before is wanted of this too. */
export function additionIn(text: string): string | undefined {
  const tokens = tokenize(text)
  const at = tokens.findIndex((token) => !adding.has(token.text))
  return at < 1 || text.includes('?') ? undefined : text.slice(tokens[at]?.from).trim()
}

const takingBack = new Set('no nope sorry wait oops actually meant mean rather whoops'.split(' '))
const leading = new Set([
  ...takingBack,
  ...'oh ok okay hm i make it that to its is should be call called name in the of a'.split(' '),
  "it's",
  "that's",
])
const adding = new Set('and also oh plus ok okay besides too another one thing'.split(' '))
