import type { Wording } from '#foundation/time/words/when.ts'
import type { Said } from '#foundation/server/language.ts'
import { withoutCourtesy } from '#features/calendar/language/event/courtesy.ts'
import { plainWords } from '#features/calendar/language/event/plain-words.ts'
import { type Heard, readWish } from './reading/read-wish.ts'
import { spanOf } from '#features/calendar/language/event/spans.ts'
import { isTimeAlone } from './reading/splitting.ts'

const mostBack = 6

/** “And on Friday?” after a question about Thursday: the same question about another time. */
export function followUp(sentence: string, before: readonly Said[], wording: Wording): Heard | undefined {
  const time = timeOf(sentence, wording)
  if (time === undefined || before.at(-1)?.role !== 'assistant') return undefined
  const asked = before.filter(({ role }) => role === 'user').slice(-mostBack)
  const first = asked.findLast(({ text }) => timeOf(text, wording) === undefined)
  const wish = first && readWish(first.text, wording, [])?.wish
  const span = spanOf(time, wording)
  if (!span || (wish?.do !== 'list' && wish?.do !== 'free')) return undefined
  if (wish.do === 'list') return { wish: { ...wish, span }, sure: true }
  const to = wish.exact ? span.from.add({ minutes: wish.minutes }) : span.to
  return { wish: { ...wish, span: { ...span, to } }, sure: true }
}

/** “And on Friday?”, “what about next week”, “same for Monday”: nothing but a time is asked about. */
function timeOf(sentence: string, wording: Wording): string | undefined {
  const time =
    /^(?:and\s+|ok(?:ay)?,?\s+|so\s+|then\s+)*(?:and|what about|how about|same (?:for|question for)|also|or)\s+(?:on\s+|for\s+|in\s+)?(?<time>.+?)(?:\s+(?:then|too|as well))?[?.!]*$/i.exec(
      withoutAnd(plainWords(sentence)),
    )?.groups?.['time']
  return time !== undefined && isTimeAlone(time, wording) ? time : undefined
}

/** A courtesy before it; the “and” is what tells it from an answer. */
function withoutAnd(sentence: string): string {
  const bare = withoutCourtesy(sentence)
  return /^\W*(?:and|also)\b/i.test(sentence) ? `and ${bare.replace(/^and\s+/i, '')}` : bare
}
