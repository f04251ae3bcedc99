import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Wish } from '../wish.ts'
import type { KnownReminder, Targets } from './known-targets.ts'
import { isOfOneTime, nextOne } from './this-once.ts'
import { askedOf, isAsking } from './known-asks.ts'
import { unsaid } from '#foundation/language/english/old-values.ts'
import { asBefore, withPlainHour } from './bare-hours.ts'
import { minutesOf, timingIn } from './said-when.ts'

export type Known = Exclude<Wish, { do: 'known' | 'correct' | 'ahead' | 'near' }>
export type Target = { words: string; ids: string[]; all?: true; from?: string; to?: string; next?: true }

/** What is left to say of reminders once their names are masked: each word must have a part in it. */
export function deedOf(rest: string, { reminders, isSeveral, day }: Targets, wording: Wording): Known | undefined {
  const said = withPlainHour(rest)
  const asked = askedOf(said, targetOf(reminders, true), wording)
  if (asked ?? isAsking(said)) return asked
  for (const { read, fits } of deeds) {
    const fitting = reminders.length > 1 ? reminders.filter(fits) : reminders
    const [first] = fitting
    const which = { ...targetOf(fitting, isSeveral), ...day }
    const found = first && read(said, { which, reminder: first, wording })
    if (found) return found
  }
  return undefined
}

function targetOf(reminders: readonly KnownReminder[], isSeveral: boolean): Target {
  return { words: '', ids: reminders.map(({ id }) => id), ...(isSeveral && reminders.length > 1 && { all: true }) }
}

type About = { which: Target; reminder: KnownReminder; wording: Wording }
type Deed = { read: (said: string, about: About) => Known | undefined; fits: (each: KnownReminder) => boolean }

const repeats = ({ rule }: KnownReminder) => rule === undefined || rule !== null
const any = () => true

/** Of several that are called so, only those that it fits are meant. */
const deeds: readonly Deed[] = [
  { read: stays, fits: any },
  { read: noLongerRepeating, fits: repeats },
  { read: onceOnly, fits: any },
  { read: stopped, fits: any },
  { read: skipped, fits: any },
  { read: insisting, fits: any },
  { read: shifted, fits: any },
  { read: ahead, fits: ({ isBefore }) => isBefore },
  { read: repeated, fits: repeats },
  { read: timed, fits: any },
]

export function masked(text: string, tokens: readonly Token[]): string {
  return tokens.reduce((so, { from, to }) => so.slice(0, from) + ' '.repeat(to - from) + so.slice(to), text)
}

/** Words of any sentence alone, and these. */
export function saysNothing(text: string, beside: ReadonlySet<string> = new Set()): boolean {
  return isAll(text, beside)
}

/** Nothing is left over but words of any sentence and those that have a part in it. */
function isAll(text: string, beside: ReadonlySet<string>): boolean {
  return tokenize(text).every(({ text: word }) => light.has(word) || beside.has(word) || isMisspelt(word, beside))
}

/** Spelled with two letters swapped: “agian”. */
function isMisspelt(word: string, beside: ReadonlySet<string>): boolean {
  return word.length > 4 && [...beside].some((other) => lettersOf(other) === lettersOf(word))
}

function lettersOf(word: string): string {
  return word.split('').toSorted().join('')
}

const light = new Set([
  ...lightWords,
  ...'reminder reminders remind reminded reminding thing one ones re regarding about of the for alert nudge ta cheers thx w - – — should come comes wants needed must already haha lol uff'.split(
    ' ',
  ),
])

export const stops = phrases([
  [
    `can stop, can go, can all go, can both go, may all go, should all go, can be stopped, can be dropped, can be deleted, may stop, no reminder, no reminders, reminder off, reminders off, not needed, no longer needed, not necessary, no longer necessary, no need, no reminder needed,
    do not need, no longer need, need not, stop, drop, delete, cancel, remove, kill, nix, axe, scrap, bin, ditch, get rid of, turn off, switch off, forget, end, obsolete,
    quit, no more, do not bother, need not bother, no need to bother, stop bugging, do not remind, do not remind me, take off, take out, take away, erase, is cancelled, is over, cancelled`,
    true,
  ],
])
/** “Quit pestering me on the permit” stops what is called so. */
const besideStop = new Set(
  'after before them those these him her it that this any more anymore longer needed need off no not down out me one reminding reminded bother please now you can pinging nudging buzzing alerting warning bugging pestering nagging bothering poking prodding prompting'.split(
    ' ',
  ),
)

/** “Do not move the gym reminder”, “leave it as it is”. */
function stays(rest: string, { which }: About): Known | undefined {
  const words = tokenize(rest).map(({ text }) => text)
  const isRefused = words.some((word, at) => changing.has(word) && denials.has(words[at - 1] ?? ''))
  const isLeft = /\b(?:leave|keep)\b.{0,60}\b(?:as (?:it|they) (?:is|are)|alone|be|untouched|unchanged)\b/i.test(rest)
  return (isRefused || isLeft) && isAll(rest, besideKept) ? { do: 'keep', which } : undefined
}

