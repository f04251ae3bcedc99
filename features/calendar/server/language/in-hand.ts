import type { ThingRef } from '#foundation/language/dialogue.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Length, Wording } from '#foundation/time/words/when.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { normalised } from '../../language/event/lengths.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { without } from '../../language/event/spans.ts'
import { readTimes } from '../../language/event/times.ts'
import { capital } from '../../language/event/titles.ts'
import { mayBePlace, placeNamed } from '../../language/reading/names.ts'
import { nowhere, readDestination } from '../../language/reading/destination.ts'
import type { Heard } from '../../language/reading/read-wish.ts'
import { orderVerbs } from '../../language/reading/order-verbs.ts'
import { isHour, isTimeAlone } from '../../language/reading/splitting.ts'
import { clockOf } from '../../language/reading/spoken-times.ts'
import type { Target, Wish } from '../../language/wish.ts'
import { cores } from '../../language/reading/cores.ts'
import { withItsHour } from './its-hour.ts'
import { itself } from './mentions.ts'

/**
 * What is said of the one event in hand, read by its pieces: a length, a time, a side, a place, and words that stand with them.
 * If a word fits nowhere, other readers get the message.
 */
export function saidInHand(
  message: string,
  ref: ThingRef | undefined,
  wording: Wording,
  isStrict = false,
): Heard | undefined {
  if (!ref || /\?\s*$/.test(message)) return undefined
  const target: Target = itself(ref, wording)
  const own = new Set(tokenize(ref.title).map(({ text }) => text))
  const said = normalised(withoutCourtesy(withItsHour(plainWords(message), ref, wording)))
    .replace(leftAt, 'keep $1 at')
    .replace(theLength, 'an ')
    .replace(bareHours, '$1 $2 hours')
    .replace(bareMinutes, '$1 $2 minutes')
    .replace(justNow, ' ')
    .replace(insteadOf, '')
  // What is kept at a length lasts so long, and what is kept at a time begins then.
  const order = readLengths(said).length > 0 ? said : said.replace(keptAt, 'make $1 at')
  for (const core of cores(order)) {
    const wish = roomOf(core, target, wording) ?? pieced(core, { target, own, isStrict }, wording)
    if (wish) return { wish, sure: true }
  }
  return undefined
}

/** “Give it two” is two hours. */
const bareHours =
  /^((?:then |just |ok )?give (?:it|that|this)) (two|three|four|2|3|4)(?=[.!]*$| (?:instead|then|please)\b)/i
/** “He wants 30”: 30 can’t be an hour, so it means minutes. */
const bareMinutes =
  /\b(wants?|needs?|takes?|make (?:it|that)|keep (?:it|that) at|give (?:it|him|her|them|us)) (25|30|35|40|45|50|55|60|75|90)(?=[.!,;]*$|[.!,;]+ [^\d]|,? (?:instead|then|now|please|rather|really)\b)/i
/** “Leave it at 30” says how long it is. */
const leftAt = /\bleave (it|that) at\b/i
const keptAt = /\bkeep (it|that) at\b/i
/** “The hour before” is one hour. */
const theLength = /\bthe (?=(?:half )?hour (?:and a (?:half|quarter) )?(?:right |just |directly )?(?:before|after)\b)/i
/** “Six now” means six from now on, not this minute. */
const justNow = /(?<!\bfrom)[\s,]+now\b/gi
/** “The 27th instead”: a word behind a number could belong to it. */
const insteadOf = /[\s,]+(?:instead|rather)[.!\s]*$/i

/** `isStrict`: a time or a length alone is not enough. */
type Hand = { target: Target; own: ReadonlySet<string>; isStrict: boolean }

/** The same for an event that was only shown. */
export function saidOfShown(message: string, refs: readonly ThingRef[], wording: Wording): Heard | undefined {
  const [only, ...others] = refs
  return others.length > 0 ? undefined : saidInHand(message, only, wording, true)
}

function pieced(text: string, hand: Hand, wording: Wording): Wish | undefined {
  const lengths = readLengths(text)
  const [length, ...more] = lengths
  if (length && more.length === 0) return movedAndLasting(text, length, hand, wording) ?? lengthened(text, length, hand)
  return length ? undefined : timed(text, hand, wording)
}

/** “Make it 9 and only 15 minutes”: when it begins, and how long it takes then. */
function movedAndLasting(
  text: string,
  { at, until, duration }: Length,
  hand: Hand,
  wording: Wording,
): Wish | undefined {
  const rest = `${text.slice(0, at)} ${text.slice(until)}`.replaceAll(joining, ' ')
  const words = tokenize(text).map((token) => token.text)
  if (words.some((word) => [more, less, later, earlier].some((some) => some.has(word)))) return undefined
  const moved = timed(rest, hand, wording)
  return moved?.do === 'move' && moved.to.clock ? { ...moved, to: { ...moved.to, lasting: duration } } : undefined
}

