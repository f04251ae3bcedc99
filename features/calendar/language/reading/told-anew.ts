import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import type { ThingRef } from '#foundation/language/dialogue.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { firstNames } from '../event/first-names.ts'
import { notOurs, ours } from '../event/happenings.ts'
import { readTimes } from '../event/times.ts'
import type { Changed, OfferWish, Target } from '../wish.ts'
import { nowhere, readDestination } from './destination.ts'
import { mayBePlace, placeNamed } from './names.ts'
import { orderVerbs } from './order-verbs.ts'
import { isTimeAlone } from './splitting.ts'
import { clockOf } from './spoken-times.ts'
import { readTarget } from './target.ts'

/**
 * “City office is 9:30 on Thursday”, “Frei wants 8:30”, “moved to the 18th”: news of an event. Whether it is to change so
 * is asked, unless “now” or “instead” says that it is.
 */
export function readToldAnew(
  text: string,
  wording: Wording,
  spokenOf: readonly ThingRef[],
): { wish: OfferWish; sure: false } | undefined {
  return readTold(text.replace(/^(it|that)['’]?s /i, '$1 is '), wording, spokenOf)
}

function readTold(
  text: string,
  wording: Wording,
  spokenOf: readonly ThingRef[],
): { wish: OfferWish; sure: false } | undefined {
  const tokens = tokenize(text)
  if (tokens.length < 2 || tokens.length > mostWords || /\?\s*$/.test(text)) return undefined
  const verb = verbIn(tokens)
  if (!verb) return readShift(text, tokens, wording)
  const subject = text
    .slice(0, tokens[verb.at]?.from)
    .trim()
    .replace(/ (?:has|have|was|were|got|has been|is being)$/i, '')
  const target = subjectOf(subject, wording, spokenOf)
  const rest = text.slice(tokens[verb.end - 1]?.to).trim()
  const change = target && changeOf(rest, { kind: verb.kind, target }, wording)
  const isSaid =
    tokens.some((token) => token.text === 'instead' || token.text === 'now') ||
    (tokens[verb.at]?.text === 'goes' && isSpokenOf(target, spokenOf))
  return change && { wish: { do: 'offer', wish: change, isSaid }, sure: false }
}

/** “Anna goes to Monday”, of the one event that was just spoken of. */
function isSpokenOf(target: Target | undefined, [only, ...others]: readonly ThingRef[]): boolean {
  const own = new Set(tokenize(only?.title ?? '').map(({ text }) => text))
  return (
    others.length === 0 &&
    target !== undefined &&
    target.words.length > 0 &&
    target.words.every((word) => own.has(word))
  )
}

/** “Then sketches half an hour later too”. */
function readShift(
  text: string,
  tokens: readonly Token[],
  wording: Wording,
): { wish: OfferWish; sure: false } | undefined {
  const last = tokens.findLast((token) => !alike.has(token.text))
  const sign = last && sides.get(last.text)
  const [length, ...others] = readLengths(text)
  if (!sign || !length || others.length > 0 || text.slice(length.until, last.from).trim() !== '') return undefined
  const target = subjectOf(text.slice(0, length.at).trim(), wording, [])
  if (!target) return undefined
  const by = sign > 0 ? length.duration : length.duration.negated()
  // “Gym Thursday half an hour later” names the very one.
  const isSaid = tokens.at(-1) !== last || target.span?.saysDay === true
  return { wish: { do: 'offer', wish: { do: 'move', target, to: { ...nowhere, by } }, isSaid }, sure: false }
}

const alike = new Set(['also', 'too', 'please', 'then', 'instead'])
const sides: ReadonlyMap<string, 1 | -1> = new Map([
  ['later', 1],
  ['earlier', -1],
  ['sooner', -1],
])

/** What is told with such a verb is no name, whatever else could be read. */
export function tellsPlainly(text: string): boolean {
  const [first, ...others] = tokenize(text)
  if (first && others[0]?.text === 'to' && alreadyDone.has(first.text)) return true
  return first !== undefined && !orderVerbs.has(first.text) && others.some((token) => plainVerbs.has(token.text))
}

/** “Moved to the 18th”, of what was spoken of. */
const alreadyDone = new Set(['moved', 'shifted', 'pushed', 'changed'])
const plainVerbs = new Set(['goes', 'wants', 'prefers', 'finishing', 'ending'])
const mostWords = 14

type Verb = { at: number; end: number; kind: 'at' | 'until' | 'place' }

function verbIn(tokens: readonly Token[]): Verb | undefined {
  for (const [at, { text }] of tokens.entries()) {
    const until = going.has(text) ? untilBehind(tokens, at + 1) : undefined
    if (until !== undefined) return { at, end: until, kind: 'until' }
    const kind = verbs.get(text)
    if (kind === undefined) continue
    const isPlace = placeNouns.has(tokens[at - 1]?.text ?? '')
    return { at: isPlace ? at - 1 : at, end: at + 1, kind: isPlace ? 'place' : kind }
  }
  return undefined
}

/** “Goes on til 12:30”, “runs to four”: where the time begins. */
function untilBehind(tokens: readonly Token[], at: number): number | undefined {
  const place = tokens[at]?.text === 'on' ? at + 1 : at
  return untils.has(tokens[place]?.text ?? '') ? place + 1 : undefined
}

const going = new Set(['goes', 'runs', 'lasts'])
const untils = new Set(['til', 'till', 'until'])

const kindsOf = (kind: 'at' | 'until', words: string) => words.split(' ').map((word) => [word, kind] as const)
const verbs: ReadonlyMap<string, 'at' | 'until'> = new Map([
  ...kindsOf('at', 'is starts begins goes moves moved wants prefers needs shifted pushed changed'),
  ...kindsOf('until', 'ends finishes finishing ending stops'),
])
const placeNouns = new Set(['place', 'location', 'venue'])

/** Something by its name, or the one thing that was spoken of. */
function subjectOf(subject: string, wording: Wording, spokenOf: readonly ThingRef[]): Target | undefined {
  const words = tokenize(subject).map(({ text }) => text)
  const [first] = words
  if (first === undefined || (words.length === 1 && pronouns.has(first))) {
    const it = readTarget('it', wording)
    return spokenOf.length === 1 ? { ...it, it: true, named: spokenOf } : undefined
  }
  if (words.some((word) => noSubject.has(word)) || (notOurs.test(subject) && !ours.test(subject))) return undefined
  const target = readTarget(subject, wording)
  // “The second one”, of what was shown.
  if (target.order && target.order.from !== 'now' && target.words.length === 0 && !target.span && spokenOf.length > 1)
    return { ...target, it: true, named: spokenOf }
  const isNamed = target.words.length > 0 && !target.it && !target.all && !target.order && !target.clock
  return isNamed ? target : undefined
}

const pronouns = new Set('it that this he she they'.split(' '))
const noSubject = new Set(
  `i we you there here what who when where why how which everybody everyone somebody someone nobody someday today's
  not never no weather birthday flight train name my wife husband kids`.split(/\s+/),
)

function changeOf(
  said: string,
  { kind, target }: { kind: Verb['kind']; target: Target },
  wording: Wording,
): Changed | undefined {
  if (kind === 'place')
    return said === '' ? undefined : { do: 'place', target, location: placeNamed(said.replace(/[.!]+$/, '')) }
  const text = bareTime(said)
  if (text === '') return undefined
  if (!isTimeAlone(text, wording)) return kind === 'at' ? placeOf(said, target, wording) : undefined
  if (kind === 'until') {
    const until = clockOf(text, wording)
    return until && { do: 'resize', target, to: { until } }
  }
  const to = readDestination(text, wording)
  const saysTime = to?.clock !== undefined || readTimes(text, wording).some(({ saysDay }) => saysDay)
  return to && saysTime ? { do: 'move', target, to } : undefined
}

/** “It’s at the town hall”: where it takes place, if that holds no time. */
function placeOf(said: string, target: Target, wording: Wording): Changed | undefined {
  // “Tom is at the gym now” is where somebody is.
  const isSomebody = target.words.every((word) => firstNames.has(word))
  const plain = isSomebody
    ? said
    : said
        .replace(/[\s,]+(?:and )?(?:not|instead of) (?:at |in |the )*[^,.!]{1,30}$/i, '')
        .replace(/[\s,]+(?:now|instead)$/i, '')
  const [, place = ''] = /^(?:now )?(?:at|in|on|to|into) (\S[^,.!]*)[.!]?$/i.exec(plain) ?? []
  const isTimed = readTimes(place, wording).length > 0 || readLengths(place).length > 0
  return place === '' || isTimed || !mayBePlace(place)
    ? undefined
    : { do: 'place', target, location: placeNamed(place) }
}

function bareTime(said: string): string {
  const tokens = tokenize(said)
  const from = tokens.find(({ text }) => !around.has(text))
  const to = tokens.findLast(({ text }) => !around.has(text))
  return from && to ? said.slice(from.from, to.to) : ''
}

const around = new Set('at to on for now instead it then please actually start starting'.split(' '))