const changing = new Set('move change touch delete cancel stop drop remove shift push postpone snooze alter'.split(' '))
const besideKept = new Set([
  ...changing,
  ...'leave keep alone be untouched unchanged no exactly yet now please'.split(' '),
])

function stopped(rest: string, { which }: About): Known | undefined {
  const tokens = tokenize(rest)
  const found = findPhrases(tokens, stops)
  // “Do not delete the gym reminder”.
  if (found.some(({ at }) => denials.has(tokens[at - 1]?.text ?? ''))) return undefined
  const left = masked(
    rest,
    found.flatMap(({ at, end }) => tokens.slice(at, end)),
  )
  return found.length > 0 && isAll(left, besideStop) ? { do: 'stop', which } : undefined
}

/** “I watered them, so skip tomorrow's reminder”. */
function skipped(rest: string, { which }: About): Known | undefined {
  const isSkip = which.all !== true && /\b(?:skip|leave out)\b/i.test(rest) && !isDenied(rest)
  return isSkip && isAll(rest, besideSkip) ? { do: 'skip', which } : undefined
}

const besideSkip = new Set('skip leave out please time next'.split(' '))

/** “Stop nagging me, one reminder is enough”: it stays, and comes no second time. */
function onceOnly(rest: string, { which }: About): Known | undefined {
  const [once] =
    /\b(?:once|(?:an?|one|just one|a single) (?:single )?(?:reminder|time)(?: (?:of|about|for)(?: (?:the|my))?)?)\s+(?:is|will be|would be|should be) (?:enough|fine|plenty)\b|\b(?:only|just) once\b/i.exec(
      rest,
    ) ?? []
  if (once === undefined) return undefined
  const tokens = tokenize(rest.replace(once, ' '))
  const left = masked(
    rest.replace(once, ' '),
    findPhrases(tokens, stops).flatMap(({ at, end }) => tokens.slice(at, end)),
  )
  return isAll(left, besideStop) ? { do: 'change', which, again: null } : undefined
}

/** “Must insist every 10 minutes until I pay”: how often it comes again. */
function insisting(rest: string, { which }: About): Known | undefined {
  const [length, ...more] = readLengths(rest)
  if (!length || more.length > 0 || !/\b(?:every|each) $/i.test(rest.slice(0, length.at))) return undefined
  const minutes = minutesOf(length.duration)
  const [until = ''] = /\b(?:until|till) .{1,30}$/i.exec(rest) ?? []
  const said = `${rest.slice(0, length.at)} ${rest.slice(length.until)}`.replace(until, ' ')
  const keeps = until !== '' || /\b(?:insist|nag|keep|bug|pester|again)\b/i.test(said)
  if (!keeps || minutes < least || minutes >= minutesOfDay || !isAll(said, besideInsisting)) return undefined
  return { do: 'change', which, again: minutes }
}

const least = 5
const minutesOfDay = 1_440
const besideInsisting = new Set(
  'insist insisting nag nagging keep on bug pester ping every each again repeat come back'.split(' '),
)

const laterWords = new Set('later back delay postpone defer'.split(' '))
const besideShift = new Set(
  'off out defer them both all each let earlier sooner later back forward by push move bring shift make come comes fire go put delay postpone half it please pls next'.split(
    ' ',
  ),
)

/** “A day earlier”, “half an hour later”. */
function shifted(rest: string, { which }: About): Known | undefined {
  const [length, ...more] = readLengths(rest)
  if (!length || more.length > 0 || isDenied(rest)) return undefined
  const left = `${rest.slice(0, length.at)} ${rest.slice(length.until)}`
  const words = tokenize(left).map(({ text }) => text)
  const minutes = minutesOf(length.duration)
  if (words.includes('snooze')) return isAll(left, besideSnooze) ? { do: 'snooze', which, minutes } : undefined
  const isEarlier = words.some((word) => word === 'earlier' || word === 'sooner' || word === 'forward')
  const isLater = words.some((word) => laterWords.has(word)) || isPutOff(words)
  const isThen = !isEarlier && /\b(?:in|within) $/i.test(rest.slice(0, length.at)) && !words.includes('by')
  if (isEarlier === isLater || isThen || !isAll(left, besideShift)) return undefined
  const meant = nextOne.test(rest) ? { ...which, next: true as const } : which
  return { do: 'change', which: meant, shift: isEarlier ? -minutes : minutes }
}

/** “Put it off by 10 minutes”; “go off in 10 minutes” says when it comes. */
function isPutOff(words: readonly string[]): boolean {
  return (words.includes('put') || words.includes('push')) && (words.includes('off') || words.includes('out'))
}

const besideSnooze = new Set('snooze for by another more min'.split(' '))

