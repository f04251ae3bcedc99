import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { distance } from '#foundation/language/text/spelling.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Wish } from '../wish.ts'
import { mended } from './spelling.ts'
import { minutesOf, timingIn } from './said-when.ts'
import { namedBy } from './titles.ts'

/** A reminder of the person, as far as a message can name it. */
export type KnownReminder = { id: string; title: string; isBefore: boolean }

type Known = Exclude<Wish, { do: 'known' | 'correct' }>
const mostWords = 24

/** Whether a reminder that is there may be meant, so that they are worth a look. */
export function mayBeKnown(message: string): boolean {
  const tokens = tokenize(message)
  if (tokens.length > mostWords || /["“]/.test(message)) return false
  const words = tokens.map(({ text }) => text)
  if (!words.some((word) => speaking.has(word)) && !/\b(?:from now on|will you (?:tell|remind))\b/i.test(message))
    return false
  return !creating.test(message)
}

const speaking = new Set(['reminder', 'reminders', 'snooze', 'remind'])
/** “Remind me of …”, “set a reminder”: a new one, unless it comes again. */
const creating =
  /^(?!.*\b(?:agai?n|agian)\b)(?:please |pls |can you |could you )?(?:remind me|(?:set|make|create|add|give|send|put|get)(?: me| us| up)? (?:an?|another|one|two|three|\d) )/i

/** What a message says of a reminder that is there: the words of its title name it, and all others have a part in the rest. */
export function readKnown(message: string, reminders: readonly KnownReminder[], wording: Wording): Known | undefined {
  const text = withoutRemark(withoutOld(mended(message)))
  const tokens = tokenize(text)
  const named = namedBy(
    tokens,
    reminders.map(({ title }) => title),
  )
  const reminder = named && reminders[named.title]
  if (!named || !reminder) return undefined
  const rest = masked(text, named.used)
  const which = { words: '', ids: [reminder.id] }
  return (
    askedOf(rest, which) ??
    stopped(rest, which) ??
    shifted(rest, which) ??
    ahead(rest, which, reminder) ??
    timed(rest, which, reminder, wording)
  )
}

type Target = { words: string; ids: string[] }

function masked(text: string, tokens: readonly Token[]): string {
  return tokens.reduce((so, { from, to }) => so.slice(0, from) + ' '.repeat(to - from) + so.slice(to), text)
}

/** “Instead of 8”, “not a full hour”, “than planned” say how it was. */
function withoutOld(text: string): string {
  return text
    .replace(
      /,? (?:instead of|rather than|and not|not|no longer) (?:at |for |on )?(?:a |an |the )?(?:full |whole )?(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|hour|half an hour|\w+ (?:minutes?|mins?|hours?)|noon)\b/gi,
      ' ',
    )
    .replace(/,? (?:from now on|going forward|from here on)\b/gi, '')
    .replace(/ than (?:planned|before|usual|now|it is|set)\b/gi, '')
    .replace(/^not (?:now|yet)[,;.]? /i, 'again ')
}

/** “…, my sister has him now”: what is told behind it is why. */
function withoutRemark(text: string): string {
  const [first = '', ...others] = text.split(/(?<=[\p{L}\d])[,;.](?: |$)/u)
  const kept = others.filter((each) => !remark.test(each) || hasDeed(each))
  return [first, ...kept].join(', ')
}

const remark =
  /^(?:because |since |as |so )?(?:i|we|he|she|it|they|that|this|my|our|the|\p{Lu}\p{L}+)(?:'s|’s|'m|’m)? \S/u

function hasDeed(text: string): boolean {
  const tokens = tokenize(text)
  return findPhrases(tokens, stops).length > 0
}

/** Nothing is left over but words of any sentence and those that have a part in it. */
function isAll(text: string, beside: ReadonlySet<string>): boolean {
  return tokenize(text).every(({ text: word }) => light.has(word) || beside.has(word) || isMisspelt(word, beside))
}

/** “Agian”. */
function isMisspelt(word: string, beside: ReadonlySet<string>): boolean {
  return word.length > 4 && [...beside].some((other) => other.length > 4 && distance(word, other, 1) <= 1)
}

const light = new Set([
  ...lightWords,
  ...'reminder reminders remind thing one ones re regarding about of the for alert nudge ta cheers thx w - – — should come comes wants needed'.split(
    ' ',
  ),
])

function askedOf(rest: string, which: Target): Known | undefined {
  return asking.test(rest) && isAll(rest, besideAsking) ? { do: 'when', which } : undefined
}

const asking =
  /^\W*(?:and |so |ok )?(?:when|what time|at what time|on what day|what day|will you|are you going to|do you|does|is) /i
const besideAsking = new Set(
  'time day off goes go ring rings fire due set today tomorrow remind tell next still coming come and again exactly'.split(
    ' ',
  ),
)

const stops = phrases([
  [
    `can stop, can go, can be stopped, can be dropped, can be deleted, may stop, not needed, no longer needed, not necessary, no longer necessary, no need, no reminder needed,
    do not need, no longer need, need not, stop, drop, delete, cancel, remove, kill, scrap, bin, ditch, get rid of, turn off, switch off, forget, end, obsolete`,
    true,
  ],
])
const besideStop = new Set('it that this any more anymore longer needed need off no not down out me one'.split(' '))

function stopped(rest: string, which: Target): Known | undefined {
  const tokens = tokenize(rest)
  const found = findPhrases(tokens, stops)
  const left = masked(
    rest,
    found.flatMap(({ at, end }) => tokens.slice(at, end)),
  )
  return found.length > 0 && isAll(left, besideStop) ? { do: 'stop', which } : undefined
}

const besideShift = new Set(
  'earlier sooner later back forward by push move bring shift make come comes fire go put delay postpone half it please pls'.split(
    ' ',
  ),
)

/** “A day earlier”, “half an hour later”. */
function shifted(rest: string, which: Target): Known | undefined {
  const [length, ...more] = readLengths(rest)
  if (!length || more.length > 0) return undefined
  const left = `${rest.slice(0, length.at)} ${rest.slice(length.until)}`
  const words = tokenize(left).map(({ text }) => text)
  const minutes = minutesOf(length.duration)
  if (words.includes('snooze')) return isAll(left, besideSnooze) ? { do: 'snooze', which, minutes } : undefined
  const isEarlier = words.some((word) => word === 'earlier' || word === 'sooner' || word === 'forward')
  const isLater = words.some((word) => word === 'later' || word === 'back')
  if (isEarlier === isLater || !isAll(left, besideShift)) return undefined
  return { do: 'change', which, shift: isEarlier ? -minutes : minutes }
}

const besideSnooze = new Set('snooze for by another more min'.split(' '))

/** “30 minutes before is enough”, of what comes before an event. */
function ahead(rest: string, which: Target, { isBefore }: KnownReminder): Known | undefined {
  const [length, ...more] = readLengths(rest)
  if (!isBefore || !length || more.length > 0) return undefined
  const left = `${rest.slice(0, length.at)} ${rest.slice(length.until)}`
  if (!/\b(?:before|ahead|prior|beforehand|in advance)\b/i.test(left) || !isAll(left, besideAhead)) return undefined
  const events = { words: '', scope: 'one', it: true } as const
  return { do: 'change', which, timing: { by: 'event', events, minutes: minutesOf(length.duration), side: 'before' } }
}

const besideAhead = new Set(
  'before ahead prior beforehand advance enough fine plenty set change make it in only is do will suffices instead'.split(
    ' ',
  ),
)

/** “At 7:30 from now on”, “on the 5th at 9”, “again at 2pm”. */
function timed(rest: string, which: Target, { isBefore }: KnownReminder, wording: Wording): Known | undefined {
  const said = isBefore ? undefined : timingIn(rest.replaceAll(/\s+/g, ' '), wording)
  if (!said || !isAll(said.rest, besideTime)) return undefined
  return { do: 'change', which, timing: said.timing }
}

const besideTime = new Set(
  `again at on to from now move change set make push shift bring put instead rather only better fine enough snooze until till reschedule switch
  earlier later it`.split(/\s+/),
)
