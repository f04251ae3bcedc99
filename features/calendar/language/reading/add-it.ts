import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'

/** “In the school hall, add that please”: what was told, where the last clause only says that it is to be kept. */
export function withoutAddIt(text: string): string | undefined {
  const said = withoutEnd(text.trim(), '.! ')
  const at = Math.max(said.lastIndexOf(' -'), ...marks.map((mark) => said.lastIndexOf(mark)))
  const told = withoutEnd(said.slice(0, Math.max(at, 0)), ',;.–—- ')
  const words = tokenize(at < 0 ? '' : said.slice(at + (said.charAt(at) === ' ' ? 2 : 1))).map((token) => token.text)
  const isOrder = words.some((word) => verbs.has(word)) && words.some((word) => pronouns.has(word))
  const isAll = words.every((word) => verbs.has(word) || pronouns.has(word) || around.has(word))
  return isOrder && isAll && told !== '' ? told : undefined
}

const marks = [',', ';', '.', '–', '—']
const verbs = setOf('add put note write save enter record jot pop stick mark')
const pronouns = setOf('that it this')
const around = setOf('and so please pls plz can could you in down there to too also as well for me thx thanks')
