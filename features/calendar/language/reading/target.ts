import { readTimes } from '../event/times.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Clock, Order, SaidScope, Target } from '../wish.ts'
import type { SaidSpan } from '../event/said-event.ts'
import { clockOf } from './spoken-times.ts'
import { spanOf, without } from '../event/spans.ts'

/** Which events a phrase such as “my first meeting on Monday” speaks of. */
export function readTarget(spoken: string, wording: Wording): Target {
  if (allOfThem.test(spoken.trim())) return { ...readTarget('it', wording), all: true, text: spoken.trim() }
  const phrase = spoken.replace(weeks, '$1').replace(counted, 'all ')
  const [, whole = '', but = ''] = excepting.exec(phrase) ?? []
  if (but !== '' && everything.test(whole.trim()))
    return { ...readTarget(whole, wording), except: but.split(/,\s*(?:and\s+)?|\s+and\s+/).map(tellingWords) }
  const scoped = withoutScope(phrase)
  const beside = besideIn(scoped.text)
  const plain = beside ? scoped.text.replace(beside.phrase, ' ') : scoped.text
  const timed = withoutTimes(plain, wording)
  const ordered = withoutOrder(timed.rest)
  const words = tokenize(ordered.rest).map(({ text }) => text)
  const telling = words.filter(isTelling)
  const parts = partsOf(plain, wording)
  const isAny = anyOne.test(plain)
  const isAll =
    !isAny &&
    (ordered.order?.count !== undefined ||
      everything.test(plain) ||
      words.some((word) => plurals.has(word) && word !== 'days'))
  const said = ofItsDay(spanOf(beside ? `${plain} ${beside.phrase}` : plain, wording), isAll, plain, wording)
  const ahead = isAll && said === undefined && timed.clock === undefined && future.test(plain)
  const order = ahead && ordered.order?.count === undefined ? undefined : ordered.order
  const bare = telling.length === 0 && !isAll && said === undefined && timed.clock === undefined && order === undefined
  return {
    it: telling.length === 0 && !isAll && !beside && (pronoun.test(ordered.rest) || (bare && isBare(ordered.rest))),
    all: isAll,
    order:
      order ?? (beside && !isAll && telling.length === 0 && words.includes('one') ? nextTo[beside.side] : undefined),
    span: ahead ? fromNowOn(wording) : (timed.clock || beside) && said?.saysDay !== true ? undefined : said,
    ...(ahead && { ahead }),
    clock: beside ? undefined : timed.clock,
    beside: beside && { side: beside.side, words: beside.words },
    words: telling,
    kinds: words
      .flatMap((word) => (kinds.has(word) ? [word] : (plurals.get(word) ?? [])))
      .filter((word) => !vague.has(word)),
    scope: scoped.scope,
    meetings: isAll && saysMeetings(words),
    named: undefined,
    ...(parts.length > 1 && {
      parts: parts.map((part) => ({ ...part, span: part.span ?? said, scope: scoped.scope })),
    }),
    ...(isAny && { isAny }),
    text: spoken.trim(),
  }
}

/** “Everything before noon tomorrow” begins on that day, not now. */
function ofItsDay(span: SaidSpan | undefined, isAll: boolean, text: string, { now }: Wording): SaidSpan | undefined {
  if (!span?.saysDay || !isAll || !/\bbefore\b/i.test(text) || !span.from.equals(now)) return span
  const day = span.to.toPlainDate()
  return day.equals(now.toPlainDate()) ? span : { ...span, from: day.toPlainDateTime() }
}

/** “All three viewings”, “both of the viewings”. */
const counted =
  /^\s*(?:both|all (?:two|three|four|five|six|[2-9]))(?: of)?(?: (?:the|my|our|those|these))? (?=\p{L}+s\b(?! and\b))/iu

/** “The one after lunch”. */
const nextTo: Readonly<Record<'after' | 'before', Order>> = {
  after: { from: 'start', at: 0 },
  before: { from: 'end', at: 0 },
}

/** Those that were spoken of, and nothing else. */
const allOfThem =
  /^(?:both|all)(?: (?:two|three|four))?(?: of)?(?: (?:them|those|these|it))?$|^(?:them|those|these)(?: (?:all|both))?$/i

/** “One of my calls”: which, is still to be said. */
const anyOne = /^(?:one|any|some|either)(?: one)? of\b/i

/** As far as anybody plans. */
function fromNowOn({ now }: Wording): SaidSpan {
  return { from: now, to: now.toPlainDate().add({ years: 1 }).toPlainDateTime(), words: 'from now on', saysDay: false }
}

