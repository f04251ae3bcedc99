import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'

/** “In the school hall, add that please”: what was told, where the last clause only says that it is to be kept. */
export function withoutAddIt(text: string): string | undefined {
  const { told = '', clause = '' } = last.exec(text)?.groups ?? {}
  const words = tokenize(clause).map((token) => token.text)
  const isOrder = words.some((word) => verbs.has(word)) && words.some((word) => pronouns.has(word))
  return isOrder && words.every((word) => verbs.has(word) || pronouns.has(word) || around.has(word)) ? told : undefined
}

const last = /^(?<told>.+?)\s*(?:[,;.–—]+|\s-)\s*(?<clause>[^,;.–—]+)[.!\s]*$/u
const verbs = setOf('add put note write save enter record jot pop stick mark')
const pronouns = setOf('that it this')
const around = setOf('and so please pls plz can could you in down there to too also as well for me thx thanks')
