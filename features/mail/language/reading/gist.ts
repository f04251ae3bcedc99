import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { findPhrases, phrases, without } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { SumNamed } from '../wish.ts'
import { clausesOf, isTelling, piecesOf } from './clauses.ts'
import { tellingOf } from './naming.ts'

const mostCharacters = 160

/** A wish for a summary: “tl;dr roof thread”, “Ana’s two mails in brief”. Which mail is meant shows in the mailbox. */
export function readGist(message: string): SumNamed | undefined {
  if (message.length > mostCharacters || message.startsWith('/')) return undefined
  const text = withoutCourtesy(message).replaceAll('tl;dr', 'tldr')
  const tokens = tokenize(text)
  const [gist] = findPhrases(tokens, gists)
  if (!gist || !tokens.some(({ text: word }) => ofMail.has(word))) return undefined
  const bare = without(text, tokens, gist)
  const named = clausesOf(bare)
    .filter((clause) => !isTelling(tokenize(clause)))
    .flatMap(piecesOf)
    .map((piece) => tellingOf(piece).filter((word) => !lengths.has(word)))
    .filter((words) => words.some((word) => !/^\d+$/.test(word)))
  const isAll = tokens.some(({ text: word }) => several.has(word))
  return named.length === 0 ? undefined : { do: 'sum-named', named, isAll }
}

const gists = phrases([
  [
    `summarise, summarize, sumarise, sumarize, summerize, summarise me, sum up, recap, recap of, catch me up on, catch me up, bring me up to date on, bring me up to speed on,
    brief me on, the gist of, gist of, gist, tldr, tldr of, in brief, in short, in a nutshell, the short version of, short version of, short version, a summary of, the summary of,
    summary of, summary, the key points of, key points of, key points, main points of, boil down, condense, what happened in, what is the story with, where do things stand with`,
    true,
  ],
])
const ofMail = new Set(
  'mail mails email emails e-mail e-mails message messages msg msgs thread threads chain saga conversation convo exchange discussion newsletter newsletters'.split(
    ' ',
  ),
)
const several = new Set('mails emails messages msgs both two three all newsletters'.split(' '))
const lengths = new Set(
  'short sentence sentences word words line lines bullet bullets points point brief briefly quick max most four six quickly convo exchange msg msgs'.split(
    ' ',
  ),
)
