import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { finest } from './finest.ts'

/** “…, follow up with her on Friday”, “… ask again in a week”: the day, and what stands around it. */
export function askedAgainIn(
  text: string,
  wording: Wording,
): { askOn: string; before: string; behind: string } | undefined {
  const tokens = tokenize(text)
  for (const [at, token] of tokens.entries()) {
    // “The referral needs chasing by Friday” is what is to be done.
    if (!asksAgain(tokens, at) || needing.has(tokens[at - 1]?.text ?? '')) continue
    const times = readTimes(text, wording).filter(({ at: from }) => from > token.from)
    const [time] = times
    const between = tokens.slice(at + 1).filter(({ from }) => time !== undefined && from < time.at)
    if (!time?.saysDay || !between.every(({ text: word }) => beside.has(word))) continue
    const day = finest(times, text)
    const first = startOf(tokens, at)
    return {
      askOn: (day.kind === 'before' ? (day.end ?? day.start) : day.start).toPlainDate().toString(),
      before: text.slice(0, tokens[first]?.from),
      behind: text.slice(day.until),
    }
  }
  return undefined
}

/** “Ask her on Friday if I haven't heard”: it says when to ask again, and the condition can be left out. */
export function withoutUnheard(text: string): string {
  return text.replace(unheard, '')
}

const unheard =
  /,? ?\b(?:if (?:i|we) (?:have not|haven['’]?t|did not|didn['’]?t|do not|don['’]?t) (?:heard?|gotten|got|get)|if (?:he|she|they) (?:has not|hasn['’]?t|have not|haven['’]?t|did not|didn['’]?t|does not|doesn['’]?t) (?:replied|reply|answered|answer|written|write|sent|send|delivered|come back|got back)|unless (?:he|she|they) (?:answers?|repl(?:y|ies)|writes?|sends?))(?: (?:anything|something|back|it|them|from|of|by|to|me|us|him|her|them|then|before|until|yet|till|first))*(?=[,.!]|$)/gi

/** Where it begins, with the words that lead to it: “I should”, “remind me to”. */
function startOf(tokens: readonly Token[], at: number): number {
  let first = at
  while (first > 1 && leading.has(tokens[first - 1]?.text ?? '')) first -= 1
  return first
}

/** Whether the word at this place says that somebody is asked again. */
export function asksAgain(tokens: readonly Token[], at: number): boolean {
  const [word = '', next = '', third = ''] = tokens
    .slice(at, at + 4)
    .flatMap(({ text }) => (text === '/' ? [] : [text]))
  if (chasing.has(word)) return true
  if (word === 'follow' || word === 'following') return next === 'up'
  if (word === 'check' && weekdays.has(next)) return true
  if (word === 'check' || word === 'come' || word === 'circle')
    return (
      next === 'back' || next === 'in' || ((next === 'with' || next === 'on' || next === 'w') && pronouns.has(third))
    )
  if (word === 'revert' || word === 'reverting') return next === 'to' && pronouns.has(third)
  if (word === 'bang' || word === 'knock') return next === 'on'
  if (word !== 'ask' && word !== 'asking') return false
  return pronouns.has(next) || tokens.slice(at + 1, at + 6).some(({ text }) => text === 'again' || text === 'it')
}

export const chasing: ReadonlySet<string> = new Set(
  'chase chasing chaser chased nudged insisted prodded insist insisting nudge nudging prod poke ping followup follow-up hassle bug pester'.split(
    ' ',
  ),
)
const pronouns = new Set('him her them'.split(' '))
const needing = new Set(['needs', 'need', 'requires', 'wants'])
const weekdays = new Set(
  'tomorrow monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri sat sun'.split(
    ' ',
  ),
)
const beside = new Set(
  'up back in on by at for about it the him her them with w / again then next this after me to'.split(' '),
)
const leading = new Set(
  "i we i'll we'll ll 'll should will would want to let me remind must could a and have has need needs make get got so be going am 'm please pls gotta shall can".split(
    ' ',
  ),
)
