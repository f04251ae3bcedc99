import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Turn } from '#foundation/server/language.ts'
import { titleOf } from '../../language/reading/title.ts'

/**
 * “Can you ring the plumber for me? – … – Ok, remind me at noon then”, “… – Remind me at noon to do it”: what could not be done
 * is what to be reminded of.
 */
export function declinedBefore({ before, dialogue, parts }: Turn, said: string | undefined): string | undefined {
  if (said !== undefined && !pointing.test(said)) return undefined
  const { intent = '' } = dialogue.asked ?? {}
  const isDeclined = intent.startsWith('want-') || declining.has(intent)
  const isThen = said !== undefined || tokenize(parts.sentence).some(({ text }) => instead.has(text))
  const last = before.findLast(({ role }) => role === 'user')
  return isDeclined && isThen && last ? deedIn(last.text) : undefined
}

/** A verb that says nothing by itself. */
const pointing = /^(?:(?:to|i|i['’]ll|i will|we) )*\p{L}+ (?:it|that|this|them)(?: myself| then| instead)?$/iu

/** “I do it myself” names nothing to be reminded of. */
export function saysNothing(text: string): boolean {
  return doingIt.test(text)
}

const doingIt =
  /^(?:i|we)(?:['’]ll| will|['’]d| would)?(?: rather| better| just)? (?:do|handle|manage|sort|call|ring|ask) (?:it|that|this|him|her|them)(?: myself| ourselves)?(?: then| instead)?$/i
const declining = new Set(['out-of-scope', 'help'])
const instead = new Set('then instead fine ok okay least alright'.split(' '))

/** What is asked for, without the reason and without other people behind it. */
export function deedIn(said: string): string | undefined {
  const tokens = tokenize(said)
  const [ask] = findPhrases(tokens, asking)
  const first = tokens[ask?.end ?? tokens.length]
  if (!ask || !first || ask.at > mostBefore) return undefined
  const rest = said.slice(first.from).split(/[,;.?!]/)[0] ?? ''
  const words = tokenize(rest)
  const [end] = findPhrases(words, endings)
  const text = titleOf(end && end.at > 1 ? rest.slice(0, words[end.at - 1]?.to) : rest)
  return tokenize(text).length > 1 ? text : undefined
}

const mostBefore = 3
const asking = phrases([
  ['can you, could you, can u, could u, would you, will you, please, pls, can you please, could you please', true],
])
const endings = phrases([['for me, for us, and, so, because, please, pls, today, tomorrow, now, right now', true]])
