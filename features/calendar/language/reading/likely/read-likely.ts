import type { ThingRef } from '#foundation/language/dialogue.ts'
import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import { readTimes } from '../../event/times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from '../../event/courtesy.ts'
import { withoutInterjections } from '../../event/interjections.ts'
import { normalised } from '../../event/lengths.ts'
import { plainWords } from '../../event/plain-words.ts'
import type { Changed } from '../../wish.ts'
import { alike } from '../alike.ts'
import { deedIn } from '../known/deeds.ts'
import { light } from '../known/known-words.ts'
import { type KnownEvent, mentionIn } from '../known/mentions.ts'
import { isQuoted, targetOf } from '../known/read-known.ts'
import { orderVerbs } from '../order-verbs.ts'
import { isOthersCalendar } from '../others.ts'

/** What a message may want of an event that is there, where what was learned from examples says so. */
export type LikelyAct = 'change' | 'cancel'

/** `isWhole`: every word has a part in it, so that it may be done; otherwise it is only asked about. */
export type LikelyChange = { wish: Changed; isWhole: boolean }

type Around = {
  wording: Wording
  events: readonly KnownEvent[]
  /** What was changed, proposed or shown last, if it is one event. */
  inHand: ThingRef | undefined
}

/** Whether it may be read so at all: nothing that is denied, depends on something, or is in the calendar of others. */
export function mayBeLikely(message: string): boolean {
  if (message.length > mostCharacters || heldBack.test(message) || byOthers.test(message)) return false
  return !isQuoted.test(message) && !isOthersCalendar(message) && !isOnlyAsked(message)
}

