import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import { withoutHedge } from '#foundation/language/text/own-text.ts'
import { isLight } from '#foundation/language/templates/lexicon.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Length, Wording } from '#foundation/time/words/when.ts'
import { withoutAssent, withoutTrails } from './assent.ts'
import { isGeneric } from '../../language/event/draft.ts'
import { wishIn } from './frames.ts'
import { itself, spanOfRef } from './mentions.ts'
import { backToFirst, changedInstead, onOtherSide, withNameOf } from './deed-changed.ts'
import { leftOut } from './left-out.ts'
import { roomFirst } from './room-first.ts'
import { endsThen, leftOutToo, ofTheOthers, seriesChanged } from './series-made.ts'
import { alsoOn, sameAgain, sameOnce } from './same-again.ts'
import { saidInHand } from './in-hand.ts'
import { longerFrom, longerUntil } from './its-bounds.ts'
import { weekdayBeside } from './weekday-beside.ts'
import { notItsTime } from './wording.ts'
import { quotedIn } from '../../language/reading/meanings.ts'
import { mayBePlace, placeNamed, unquoted, withoutWhy } from '../../language/reading/names.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { capital } from '../../language/event/titles.ts'
import { dayBeside, nowhere, readDestination } from '../../language/reading/destination.ts'
import { readPeople } from '../../language/event/addressed.ts'
import type { Heard } from '../../language/reading/read-wish.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { lastSentence, withoutFillers } from '../../language/reading/cores.ts'
import { clockOf } from '../../language/reading/spoken-times.ts'
import { isTimeAlone } from '../../language/reading/splitting.ts'
import { readTarget } from '../../language/reading/target.ts'
import { readTimes } from '../../language/event/times.ts'
import type { Target, Wish } from '../../language/wish.ts'

/** “No wait, don’t”, “45 minutes”, “no, 3:30”: right after something was done, they mean that. */
export function afterDeed(sentence: string, { did }: Dialogue, wording: Wording): Heard | undefined {
  const named = did?.things.filter(({ kind }) => kind === 'event') ?? []
  if (!did || did.isPast === true || did.isUndone === true || named.length === 0) return undefined
  const text = withoutAssent(withoutTrails(sentence.trim()))
  const isRegretted = regrets.test(text) && !/^no[.!]?$/i.test(text)
  const isBack = putsBack.test(text) || leavesAsItWas(text, named)
  const first = isBack ? backToFirst(text, { did, named }, wording) : undefined
  if (first) return { wish: first, sure: true, onHand: true }
  const isOtherThan =
    isBack && named.length === 1 && whereItWas.test(text) && otherThanTime.has(wishIn(did.frame)?.do ?? 'undo')
  if (isOtherThan) return { wish: { do: 'say', text: notItsTime, isAnswer: true }, sure: true, onHand: true }
  if (isRegretted || isBack || undoesThat(text, named, wording))
    return { wish: { do: 'undo' }, sure: true, onHand: true }
  if (named.length > 1) return undefined
  const wish = wishIn(did.frame)
  const about = { ref: named[0], isNew: wish?.do === 'create' || wish?.do === 'beside' }
  const of = wish && wish.do !== 'cancel' ? { ref: named[0], wish } : undefined
  const changed =
    leftOut(text, { ref: named[0], wish }, wording) ??
    withNameOf(text, named[0], wording) ??
    roomFirst(text, named[0], wish, wording) ??
    (wish && endsThen(text, { ref: named[0], wish }, wording)) ??
    (of && (onOtherSide(text, of.wish) ?? seriesChanged(text, of, wording)))
  if (changed) return { wish: changed, sure: true }
  if (wish?.do === 'cancel') {
    const too = leftOutToo(text, wish, wording) ?? ofTheOthers(text, wish, named, wording)
    return too ? { wish: too, sure: true } : changedInstead(sentence, named, wording)
  }
  const heard =
    supplementOf(text, about, wording) ??
    supplementOf(lastSentence(text), about, wording) ??
    saidInHand(text, about.ref, wording)
  return heard && wish && isOfSeries(wish) ? ofSeries(heard) : heard
}

/** What says nothing of when an event is: “where it was” means no deed of these. */
const otherThanTime: ReadonlySet<Wish['do']> = new Set<Wish['do']>(['note', 'rename', 'invite', 'uninvite'])
const whereItWas = /\bwhere (?:it|they) (?:was|were)\b/i

