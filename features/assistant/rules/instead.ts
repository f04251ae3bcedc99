import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'

/** What is right, what is wrong, and the words that say which fact is meant. */
export type Instead = { right: string; wrong: string; about: string }

/** “Nina, it's sesame, not nuts”, “not nuts but sesame”, “sesame instead of nuts”. */
export function insteadIn(text: string): Instead | undefined {
  if (text.includes('?')) return undefined
  const said = withoutEnd(text.trim(), '.! ')
  const tokens = tokenize(said)
  const at = tokens.findIndex(({ text: word }, place) => place > 0 && denying.has(word))
  const isOf = tokens[at]?.text === 'instead' || tokens[at]?.text === 'rather'
  const from = isOf ? at + 2 : at + 1
  const behind = tokens.slice(from)
  if (at < 0 || behind.length === 0 || (isOf && !linked.has(tokens[at + 1]?.text ?? ''))) return undefined
  const [wrong, more] = cut(behind, ({ text: word }) => switching.has(word), said)
  const before = withoutLead(tokens.slice(0, at))
  const named = before.findLastIndex(({ text: word }) => linking.has(word))
  // “Not nuts but sesame”: what is right comes last.
  const right = more.length > 0 ? more : before.slice(named + 1).filter(({ text: word }) => word !== ',')
  const about = more.length > 0 ? before : before.slice(0, Math.max(named, 0))
  if (right.length === 0 || right.length > mostWords || wrong.length === 0 || wrong.length > mostWords) return undefined
  return { right: spanOf(right, said), wrong: spanOf(wrong, said), about: spanOf(about, said) }
}

const mostWords = 5

/** The text with the wrong word replaced by the right one; nothing if the wrong word is not in it. */
export function putRight({ right, wrong }: Pick<Instead, 'right' | 'wrong'>, text: string): string | undefined {
  const tokens = tokenize(text)
  const words = tokenize(wrong).map(({ text: word }) => word)
  const at = tokens.findIndex((_, place) => words.every((word, count) => tokens[place + count]?.text === word))
  const [first, last] = [tokens[at], tokens[at + words.length - 1]]
  return at < 0 || !first || !last ? undefined : `${text.slice(0, first.from)}${right}${text.slice(last.to)}`
}

function cut(tokens: readonly Token[], isCut: (token: Token) => boolean, text: string): [Token[], Token[]] {
  const at = tokens.findIndex(
    (token, place) => isCut(token) || (place > 0 && /[,;]/.test(text.slice(tokens[place - 1]?.to, token.from))),
  )
  if (at < 0) return [[...tokens], []]
  const rest = tokens.slice(at).filter((token) => !isCut(token) && token.text !== ',' && !linking.has(token.text))
  return [tokens.slice(0, at).filter(({ text: word }) => word !== ','), rest]
}

function withoutLead(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }) => !leading.has(text))
  return at < 0 ? [] : tokens.slice(at)
}

function spanOf(tokens: readonly Token[], text: string): string {
  const [first, last] = [tokens[0], tokens.at(-1)]
  return first && last ? text.slice(first.from, last.to) : ''
}

const denying = new Set(['not', 'instead', 'rather'])
const linked = new Set(['of', 'than'])
const switching = new Set(['but', 'rather'])
const linking = new Set("is are am was it's its to at on in with called it he's she's i'm they're".split(' '))
const leading = new Set(
  "correction sorry no nope wait oops oh actually and but i mean meant , . : - – — i'm is it it's its that that's".split(
    ' ',
  ),
)
