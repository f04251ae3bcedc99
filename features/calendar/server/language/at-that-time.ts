import type { Dialogue } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { onDay, type When, type Wording } from '#foundation/time/words/when.ts'
import { dateText, timeText, weekdayText } from '#foundation/language/wording/moments.ts'
import { wishIn } from './frames.ts'
import { behindOrder } from './grabbed.ts'
import { spanOfRef, spanOfStretch, spokenOf } from './mentions.ts'
import { interval, thatDay, thatTime } from './offers.ts'
import { type Heard, readWish } from '../../language/reading/read-wish.ts'
import { usualTimeFormat as readable } from '#foundation/time/format/time-format.ts'
import { orderVerbs } from '../../language/reading/order-verbs.ts'
import { withoutScope } from '../../language/reading/target.ts'
import { halfOfDay, wholeDay } from '../../language/event/hours.ts'
import { readTimes } from '../../language/event/times.ts'
import type { Span } from '../../language/event/said-event.ts'
import * as words from './wording.ts'

/** “Another one on Friday, same time”: at the time that was spoken of last. */
export function atTheSame(said: string, dialogue: Dialogue, wording: Wording): string {
  const { zone } = wording
  const free = thatTime(dialogue) ?? (toThat.test(said) ? thatStretch(dialogue) : undefined)
  const ownDay = thatDay(dialogue)
  const [ref, ...others] = spokenOf(dialogue)
  const at = ref && spanOfRef(ref, zone)
  const sentence = besideThatDay(said, others.length === 0 ? (at?.from.toPlainDate() ?? ownDay) : ownDay)
  // “Bring it forward to then, 2:30” says the time by itself.
  if (ownDay && toThen.test(sentence))
    return sentence.replace(/,\s+(?=(?:at\s+)?\d)/, ' at ').replace(toThen, `to ${dateText(ownDay, readable)}`)
  if (free) {
    const to = free.end ? ` to ${timeText(free.end, readable)}` : ''
    const start = `${dateText(free.start.toPlainDate(), readable)} at ${timeText(free.start, readable)}`
    // “Move our lunch to that”
    if (toThat.test(sentence)) return sentence.replace(toThat, `to ${start}`)
    // “Drinks at 8 then” says the time by itself.
    const isTimed = readTimes(sentence, wording).some(({ saysTime, grain }) => saysTime && grain !== 'second')
    const slot = isTimed ? `on ${dateText(free.start.toPlainDate(), readable)}` : `on ${start}${to}`
    return sentence.replace(
      /(?<=\w )(?<!^(?:ok|okay|so|and|right|well|fine|but) )(?:then|there|at that time|in that slot)(?: anyway| anyhow)?\b/i,
      slot,
    )
  }
  const day = ownDay ?? at?.from.toPlainDate()
  if (idleThen.test(sentence)) return sentence.replace(idleThen, ' ')
  const weekday = day && `that ${weekdayText(day.dayOfWeek).toLowerCase()}`
  const named = weekday === undefined ? -1 : sentence.toLowerCase().indexOf(weekday)
  if (day && weekday && named !== -1)
    return `${sentence.slice(0, named)}${dateText(day, readable)}${sentence.slice(named + weekday.length)}`
  if (day && partOfThatDay.test(sentence))
    return sentence.replace(partOfThatDay, (_, part: string) => `on ${dateText(day, readable)} in the ${part}`)
  if (at && inItsPlace.test(sentence)) return inPlaceOf(sentence, at)
  if (at && !at.allDay && others.length === 0) {
    const beside = besideIt(sentence, at)
    if (beside !== undefined) return beside
  }
  // “Set that to 10:15, same day” keeps the day that it has.
  if (at && others.length === 0 && itKeeps.test(sentence)) return sentence.replace(keptDay, '')
  // “Only that day” says which one of a series.
  const isScoped = withoutScope(sentence).scope !== undefined
  if (day && !isScoped && onThatDay.test(sentence)) return sentence.replace(onThatDay, `on ${dateText(day, readable)}`)
  // What is only moved to another day keeps its time.
  const spoken = tokenize(sentence).map(({ text }) => text)
  const isMoved =
    spoken.some((word) => moving.has(word)) || (spoken.includes('to') && !spoken.some((word) => orderVerbs.has(word)))
  if (!isMoved && (!at || at.allDay || others.length > 0)) return sentence
  const until =
    at && isSlot.test(sentence) && readLengths(sentence).length === 0 ? ` to ${timeText(at.to, readable)}` : ''
  return sentence.replace(sameTime, isMoved || !at ? '' : ` at ${timeText(at.from, readable)}${until}`)
}