/** “He says no. Leave lunch as it was before”, of what was changed. */
function leavesAsItWas(text: string, things: readonly ThingRef[]): boolean {
  const said = tokenize(withoutFillers(withoutCourtesy(plainWords(lastSentence(text) || text))))
  const [verb, ...words] = said.map((token) => token.text)
  const own = new Set(things.flatMap(({ title }) => tokenize(title).map((token) => token.text)))
  if (!verb || !leaving.has(verb) || !words.some((word) => word === 'was' || word === 'were')) return false
  return words.every((word) => own.has(word) || asBefore.has(word))
}

const leaving = new Set('leave keep put set'.split(' '))
const asBefore = new Set(
  'it that them the as where how was were before originally then back to please one my'.split(' '),
)

/** “Undo the Thursday one”: where that is what was done last. */
function undoesThat(text: string, things: readonly ThingRef[], wording: Wording): boolean {
  const [verb, ...others] = tokenize(withoutCourtesy(plainWords(text)))
  if (!verb || !undoing.has(verb.text) || others.length === 0) return false
  const said = readTarget(text.slice(text.toLowerCase().lastIndexOf(verb.text) + verb.text.length), wording)
  if (said.it || said.order?.from === 'end') return true
  return things.some((ref) => {
    const at = spanOfRef(ref, wording.zone)
    const isOn = said.span === undefined || at?.from.toPlainDate().equals(said.span.from.toPlainDate()) === true
    const words = said.words.filter((word) => word !== 'change' && word !== 'move')
    return (
      isOn &&
      words.every((word) => ref.title.toLowerCase().includes(word)) &&
      (said.span !== undefined || words.length > 0)
    )
  })
}

const undoing = new Set(['undo', 'revert', 'reverse'])

export function isOfSeries(wish: Wish): boolean {
  if (wish.do === 'create') return wish.said.repeated !== undefined
  return wish.do === 'repeat' || ('target' in wish && wish.target?.scope === 'all')
}

/** What is said of a series right after it was made or changed is said of all of it, unless a day is named. */
export function ofSeries(heard: Heard): Heard {
  const { wish } = heard
  if (!('target' in wish) || !wish.target || (wish.do === 'move' && wish.to.day)) return heard
  return { ...heard, wish: { ...wish, target: { ...wish.target, scope: wish.target.scope ?? 'all' } } }
}