const joining = /[,;]|\b(?:and|for|only|just|but)\b/gi

/** “It's a two hour one”, “one more day on the end”, “45 minutes later”, “one hour of travel directly before”. */
function lengthened(text: string, length: Length, { target, own, isStrict }: Hand): Wish | undefined {
  const { duration } = length
  const rest = tokenize(`${text.slice(0, length.at)} ${text.slice(length.until)}`)
  const others = rest.filter(({ text: word }) => !light.has(word) && !own.has(word)).map(({ text: word }) => word)
  const all = (...sets: ReadonlySet<string>[]) => others.every((word) => sets.some((set) => set.has(word)))
  const any = (set: ReadonlySet<string>) => others.some((word) => set.has(word))
  if (isStrict && others.length === 0) return undefined
  // “Shorten it to 20 minutes” says how long it is then.
  const isTo = /\bto(?: (?:just|only|about|around))?\s*$/i.test(text.slice(0, length.at))
  if (all(lasting) || (isTo && all(lasting, more, less))) return { do: 'resize', target, to: { to: duration } }
  if (any(more) && all(lasting, more, ends)) return { do: 'resize', target, to: { by: duration } }
  if (any(less) && all(lasting, less, ends)) return { do: 'resize', target, to: { by: duration.negated() } }
  const isLater = any(later)
  if (isLater !== any(earlier) && all(shifting, later, earlier))
    return { do: 'move', target, to: { ...nowhere, by: isLater ? duration : duration.negated() } }
  // Of an event that was only shown, an order says that something is to be put beside it.
  return isStrict && !rest.some(({ text: word }) => booking.has(word) || closely.has(word))
    ? undefined
    : beside(rest, length, { target, isStrict })
}

/** “An hour of travel directly before”: something else beside what is in hand. */
function beside(
  rest: readonly Token[],
  { duration }: Length,
  { target, isStrict }: Pick<Hand, 'target' | 'isStrict'>,
): Wish | undefined {
  const at = rest.findLastIndex(({ text }) => text === 'before' || text === 'after' || text === 'beforehand')
  const side = rest[at]
  const edges = side?.text === 'after' ? lastOfIt : firstOfIt
  const behind = rest.slice(at + 1).filter(({ text }) => !pronouns.has(text) && !clearing.has(text) && !edges.has(text))
  if (!side || (behind.length > 0 && !aims.has(behind[0]?.text ?? ''))) return undefined
  const close = rest.slice(0, at).findLastIndex(({ text }) => closely.has(text))
  const named = rest.slice(0, close === -1 ? at : close).filter(({ text }) => text !== ',')
  const from = named.findIndex(({ text }) => !opening.has(text))
  // “Half an hour with Omar straight before” names somebody, whom other readers find.
  if (isStrict && named[from - 1]?.text === 'with') return undefined
  const before = from === -1 ? [] : named.slice(from).map(({ text }) => text)
  const aim = behind.slice(behind.findIndex(({ text }) => !aims.has(text) && !articles.has(text)))
  const title = before.length > 0 ? before : aim.map(({ text }) => text)
  // “Keep the hour before free” names nothing: it is called after what it stands beside.
  const isNamed = title.length > 0 || (rest.some(({ text }) => clearing.has(text)) && behind.length === 0)
  if (
    !isNamed ||
    (before.length > 0 && behind.length > 0) ||
    title.length > (before.length > 0 ? 3 : mostWords) ||
    title.some((word) => noTitle.has(word) || orderVerbs.has(word)) ||
    title.some((word) => !/^\p{L}/u.test(word))
  )
    return undefined
  const minutes = duration.total({ unit: 'minutes', relativeTo: Temporal.PlainDate.from('2026-01-01') })
  return {
    do: 'beside',
    target,
    side: side.text === 'after' ? 'after' : 'before',
    minutes,
    title: capital(title.join(' ')),
    people: [],
  }
}

const mostWords = 6

