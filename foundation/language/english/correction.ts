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

/**
 * “Monday, not Tuesday”, “not at four but at five”: only what is right, where both are of the same kind. “Daily, not on
 * Sundays” takes nothing back.
 */
export function rightOf(text: string, isAlike: (part: string) => boolean): string {
  if (repeated.test(text)) return text
  const [, right = '', wrong = ''] = wrongBehind.exec(text) ?? []
  // “But not at Christmas” takes back nothing that was said in it.
  const isSaid = tokenize(right).some((token) => !joints.has(token.text))
  if (isSaid && isAlike(wrong)) return right
  const [, lead = '', first = '', second = ''] = wrongBefore.exec(text) ?? []
  return second !== '' && isAlike(first) && isAlike(second) ? `${lead}${second}` : text
}

const joints = new Set('and but also or oh ok okay so just only'.split(' '))
const repeated =
  /\b(?:every|each|daily|weekly|monthly|yearly|weekends?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days|if|unless)\b/i
const wrongBehind = /^(.+?)(?<![\s,;–—-])[\s,;–—-]+(?:and )?not (?:on |at |the |for )*([^,;]{1,30}?)[\s.!]*$/i
const wrongBefore =
  /^((?:(?:no|sorry|oh|oops|wait|actually)[\s,]+)*)not (?:on |at |the |for )*([^,;]{1,30}?)(?:\s?[,;–—]\s?(?:but |it's |rather |make it )?|\s-\s|\s(?:but |it's |rather |make it ))(?:on |at |for )*([^,;]{1,30}?)[\s.!]*$/i

const takingBack = new Set('no nope sorry wait oops actually meant mean rather whoops'.split(' '))
const leading = new Set([
  ...takingBack,
  ...'oh ok okay hm i make it that to its is should be call called name in the of a'.split(' '),
  "it's",
  "that's",
])
const adding = new Set('and also oh plus ok okay besides too another one thing'.split(' '))
