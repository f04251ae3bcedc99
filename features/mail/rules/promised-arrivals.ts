import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import type { Token } from '#foundation/language/text/tokens.ts'

/** “The photographs follow tonight”, “a proper answer will reach you this evening”. */
export function isOnItsWay(tokens: readonly Token[]): boolean {
  const [found] = findPhrases(tokens, arriving)
  if (!found || found.at === 0 || found.at > mostBefore || isOfOthers.has(tokens[0]?.text ?? '')) return false
  const behind = tokens.slice(found.end)
  return [...findPhrases(behind, soon), ...findPhrases(behind, deadlines)].some(({ at }) => at < 2)
}

const arriving = phrases([
  [
    'will be with you, will reach you, will be in your inbox, will be on your desk, will be in your hands, will follow, follow, follows, will come to you, comes to you',
    true,
  ],
])
const isOfOthers = new Set('i we you he she they if when what who your'.split(' '))

/** What is announced begins the sentence. */
const mostBefore = 6

export const soon = phrases([
  [
    `tonight, tomorrow, today, this afternoon, this evening, this morning, later, next week, next month, this week, by, on monday, on tuesday, on wednesday,
    on thursday, on friday, on saturday, on sunday, in a minute, in an hour, shortly, soon, before, after, first thing`,
    true,
  ],
])
export const deadlines = phrases([
  ['by, before, tomorrow, tonight, today, this afternoon, this week, until, ready, within, end of', true],
])
