import { withDottedDays } from '#foundation/time/words/dotted-days.ts'
import { impossibleDay } from '#foundation/language/english/impossible-day.ts'
import { inZone, zoneSaid } from '#foundation/time/words/clock/zone-said.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { NewWish, Wish } from '../wish.ts'
import { readAsked } from './asking.ts'
import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { readBody, readNewReminder, severalOf } from './creating.ts'
import { readEachDay } from './each-day.ts'
import { eveOfIt } from './eve-of-it.ts'
import { listedDays, minutesSaid, onDayBefore, wholeLength, wholeTiming } from './said-when.ts'
import { titleOf } from './title.ts'
import { readNotDone } from './not-done.ts'
import { plainCalls, plainTimes } from './plain-times.ts'
import { mended } from './spelling.ts'

const mostCharacters = 600
/** “Delete the reminder, Julia does it”: behind the comma is why. */
const endedOnly = /^((?:delete|cancel|stop|remove|drop) (?:the|my|that|this) reminder),/i

/** What somebody wants of their reminders; nothing where the message does not speak of any. */
export function readReminderWish(message: string, wording: Wording): Wish | undefined {
  if (message.length > mostCharacters) return undefined
  return readThere(message, wording) ?? readHere(message, wording)
}

function readHere(message: string, wording: Wording): Wish | undefined {
  const wish = readWhole(withoutWhy(message), wording)
  if (wish?.do !== 'create') return wish
  const said = wish.timing === undefined ? undefined : impossibleDay(message)
  return said === undefined ? withoutGuess(wish) : { do: 'no-day', said }
}

/** “Every Monday at 9 am New York time”: read as people there would say it, and kept by their clock. */
function readThere(message: string, wording: Wording): Wish | undefined {
  const said = zoneSaid(message)
  if (!said || wording.zone === undefined || said.zone === wording.zone) return undefined
  const there = readHere(said.text, inZone(wording, said.zone))
  // “Tomorrow” is the person's own, and the next 9:00 is theirs.
  const isDaySaid = there?.do === 'create' && there.timing?.by === 'time' && !there.timing.clock && !there.timing.rule
  const wish = isDaySaid ? readHere(said.text, wording) : there
  if (wish?.do === 'several') return { ...wish, wishes: wish.wishes.map((each) => ({ ...each, zone: said.zone })) }
  return wish?.do === 'create' && wish.timing?.by === 'time' ? { ...wish, zone: said.zone } : undefined
}

/** “Reyes is out tomorrow. Move that reminder to Thursday”: drops the reason, whose day is not the reminder's. */
export function withoutWhy(message: string): string {
  return message.replace(whyFirst, '')
}

const whyFirst =
  /^[^.!?]{3,120}[.!] (?=(?:please )?(?:move|push|change|put|shift|bring|snooze|stop|cancel|delete|remove|clear|drop|scrap|pause)\b[^.!?]{1,60}\breminders?\b)/i

/** Where “three days before it's due” is still part of the text, it was not understood: the time is asked for. */
function withoutGuess({ timing, ...wish }: NewWish): NewWish {
  const isGuess = timing?.by === 'time' && unreadBefore.test(wish.text ?? '')
  return { ...wish, ...(timing && !isGuess && { timing }) }
}

