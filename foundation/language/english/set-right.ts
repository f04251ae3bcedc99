import { withoutEnd } from '../text/own-text.ts'
import { findPhrases, phrases, trimmed, without } from '../text/phrases.ts'
import { tokenize } from '../text/tokens.ts'

/**
 * “Nah, 5 past 1 then”, “or no, Friday”, “no, Thursday, wages come first”: what is right instead, without the words that
 * take something back and without a reason behind it; nothing where nothing is taken back.
 */
export function setRight(said: string): string | undefined {
  const text = withoutEnd(said.trim(), ' .!')
  if (text.includes('?')) return undefined
  const tokens = tokenize(text)
  let begin = 0
  for (const { at, end } of findPhrases(tokens, leads)) {
    if (at !== begin) break
    begin = end
  }
  const head = text.slice(tokens[begin]?.from ?? text.length)
  const [first = '', ...others] = head.split(/[,;]| - | [–—] /).map((part) => part.trim())
  const isReason = others.length > 0 && others.every((part) => tellsWhy(part))
  const bare = trimmed(isReason ? first : head, trails)
  return bare !== '' && bare.length < text.length ? bare : undefined
}

/** Neither a number nor an order. */
function tellsWhy(part: string): boolean {
  const words = tokenize(part).map(({ text }) => text)
  const isTold = words.length > 1 && words.length <= mostWhy
  return isTold && !words.some((word) => /\d/.test(word) || acting.has(word))
}

const mostWhy = 9
const acting = new Set(
  `and not but reminder reminders task tasks todo event move delete cancel remove add put book remind make set push shift drop call it's its
  monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thurs fri sat sun tomorrow tmrw today tonight noon`.split(
    /\s+/,
  ),
)

const leads = phrases([
  [
    `no, nah, nope, naw, oh, ah, ugh, eh, argh, or, or no, or rather, or better, well, sorry, sry, oops, wait, hang on, hold on, hmm, hm, actually, rather, better, on second thought,
    on second thoughts, scratch that, too late, too early, too soon, correction, i mean, i meant, meant, i said, let us do, let's do, lets do, let us make it, let's make it, lets make it, make it, make that, do it, do that, push it to,
    push to, move to, shift to, bump to, postpone to, put off to, move it to, shift it to, put it to, put it on, set it to, change it to, should be, it should be, that should be, ok, okay, just, then`,
    true,
  ],
])
const trails = new Set(
  'rather instead then better tho though actually pls please too early only now is was would be works fine suits enough'.split(
    ' ',
  ),
)

/** “On Monday, same time”: with that time in place of the words, where it is known. */
export function atSameTime(text: string, clock: string | undefined): string {
  const tokens = tokenize(text)
  const [found] = findPhrases(tokens, sameTimes)
  const [first, last] = [tokens[found?.at ?? -1], tokens[(found?.end ?? 0) - 1]]
  if (!first || !last || clock === undefined) return text
  return `${text.slice(0, first.from)}at ${clock}${text.slice(last.to)}`
}

const sameTimes = phrases([
  [
    'same time, for the same time, for same time, at the same time, the same time, at same time, same hour, at the same hour, same time again, at that same time, same time as that, same time as that one, same time too',
    true,
  ],
])

/** Drops “same time” if no time is known that it could mean. */
export function withoutSameTime(text: string): string | undefined {
  const tokens = tokenize(text)
  const [found] = findPhrases(tokens, sameTimes)
  return found && without(text, tokens, found)
}
