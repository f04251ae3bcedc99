import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'

/** “Tell Tom we agree”, “let Tom know we agree”: to whom, and what. Without a name nobody is told by mail. */
export function toldIn(message: string): { name: string; clause: string } | undefined {
  const text = withoutCourtesy(message)
  const tokens = tokenize(text)
  const [verb, first] = tokens.map((token) => token.text)
  if (verb === undefined || first === undefined || !telling.has(verb) || nobody.has(first)) return undefined
  const isLetting = verb === 'let'
  const know = tokens.findIndex((token) => token.text === 'know')
  const end = isLetting ? know : 1 + countNames(text.slice(tokens[1]?.from))
  if (end < 2 || end > mostInName) return undefined
  const next = tokens[isLetting ? end + 1 : end]
  const begin = next?.text === 'that' ? tokens[tokens.indexOf(next) + 1] : next
  if (!begin || begins.has(begin.text)) return undefined
  return { name: text.slice(tokens[1]?.from, tokens[end - 1]?.to), clause: text.slice(begin.from) }
}

const telling = new Set(['tell', 'let', 'inform', 'notify'])
const mostInName = 5

/** The first word, and the capitalised ones after it. */
function countNames(text: string): number {
  const words = text.split(/\s+/)
  let count = 1
  while (/^\p{Lu}\p{Ll}/v.test(words[count] ?? '') || words[count] === 'and') count += words[count] === 'and' ? 2 : 1
  return count
}

const nobody = new Set(
  `me us myself him her them it this that these those you everyone everybody anyone anybody someone somebody nobody people the a an my our your
  his their its what who which when where how why if whether no time is are`.split(/\s+/),
)
/** No statement follows: “tell Tom about it”, “tell Tom to come”. */
const begins = new Set('by via in about to of if whether what who when where how why know everything all'.split(' '))
