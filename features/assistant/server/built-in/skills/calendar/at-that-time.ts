import { onDay } from '#foundation/time/words/when.ts'
import { dateText, timeText } from '#foundation/language/wording/moments.ts'
import type { Said } from '#foundation/server/language.ts'
import { lookAtCard } from '../../../../rules/closing.ts'
import { lastMentions } from './mentions.ts'
import { thatDay, thatTime } from './offers.ts'
import type { Heard } from './reading/read-wish.ts'
import * as words from './wording.ts'

/** “Another one on Friday, same time”: at the time that was spoken of last. */
export function atTheSame(sentence: string, before: readonly Said[]): string {
  const free = thatTime(before)?.start
  if (free)
    return sentence.replace(
      /(?<=\w )(?:then|at that time|in that slot)\b/i,
      `on ${dateText(free.toPlainDate())} at ${timeText(free)}`,
    )
  const [mention, ...others] = lastMentions(before)
  const clock = mention?.clocks[0]
  if (clock === undefined || others.length > 0 || /\b(?:move|reschedule|push|shift)\b/i.test(sentence)) return sentence
  return sentence.replace(/,?\s*(?:at\s+)?(?:the\s+)?same time\b/i, ` at ${clock}`)
}

/** “Book a call then”: at the time that was found or spoken of. */
export function atThatTime(heard: Heard | undefined, sentence: string, before: readonly Said[]): Heard | undefined {
  if (heard?.wish.do !== 'create' || heard.wish.said.repeated || heard.wish.find) return heard
  const { when: said } = heard.wish.said
  if (said?.saysDay) return heard
  const day = said && thatDay(before)
  if (said)
    return day ? { ...heard, wish: { ...heard.wish, said: { ...heard.wish.said, when: onDay(said, day) } } } : heard
  const isThen = /\b(?:then|that time|that slot|it)\W*$|^\W*(?:\w+,?\s+)?then\b/i.test(sentence)
  const when = isThen || before.at(-1)?.text.startsWith('Yes, you are free') ? thatTime(before) : undefined
  return when ? { ...heard, wish: { ...heard.wish, said: { ...heard.wish.said, when } } } : heard
}

/** “Make it 10:30”, of what waits for a yes: it is not there yet, and a card does not change. */
export function onCard(before: readonly Said[], heard: Heard | undefined): Heard | undefined {
  if (before.at(-1)?.text !== lookAtCard || !heard || !('target' in heard.wish)) return undefined
  return heard.wish.target?.it === true ? { wish: { do: 'say', text: words.onCard }, sure: true } : undefined
}