/** “It begins at 12:30 already”, “must finish at 15”, “4:15 then”, “Thursday now”. */
function timed(text: string, { target, own, isStrict }: Hand, wording: Wording): Wish | undefined {
  const whens = readTimes(text, wording).filter(({ grain }) => grain !== 'second')
  const rest = tokenize(without(text, whens)).map((token) => token.text)
  const others = rest.filter((word) => !light.has(word) && !own.has(word) && !isHour(word))
  const hours = tokenize(text).filter(({ text: word }) => /^\d/.test(word) && isHour(word))
  // “It starts at three”, about an event that was only shown, may be a plain statement.
  if (isStrict && !others.some((word) => wanting.has(word))) return undefined
  const isUntil =
    whens.some(({ kind, saysDay }) => kind === 'before' && !saysDay) && !others.some((word) => moving.has(word))
  const isFinish = isUntil || others.some((word) => finishing.has(word))
  if (
    isFinish &&
    others.every((word) => finishing.has(word) || lasting.has(word) || shifting.has(word) || word === 'i')
  ) {
    const [hour] = hours
    const clock = whens.length > 0 ? clockOf(text.slice(whens[0]?.at, whens[0]?.until), wording) : undefined
    const until = clock ?? (hour && clockOf(hour.text, wording))
    return until && { do: 'resize', target, to: { until } }
  }
  if (others.length > 0 && !others.every((word) => shifting.has(word))) return undefined
  const [first] = whens
  const said = first ? whens.map(({ at, until }) => text.slice(at, until)).join(' ') : (hours[0]?.text ?? '')
  if (said === '' || (!first && hours.length !== 1)) return undefined
  const whole = isTimeAlone(said, wording)
    ? (readDestination(text, wording) ?? readDestination(said, wording))
    : undefined
  return whole && (whole.day || whole.clock || whole.part || whole.week) ? { do: 'move', target, to: whole } : undefined
}

/** “Room is Gledhow 3”, “it's in the annexe now”. */
function roomOf(text: string, target: Target, wording: Wording): Wish | undefined {
  const alone = roomAlone.exec(text)?.[1]
  if (alone !== undefined) return { do: 'place', target, location: placeNamed(alone) }
  const tokens = tokenize(text)
  const at = tokens.findIndex(({ text: word }) => !articles.has(word))
  const [noun, verb, first] = tokens.slice(at)
  if (!noun || !verb || !first || !rooms.has(noun.text) || !be.has(verb.text)) return undefined
  const place = text
    .slice(first.from)
    .replace(/^(?:at|in|on)\s+/i, '')
    .replace(/\s+(?:now|instead)\W*$/i, '')
  if (place.split(/\s+/).length > 6 || readTimes(place, wording).length > 0 || !mayBePlace(place)) return undefined
  return noPlace.has(first.text) ? undefined : { do: 'place', target, location: placeNamed(place) }
}

/** “Ok, meeting room 2 then”. */
const roomAlone =
  /^(?:in |it(?:'s| is) (?:in )?|make it |put it in |use |let's (?:use|take) )?((?:the )?(?:(?:meeting|conference|board|small|big) ?room(?: [\p{L}\d]{1,3})?|room [\p{L}\d]{1,3}))(?: then| instead| please)*[.!]*$/iu

const light =
  setOf(`it its is the a an at on to by for of this that one be and please pls thats - – — , . ' s now instead then
  already just rather same day`)
const lasting =
  setOf(`last lasts take takes long length needs need should will would do does only make give set enough plenty fine keep
  still total full whole must has have got us me them him her both`)
const more = setOf('more longer extra additional another further add tack extend stretch')
const less = setOf('less shorter shorten trim cut off')
const ends = setOf('end on back top onto put stick')
const later = setOf('later back')
const earlier = setOf('earlier sooner forward')
const shifting =
  setOf(`start starts begin begins beginning starting goes go going move moves moved push shift bring pull put make can should must
  needs need has will shall would about works better best suits`)
const moving = setOf('move moves moved push shift bring pull')
const finishing = setOf(
  'out gone leave finish finishes end ends over stop stops done finishing ending like before until till reserve reserved book booked block keep hold run runs',
)
const wanting = setOf(
  'out have move moved push shift bring pull put make can should must needs need has shall would better',
)
const pronouns = setOf('it that this them hand hands')
const firstOfIt = setOf('takeoff departure boarding start starts begins kickoff we i leave leaves take off')
const lastOfIt = setOf('landing touchdown arrival end ends')
const aims = setOf('for to')
const clearing = setOf('free open clear empty')
const booking = setOf('block book keep hold add put reserve schedule leave')
const closely = setOf('directly right straight immediately just')
const opening =
  setOf(`and plus also add block book put keep hold me us a an the of for to some with need i we give reserve leave make in please
  - – — , . then ok`)
/** “Remind me ten minutes before” is no event. */
const noTitle = setOf(
  'before after either both with me us you i we remind remember ping alert wake warn tell text mail email send notify buzz ring it that',
)
const rooms = setOf('room place venue location meeting-room')
const be = setOf('is will be :')
const articles = setOf('and the its our oh')
const noPlace = setOf(
  'booked free taken full empty small big too not closed open ok fine available ready gone still great good nice lovely perfect bad awful tiny huge cramped noisy quiet cold hot',
)
