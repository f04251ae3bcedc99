import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { draftOf } from '../event/draft.ts'
import { ours } from '../event/happenings.ts'
import { readEvent } from '../event/read-event.ts'
import type { EventReading } from '../event/said-event.ts'
import { readTimes } from '../event/times.ts'
import type { NewWish } from '../wish.ts'
import { actVerb, orderVerbs } from './order-verbs.ts'

const mostCharacters = 160

/** “I’ll take the train on 9 Dec at 7:40, put it in”: what was told is the event that the order makes. */
export function readPutIn(text: string, wording: Wording): NewWish | undefined {
  if (text.length > mostCharacters || text.includes('?')) return undefined
  const order = putIn.exec(text) ?? makeEvent.exec(text)
  if (!order) return undefined
  const told = text.slice(0, order.index)
  const { allDay = '', inside, calendar, event } = order.groups ?? {}
  const times = readTimes(told, wording)
  const isAtTime = times.some(({ saysTime, kind }) => saysTime && kind !== 'before')
  // “…, note it” may be a task as well: it takes place where a time is said of somebody who goes there.
  const isAway = away.test(told) && times.some(({ kind, saysDay }) => kind === 'interval' && saysDay)
  const takesPlace = isAway || (isAtTime && (ours.test(told) || goes.test(told)) && !isDuty.test(told))
  if ((inside ?? calendar ?? event) === undefined && !takesPlace) return undefined
  const reading = readEvent(`${withoutWho(told)}${allDay}`, wording)
  const isWhole = isClear(reading) || (event !== undefined && isRead(reading))
  return isWhole && times.some(({ saysDay }) => saysDay) ? { do: 'create', ...reading } : undefined
}

const putIn =
  /[,;.–—-]\s*(?:(?:and|so|please|pls|can you|could you) )*(?:put|stick|pop|add|note|enter|mark|log|record|pencil|write|jot|get|block|book|save|throw) (?:it|that|this|me)(?<inside> in)?(?: down)?(?<calendar> (?:in|into|to|on) (?:my|the|our) (?:calendar|diary|schedule|agenda))?(?<allDay>,? (?:all day|for the whole day))?(?: for me)?(?: please| pls)?[.!]*$/i
/** “… set the event”. */
const makeEvent =
  /[,;.–—-]?\s+(?:(?:and|so|please|pls) ){0,2}(?<!\bto )(?<event>(?:set|make|create|add|enter) (?:the|an) (?:event|appointment|entry))(?<allDay>,? (?:all day|for the whole day))?(?: for me)?(?: please| pls)?[.!]*$/i
/** Somebody who is somewhere then. */
const goes =
  /^(?:i|we)(?:['’](?:ll|m|re|ve|d)| am| are| will| have| see| meet| fly| leave| arrive)\b|^(?:there['’]?s|there is)\b/i
const away =
  /^(?:i|we)(?:['’](?:m|re)| am| are|['’]ll be| will be) (?:off|away|out|on (?:holiday|vacation|leave)|abroad|gone)\b/i
const isDuty = /\b(?:need|needs|must|should|ought|have to|has to|got to|gotta|due|deadline|by)\b/i

/** “I’ll take the train” is the train. */
function withoutWho(told: string): string {
  return told.replace(
    /\b(?:i|we)(?:['’](?:ll|m|re|ve|d)| will| am| are| have)? (?:also )?(?:take|taking|catch|catching|be at|be in|be on|be|at|in|on|having|have|got|see|seeing|meet|meeting|going to|go to|attend|attending)(?: the| a| an)?(?= )/i,
    '',
  )
}

/** “The plumber comes Thursday 8 to 10” asks for nothing: whether it belongs in the calendar is asked. */
export function readToldPlan(text: string, wording: Wording): NewWish | undefined {
  if (text.length > mostCharacters || /[?:;"“”\n]/.test(text) || actVerb.test(text)) return undefined
  if (kindOfSentence(text) === 'question') return undefined
  const tokens = tokenize(text).map((token) => token.text)
  const [first = ''] = tokens
  if (orderVerbs.has(first) || tokens.length < 4 || tokens.some((word) => unsettled.has(word))) return undefined
  const [time, ...others] = readTimes(text, wording)
  if (!time || others.length > 0 || !time.saysDay || !settled.has(time.kind) || !grains.has(time.grain))
    return undefined
  const today = wording.now.toPlainDate()
  if (Temporal.PlainDate.compare(time.start, today) < (time.saysTime ? 0 : 1)) return undefined
  // “My mother arrives on Friday” is about that day, and no time of it is asked for.
  const reading = { ...readEvent(text, wording), ...(time.grain === 'day' && !time.saysTime && { allDay: true }) }
  const isAhead = Temporal.PlainDateTime.compare(time.start, wording.now) > 0
  return isAhead && isClear(reading) ? { do: 'create', ...reading, onlyTold: true } : undefined
}

function isClear(reading: EventReading): boolean {
  return draftOf(reading).open === undefined && isRead(reading)
}

function isRead({ said: { title, told = [], unread = [] } }: EventReading): boolean {
  return told.length + unread.length === 0 && tokenize(title).length <= mostWords
}

const mostWords = 8
const settled: ReadonlySet<string> = new Set(['instant', 'interval'])
const grains: ReadonlySet<string> = new Set(['minute', 'hour', 'part', 'day'])
/** It is over, it is only thought of, somebody else wants it, it is a duty, or it is about something that is there. */
const unsettled =
  setOf(`was were had did went came called said tell told show asked wrote left got moved cancelled canceled postponed
  maybe perhaps probably might may could would should if unless when until before after because so but or not no never
  cannot can can't won't don't doesn't isn't aren't want wants wanted need needs must ought due deadline by prefer prefers
  rather instead hope hopes wish think thinks guess suppose remember remind it that this them
  they he she him her works suits fits free busy available possible ok fine better best late early earlier later`)
