import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { readOrdinal } from '#foundation/language/pieces/numbers.ts'
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
  const inLines = gist ? undefined : shortly.exec(text)?.[0]
  if (!gist && inLines === undefined) return undefined
  const bare = gist ? without(text, tokens, gist) : text.replace(inLines ?? '', ' ')
  const named = clausesOf(bare.replace(needed, '').replace(within, ''))
    .filter((clause) => !isTelling(tokenize(clause)))
    .flatMap(piecesOf)
    .map((piece) => tellingOf(piece).filter((word) => !lengths.has(word)))
    .filter((words) => words.some((word) => !/^(?:\d+|last)$/.test(word) && readOrdinal(word) === undefined))
  const isAll = tokens.some(({ text: word }) => several.has(word))
  if (named.length === 0) return undefined
  const isMail = gist?.value === 'told' || tokens.some(({ text: word }) => ofMail.has(word))
  return { do: 'sum-named', named, isAll, ...(!isMail && { needsSender: true }) }
}

const needed = /^\s*(?:i )?(?:need|want) /i
const within = /\sin (?:all (?:of )?)?(?:my |the )?(?:mails?|emails?|messages|inbox|mailbox)\b/i
/** “Karin’s mail in two lines”. */
const shortly =
  /\b(?:in|as) (?:\d{1,3}|an?|one|two|three|four|five|a few|a couple of)(?: or (?:two|three|so))? (?:short |quick )?(?:lines?|sentences?|words|bullets?|bullet points|points)\b/i

/** A file may be summed up, too; what somebody is told of a matter, or who wrote, comes from mail. */
const gists = phrases<'told' | 'any'>([
  [
    `catch me up on, bring me up to date on, bring me up to speed on, get me up to speed on, get me up to date on, fill me in on, brief me on, what is the story with,
    whats the story with, where do things stand with, where do things stand on, where are things with, update me on, state of play on, state of play with, the state of play on, the state of play with, what is written about,
    what was written about, what do the mails say about, what do my mails say about`,
    'told',
  ],
  [
    `summarise, summarize, sumarise, sumarize, summerize, summarise me, sum up, recap, recap of, catch me up, the gist of, gist of, gist, the gist, tldr, tldr of, in brief, in short,
    in a nutshell, the short version of, short version of, short version, a summary of, the summary of, summary of, summary, the key points of, key points of, key points,
    main points of, main points, main pts of, main pts, key pts, boil down, boil, nutshell version of, nutshell, condense, what happened in, upshot, the upshot, the upshot of, whats the upshot of, what is the upshot of, bottom line, the bottom line of, the essence of, essentials of, highlights of,
    long story short, run me through, walk me through, break down, the long and short of`,
    'any',
  ],
])
const ofMail = new Set(
  'mail mails email emails e-mail e-mails message messages msg msgs thread threads chain saga conversation convo exchange discussion newsletter newsletters'.split(
    ' ',
  ),
)
const several = new Set('mails emails messages msgs both two three all newsletters'.split(' '))
const lengths = new Set(
  'down for short shortly sentence sentences word words line lines bullet bullets points point brief briefly quick max most four six quickly convo exchange msg msgs'.split(
    ' ',
  ),
)
