import type { Dialogue, OpenQuestion } from '#foundation/language/dialogue.ts'
import type { Read, ReadingScene } from '#foundation/server/language.ts'
import { dateText } from '#foundation/language/wording/moments.ts'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { completed } from '../../language/reading/completing.ts'
import { readCorrection } from '../../language/reading/correcting.ts'
import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { readFollowUp } from '../../language/reading/follow-up.ts'
import { readReminderWish } from '../../language/reading/read-wish.ts'
import { mended } from '../../language/reading/spelling.ts'
import { readHeld, readUnnamed } from '../../language/reading/unnamed.ts'
import type { Wish } from '../../language/wish.ts'
import { asksTime, asksWords } from './creating.ts'
import { asksUntil } from './pausing.ts'

const intent = 'reminders'
const ours = new Set([asksWords, asksTime, asksUntil, 'reminder-which'])

/** Reads a request by itself, as an answer to our question, or as a follow-up. */
export function hear(said: string, { now, zone, dialogue }: ReadingScene): Read | undefined {
  const wording = { now, zone, dateOrder: dateOrderOf(zone) }
  const sentence = onItsDay(said, dialogue, zone)
  const text = withoutCourtesy(mended(sentence))
  const wish = readHeld(text, wording) ?? readReminderWish(sentence, wording)
  // “Reminder the same day at 7:30” is about what was spoken of.
  const isAboutIt = sentence !== said && wish?.do === 'create' && wish.text === undefined
  // “Reminder two days before, at 9” says neither of what nor before what.
  if (wish?.do === 'create' && wish.text !== undefined && beforeWhat.test(wish.text)) {
    const { text: _text, timing: _timing, ...rest } = wish
    return { intent, wish: rest, sure: true }
  }
  if (wish) return { intent, wish: isAboutIt ? { ...wish, it: true } : wish, sure: true }
  const open = dialogue.open.findLast(({ isLeft }) => isLeft !== true)
  const answer = open && ours.has(open.question) ? answered(sentence, open, wording) : undefined
  if (open && answer) return { intent, wish: answer, sure: true, answers: open }
  const corrected = correction(sentence, dialogue, wording)
  if (corrected) return { intent, wish: corrected, sure: true }
  const { did, shown } = dialogue
  const things = did && did.isPast !== true ? did.things : shown
  const follow = things.some(({ kind }) => kind === 'reminder') ? readFollowUp(sentence, wording) : undefined
  if (follow) return { intent, wish: follow, sure: true }
  const unnamed = readUnnamed(text, wording)
  return unnamed && { intent, wish: unnamed, sure: false, tries: true }
}

/** “The same day”: on the day of the one thing that was spoken of. */
function onItsDay(said: string, { did, shown }: Dialogue, zone: string): string {
  if (!itsDay.test(said)) return said
  const things = did && did.isPast !== true && did.things.length > 0 ? did.things : shown
  const [only, ...more] = things
  if (only?.start === undefined || more.length > 0) return said
  const { start } = only
  const isMoment = start.endsWith('Z') || /[+-]\d\d:\d\d$/.test(start)
  const day = isMoment
    ? Temporal.Instant.from(start).toZonedDateTimeISO(zone).toPlainDate()
    : Temporal.PlainDate.from(start.slice(0, 10))
  return said.replace(itsDay, `on ${dateText(day, usualTimeFormat)}`)
}

const beforeWhat =
  /^(?:an?|one|two|three|four|\d+|half an) (?:minutes?|mins?|hours?|days?|weeks?) (?:before|earlier|prior)$/i

const itsDay = /\b(?:on )?(?:the |that )?(?:same|that) day\b(?! (?:next|last|every|each|of)\b)/i

function correction(sentence: string, { did }: Dialogue, wording: Wording): Wish | undefined {
  if (!did || did.isPast === true || did.isUndone === true || did.frame?.intent !== intent) return undefined
  const { activityId, frame } = did
  return readCorrection(mended(sentence), { activityId, wish: frame.wish as Wish | undefined }, wording)
}

function answered(sentence: string, { question, wish }: OpenQuestion, wording: Wording): Wish | undefined {
  return completed(sentence, { question: questionOf(question), wish: wish as Wish | undefined }, wording)
}

function questionOf(name: string): 'words' | 'time' | 'until' | 'which' {
  if (name === asksUntil) return 'until'
  return name === asksWords ? 'words' : name === asksTime ? 'time' : 'which'
}
