import { isDictating } from './opened.ts'
import type { Reader } from './reader.ts'
import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import { weights } from '#foundation/language/rank/weights.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { isToBeDone } from '#foundation/language/english/to-be-done.ts'
import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import type { Understood } from '#foundation/language/understanding.ts'
import type { Read } from '#foundation/server/language.ts'
import type { Meant, Scene } from './resolve.ts'

/** A reading, with what others made of the same message. */
export type HeardRead = Read & { earlier?: readonly Read[]; others?: readonly Read[] }

/** A language’s own reading of the sentence; one that is sure comes first. */
export function firstOf(reads: readonly Read[]): HeardRead | undefined {
  const all = reads.filter(({ last, aside, nearest }) => !(last ?? aside ?? nearest))
  const first = all.find(({ sure, onHand }) => sure && onHand) ?? all.find(({ sure }) => sure) ?? all[0]
  const others = all.filter((each) => each !== first)
  const isEarlier = ({ tries }: Read) => first?.makes === true && tries === true
  return first && { ...first, earlier: others.filter(isEarlier), others: others.filter((each) => !isEarlier(each)) }
}

/** What comes after all else, in the order in which it is looked up. */
export function lastOf(reads: readonly Read[]): Read[] {
  return ([true, 'closest', 'least'] as const).flatMap((last) => reads.filter((read) => read.last === last))
}

/** What the languages' own readers make of a message, without what it cannot mean here. */
export function heardBy(understood: Understood, reader: Reader, scene: Scene): readonly Read[] {
  const { sentence } = understood.parts
  const reads = withoutVainAnswer(readsOf(understood, reader, scene), understood, reader)
  const others = withoutSearches(reads, { sentence, isOfWeather: asksWeather(understood) }, scene.dialogue, reader)
  return withoutStrays(others, understood, reader, scene.dialogue)
}

/**
 * A feature may read “it’s in room 2, add that”, said of an event, as something new to make. Such a reading is dropped if the
 * message is unlike all examples of that feature, and another reading is sure or the words point at a thing of another feature.
 */
function withoutStrays(reads: Read[], { parts, scoreOf }: Understood, reader: Reader, dialogue: Dialogue): Read[] {
  const isStray = ({ intent, makes, answers, onHand }: Read) => {
    const score = scoreOf(intent)
    return makes === true && (answers ?? onHand) === undefined && score !== undefined && score < weights.unlikely
  }
  const isElsewhere = reads.some((read) => read.sure && !(read.tries ?? read.last ?? read.aside) && !isStray(read))
  const before = dialogue.asked && reader.languageOf(dialogue.asked.intent)
  const pointsAtIt = pointsAtThingInHand(parts.sentence, dialogue)
  return reads.filter((read) => {
    const isOfOther = before !== undefined && before !== reader.languageOf(read.intent)
    return !isStray(read) || !(isElsewhere || (pointsAtIt && isOfOther))
  })
}

/** Where any words would answer our question, a clear order to us or a question of its own still does not. */
function withoutVainAnswer(reads: readonly Read[], understood: Understood, { kindOf }: Reader): readonly Read[] {
  const { sentence } = understood.parts
  const kind = kindOfSentence(sentence)
  const isText = !reads.some(({ anyWords }) => anyWords) || (kind !== 'order' && kind !== 'question')
  if (isText || addressed.test(sentence.replace(courtesy, ''))) return reads
  const { verdict, intent, isGuess, readings } = understood
  const isAsked = verdict === 'clear' && !isGuess && kindOf(intent ?? '') === 'ask' && readings[0]?.unread.length === 0
  const isRead = reads.some((read) => read.sure && !(read.answers ?? read.tries ?? read.last ?? read.aside))
  return isAsked || isRead ? reads.filter(({ anyWords }) => !anyWords) : reads
}

const courtesy = /^\W*(?:(?:and|so|ok|okay|oh|please) )*(?:can|could|would|will) you\b/i
/** Words that speak to somebody else, as a text that is being dictated does. */
const addressed = /\b(?:you|your|yours|we|us|our)\b/i

/** “So it ends when?”, of an event in hand, asks nothing of what is written elsewhere, and neither does “print the lease”. */
function withoutSearches(
  reads: readonly Read[],
  { sentence, isOfWeather }: { sentence: string; isOfWeather: boolean },
  dialogue: Dialogue,
  reader: Reader,
): Read[] {
  const inHand = new Set(thingsInHand(dialogue).map(({ kind }) => kind))
  const pointsAtIt = pointsAtThingInHand(sentence, dialogue)
  const isAnsweredByNoText = isOfWeather || isToBeDone(sentence) || kindOfSentence(sentence) === 'talk'
  return reads.filter(({ intent, last, nearest }) => {
    if (isAnsweredByNoText && (last ?? nearest) && reader.searches(intent) !== undefined) return false
    const kinds = pointsAtIt && (last ?? nearest) ? reader.searches(intent) : undefined
    return kinds === undefined || kinds.some((kind) => inHand.has(kind))
  })
}

/** “What’s the weather in Lisbon?” stands in no text, and “what did Tom write about the storm” may. */
function asksWeather({ likely, parts }: Understood): boolean {
  const isLikely = likely?.intent === 'want-weather' && likely.score >= rather
  return isLikely && !tokenize(parts.sentence).some(({ text }) => written.has(text))
}

const rather = 0.7
const written = new Set(
  'mail mails email emails message messages write wrote written say said says file files document documents note notes'.split(
    ' ',
  ),
)

