import type { Dialogue } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { onDay, type Wording } from '#foundation/time/words/when.ts'
import { dateText, timeText, weekdayText } from '#foundation/language/wording/moments.ts'
import { wishIn } from './frames.ts'
import { spanOfRef, spokenOf } from './mentions.ts'
import { thatDay, thatTime } from './offers.ts'
import { type Heard, readWish } from '../../language/reading/read-wish.ts'
import { usualTimeFormat as readable } from '#foundation/time/format/time-format.ts'
import { orderVerbs } from '../../language/reading/order-verbs.ts'
import * as words from './wording.ts'

/** “Another one on Friday, same time”: at the time that was spoken of last. */
export function atTheSame(sentence: string, dialogue: Dialogue, { zone }: Wording): string {
  const free = thatTime(dialogue)
  if (free) {
    const to = free.end ? ` to ${timeText(free.end, readable)}` : ''
    const at = `on ${dateText(free.start.toPlainDate(), readable)} at ${timeText(free.start, readable)}${to}`
    return sentence.replace(/(?<=\w )(?:then|there|at that time|in that slot)(?: anyway| anyhow)?\b/i, at)
  }
  const [ref, ...others] = spokenOf(dialogue)
  const at = ref && spanOfRef(ref, zone)
  const day = thatDay(dialogue) ?? at?.from.toPlainDate()
  const weekday = day && `that ${weekdayText(day.dayOfWeek).toLowerCase()}`
  const named = weekday === undefined ? -1 : sentence.toLowerCase().indexOf(weekday)
  if (day && weekday && named !== -1)
    return `${sentence.slice(0, named)}${dateText(day, readable)}${sentence.slice(named + weekday.length)}`
  if (day && onThatDay.test(sentence)) return sentence.replace(onThatDay, `on ${dateText(day, readable)}`)
  // What is only moved to another day keeps its time.
  const said = tokenize(sentence).map(({ text }) => text)
  const isMoved =
    said.some((word) => moving.has(word)) || (said.includes('to') && !said.some((word) => orderVerbs.has(word)))
  if (!isMoved && (!at || at.allDay || others.length > 0)) return sentence
  return sentence.replace(sameTime, isMoved || !at ? '' : ` at ${timeText(at.from, readable)}`)
}

const sameTime = /,?\s*(?:but\s+)?(?:at\s+)?(?:the\s+)?same time\b/i
const moving = new Set(['move', 'reschedule', 'push', 'shift', 'postpone', 'instead'])

const onThatDay = /\b(?:on )?(?:that|(?:the )?same) day\b/i

/** “Book a call then”: at the time that was found or spoken of. */
export function atThatTime(heard: Heard | undefined, sentence: string, dialogue: Dialogue): Heard | undefined {
  if (heard?.wish.do !== 'create' || heard.wish.said.repeated || heard.wish.find) return heard
  const { when: said } = heard.wish.said
  if (said?.saysDay) return heard
  const day = said && thatDay(dialogue)
  if (said)
    return day ? { ...heard, wish: { ...heard.wish, said: { ...heard.wish.said, when: onDay(said, day) } } } : heard
  const isThen = /\b(?:then|that time|that slot|it)\W*$|^\W*(?:\w+,?\s+)?then\b/i.test(sentence)
  const asked = wishIn(dialogue.asked)
  const when = isThen || asked?.do === 'free' ? thatTime(dialogue) : undefined
  return when ? { ...heard, wish: { ...heard.wish, said: { ...heard.wish.said, when } } } : heard
}

/** “Make it 10:30”, of what waits for a yes: it is not there yet, and a card does not change. */
export function onCard(sentence: string, { card }: Dialogue, wording: Wording): Heard | undefined {
  const heard = card && card.isPast !== true ? readWish(sentence, wording, []) : undefined
  if (!heard || !('target' in heard.wish)) return undefined
  return heard.wish.target?.it === true ? { wish: { do: 'say', text: words.onCard }, sure: true } : undefined
}