/** “This week's stand-up” is that of this week. */
const weeks = /\b((?:this|next|last) (?:week|month|weekend))'?s\b/i

function partsOf(text: string, wording: Wording): Target[] {
  const pieces = text.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i)
  if (pieces.length < 2 || pieces.length > 5) return []
  const parts = pieces.map((piece) => readTarget(piece, wording))
  return parts.every(({ words, clock, kinds }) => words.length > 0 || kinds.length > 0 || clock) ? parts : []
}

const excepting =
  /^(.+?),?\s+(?:except(?:ing)?(?: for)?|apart from|other than|but not|but|besides|excluding|bar|aside from)\s+(.+)$/i

export function tellingWords(phrase: string): string[] {
  const words = tokenize(phrase).map(({ text }) => text)
  const telling = words.filter(isTelling)
  return telling.length > 0 ? telling : words.filter((word) => kinds.has(word))
}

function isTelling(word: string): boolean {
  return !small.has(word) && !kinds.has(word) && !plurals.has(word)
}

/** “All my meetings” leaves out what is none. */
function saysMeetings(words: readonly string[]): boolean {
  return words.includes('meetings') || words.includes('calls')
}

const everything =
  /^(?:all\b|every(?:thing|\s+one)\b|both\b|the rest\b|whatever\b|my (?:whole |entire )?(?:\w+day |tomorrow )?(?:morning|afternoon|evening|day|week|calendar|schedule|diary|agenda)\b|the (?:whole |entire )?(?:morning|afternoon|evening|day|week)$|my (?:whole |entire )?(?:\w+day|today|tomorrow)$)/i
const pronoun = /^(?:it|that|this|this one|that one|the one|them|these|those|the same)\b/i

/** “The meeting”, with nothing that tells which. */
function isBare(rest: string): boolean {
  return /^(?:the|that|this|our)\b/i.test(rest) || rest === ''
}

const kinds = new Set(
  'meeting appointment event call slot thing one booking session entry block talk mtg appt invite time trip visit'.split(
    ' ',
  ),
)
const vague = new Set([
  'thing',
  'one',
  'time',
  'event',
  'entry',
  'slot',
  'booking',
  'meeting',
  'appointment',
  'mtg',
  'appt',
  'invite',
])
const plurals = new Map([
  ['meetings', ['meeting']],
  ['appointments', ['appointment']],
  ['events', ['event']],
  ['calls', ['call']],
  ['things', ['thing']],
  ['entries', []],
  ['items', []],
  ['data', []],
  ['stuff', []],
  ['sessions', ['session']],
  ['bookings', ['booking']],
  ['ones', ['one']],
])
/** “All future meetings”: from now on, however far. */
const future = /\b(?:future|upcoming|coming|forthcoming|remaining)\b/i

const small = new Set(
  `my the a an our that this it all every everything of with at on in for to and from is i me we us have got do be
  scheduled planned booked calendar diary schedule agenda please whole entire day morning afternoon evening week which
  what there these those them both one his her their your own existing upcoming o'clock oclock s rest entire until
  whatever any some mr mrs ms miss by during named called titled about re regarding - – — off out around between up still also
  both are day's each was were altogether only completely entirely future forthcoming remaining any more`.split(/\s+/),
)

/** “Only this one”, “the whole series”. */
export function withoutScope(phrase: string): { text: string; scope: SaidScope } {
  for (const [scope, pattern] of scopes) {
    if (pattern.test(phrase)) return { text: phrase.replace(pattern, ' ').trim() || 'it', scope }
  }
  return { text: phrase, scope: undefined }
}

