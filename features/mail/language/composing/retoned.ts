import { tokenize } from '#foundation/language/text/tokens.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import type { Tone } from '../drafting/draft.ts'
import { tones } from './words.ts'

/**
 * How the mail should sound instead: “make it shorter”, “a bit more formal”, “that is too stiff”, “warmer, she did us a favour”.
 * What stands beside it tells the assistant why, and is no part of the mail.
 */
export function retoned(text: string): Tone | undefined {
  const clauses = text
    .split(/[,;.!:]\s+|\s[-–—]\s|\s(?=(?:because|since)\s)/i)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
  const found = clauses.map((clause) => toneIn(clause))
  const [tone, another] = new Set(found.filter((each) => each !== undefined))
  const isWhole = clauses.every((clause, at) => found[at] !== undefined || isWhy(clause))
  return another === undefined && isWhole && clauses.length <= mostClauses ? tone : undefined
}

const mostClauses = 3

/** “Two sentences max” is brief. */
const fewSentences =
  /^(?:(?:make|keep) it (?:to )?|cut it (?:down )?to |in )?(?:(?:just |only |at most |max(?:imum)? )?(?:one|two|three|a couple of|[1-3]) (?:sentences?|lines?))(?: max(?:imum)?| tops| at most| only| please)*$/i

function toneIn(clause: string): Tone | undefined {
  if (fewSentences.test(clause.replace(/[.!]+$/, ''))) return 'brief'
  const plain = clause.replace(/\b(short|brief|warm|nice|kind|soft|gentl|polite|friend)(?:e?r|lier)\b/i, '$1')
  const isCompared = plain !== clause
  const tokens = tokenize(plain.replace(/\bfriend\b/i, 'friendly').replace(/\b(gent)l\b/i, '$1le'))
  const words = tokens.filter(({ text }) => !around.has(text))
  const isTooMuch = tokens.some(({ text }) => text === 'too' || text === 'less')
  const [found] = findPhrases(words, isTooMuch ? excesses : tones)
  const isOnly = found !== undefined && found.at === 0 && found.end === words.length
  return isOnly && (isCompared || tokens.length > 1) ? found.value : undefined
}

/** What is too much, and how it should sound instead. */
const excesses = phrases<Tone>([
  [
    'harsh, cold, stiff, formal, blunt, rude, hard, strict, curt, abrupt, distant, unfriendly, sharp, aggressive, official, wooden, cool',
    'friendly',
  ],
  ['long, wordy, long-winded, verbose, chatty', 'brief'],
  ['casual, chummy, informal, familiar, sloppy, relaxed', 'formal'],
])

/** Somebody or something is told of; no order, no question and no figure, which may belong into the mail. */
function isWhy(clause: string): boolean {
  const bare = clause.replace(/^(?:because|since|as|and|but|for) /i, '')
  const [first] = tokenize(bare)
  return (
    subjects.has(first?.text ?? '') && !/[?\d"“”]/.test(bare) && !/\b(?:also|mention|add|say|tell|ask)\b/i.test(bare)
  )
}

const subjects = new Set('i we he she they it this that there you'.split(' '))

const around = new Set(
  'make it that this the draft mail email message more a bit little much sound sounds less please pls be very in tone say keep sign off begin end greet write rewrite is are too still way far yet no but and reads seems feels cut'.split(
    ' ',
  ),
)
