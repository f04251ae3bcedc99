import type { Said } from '../skill.ts'
import { lastMentions } from './mentions.ts'
import { thatTime } from './offers.ts'
import type { Heard } from './reading/read-wish.ts'

/** “Another one on Friday, same time”: at the time that was spoken of last. */
export function atTheSame(sentence: string, before: readonly Said[]): string {
  const [mention, ...others] = lastMentions(before)
  const clock = mention?.clocks[0]
  const isNew = /\b(?:another|one more|also|same|again|add|schedule|book|set up|create)\b/i.test(sentence)
  if (clock === undefined || others.length > 0 || !isNew || /\b(?:move|reschedule|push|shift)\b/i.test(sentence))
    return sentence
  return sentence.replace(/,?\s*(?:at\s+)?(?:the\s+)?same time\b/i, ` at ${clock}`)
}

/** “Book a call then”: at the time that was found or spoken of. */
export function atThatTime(heard: Heard | undefined, sentence: string, before: readonly Said[]): Heard | undefined {
  if (heard?.wish.do !== 'create' || heard.wish.said.when || heard.wish.said.repeated || heard.wish.find) return heard
  const when = /\b(?:then|that time|that slot|it)\W*$/i.test(sentence) ? thatTime(before) : undefined
  return when ? { ...heard, wish: { ...heard.wish, said: { ...heard.wish.said, when } } } : heard
}