/** The few hours that were spoken of last, whatever they were asked for. */
function thatStretch({ span }: Dialogue): When | undefined {
  const stretch = span && spanOfStretch(span)
  return stretch && stretch.from.until(stretch.to).total('hours') <= mostHours ? interval(stretch) : undefined
}

const mostHours = 4

/** “A prep session the day before, same time”: counted from the day that was spoken of. */
function besideThatDay(sentence: string, day: Temporal.PlainDate | undefined): string {
  return sentence.replace(dayBesideIt, (said, noun: string, side: string) => {
    const by = { days: (side.toLowerCase() === 'before' ? -1 : 1) * (noun.toLowerCase() === 'week' ? 7 : 1) }
    const part = partsOfDay.has(noun.toLowerCase()) ? ` in the ${noun.toLowerCase()}` : ''
    return day === undefined ? said : `on ${dateText(day.add(by), readable)}${part}`
  })
}

const partsOfDay = new Set(['morning', 'afternoon', 'evening'])
const dayBesideIt =
  /(?<=\w )(?<!\b(?:to|and|is|on) )(?:on )?the (day|morning|afternoon|evening|week) (before|after)(?: (?:that|it))?(?=[.!]*$|[,;]|\s+(?:at|from|same)\b)/i

/** The same slot has the same length. */
const isSlot = /\bsame (?:slot|hours)\b/i

const sameTime =
  /,?\s*(?:but\s+)?(?:at\s+|keep\s+)?(?:the\s+)?(?:same (?:times?|timings?|hours?|slot)|(?:times?|timings?|hours?) (?:the )?same)\b/i
/** “Tea directly after it”, “30 minutes with the president straight before”: next to the event that was spoken of. */
function besideIt(sentence: string, { from, to }: Span): string | undefined {
  const [whole = '', side] = justBeside.exec(sentence) ?? []
  const [length] = readLengths(sentence)
  const start = side === 'before' ? length && from.subtract(length.duration) : to
  if (whole === '' || !start) return undefined
  return `${sentence.slice(0, -whole.length)} on ${dateText(start.toPlainDate(), readable)} at ${timeText(start, readable)}`
}

const justBeside =
  / (?:straight|right|directly|immediately) (after|before)(?:wards|hand)?(?: (?:it|that|this|him|her|them))?[.!]?$/i

/** “And in its place the whole day Copenhagen”: when it was, and only on that day where that is said to be all day. */
function inPlaceOf(sentence: string, { from, to, allDay }: Span & { allDay: boolean }): string {
  const rest = sentence.replace(inItsPlace, ' ').trim()
  const day = `on ${dateText(from.toPlainDate(), readable)}`
  const isWhole = allDay || wholeDay.test(rest)
  return isWhole ? `${rest} ${day}` : `${rest} ${day} from ${timeText(from, readable)} to ${timeText(to, readable)}`
}

/** “An hour on Friday then, for the debrief” says the day by itself. */
const idleThen = /(?<=day)\s+then,?\s+(?=for\b)/i
const partOfThatDay = /\b(?:on )?that (night|evening|afternoon|morning)\b/i
const toThat = /\bto that(?: time| slot| one)?(?=[.!]*$)/i
const toThen = /\bto then\b/i
const inItsPlace = /\b(?:in|for) (?:its|that|his|her|their) (?:place|slot|spot|stead)\b[,:]?/i
const moving = new Set(['move', 'reschedule', 'push', 'shift', 'postpone', 'instead'])

