import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { distance } from '#foundation/language/text/spelling.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Wish } from '../wish.ts'
import type { KnownReminder } from './known.ts'
import { minutesOf, timingIn } from './said-when.ts'

export type Known = Exclude<Wish, { do: 'known' | 'correct' | 'ahead' }>
export type Target = { words: string; ids: string[] }

/** What is left to say of a reminder once its name is masked: each word must have a part in it. */
export function deedOf(rest: string, which: Target, reminder: KnownReminder, wording: Wording): Known | undefined {
  // “The bank one”: the number would be read as a time.
  // And of “make that quarter past 3” no quarter is meant.
  const said = rest
    .replace(/\bones?\b(?! (?:hour|day|week|month|minute))/gi, '   ')
    .replace(/\b(make|set|change) (?:that|it|this)\b/gi, '$1')
  return (
    askedOf(said, which) ??
    onceOnly(rest, which) ??
    stopped(said, which) ??
    insisting(said, which) ??
    shifted(said, which) ??
    ahead(said, which, reminder) ??
    timed(said, which, reminder, wording)
  )
}

export function masked(text: string, tokens: readonly Token[]): string {
  return tokens.reduce((so, { from, to }) => so.slice(0, from) + ' '.repeat(to - from) + so.slice(to), text)
}

/** Nothing is left over but words of any sentence and those that have a part in it. */
function isAll(text: string, beside: ReadonlySet<string>): boolean {
  return tokenize(text).every(({ text: word }) => light.has(word) || beside.has(word) || isMisspelt(word, beside))
}

/** Spelled with two letters swapped: “agian”. */
function isMisspelt(word: string, beside: ReadonlySet<string>): boolean {
  return word.length > 4 && [...beside].some((other) => other.length > 4 && distance(word, other, 1) <= 1)
}

const light = new Set([
  ...lightWords,
  ...'reminder reminders remind reminding thing one ones re regarding about of the for alert nudge ta cheers thx w - – — should come comes wants needed must already haha lol uff'.split(
    ' ',
  ),
])

function askedOf(rest: string, which: Target): Known | undefined {
  return isAsking(rest) && isAll(rest, besideAsking) ? { do: 'when', which } : undefined
}

export function isAsking(text: string): boolean {
  return asking.test(text)
}

const asking =
  /^\W*(?:and |so |ok )?(?:when|(?:at |on )?(?:what|which) (?:time|hour|day)|will you|are you going to|do you|does|is) /i
const besideAsking = new Set(
  `time hour day off goes go ring rings fire due set today tomorrow remind reminded tell told next still coming come and again exactly ping
  pinged pinging nudge nudged nudging buzz buzzed buzzing alert alerted warn warned warning advise advised notify notified getting bug bugging
  bugged pester pestering nag nagging bother bothering poke poking prod prodding shout shouting chase chasing reminding you me`.split(
    /\s+/,
  ),
)

export const stops = phrases([
  [
    `can stop, can go, can be stopped, can be dropped, can be deleted, may stop, not needed, no longer needed, not necessary, no longer necessary, no need, no reminder needed,
    do not need, no longer need, need not, stop, drop, delete, cancel, remove, kill, scrap, bin, ditch, get rid of, turn off, switch off, forget, end, obsolete,
    quit, no more, do not bother, need not bother, no need to bother, stop bugging, do not remind, do not remind me, take off, take away, erase, is cancelled, is over, cancelled`,
    true,
  ],
])
/** “Quit pestering me on the permit” stops what is called so. */
const besideStop = new Set(
  'it that this any more anymore longer needed need off no not down out me one reminding reminded bother please now you can pinging nudging buzzing alerting warning bugging pestering nagging bothering poking prodding prompting'.split(
    ' ',
  ),
)

function stopped(rest: string, which: Target): Known | undefined {
  const tokens = tokenize(rest)
  const found = findPhrases(tokens, stops)
  const left = masked(
    rest,
    found.flatMap(({ at, end }) => tokens.slice(at, end)),
  )
  return found.length > 0 && isAll(left, besideStop) ? { do: 'stop', which } : undefined
}

/** “Stop nagging me, one reminder is enough”: it stays, and comes no second time. */
function onceOnly(rest: string, which: Target): Known | undefined {
  const [once] =
    /\b(?:once|(?:an?|one|just one|a single) (?:single )?(?:reminder|time)) (?:is|will be|would be|should be) (?:enough|fine|plenty)\b|\b(?:only|just) once\b/i.exec(
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
function insisting(rest: string, which: Target): Known | undefined {
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
  earlier later it leave same time goes go shove`.split(/\s+/),
)