/** “30 minutes before is enough”, of what comes before an event. */
function ahead(rest: string, { which, reminder: { isBefore } }: About): Known | undefined {
  const [length, ...more] = readLengths(rest)
  if (!isBefore || isDenied(rest) || !length || more.length > 0) return undefined
  const left = `${rest.slice(0, length.at)} ${rest.slice(length.until)}`
  const isSaid = /\b(?:before|ahead|prior|beforehand|in advance|notice|warning)\b|\b(?:make|set|change)\b/i.test(left)
  if (!isSaid || !isAll(left, besideAhead)) return undefined
  const events = { words: '', scope: 'one', it: true } as const
  return { do: 'change', which, timing: { by: 'event', events, minutes: minutesOf(length.duration), side: 'before' } }
}

const besideAhead = new Set(
  'to notice warning before ahead prior beforehand advance enough fine plenty set change make it in only is do will suffices instead'.split(
    ' ',
  ),
)

/** “Once only”, “weekly no more”, “it does not have to repeat every week”: it comes a last time. */
function noLongerRepeating(rest: string, { which, reminder: { rule }, wording }: About): Known | undefined {
  if (rule === undefined || rule === null) return undefined
  const often = readRepetition(rest, wording)?.places ?? []
  const bare = unsaid(rest, often)
  const tokens = tokenize(bare)
  const found = findPhrases(tokens, onces)
  const isOnce = found.every(({ value }) => value === 'once')
  const isRefused = often.some(
    ({ at, until }) => /\b(?:no longer|not) $/i.test(rest.slice(0, at)) || /^ no more\b/i.test(rest.slice(until)),
  )
  if (found.length === 0 && !isRefused) return undefined
  const left = masked(
    bare,
    found.flatMap(({ at, end }) => tokens.slice(at, end)),
  )
  const said = timingIn(left.replaceAll(/\s+/g, ' '), wording)
  // “At 9, only once” may be meant of its next time alone.
  if ((said && isOnce && !isRefused) || !isAll(said?.rest ?? left, besideOnce)) return undefined
  return { do: 'change', which, once: true, ...(said && { timing: said.timing }) }
}

const onces = phrases([
  ['one time only, only one time, only once, once only, once, a single time', 'once'],
  [
    `does not have to repeat, does not need to repeat,
    do not need to repeat, should not repeat, must not repeat, need not repeat, no longer repeat, no longer has to repeat, no longer needs to repeat, not repeat, no more repeating, stop repeating, stops repeating, without repeating, not repeating, is a one-off, as a one-off`,
    'not again',
  ],
])
const besideOnce = new Set(
  'no not longer more anymore it only need needs has have make change set repeat repeating should move'.split(' '),
)

/** “Only Monday to Friday”, “every evening”, “weekly on Mondays”: of its next time, where that is in the part of the day. */
function repeated(rest: string, { which, reminder, wording }: About): Known | undefined {
  if (reminder.isBefore || isDenied(rest)) return undefined
  const said = timingIn(rest.replaceAll(/\s+/g, ' '), wording)
  if (said?.timing.rule === undefined || !isAll(said.rest, besideTime)) return undefined
  const { timing } = said
  const words = new Set(tokenize(rest).map(({ text }) => text.replace(/s$/, '')))
  const [begin, end] = parts.find(([word]) => words.has(word))?.[1] ?? [0, 0]
  const hour = Number(reminder.next?.slice(11, 13) ?? -1)
  const keepsTime = timing.by === 'time' && !/\d|\bnoon\b/.test(rest) && begin <= hour && hour < end
  const kept = keepsTime ? ({ by: 'day', day: timing.at.slice(0, 10), rule: said.timing.rule } as const) : timing
  return { do: 'change', which, timing: kept }
}

const parts: readonly (readonly [string, readonly [number, number]])[] = [
  ['morning', [4, 12]],
  ['afternoon', [12, 18]],
  ['evening', [17, 24]],
  ['night', [17, 24]],
]

/** “At 7:30 from now on”, “on the 5th at 9”, “again at 2pm”. */
function timed(rest: string, { which, reminder, wording }: About): Known | undefined {
  const said =
    reminder.isBefore || isDenied(rest) || noneThen.test(rest)
      ? undefined
      : timingIn(rest.replaceAll(/\s+/g, ' '), wording)
  if (!said || !isAll(said.rest, besideTime)) return undefined
  return {
    do: 'change',
    which: isOfOneTime(rest, said.timing, reminder) ? { ...which, next: true } : which,
    timing: asBefore(said.timing, rest, { reminder, wording }),
  }
}

/** “No stretch reminder on Monday”. */
const noneThen = /^\W*no\b/i

/** “Do not move it to 5”. */
function isDenied(rest: string): boolean {
  return tokenize(rest).some(({ text }) => denials.has(text))
}

const denials = new Set(['not', 'never'])

const besideTime = new Set(
  `swap let wait works work suits suit only need needs this time have has both all them do done again at on to from now move change set make push shift bring put instead rather only better fine enough snooze until till reschedule switch
  earlier later it leave belongs belong same time repeat repeats repeating recur come comes goes go off fire ring shove postpone delay defer back next`.split(
    /\s+/,
  ),
)
