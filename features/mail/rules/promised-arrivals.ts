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
    `tonight, tomorrow, today, this afternoon, this evening, this morning, later, right away, now, next week, next month, this week, by, on monday, on tuesday, on wednesday,
    on thursday, on friday, on saturday, on sunday, in a minute, in an hour, shortly, soon, before, after, first thing`,
    true,
  ],
])
export const deadlines = phrases([
  ['by, before, tomorrow, tonight, today, this afternoon, this week, until, ready, within, end of', true],
])

/** “My answer comes on Monday”, “the draft will be ready by Friday”: of a work of the writer, and not of a train. */
export function isOfWork(tokens: readonly Token[], text: string): boolean {
  const [found] = findPhrases(tokens, coming)
  if (!found || found.at === 0 || found.at > mostBefore || isOfOthers.has(tokens[0]?.text ?? '')) return false
  const subject = tokens.slice(0, found.at).map((token) => token.text)
  const isPointing = found.value === 'done' && subject.length === 1 && pointing.has(subject[0] ?? '')
  const isOwn = isPointing || subject.some((word) => works.has(word))
  return isOwn && byWhen.test(text.slice(tokens[found.end - 1]?.to))
}

const coming = phrases<'comes' | 'done'>([
  ['will come, comes, will go out, goes out, go out, will be in your account, will come from me', 'comes'],
  [
    'will be ready, will be done, will be fixed, will be corrected, will be sorted, will be finished, shall be done',
    'done',
  ],
])
const pointing = new Set('it this that'.split(' '))
const works = new Set(
  `answer reply offer proposal invoice draft report contract quote feedback comments slides figures numbers list text minutes document
  documents payment money estimate mistake error summary plan drawings corrections feedback version`.split(/\s+/),
)
/** When, and not by whom. */
export const byWhen =
  /\b(?:today|tonight|tomorrow|this (?:week|morning|afternoon|evening)|next week|first thing|within|(?:by|on|before|until) (?:(?:this|next|early|late) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:by|before|until) (?:noon|midday|midnight|tonight|tomorrow|then|the end|end|the \d|\d))/iu

/** “You will be called back this afternoon”. */
export function isCaredFor(tokens: readonly Token[], text: string): boolean {
  const [found] = findPhrases(tokens, cared)
  return found !== undefined && found.at < 3 && byWhen.test(text.slice(tokens[found.end - 1]?.to))
}

const cared = phrases([
  [
    'you will be refunded, you will be reimbursed, you will be called back, you will be contacted, you will be informed, you will be paid, you will be notified',
    true,
  ],
])

/** “Consider the deposit paid”, “promised: the list by Monday”, “it’s on my list for today”. */
export function isSettled(tokens: readonly Token[], text: string): boolean {
  const [first, second] = tokens.map((token) => token.text)
  if (first === 'consider') return /^consider (?:\S+ ){1,3}(?:done|paid|settled|sorted|fixed|handled)\b/iu.test(text)
  if (first === 'promised') return /^promised:/iu.test(text)
  if (second === 'is' || first === 'i' || first === 'its') return /\bon my list\b/iu.test(text) && byWhen.test(text)
  return false
}
