import { everydayWords, lightWords } from '#foundation/language/english/everyday-words.ts'
import { nearest } from '#foundation/language/text/spelling.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'

const ours =
  `remind reminder reminders cancel snooze delete before after tomorrow tonight afternoon morning evening every instead minutes
  monday tuesday wednesday thursday friday saturday sunday meeting until`.split(/\s+/)
const known = new Set([
  ...ours,
  ...everydayWords,
  ...lightWords,
  'reminded',
  'reminding',
  'reminds',
  'evening',
  'mourning',
  'canceled',
])

/** The words by which a wish is known, spelt as they should be; names stay as they are. */
export function mended(message: string): string {
  return tokenize(message)
    .toReversed()
    .reduce((text, { text: word, from, to }) => {
      const meant = known.has(word) || text.slice(from, to).toLowerCase() !== word ? undefined : nearest(word, ours)
      return meant === undefined || isInflected(word, meant) ? text : `${text.slice(0, from)}${meant}${text.slice(to)}`
    }, message)
}

/** “Meetings” and “mornings” are not misspelt. */
function isInflected(word: string, meant: string): boolean {
  return word.startsWith(meant) || meant.startsWith(word)
}
