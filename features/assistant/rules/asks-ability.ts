import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'

/** “Can you tick off tasks and set reminders?” asks what can be done, and names nothing to do it to. */
export function asksAbility(text: string): boolean {
  if (!/\?\s*$/.test(text)) return false
  const words = tokenize(text).map((token) => token.text)
  const said = words.join(' ')
  if (!beginnings.some((each) => said.startsWith(`${each} `))) return false
  const lastOfKind = words.findLastIndex((word) => anyOfKind.has(word))
  return (
    lastOfKind > 0 &&
    !words.slice(0, lastOfKind).some((word) => telling.has(word)) &&
    !words.some((word) => pointing.has(word)) &&
    !possessive.test(text)
  )
}

const beginnings = [
  'can you',
  'could you',
  'are you able to',
  'do you know how to',
  'is it possible to',
  'is it possible for you to',
]
const anyOfKind =
  setOf(`tasks todos reminders emails mails meetings events appointments calls things notes drafts messages
  alarms lists files documents`)
/** They tell which ones are meant, as “Ana’s” does. */
const telling = setOf('the all these those both my our his her their any two three four five other more new')
const possessive = /\p{L}['’]s? \p{L}/u
const pointing =
  setOf(`it this that these those him them today tonight tomorrow now later monday tuesday wednesday thursday
  friday saturday sunday next again with about called named from`)

/** “What is the capital of Mongolia?” answers no question of ours. */
export const asksSomething = /^\W*(?:what|who|whose|when|where|why|how|which)\b/i
