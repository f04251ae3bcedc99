import { tokenize } from '#foundation/language/text/tokens.ts'
import { phrasesOf, lengthAt, trimmed } from '#foundation/language/english/courtesy.ts'

const openings = phrasesOf(
  `also, too, to, about, of, that, for, regarding, on, at, re, me, and, then, please, called, saying, named, titled, that i have to, that i need to, that i should, that i must,
  i have to, i have a, i have an, i have, there is a, there is, i have got a, i need to, i should, i must, i want to, i have got to, i gotta, about the fact that, to also, to please, as, with, in`,
)
const closings = new Set(
  'to about of that and then please at on by for in the thanks also ok me around from with later soon sometime'.split(
    ' ',
  ),
)
const mostCharacters = 300
/** What only led to a time: “…, first”, “…, it is”, “…, n after”. */
const dangling = /,? (?:(?:it|that|this) is|it's|i mean|say|(?:and|n)? ?(?:after|thereafter|onwards))$|, first$/i

/** Without the words that only join it to the request. */
export function titleOf(said: string): string {
  const bare = trimmed(
    trimmed(said)
      .replaceAll(/ ?,(?: ?,)+/g, ',')
      .replaceAll(/(?<! ) +(?=[,;])/g, '')
      .replace(dangling, ''),
  )
  const quoted = /^["“]([^"“”]{1,300})["”]$/.exec(bare)?.[1]
  if (quoted !== undefined) return quoted
  const tokens = tokenize(bare)
  let [at, end] = [0, tokens.length]
  for (let length = lengthAt(tokens, at, openings); length > 0; length = lengthAt(tokens, at, openings)) at += length
  while (
    end > at &&
    closings.has(tokens[end - 1]?.text ?? '') &&
    !isParticle(tokens[end - 2]?.text, tokens[end - 1]?.text)
  )
    end -= 1
  if (at >= end) return ''
  const text = withoutLoneQuote(
    trimmed(bare.slice(tokens[at]?.from ?? 0, end === tokens.length ? undefined : tokens[end - 1]?.to)),
  )
  return (text.charAt(0).toUpperCase() + text.slice(1)).slice(0, mostCharacters).trim()
}

/** Of “of “half day””, the words within the quotes: the one that opens stands before the first word. */
function withoutLoneQuote(text: string): string {
  return /^[^"“”]*["”]$/.test(text) ? text.slice(0, -1) : text
}

/** “Check in”, “log on”: a word that belongs to its verb. */
function isParticle(verb: string | undefined, word: string | undefined): boolean {
  if (verb === undefined || word === undefined) return false
  // “The roast is in”.
  if (['is', 'are'].includes(verb) && ['in', 'on', 'off'].includes(word)) return true
  return (
    ['in', 'on'].includes(word) &&
    ['check', 'log', 'sign', 'hand', 'turn', 'go', 'phone', 'call', 'dial', 'switch', 'put', 'move'].includes(verb)
  )
}