/** A few words that point at something, where there is something to point at. */
export function pointsAtThingInHand(sentence: string, dialogue: Dialogue): boolean {
  // What a card would make is no thing yet.
  const isOnCard = dialogue.card !== undefined && dialogue.card.isPast !== true
  return (isOnCard || thingsInHand(dialogue).length > 0) && pointsBack(sentence)
}

/** What waits for a yes, what was just done, or else what was just shown. */
export function thingsInHand({ card, did, shown }: Dialogue): readonly ThingRef[] {
  const deed = card && card.isPast !== true ? card : did && did.isPast !== true ? did : undefined
  return deed?.things ?? shown
}

/** A few words that hold little but what points at something. */
function pointsBack(sentence: string): boolean {
  const words = tokenize(sentence).map(({ text }) => text)
  return words.length <= mostPointing && words.some((word) => pointers.has(word))
}

const mostPointing = 10
const pointers = new Set(
  'it its that this them they those these there then one ones first second last other'.split(' '),
)

type Aside = { aside: readonly Meant[]; makes: boolean }
type Lookups = Aside & { last: readonly Meant[]; nearest: readonly Meant[] }

/** What the features may find for a message is looked up before or after what it means by itself. */
export function withLookups(meant: Meant, { last, nearest, ...aside }: Lookups, reader: Reader): Meant {
  return withNearest(withLast(withAside(meant, aside, reader), last, reader), nearest, reader)
}

/** What may stand in a text that a feature keeps is looked for after all else, and before it is said that nobody knows. */
function withLast(meant: Meant, last: readonly Meant[], reader: Reader): Meant {
  const { kindOf } = reader
  // “Morning” is a greeting, even if some mail contains the word.
  const isPlainTalk = meant.whole === true && kindOf(meant.intent) === 'talk'
  if (last.length === 0 || isPlainTalk) return meant
  if (isAnswerless(meant, reader)) return { ...meant, earlier: [...(meant.earlier ?? []), ...last] }
  const isTried = meant.tries === true || !isDeed(meant, reader)
  return isTried ? { ...meant, others: [...(meant.others ?? []), ...last] } : meant
}

/** What only a lookup can show is looked for before anything but a deed without doubt; what is there, before what is new. */
function withAside(meant: Meant, { aside, makes }: Aside, reader: Reader): Meant {
  const isDecided = !makes && meant.tries !== true && meant.sure === true
  if (aside.length === 0) return meant
  // “Drop the call to Lund”: where the calendar has none of that name, a task may.
  if (isDecided && isDeed(meant, reader))
    return { ...meant, others: [...(meant.others ?? []), ...aside.filter(({ eachPart }) => eachPart === true)] }
  if (makes && isDictating(meant.parts.sentence, reader.openings)) return meant
  // “When is my next meeting?” is about the calendar, however many mails speak of meetings.
  if ((isDecided || isAskedSurely(meant, reader)) && !isAnswerless(meant, reader))
    return { ...meant, others: [...(meant.others ?? []), ...aside] }
  return { ...meant, earlier: [...aside, ...(meant.earlier ?? [])] }
}

/** “Did Tom write about the lease?” is read to its end as a question, and finishes no task. */
function isAskedSurely({ intent, parts, whole, tries }: Meant, { isQuestion }: Reader): boolean {
  const isRead = whole === true && tries !== true && isQuestion(intent)?.(parts) === true
  return isRead && kindOfSentence(parts.sentence) === 'question'
}

/** What nothing answers or reads leads to what comes closest to it, before it is said that nobody knows. */
function withNearest(meant: Meant, nearest: readonly Meant[], { isQuestion }: Reader): Meant {
  const { intent, parts, unread = [], instead } = meant
  const kind = kindOfSentence(parts.sentence)
  if (nearest.length === 0 || kind === 'talk') return meant
  const isTold = intent.startsWith('want-') && kind === 'question' && asksOfOwnPast.test(parts.sentence)
  const isUnread = intent === 'out-of-scope' || isTold || (intent === 'chatter' && kind !== 'question')
  const isLost = isUnread && instead === undefined && unread.length === 0
  if (isLost) return { ...meant, earlier: [...(meant.earlier ?? []), ...nearest] }
  if (kind !== 'question') return meant
  const mayBeVain = (meant.tries === true && instead === undefined) || isQuestion(intent)?.(parts) === true
  return mayBeVain ? { ...meant, others: [...(meant.others ?? []), ...nearest] } : meant
}

/** “Which hotel did I stay at” wants none booked. */
const asksOfOwnPast = /\b(?:did|was|were|have|had) (?:i|we)\b|\b(?:my|our)\b.{1,60}\bexpires?\b/i

function isDeed({ intent, parts }: Meant, { kindOf, isQuestion }: Reader): boolean {
  return kindOf(intent) === 'act' && !intent.startsWith('want-') && isQuestion(intent)?.(parts) !== true
}

/** Small talk, what is declined, what is known of the product, what was not understood, and questions in another language. */
function isAnswerless({ intent, parts }: Meant, { kindOf, languageOf }: Reader): boolean {
  const language = languageOf(intent)
  if (intent === 'other-language') return /[?？؟]\s*$/u.test(parts.sentence)
  return language === undefined || kindOf(intent) === 'talk' || intent.startsWith('want-') || answerless.has(language)
}

const answerless = new Set(['talk', 'product', 'wishes'])

/** What each language’s own reader makes of a message. */
function readsOf({ parts, scoreOf }: Understood, { reads }: Reader, scene: Scene): Read[] {
  const { now, context, before, dialogue } = scene
  return reads.flatMap((each) => each(parts.sentence, { now, zone: context.zone, before, dialogue, scoreOf }) ?? [])
}