const itKeeps = /^(?:\w+ ){0,3}(?:it|that)\b.*\bsame day\b/i
const keptDay = /,?\s*(?:but )?(?:on )?(?:the )?same day\b/i
const onThatDay =
  /\b(?:on )?(?:that|this|(?:the )?same) day\b|\bthere(?: too| instead)?(?=,? (?:at |from )?\d)|(?<=\b(?:morning|afternoon|evening|day|\d+) )there\b/i

/** “Book a call then”: at the time that was found or spoken of. */
export function atThatTime(
  heard: Heard | undefined,
  sentence: string,
  { dialogue, zone }: { dialogue: Dialogue; zone: string | undefined },
): Heard | undefined {
  if (heard?.wish.do !== 'create' || heard.wish.said.repeated) return heard
  // “Book it for deep work” points at a time; the first free one of any day is not meant.
  if (heard.wish.find && behindOrder(sentence) !== undefined && !heard.wish.said.when)
    return { ...heard, wish: { ...heard.wish, find: undefined } }
  if (heard.wish.find) return heard
  const { when: said } = heard.wish.said
  const isKnown = thatDay(dialogue) !== undefined || spokenOf(dialogue).length > 0
  // Nobody knows which day that is, and today is hardly meant.
  if (said && !isKnown && onThatDay.test(sentence)) {
    const { when: _, ...rest } = heard.wish.said
    return { ...heard, wish: { ...heard.wish, said: rest } }
  }
  if (said?.saysDay) return heard
  const day = said && (besideThat.test(sentence) ? dayOfIt(dialogue, zone) : thatDay(dialogue))
  if (said && day) {
    const when = inThatStretch(onDay(said, day), sentence, dialogue)
    return { ...heard, wish: { ...heard.wish, said: { ...heard.wish.said, when } } }
  }
  if (said) return heard
  const isThen = /\b(?:then|that time|that slot|it)\W*$|^\W*(?:\w+,?\s+)?then\b/i.test(sentence)
  const asked = wishIn(dialogue.asked)
  const when = isThen || asked?.do === 'free' ? thatTime(dialogue) : undefined
  return when ? { ...heard, wish: { ...heard.wish, said: { ...heard.wish.said, when } } } : heard
}

/** “Put dinner in at 7” after a question about the evening means 19:00. */
function inThatStretch(when: When, sentence: string, { span }: Dialogue): When {
  if (!span || !when.saysTime || when.grain === 'part' || halfOfDay.test(sentence)) return when
  const { from, to } = spanOfStretch(span)
  const isIn = (time: Temporal.PlainDateTime) =>
    Temporal.PlainDateTime.compare(from, time) <= 0 && Temporal.PlainDateTime.compare(time, to) < 0
  const [start, end] = [when.start.add({ hours: 12 }), when.end?.add({ hours: 12 })]
  return isIn(when.start) || !isIn(start) ? when : { ...when, start, ...(end && { end }) }
}

/** “Block 7:15 to 8 before that”: on the day of what was spoken of. */
const besideThat = /\b(?:before|after) (?:that|it)\b/i

function dayOfIt(dialogue: Dialogue, zone: string | undefined): Temporal.PlainDate | undefined {
  const [ref, ...others] = spokenOf(dialogue)
  return ref && others.length === 0 ? spanOfRef(ref, zone)?.from.toPlainDate() : thatDay(dialogue)
}

/** “Make it 10:30”, of what waits for a yes: it is not there yet, and a card does not change. */
export function onCard(sentence: string, { card }: Dialogue, wording: Wording): Heard | undefined {
  const heard = card && card.isPast !== true ? readWish(sentence, wording, []) : undefined
  if (!heard || !('target' in heard.wish)) return undefined
  return heard.wish.target?.it === true ? { wish: { do: 'say', text: words.onCard }, sure: true } : undefined
}