/** What is said of something right after it was done or proposed, as a change of it. */
export function supplementOf(
  text: string,
  { ref, isNew }: { ref: ThingRef | undefined; isNew: boolean },
  wording: Wording,
): Heard | undefined {
  const bare = withoutCourtesy(plainWords(text)).replace(
    /^(?:(?:no|oh|oops|and|actually|wait|hang on|sorry|i mean|i meant|rather|better|(?:make|put|have|set|place|schedule|start) (?:that|it|this)(?= (?:at|on|for|to|in|\d)\b)|make (?:that|it)|(?:can|could|should) (?:it|that|this) be|(?:can|could) we (?:make it|do)|(?:keep|leave) (?:the )?(?:time|day|date|place|rest)(?: as it is)?(?=,? (?:but|and|just)\b)|but|just)\b[\s,]*)+|\s+(?:is|would be|works|suits me)\s+(?:much\s+)?better$|[\s,]+then$/gi,
    '',
  )
  const target = itself(ref, wording)
  const [length, ...others] = readLengths(bare)
  const added = /^(?:add|give it (?=an? extra|another|extra|.* (?:more|extra|longer)\b))\s*(.+)$/i.exec(bare)?.[1]
  const [more] = added === undefined ? [] : readLengths(added)
  if (added !== undefined && more && others.length === 0 && isLengthAlone(added, more))
    return { wish: { do: 'resize', target, to: { by: more.duration } }, sure: true }
  if (length && others.length === 0 && isLengthAlone(bare, length))
    return { wish: { do: 'resize', target, to: { to: length.duration } }, sure: true }
  const shifted = length && others.length === 0 ? shiftOf(bare, length) : undefined
  if (shifted) return { wish: { do: 'move', target, to: { ...nowhere, by: shifted } }, sure: true }
  const isAgain = sameOnce.test(bare) && typeof ref?.original !== 'string'
  const again = isNew || isAgain ? (sameAgain(bare, target, wording) ?? alsoOn(text, target, wording)) : undefined
  if (again) return again
  const longer = longerUntil(bare, target, wording) ?? longerFrom(bare, target, wording)
  if (longer) return longer
  const weekdays = /^(?:on\s+)?((?:mon|tues|wednes|thurs|fri|satur|sun)day)s(?:\s+instead)?[.!]*$/i.exec(bare)?.[1]
  const series = weekdays === undefined ? undefined : readDestination(weekdays, wording)
  if (series) return { wish: { do: 'move', target: { ...target, scope: 'all' }, to: series }, sure: true }
  const time = withoutName(bare, ref).replace(/^(?:it|that)(?:'s| is| should be)\s+/i, '')
  const isTime = !endsSo.test(time) && (isTimeAlone(time, wording) || dayBeside(time) !== undefined)
  const near = weekdayBeside(time, ref, wording)
  if (near) return { wish: { do: 'move', target, to: { ...nowhere, day: near } }, sure: true }
  const to = isTime && !/\?\s*$/.test(time) ? readDestination(time, wording) : undefined
  if (to) return { wish: { do: 'move', target, to }, sure: true }
  return supplement(bare, target, wording) ?? (tellsMore.test(text) || !isNew ? undefined : titled(bare, target))
}

/** “Until Christmas” is no day to move to. */
const endsSo = /^(?:until|till|til|through|up to)\b/i

/** “Tuesday for lunch”, “the lunch on Tuesday”: its name says nothing more. */
function withoutName(text: string, ref: ThingRef | undefined): string {
  const [, time = '', name = ''] = /^(.+?)\s+for\s+(.+?)[.!]*$/i.exec(text) ?? []
  const words = tokenize(name).filter((token) => !isLight(token))
  const own = new Set(tokenize(ref?.title ?? '').map((token) => token.text))
  return words.length > 0 && words.every((token) => own.has(token.text)) ? time : text
}

const regrets =
  /^(?:(?:oh|oops|sorry|ah)[\s,!]*)*(?:no|wait|stop|hang on|hold on|don't|dont|not that)\b[\s,!.]*(?:(?:wait|no|don't|dont|do not|stop|not that(?: one)?|i (?:didn't|did not) mean (?:that|it)|keep it|leave it|do that|it)[\s,!.]*)*$/i

/** “Oh no wait, put it back to where it was”. */
const putsBack =
  /\b(?:put|move|set|change|shift|bring) (?:it|that|them|everything) back(?:[.!]*$| (?:to )?(?:where|how|the way|as) (?:it|they) (?:was|were)\b)|\b(?:revert|restore) (?:it|that)\b/i

/** “30 min later”, of what was done just before. */
function shiftOf(text: string, { at, until, duration }: Length): Temporal.Duration | undefined {
  const words = tokenize(`${text.slice(0, at)} ${text.slice(until)}`).map((token) => token.text)
  const [side, ...others] = words.filter((word) => !besideShift.has(word))
  if (others.length > 0) return undefined
  if (side === 'later' || side === 'back') return duration
  return side === 'earlier' || side === 'sooner' || side === 'forward' ? duration.negated() : undefined
}

const besideShift = new Set(['by', 'a', 'please', 'same', 'time'])

function isLengthAlone(text: string, { at, until }: Length): boolean {
  return (
    `${text.slice(0, at)}${text.slice(until)}`.replaceAll(
      /\b(?:give|for|long|only|just|it|it's|that|takes?|lasts?|will take|needs?|will do|would do|should do|is (?:enough|fine|plenty|ok(?:ay)?|sufficient)|are (?:enough|fine)|suffices?|please|then|rather|instead)\b|[\s.!]/gi,
      '',
    ) === ''
  )
}

/** “At Blue Bottle”, “with Sara”, “call it Budget”: what was left open is told afterwards. */
function supplement(text: string, target: Target, wording: Wording): Heard | undefined {
  if (/\?\s*$/.test(text)) return undefined
  const title =
    /^(?:call|(?:re)?name|(?:re)?title) (?:it|that|this)\s+(?:to\s+|as\s+)?(.+)$/i.exec(text)?.[1] ??
    /^(?:(?:the )?(?:title|name|subject)(?: is|:)|it(?:'s| is) (?:called|named|titled|about)|it(?:'s| is) for(?: the)?)\s+(.+)$/i.exec(
      text,
    )?.[1]
  if (title !== undefined)
    return {
      wish: { do: 'rename', target, title: quotedIn(title) ?? capital(unquoted(withoutWhy(withoutHedge(title)))) },
      sure: true,
    }
  const swapped = swappedName(text, target)
  if (swapped) return swapped
  const guests =
    /^(?:it(?:'s| is) |and |also )?with\s+(.+)$/i.exec(text)?.[1] ??
    /^(?:get|bring|loop|rope|pull|add|put)\s+(.+?)\s+(?:in|on|onto it|on it|along|to it|as well|too)[.!]*$/i.exec(
      text,
    )?.[1]
  const people = guests === undefined ? undefined : readPeople(guests)
  if (people) return { wish: { do: 'invite', target, people, really: false }, sure: true }
  const place =
    /^(?:(?:the )?(?:place|location|venue)(?: is|:|(?= ))|(?:it(?:'s| is| will be|'ll be)?|we(?:'re| are| meet| will be|'ll be)(?: meeting)?|they(?:'re| are)) (?:at|in|on|over|via|by(?= (?:zoom|teams|phone|video|skype)))\b|(?:at|in|via|over)\b|@|on (?=zoom|teams|skype|meet|google|webex|the ))\s*(.+)$/i.exec(
      text,
    )?.[1]
  const [start] = tokenize(place ?? '')
  // “At 16 is good” is a time, “at 22 Alder Court” is none.
  if (start && clockOf(start.text, wording) && !/\p{Lu}|\b(?:st|street|road|rd|ave|court|lane)\b/iu.test(place ?? ''))
    return undefined
  if (place === undefined || place.length > 80 || place.split(/\s+/).length > 8) return undefined
  if (/\b(?:it's|it is|instead)\b/i.test(place)) return undefined
  if (readTimes(place, wording).length > 0 || clockOf(place, wording)) return undefined
  if (/^my calendar\b/i.test(place) || !mayBePlace(place)) return undefined
  return { wish: { do: 'place', target, location: placeNamed(place) }, sure: true }
}

/** “It's Rahul, not Priya”: the one name in the place of the other. */
function swappedName(text: string, target: Target): Heard | undefined {
  const [, right = '', wrong = ''] =
    /^(?:it(?:'s| is)\s+|with\s+|it was\s+)?(.{1,60}?)[\s,]+(?:and )?not\s+(?:with\s+)?(.{1,60}?)[.!]*$/i.exec(text) ??
    []
  const title = target.named?.[0]?.title ?? ''
  const at = wrong === '' ? -1 : title.toLowerCase().indexOf(wrong.toLowerCase())
  if (at === -1) return undefined
  const name = /^\p{Ll}/u.test(right) && /^\p{Lu}/u.test(title.slice(at)) ? capital(right) : right
  return {
    wish: { do: 'rename', target, title: `${title.slice(0, at)}${name}${title.slice(at + wrong.length)}` },
    sure: true,
  }
}

/** A few words after a meeting that has no name of its own are its name, where nothing else is understood. */
function titled(text: string, target: Target): Heard | undefined {
  const [ref] = target.named ?? []
  const isName = /^[\p{L}\p{N}“"'][^?!;:]{1,60}$/u.test(text) && text.split(/\s+/).length <= 5 && !tellsMore.test(text)
  if (!ref || !isGeneric(ref.title) || !isName) return undefined
  return { wish: { do: 'rename', target, title: capital(unquoted(text)) }, sure: false }
}

const tellsMore =
  /^(?:thanks?|thank|thx|ty|cool|great|nice|perfect|ok(?:ay)?|yes|yeah|yep|sure|good|fine|awesome|got it|sounds|that|it|this|i|you|we|and|also|what|who|why|how|when|where|is|are|do|does|can|could|would|will|should|undo|cancel|delete|move|show|find|search|play|book|order|buy|send|write|open|turn|tell|give|help|stop|wait|sorry|hello|hi|hey|bye|lol|wow|hm+|never|not|no|at|in|on|with|for|to|by|from|about|because|but)\b/i