const unreadBefore =
  /\b(?:(?:days?|nights?|evenings?|mornings?|weeks?|weekend|hours?|minutes?) before|ahead of) (?:the|its?|it's|my|our|that|this|\p{Lu})/u

function readWhole(message: string, wording: Wording): Wish | undefined {
  const begun = begunBy(message, wording)
  if (begun) return begun
  const notDone = readNotDone(message, wording)
  if (notDone) return notDone
  const eve = eveOfIt(message)
  if (eve) return eve
  const said = message.replace(otherDay, '').replace(/\breminder\b.*/is, (tail) => tail.replace(wouldBeGood, ''))
  const text = withoutCourtesy(
    listedDays(mended(minutesSaid(rightly(withDottedDays(withoutTold(plainCalls(plainTimes(said)), wording)))))),
  )
  // “If the dentist is before 9 remind me at 7”: no reminder waits for a condition.
  if (text.toLowerCase().startsWith('if the ')) return undefined
  if (asksWhatCanBe.test(message) || isOnlyThought(message, wording)) return undefined
  const asked = readAsked(endedOnly.exec(text)?.[1] ?? text, wording)
  if (asked) return asked
  const days = readEachDay(text, wording)
  if (days) return { do: 'several', wishes: days }
  const each = readEach(text, wording) ?? readPlural(text, wording) ?? readSoon(text, wording)
  if (each) return each
  const wish = withoutLeftDay(readNewReminder(text, wording), wording)
  const wishes =
    wish && (alsoBefore(text, wording) ?? severalOf(wish, wording) ?? againAt(wish, wording) ?? alsoAt(wish, wording))
  return wishes ? { do: 'several', wishes } : wish
}

/** “Are you able to set reminders that repeat?” asks of any, and changes none. */
const asksWhatCanBe =
  /^(?:and |so |hi,? )?(?:are you able to|is it possible(?: for you)? to|do you know how to|can you even|is there a way to) (?:[a-z]+ ){1,2}(?:an? )?reminders?\b/i

/** “A reminder might be an idea at some point, but not now”; “a reminder at 9 would be good” is a request. */
function isOnlyThought(message: string, wording: Wording): boolean {
  if (/\breminder\b.{0,80}\bbut not (?:now|yet|today|for now)[.!]*$/i.test(message)) return true
  const isTimed = readTimes(message, wording).some(({ saysTime, saysDay }) => saysTime || saysDay)
  return onlyThought.test(message) && !(isTimed && wouldBeGood.test(message))
}

/** “Tomorrow, not today”. */
const otherDay = /,? (?:and |but )?not (?:today|tonight|now)(?=[,.!]|$| to )/i

const wouldBeGood = /,? would be (?:really |very |quite )?(?:good|nice|great|useful|handy|helpful)(?: please)?[.!]*$/i
const onlyThought =
  /\breminder\b.{0,60}\b(?:might|may|could|would|wouldn['’]t|would not) (?:be (?:an?|the|quite|rather|really|very)? ?(?:good |nice |great )?(?:idea|thing|nice|good|useful|handy|helpful)|hurt)\b|\breminder\b[^,]{0,80}\bnot (?:now|yet)[.!]*$/i

/** “The dog has two pills now: put another reminder at 9”: what stands before the colon only tells why, or else when. */
function withoutTold(message: string, wording: Wording): string {
  const [head = '', told = ''] =
    /^([^:;,.?!"“]{5,80}): (?=(?:please |pls )?(?:(?:put|set|add|make|create)\b.{1,16}\breminder\b|remind me\b))/i.exec(
      message,
    ) ?? []
  const rest = message.slice(head.length)
  return wholeTiming(told, wording) ? `${told} ${rest}` : rest
}

/** “Remind me every working day… sorry, every 28th”: what was said last counts, and what is only polite says nothing. */
function rightly(message: string): string {
  return message
    .replace(slip, '$1 ')
    .replace(/,? if you (?:please|would be so kind|would|do not mind|don't mind)\b,?/gi, '')
}

const slip =
  /\b(remind(?:er)? ?(?:me|us)?) (?:(?!\b(?:to|about|of|that)\b)[^,.;:])[^,.;:]{2,50}(?:\.{2,3}|[,–—-]|…) ?(?:sorry|no|nope|i mean|rather|wait|make that|scratch that),? (?=every|each|at|on|in|tomorrow|tonight|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/i

/** “In 45 minutes: take the bread out”. */
function readSoon(text: string, wording: Wording): Wish | undefined {
  const [, soon = '', what] =
    /^(in (?:\d{1,3}|an?|half an|one|two|three|five|ten|twenty|thirty) ?(?:m|h|mins?|minutes?|hrs?|hours?))(?::| [-–—]) (.{3,200})$/i.exec(
      text,
    ) ?? []
  const wish = what === undefined ? undefined : readNewReminder(`remind me ${soon} to ${what}`, wording)
  return wish?.timing?.by === 'time' && wish.text !== undefined ? wish : undefined
}

/** “Two reminders for tomorrow, 9:00 transfer the deposit and 11:30 ring the insurance”: each with its own time. */
function readPlural(text: string, wording: Wording): Wish | undefined {
  const [, day = '', rest = ''] =
    /\breminders(?: for me)?(?: (?:for|on) ([^,:;]{2,30}))?(?:,? (?:please|pls))?[,:.] (.{5,300})$/i.exec(text) ?? []
  const times = readTimes(rest, wording).filter(({ saysTime }) => saysTime)
  for (const cuts of [times.map(({ at }) => at), times.map(({ until }) => until)]) {
    const parts = pieces(rest, cuts)
    const wishes = parts.map((part) => readBody(`${day} ${/^\d/.test(part) ? 'at ' : ''}${part}`.trim(), wording))
    const areAll = wishes.every(({ text: what, timing }) => timing?.by === 'time' && what !== undefined)
    if (areAll && wishes.length > 1) return { do: 'several', wishes }
  }
  return undefined
}

/** Cut at the joints that stand right at these places. */
function pieces(text: string, cuts: readonly number[]): string[] {
  const joints = [...text.matchAll(/(?:,? and(?: then)?|[,;.]) /g)].filter(
    ({ 0: joint, index }) => cuts.includes(index) || cuts.includes(index + joint.length),
  )
  const ends = [...joints.map(({ index }) => index), text.length]
  const begins = [0, ...joints.map(({ 0: joint, index }) => index + joint.length)]
  return begins.map((begin, at) => text.slice(begin, ends[at]))
}

/** “Tablets 8am and 8pm every day”, “on the 5th and 7th of May”: each time is a reminder. */
function readEach(text: string, wording: Wording): Wish | undefined {
  const two = twoMoments(text, wording)
  if (two) return eachOf(text, two.whole, two.times, wording)
  const [whole] = severalClocks.exec(text) ?? []
  const [, bare = '', one = '', other = ''] = bareHours.exec(text) ?? []
  if (bare !== '') return eachOf(text, bare, [`at ${one}`, `at ${other}`], wording)
  const [days, first = '', second = '', month = ''] = severalDays.exec(text) ?? []
  if (whole !== undefined) return eachOf(text, whole, whole.match(clock)?.map((each) => `at ${each}`) ?? [], wording)
  return days === undefined
    ? undefined
    : eachOf(
        text,
        days,
        [first, second].map((day) => `on ${day} ${month}`),
        wording,
      )
}

/** “Friday at 3 and again Monday at 9”: two times that each say their day. */
function twoMoments(text: string, wording: Wording): { whole: string; times: string[] } | undefined {
  const said = readTimes(text, wording).filter(({ saysDay, saysTime }) => saysDay && saysTime)
  for (const [place, one] of said.entries()) {
    const other = said[place + 1]
    if (!other || !onlyJoins(text.slice(one.until, other.at))) continue
    const times = [one, other].map(({ at, until }) => text.slice(at, until))
    return { whole: text.slice(one.at, other.until), times }
  }
  return undefined
}

/** “Friday at 3 to send it, and again Monday at 9”: the same comes at both times. */
function againAt(wish: NewWish, wording: Wording): NewWish[] | undefined {
  const { text = '', timing } = wish
  const [tail, said = ''] =
    /,? (?:and |then |plus |n )(?:then )?(?:once )?(?:again|also)(?: once)? ([^,;]{2,40})$/i.exec(text) ?? []
  const time = tail === undefined || timing?.by !== 'time' ? undefined : wholeTiming(said, wording)
  if (tail === undefined || time?.by !== 'time') return undefined
  const first = { ...wish, text: text.slice(0, -tail.length) }
  return [first, { ...first, timing: time }]
}

/** “An hour before the lunch, and also ten minutes before it”, “…, and ten minutes before it to mute my phone”. */
function alsoBefore(text: string, wording: Wording): NewWish[] | undefined {
  const [tail, length = '', what] =
    /,? (?:and|plus|&) (?:(?:also|again|then|another|one|once) )*([^,;]{3,24}?) (?:before|ahead)(?: (?:it|that|again|too|as well))*(?: to (\p{L}.{2,160}))?$/iu.exec(
      text,
    ) ?? []
  const minutes = tail === undefined ? undefined : wholeLength(length)
  const first = tail === undefined ? undefined : readNewReminder(text.slice(0, -tail.length), wording)
  if (minutes === undefined || first?.timing?.by !== 'event' || first.timing.side !== 'before') return undefined
  const other = what === undefined ? {} : { text: titleOf(what) }
  return [first, { ...first, ...other, timing: { ...first.timing, minutes } }]
}

/** “Thursday at 9 to call the bank and Friday at noon to pay the rent”: another thing at another time. */
function alsoAt(wish: NewWish, wording: Wording): NewWish[] | undefined {
  const { text = '', timing } = wish
  const [tail, said = '', what = ''] =
    /,? (?:and|plus)(?: then| also)? ([^,;]{2,30}?) to (\p{L}.{2,160})$/iu.exec(text) ?? []
  const time = tail === undefined || timing?.by !== 'time' ? undefined : wholeTiming(said, wording)
  if (tail === undefined || time?.by !== 'time') return undefined
  const first = { ...wish, text: text.slice(0, -tail.length) }
  const second = onDayBefore(readBody(`${said} to ${what}`, wording), timing)
  return [first, ...(alsoAt(second, wording) ?? [second])]
}

function onlyJoins(text: string): boolean {
  return text.split(/[\s,]/).every((word) => word === '' || joining.has(word.toLowerCase()))
}

const joining = new Set('and n & plus then again also once more on at'.split(' '))

function eachOf(text: string, whole: string, times: readonly string[], wording: Wording): Wish | undefined {
  if (times.length < 2) return undefined
  const wishes = times.flatMap((each) => readNewReminder(text.replace(whole, each), wording) ?? [])
  const areAll = wishes.every(({ timing, text: what }) => timing?.by === 'time' && what !== undefined)
  return areAll && wishes.length === times.length ? { do: 'several', wishes } : undefined
}

const severalDays =
  /\bon (?:the )?(\d{1,2}(?:st|nd|rd|th)?)(?: and| &|,) (?:the )?(\d{1,2}(?:st|nd|rd|th)?)(?: of)? ((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})\b(?: both| each)?/i
/** “At 10 and at 16”. */
const bareHours = /\b(at (\d{1,2}) (?:and|&|n) at (\d{1,2}))\b(?![:.]\d| ?[ap]m)/i
const clock = /\b(?:\d{1,2}(?::\d\d)? ?[ap]m|\d{1,2}:\d\d)\b/gi
const severalClocks =
  /(?:\bat )?\b(?:\d{1,2}(?::\d\d)? ?[ap]m|\d{1,2}:\d\d)(?:(?: and (?:at )?| & | n |, (?:and )?)(?:\d{1,2}(?::\d\d)? ?[ap]m|\d{1,2}:\d\d)){1,5}\b/i

/** “5th and 7th Feb”: where a day is left over in the words, when it is meant has to be asked. */
function withoutLeftDay(wish: NewWish | undefined, wording: Wording): NewWish | undefined {
  const { text = '', timing, ...rest } = wish ?? { do: 'create' }
  const isLeft = /^\d/.test(text) && timing?.by !== 'event' && readTimes(text, wording).some(({ at }) => at === 0)
  return wish && isLeft && timing ? { ...rest, text } : wish
}

/** What the button and the command send. */
function begunBy(message: string, wording: Wording): Wish | undefined {
  const text = message.trim()
  if (text === 'Initiated: remind') return { do: 'create' }
  const [whole = '', , rest = ''] = /^\/(remind|reminder|reminders)(?:\s+(.+))?$/is.exec(text) ?? []
  if (whole === '') return undefined
  if (rest === '') return { do: 'create' }
  const wish = readReminderWish(rest, wording)
  return wish ?? readBody(rest, wording)
}