const scopes: readonly [Exclude<SaidScope, undefined>, RegExp][] = [
  [
    'following',
    /[\s,(]*\b(?:and (?:all )?(?:the )?(?:following|later|future|subsequent)(?: ones?| occurrences)?|(?:and )?from (?:now|then|there|that day|here) on(?:wards?)?|going forward|(?:and )?onwards?|from this one on|and everything after(?: it)?|and all after(?: it| that)?|and (?:all|everything)(?: of)?(?: the| those)?(?: ones?| sessions| dates)? (?:after|following|from then on)(?: it| that| this)?|for good)\b\)?/i,
  ],
  [
    'all',
    /[\s,(]*\b(?:(?:the )?(?:whole|entire|complete) series(?: of)?|the series(?: of)?|series|all (?:of )?(?:the )?(?:occurrences|instances)(?: of)?|every (?:occurrence|instance|single one)(?: of)?|all of them|for every week|every time)\b\)?/i,
  ],
  [
    'this',
    /[\s,(]*\b(?:(?:just|only) (?:for )?(?:this time|this once|this week|that day|this|that|the one|once)(?: one| time| occurrence)?|(?<=[,(]\s*)(?:just|only) (?:the )?(?:one )?(?:on )?(?:tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:'s)?(?: one)?(?=\s*\)?$)|(?:this|that) (?:one )?(?:only|occurrence)|this time only|this once|(?:but )?not the (?:whole )?series)\b\)?/i,
  ],
]

function besideIn(text: string): { side: 'after' | 'before'; words: string; phrase: string } | undefined {
  const found = /\b(after|before) (?:my |the )?(breakfast|lunch|dinner)\b/i.exec(text)
  if (!found) return undefined
  return {
    side: found[1]?.toLowerCase() === 'after' ? 'after' : 'before',
    words: (found[2] ?? '').toLowerCase(),
    phrase: found[0],
  }
}

type Timed = { rest: string; clock: Clock | undefined; saysDay: boolean }

/** A time of day alone is a clock; “the four o'clock” and “my 3” are too. */
function withoutTimes(text: string, wording: Wording): Timed {
  const whens = readTimes(text, wording)
  const time = whens.find(
    (when) => when.saysTime && when.kind === 'instant' && (when.grain === 'minute' || when.grain === 'hour'),
  )
  const saysDay = whens.some((when) => when.saysDay)
  if (time) return { rest: without(text, whens), clock: clockAt(time, text, wording), saysDay }
  const bare =
    /\b(?:(?:my|the|at|that)\s+)(\d{1,2}(?:[:.]\d{2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:\s+o'?clock)?(?=\s*$|\s+(?:meeting|call|appointment|with|on|tomorrow|today|slot|one|event|session)\b)/i.exec(
      text,
    )
  const found = bare && !/\bone$/i.test(bare[0]) ? clockOf(bare[1] ?? '', wording) : undefined
  if (!bare || !found) return { rest: without(text, whens), clock: undefined, saysDay }
  const at = bare.index + bare[0].indexOf(bare[1] ?? '')
  return { rest: without(text, [...whens, { at, until: bare.index + bare[0].length }]), clock: found, saysDay }
}

function clockAt(when: When, text: string, wording: Wording): Clock {
  const piece = text.slice(when.at, when.until)
  const said = /\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?/i.exec(piece)?.[0]
  const clock = said === undefined ? undefined : clockOf(said, wording)
  const sure =
    clock?.sure === true || /[ap]\.?m\b|noon|midnight|morning|afternoon|evening|\b(?:1[3-9]|2[0-3])[:.]/i.test(piece)
  return { hour: when.start.hour, minute: when.start.minute, sure }
}

function withoutOrder(text: string): { rest: string; order: Order | undefined } {
  const [few = '', side = '', number = ''] = severalOf.exec(text) ?? []
  if (few !== '')
    return {
      rest: text.replace(few, ' ').replaceAll(/\s+/g, ' ').trim(),
      order: {
        from: sides[side.toLowerCase()] ?? 'start',
        at: 0,
        count: Number(number) || counts.indexOf(number.toLowerCase()),
      },
    }
  for (const [pattern, order] of orders) {
    if (pattern.test(text)) return { rest: text.replace(pattern, ' ').replaceAll(/\s+/g, ' ').trim(), order }
  }
  return { rest: text, order: undefined }
}

const counts = ['', 'one', 'two', 'three', 'four', 'five']
const severalOf = /\b(first|last|next|coming) ([2-5]|two|three|four|five)\b/i
const sides: Readonly<Record<string, Order['from']>> = { first: 'start', last: 'end', next: 'now', coming: 'now' }

const orders: readonly [RegExp, Order][] = [
  [/\b(?:very )?(?:first|1st|earliest)\b(?: thing)?/i, { from: 'start', at: 0 }],
  [/\b(?:second to last|second last|penultimate|last but one)\b/i, { from: 'end', at: 1 }],
  [/\b(?:second|2nd)\b/i, { from: 'start', at: 1 }],
  [/\b(?:third|3rd)\b/i, { from: 'start', at: 2 }],
  [/\b(?:fourth|4th)\b/i, { from: 'start', at: 3 }],
  [/\b(?:last|final|latest)\b/i, { from: 'end', at: 0 }],
  [/^the (?:later|latter)(?: one)?$/i, { from: 'end', at: 0 }],
  [/^the (?:earlier|former)(?: one)?$/i, { from: 'start', at: 0 }],
  [/\b(?:next|upcoming|coming)\b/i, { from: 'now', at: 0 }],
  [/\b(?:previous|most recent|past)\b/i, { from: 'now', at: -1 }],
  [/\b(?:current|ongoing)\b/i, { from: 'now', at: -1 }],
]