const mostCharacters = 200
/** Denials, conditions, several events at once, what others think, and words of other features. */
const heldBack =
  /\n|\b(?:not|never|no longer|without|except|unless|if|whether|when|once|as soon|instead of|or|all|every\w*|both|each|them|those|series|remind\w*|mail|task|invite|note|thinks?|thought|reckons?|hopes?|feels?|suggest\w*)\b|n['’]?t\b/i
/** “Let Tom move it”, “have Akira cancel”: somebody else is to do it; “could you have moved it”: it is only wondered about. */
const byOthers =
  /\b(?:let|have|get|make|ask|tell) [\p{L}']+ (?:to )?(?:move|push|shift|cancel|delete|drop|remove|change|bring|put|postpone|delay|reschedule|call|take)\b|\bhave \p{L}+(?:ed|en)\b/iu

function isOnlyAsked(message: string): boolean {
  return kindOfSentence(withoutCourtesy(message)) === 'question' && !isPlea.test(message)
}

const isPlea = /\b(?:can|could|would|will) (?:you|we)\b/i

/** The change of the event that the message names, or else of the one in hand: said by the whole of it, or by one clause. */
export function readLikely(message: string, act: LikelyAct, around: Around): LikelyChange | undefined {
  const text = normalised(plainWords(withoutInterjections(withoutCourtesy(message)))).replaceAll(stays, ' ')
  const clauses = text.split(clauseEnd).filter((clause) => /\p{L}|\d/u.test(clause))
  const whole = changeIn(text, act, around)
  if (whole?.isWhole || clauses.length < 2) return whole
  const read = clauses.map((clause) => changeIn(clause, act, around))
  const only = read.filter((each) => each !== undefined)
  const place = read.findIndex((each) => each !== undefined)
  const isAlone = clauses.every((clause, at) => at === place || isTold(clause, at < place))
  return only.length === 1 && isAlone ? only[0] : whole
}

/** What is said to stay as it is, which it does. */
const stays = /\bsame (?:length|place)(?! as)\b/gi
const clauseEnd = /[,;!]\s+|\.\s+|\s[–-]\s|\s+\b(?:but|so|cos|because|since)\b\s+/i

/** “Sara just cancelled, …”: what stands before an order only tells why; what stands behind it may limit it or take it back. */
function isTold(clause: string, isBefore: boolean): boolean {
  const kind = kindOfSentence(clause)
  return kind === 'talk' || (isBefore && (kind === 'statement' || kind === 'fragment') && !/\d/.test(clause))
}

function changeIn(text: string, act: LikelyAct, { wording, events, inHand }: Around): LikelyChange | undefined {
  const tokens = tokenize(text)
  const mention = mentionIn(tokens, events)
  const it = mention ? onThatDay(mention.events, text, wording) : events.find(({ ref }) => isSame(ref, inHand))
  if (!it || (mention && namesAnotherDay(text, it, wording))) return undefined
  // Where several are named, the words of the others are not accounted for.
  const name = mention?.tokens.filter(({ text: word }) => it.words.some((each) => alike(word, each))) ?? []
  const said = { text, tokens, name, it, wording }
  const change = act === 'cancel' ? cancelIn(said) : otherwiseIn(said, mention ? ownDay(said) : [])
  // What has a name is only changed by an order; of what is in hand, a few words are enough.
  return change && { ...change, isWhole: change.isWhole && (!mention || isOrder(text)) }
}

/** A clause, and the event that it is about; `name`: its words that name the event. */
type Said = {
  text: string
  tokens: readonly Token[]
  name: readonly Token[]
  it: KnownEvent
  wording: Wording
}

function cancelIn({ text, tokens, name, it, wording }: Said): LikelyChange | undefined {
  if (kindOfSentence(text) === 'statement' || !isRemoved(text, tokens, name)) return undefined
  const used = new Set([...name, ...ownDay({ text, tokens, it, wording })])
  const isLeft = (token: Token) =>
    !used.has(token) && [light, removing, particles].every((some) => !some.has(token.text))
  return tokens.some(isLeft) ? undefined : { wish: { do: 'cancel', target: targetOf(it.ref, wording) }, isWhole: true }
}

/** Another time or another length. */
function otherwiseIn({ text, tokens, name, it, wording }: Said, day: readonly Token[]): LikelyChange | undefined {
  const named = new Set([...name, ...day])
  const deed = deedIn({ text, tokens, named, it, side: undefined }, wording)
  if (!deed || deed.wish.do === 'invite') return undefined
  const left = tokens.filter(
    (token) => !named.has(token) && !light.has(token.text) && !deed.used.has(token) && !deed.beside.has(token.text),
  )
  // Without a name, a word that is left over may name something that is not there.
  if (left.length > (name.length > 0 ? mostLeft : 0)) return undefined
  return { wish: { ...deed.wish, target: targetOf(it.ref, wording) } as Changed, isWhole: left.length === 0 }
}

function isOrder(text: string): boolean {
  return kindOfSentence(text) === 'order' || orderVerbs.has(tokenize(text)[0]?.text ?? '')
}

/** “Move the dentist on Friday to five”, where the dentist is on Monday. A day without a “to” behind it is a new day. */
function namesAnotherDay(text: string, { from }: KnownEvent, wording: Wording): boolean {
  const to = text.toLowerCase().lastIndexOf(' to ')
  return readTimes(text, wording).some(
    ({ saysDay, start, at }) => saysDay && at < to && !start.toPlainDate().equals(from.toPlainDate()),
  )
}

/** So many words may be left over where it is only asked about. */
const mostLeft = 4

const removing = setOf(
  'cancel cancelled canceled delete remove drop scrap kill bin ditch axe scratch skip lose nix strike clear take call leave get rid',
)
const particles = setOf('out off away of')
/** These remove only with a particle behind what they take: “take the 1:1 out”. */
const taking = setOf('take call leave get')
/** “Take him off the call”, “drop me off at the dentist”. */
const ofPersons = /\b(?:me|him|her|us|that|this) (?:off|out|away)\b|\b(?:off|out) (?:at|to|of (?:the|my|our|this))\b/i

function isRemoved(text: string, tokens: readonly Token[], named: readonly Token[]): boolean {
  if (ofPersons.test(text)) return false
  if (/\bget rid of\b/i.test(text)) return true
  const verb = tokens.find((token) => removing.has(token.text))
  if (!verb || !taking.has(verb.text)) return verb !== undefined && verb.text !== 'rid'
  const particle = tokens.findLast((token) => particles.has(token.text) && token.text !== 'of')
  if (!particle || particle.from < verb.from) return false
  const isTogether = particle.from === verb.to + 1 && verb.text === 'call'
  return isTogether || named.some(({ from }) => from > verb.from && from < particle.from)
}

function isSame({ id, original }: ThingRef, other: ThingRef | undefined): boolean {
  return other !== undefined && id === other.id && (original ?? null) === (other.original ?? null)
}

/** The only one, or of several that are called so, the one on a day that was said. */
function onThatDay(events: readonly KnownEvent[], text: string, wording: Wording): KnownEvent | undefined {
  const [only, ...others] = events
  if (others.length === 0) return only
  const days = readTimes(text, wording).flatMap(({ saysDay, start }) => (saysDay ? [start.toPlainDate()] : []))
  const on = events.filter(({ from }) => days.some((day) => day.equals(from.toPlainDate())))
  return on.length === 1 ? on[0] : undefined
}

/** “Today’s standup down to a quarter of an hour”: the day of the event only says which one is meant. */
function ownDay({ text, tokens, it: { from }, wording }: Omit<Said, 'name'>): Token[] {
  return readTimes(text, wording).flatMap(({ at, until, saysDay, saysTime, start }) => {
    const isOwn = saysDay && !saysTime && start.toPlainDate().equals(from.toPlainDate())
    return isOwn ? tokens.filter((token) => token.from >= at && token.to <= until) : []
  })
}
