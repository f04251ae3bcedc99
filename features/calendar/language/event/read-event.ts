import type { Wording } from '#foundation/time/words/when.ts'
import { addressedIn, withoutNamedAddresses } from './addressed.ts'
import { withoutChatter } from './chatter.ts'
import { withoutCourtesy } from './courtesy.ts'
import { readFocus } from './focus.ts'
import { hintIn } from './kind.ts'
import { atItsHour, wholeDay } from './hours.ts'
import { findIn, openFrom, wantsFinding, withoutFinding, withoutWhen } from './openings.ts'
import { type Order, withoutOrder } from './order-verbs.ts'
import { rewritten } from './orders.ts'
import { readParts } from './parts.ts'
import { partOfDays } from './parts-of-days.ts'
import { written } from './prepared.ts'
import type { EventReading, SaidEvent } from './said-event.ts'
import { without } from './spans.ts'
import { readTimes } from './times.ts'
import { leadFor, tidied } from './titles.ts'

const longest = 600

/**
 * The one reader of an event: “Lunch with Sara Thursday 1pm at Zoë’s”, “please schedule a call with Tom every Friday at 9”.
 * Quick add and the chat both read by it, so that the same sentence gives the same event through both.
 */
export function readEvent(sentence: string, wording: Wording): EventReading {
  const words = sentence.slice(0, longest)
  const whole = written(words)
  const text = withoutChatter(whole, wording)
  const short = readWritten(text, wording)
  // A sentence of which nothing else is left was not told besides.
  const isTold = text !== whole && short.said.title !== ''
  const reading = isTold || text === whole ? short : readWritten(whole, wording)
  const told = [...(isTold ? toldIn(whole, text) : []), ...(reading.said.told ?? [])]
  const hint = hintIn(words)
  const said = { ...reading.said, ...(told.length > 0 && { told }) }
  const called = /\b(?:called|named|titled|entitled)\s/i.test(words) && { called: true }
  return { ...reading, said: words.includes('’') ? withApostrophes(said) : said, ...called, ...(hint && { hint }) }
}

function readWritten(said: string, wording: Wording): EventReading {
  const text = rewritten(withoutCourtesy(said))
  return readFocus(text, wording) ?? readOrder(text, wording)
}

/** What stands before and behind the sentence itself. */
function toldIn(whole: string, text: string): string[] {
  const at = whole.indexOf(text)
  if (at < 0) return []
  return [whole.slice(0, at), whole.slice(at + text.length)]
    .map((words) => words.replaceAll(/^[\s,;.!–—-]+|[\s,;.!–—-]+$/gu, ''))
    .filter((words) => words !== '')
}

function readOrder(text: string, wording: Wording): EventReading {
  const order = withoutOrder(text)
  const addressed = bareOf(order.text)
  const people = addressedIn(addressed)
  const named = withoutNamedAddresses(addressed)
  const parts = wantsFinding(text) ? partOfDays(named, wording) : undefined
  const bare = parts?.rest ?? named
  const days = daysLong.exec(bare)
  if (days) {
    const said = lastingDays(saidIn(bare.replace(days[0], ' '), order, wording), days[1] ?? '')
    return { said, people, find: undefined, focus: false }
  }
  const said = saidIn(bare, order, wording)
  const isNeeded = said.length !== undefined && /^(?:i|we)\s+(?:need|want)\b/i.test(text)
  const find = wantsFinding(text) || isNeeded ? findIn(bare.replace(openFrom, 'after '), said, wording) : undefined
  if (find) {
    const timeless = saidIn(without(bare, readTimes(bare, wording)), order, wording)
    return {
      said: { ...withoutWhen(timeless), title: withoutFinding(timeless.title) },
      people,
      find: { ...find, ...(parts && { part: parts.part }) },
      focus: false,
    }
  }
  const allDay = wholeDay.test(bare) && { allDay: true }
  return { said: atItsHour(said, bare), people, find, focus: false, ...allDay }
}

function saidIn(text: string, { asked }: Order, wording: Wording): SaidEvent {
  return tidied(readParts(leadFor(text), wording, asked), text, asked)
}

/** Without the words that say only that it goes into the calendar, or that each time lasts as long. */
function bareOf(rest: string): string {
  return rest
    .replace(
      /^(?:an?\s+)?(?:new\s+)?(?=(?:daily|weekly|bi-?weekly|fortnightly|monthly|quarterly|yearly|annual(?! leave))\s)/i,
      '',
    )
    .replace(/\balso (?=(?:for )?(?:\d|half|an hour))/i, '')
    .replace(/\s*\b(?:to|in|into|on)\s+(?:my|the)\s+(?:calendar|schedule|diary|agenda)\b/i, '')
    .replace(/,?\s+and (?:then )?(?:book|schedule|add|put|reserve)\b(?: (?:it|them|that|one))?(?: in)?/i, '')
}

const daysLong =
  /(?<!\b(?:in|after|within|next|last|every|for) )\b(\d|two|three|four|five|six|seven)[- ]days?\b(?= (?!ago\b)\p{L})/iu
const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** “A two day offsite starting on Monday”. */
function lastingDays(said: SaidEvent, count: string): SaidEvent {
  const days = Number(count) || numbers.indexOf(count.toLowerCase())
  const { when } = said
  return when && !when.saysTime ? { ...said, when: { ...when, kind: 'interval', end: when.start.add({ days }) } } : said
}

/** Apostrophes as the person writes them. */
export function withApostrophes(said: SaidEvent): SaidEvent {
  return {
    ...said,
    title: curly(said.title),
    people: said.people.map((name) => curly(name)),
    ...(said.unread && { unread: said.unread.map((words) => curly(words)) }),
    ...(said.told && { told: said.told.map((words) => curly(words)) }),
    ...(said.place !== undefined && { place: curly(said.place) }),
  }
}

function curly(text: string): string {
  return text.replaceAll("'", '’')
}
