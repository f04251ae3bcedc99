import type { Token } from '#foundation/language/text/tokens.ts'
import type { Described } from '../wish.ts'

/** “The older of the two gazettes”, “the first mail about the slab”: the oldest or the newest of them, and the text without it. */
export function oldestIn(said: string, found: Described): string {
  const text = said.replace(newerOf, 'newest ').replace(olderOf, 'oldest ')
  const rest = text.replace(oldest, ' ')
  if (rest !== text) found.oldest = true
  return rest
}

const ofThem =
  '(?:one )?(?:of|out of|among) (?:(?:the|these|those|both|my|his|her|their) ){0,2}(?:(?:two|2|three|3|four|4|ones) )?'
const newerOf = new RegExp(`\\b(?:newer|later|more recent|latter) ${ofThem}`, 'iu')
const olderOf = new RegExp(`\\b(?:older|oldest|earlier|earliest|first) ${ofThem}`, 'iu')
const oldest =
  /(?<!\ban )\b(?:oldest|earliest|older|earlier|(?:very )?first(?= (?:e-?)?(?:mail|message|one|newsletter)s?\b))(?! than\b)/iu

/** All of a conversation, also where its messages do not say what they answer. */
export function isWhole(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => wholes.has(text))
}

const wholes = new Set('chain saga discussion debate chatter exchange whole entire'.split(' '))
