import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'

/** “Draft me a memo on leaving early”, “write a toast for Mia”: a text that is neither a mail nor a summary. */
export function asksForText(sentence: string): boolean {
  const words = wordsOf(sentence)
  const at = words.findIndex((word) => !leads.has(word))
  const [verb = '', ...rest] = words.slice(Math.max(at, 0))
  if (!writing.has(verb)) return false
  const whom = rest[0] === 'me' || rest[0] === 'us' ? 1 : 0
  const isOne = ones.has(rest[whom] ?? '')
  return isOne && rest.slice(whom + 1, whom + mostBetween).some((word) => texts.has(word))
}

/** “Too long, five lines max”, “more formal please”, “and in French?”: what a text should be like. */
export function isAboutText(sentence: string): boolean {
  const words = wordsOf(sentence)
  if (words.length > mostWords || words.some((word) => others.has(word))) return false
  return words.some((word) => likeness.has(word)) || putsIn.test(sentence.trim())
}

function wordsOf(sentence: string): string[] {
  return tokenize(sentence.slice(0, mostCharacters)).flatMap(({ text }) => text.split('-'))
}

/** “Put the notice period in too”. */
const putsIn =
  /^(?:and |also |oh |then )*(?:put|add|mention|include|work|get) [^,;:]{2,60} (?:in|into it|in it|in there)(?: too| as well| also| please| pls)?[.!]?$/i

const mostCharacters = 300
const mostWords = 12
const mostBetween = 5
const leads = setOf('please pls can could would will you and ok okay so now then hey hi also just kindly')
const writing = setOf('write draft compose formulate word pen')
const ones = setOf('a an some one another')
const texts = setOf(
  `memo agenda report speech essay poem story tale post article blog release proposal brief briefing outline cv toast text paragraph script slogan
  caption handout concept ad announcement newsletter review eulogy song lyrics haiku limerick statement pitch bio description position paper
  tagline headline quote`,
)
const likeness = setOf(
  `formal informal formally casual casually friendly friendlier shorter longer short long brief briefer simpler nicer warmer polite politer
  lines line words word sentences sentence paragraphs paragraph page pages bullet bullets heading headings headline title subtitle tone style
  version wording draft text slide slides rhyme rhymes funnier serious english german french spanish italian portuguese dutch polish japanese
  chinese greek turkish russian swedish danish norwegian finnish czech arabic`,
)
/** Words of other orders. */
const others = setOf(
  `remind reminder mail email e-mail send schedule book cancel call invite task tasks calendar meeting event move delete archive find search show
  open who when`,
)
