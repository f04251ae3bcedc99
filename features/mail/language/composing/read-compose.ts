import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { findPhrases, trimmed } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Compose } from '../wish.ts'
import { apart, isThing } from './apart.ts'
import { asOrderToWrite } from './as-order-to-write.ts'
import { withAddresses, withoutAddresses } from './addresses.ts'
import { toldByMail } from './by-mail.ts'
import { deedsIn } from './deeds.ts'
import { scheduledIn } from './scheduled.ts'
import { statedDeeds } from './special-deeds.ts'
import { factsIn } from './facts.ts'
import { notNames, peopleIn } from './people.ts'
import { withSaying } from './contents.ts'
import { going, withoutGoing } from './going.ts'
import { inLanguage, withoutLanguage } from './in-language.ts'
import { isNoOrder } from './no-order.ts'
import { bodyIn, subjectIn } from './quoted-parts.ts'
import { answeredIn, answering, isToAll, replied } from './replied.ts'
import { plainly } from './plainly.ts'
import { type Part, segmentsOf } from './segments.ts'
import { speaks } from './speaks.ts'
import { inTone, sounding, tonedFirst, withoutTone } from './toned.ts'
import { withoutUnsaid } from './unsaid.ts'
import { kinds, leads, mailNoun, notToWrite, surelyMail, tones, verbs } from './words.ts'

const mostCharacters = 4_000

export type HeardCompose = { wish: Compose; sure: boolean }

/** “Write Sara a short email thanking her for the dinner”; nothing where something else than a mail is to be written. */
export function readCompose(message: string, wording: Wording): HeardCompose | undefined {
  if (message.length > mostCharacters || isNoOrder(message)) return undefined
  const { text, language } = withoutLanguage(plainly(message).replace(joined, '$1 and '))
  const { text: said, ...goes } = withoutGoing(text, wording)
  const { text: order, tone = withoutTone(said).tone } = tonedFirst(said)
  const heard = readOrder(asOrderToWrite(order), wording)
  const wish = heard && going(heard.wish, goes)
  return heard && wish && { ...heard, wish: inTone(inLanguage(wish, language), tone) }
}

/** “Tom + Ana: …”. */
const joined = /^([^:,.;"“”]{2,40}?) ?\+ ?(?=\p{L})/u

function readOrder(message: string, wording: Wording): HeardCompose | undefined {
  const { text: said, addressees } = withoutAddresses(message)
  const text = addressees.length > 0 ? said.replace(behindAddress, '$1: ').replace(nounFirst, 'write a ') : said
  const order = withoutUnsaid(text)
  const heard = (order === text ? undefined : readNamed(order, wording)) ?? readNamed(text, wording)
  // “Write me a 900 word essay” goes to nobody.
  if (heard?.wish.to.some((name) => !/\p{L}/u.test(name))) return undefined
  if (!heard || addressees.length === 0) return heard
  const wish = withAddresses(heard.wish, addressees)
  return { wish, sure: heard.sure || wish.to.some((name) => name.includes('@')) }
}

/** “New mail to tom@example.com, the shed is dry”. */
const behindAddress =
  /^([^,:;"“]{3,40} Vax[a-j]quo), (?!(?:cc|and|copy|about|subject|re|asking|saying|that|with|to|titled|please send)\b)(?=\S{1,40} \S)/iu

/** “Gentle reminder to tom@example.com that …” */
const nounFirst =
  /^(?=(?:an? )?(?:(?:quick|gentle|short|friendly|brief|polite|little|kind) ){0,2}(?:thank[- ]you|reminder|note|apology|line)(?: note)? to )(?:an? )?/i

function readNamed(message: string, wording: Wording): HeardCompose | undefined {
  const scheduled = scheduledIn(message, wording)
  const later = scheduled && readMail(scheduled.order, wording)
  if (later) {
    const { at } = scheduled
    return { wish: { ...later.wish, onlyKnown: true, sends: true, ...(at !== undefined && { at }) }, sure: true }
  }
  const toned = withoutTone(message.replace(draftIt, '$1'))
  const { text, isOrder } = toned
  const first = deedsFirst.test(text) ? readDeed(text, wording) : undefined
  const read =
    first ?? readMail(text, wording) ?? readDeed(text, wording) ?? (isOrder ? readStated(text, wording) : undefined)
  return read && { ...read, wish: sounding(read.wish, toned) }
}

/** “Tell him it is fine”, where a mail of his was shown. */
export function readAnswer(message: string, wording: Wording): HeardCompose | undefined {
  const [, verb = '', rest = ''] =
    /^(ask|tell|thank|write(?: back)?(?: to)?|answer|inform|remind|email|mail|reply(?: to)?|let) (?:him|her|them)(?: know)?(?: back)?(?: too| as well| also)?[\s,:–-]+(?:that )?(\S.*)$/isu.exec(
      withoutCourtesy(message),
    ) ?? []
  const isOrder = /^(?:ask|thank|remind)$/i.test(verb)
  if (rest === '' || /^(?:about|to|by|in|tomorrow|later)\b/i.test(rest)) return undefined
  const heard = readMail(`reply to it saying ${isOrder ? `${verb} them ${rest}` : rest}`, wording)
  return heard && { ...heard, sure: true }
}

/** “… I’ll cut 150. Draft it.” */
const draftIt = /([.!?;,])\s+(?:please )?draft (?:it|that|this)[.!]?$/i
/** A deed that names somebody and then says what they are to be told. */
const deedsFirst =
  /^(?:please |can you |could you |would you |will you ){0,2}(?:(?:tell|let|inform|notify|say to|reply|answer|respond|get back|send)\b|(?:introduce|intro|hook up|connect|put in touch)\b.{5,120}[:,;.?!] \S|(?:write|draft) an? [\p{L}-]{2,20}(?: [\p{L}-]{2,20})? to [^,:]{2,40}, |(?:write|draft|send)(?: to)? [\p{L}.'’-]{2,30}(?: [\p{L}'’-]{2,30})? (?:(?:a (?:note|line|message|word)|something)\b|[–-] )|(?:write|email|mail)(?: back)?(?: to)? [\p{L}.'’-]{2,30}(?: [\p{L}'’-]{2,30})?, (?:i|we|he|she|they|you|it|there|the|my|our|this|please|can|could|would|will|is|are|no|yes|not)\b)/iu

/** “Ask Tom for the lease”: by mail, where Tom is somebody whose address is known. */
function readDeed(message: string, wording: Wording): HeardCompose | undefined {
  const order = withoutCourtesy(message)
  const isTelling = /^(?:tell|let\b.{1,60}\bknow|inform|notify)\b/i.test(order) && !tellsYes.test(order)
  const isOnlyMail = onlyMail.test(withoutCourtesy(message))
  const read = ordered(deedsIn(message), wording, { isTelling, isOnlyMail })
  const [verb] = tokenize(withoutCourtesy(message))
  return read && sending.has(verb?.text ?? '') ? { ...read, wish: sent(read.wish) } : read
}

/** What is to be shared is attached by hand, so such a mail stays a draft. */
function sent(wish: Compose): Compose {
  const { splits, purpose } = wish
  if (purpose === 'share') return wish
  return { ...wish, sends: true, ...(splits && { splits: splits.map(sent) }) }
}

/** “Tell Declan yes to all 18”: an answer, which only a mail gives. */
const tellsYes = /^tell (?!me\b|us\b|him\b|her\b|them\b|everyone\b)[\p{L}.'’-]{2,24} (?:yes|no)\b/iu

function readStated(message: string, wording: Wording): HeardCompose | undefined {
  return ordered(statedDeeds(withoutCourtesy(message)), wording, { isTelling: false, isOnlyMail: false })
}

type Sort = Record<'isTelling' | 'isOnlyMail', boolean>

/** Nothing else than writing is meant by these. */
const onlyMail =
  /^(?:thank|apologi[sz]e|say (?:thank|sorry)|grovel|intro|introduce|hook up|put in touch|follow up with|nudge|email|mail|remind|(?:write|draft|compose|send)(?: an?)?(?: [\p{L}-]+){0,2} (?:mail|email|note|letter|line|thank-you|thank you|apology) to)\b/iu

/** Orders that differ in the name, as one wish. */
export function ordered(
  orders: readonly string[],
  wording: Wording,
  { isTelling, isOnlyMail }: Sort,
): HeardCompose | undefined {
  const [wish, ...splits] = orders.flatMap((order) => deedOf(order, wording) ?? [])
  if (!wish) return undefined
  // What somebody is told may not be meant as a mail.
  const isOrder = wish.words === undefined && wish.questions !== undefined
  const known = isTelling && !isOrder ? {} : isOnlyMail ? { asksWho: true as const } : { onlyKnown: true as const }
  const read = { ...wish, ...known }
  return { wish: { ...read, ...(splits.length > 0 && { splits }) }, sure: !isTelling }
}

function deedOf(order: string, wording: Wording): Compose | undefined {
  const { isSorry: _sorry, ...toned } = withoutTone(order)
  const wish = readMail(toned.text, wording)?.wish
  const [only = '', ...more] = wish?.words ?? []
  // “Write Tom next week” is a thing to do.
  const isTime =
    more.length === 0 && readTimes(only, wording).some(({ at, until }) => at === 0 && only.length - until < 3)
  return wish && says(wish) && !isTime ? sounding(wish, { ...toned, isSorry: false }) : undefined
}

function readMail(message: string, wording: Wording): HeardCompose | undefined {
  const { text: open, body } = bodyIn(withoutNeed(message))
  const { text: rest, subject } = subjectIn(open)
  const { text: told, isMail: isByMail } = toldByMail(withoutCourtesy(rest), wording)
  const text = withSaying(told)
  const tokens = tokenize(text)
  const [verb] = findPhrases(tokens, verbs)
  if (verb?.at !== 0 || findPhrases(tokens, notToWrite)[0]?.at === 0) return undefined
  const isMail = isByMail || findPhrases(tokens, surelyMail).length > 0 || verb.value === 'mail'
  const isLetter = verb.value === 'write' && startsLetter(tokens)
  const takesNoun = (verb.value === 'write' && !isLetter) || verb.value === 'reply'
  const noun = takesNoun ? nounBehind(tokens, verb.end) : undefined
  if (verb.value === 'write' && !noun && !isLetter) return undefined
  if (verb.value !== 'write' && verb.value !== 'reply' && verb.value !== 'mail' && !isMail) return undefined
  const parts = { text, tokens, verb: verb.value, from: verb.end, ...(noun && { noun }) }
  const wish =
    verb.value === 'reply' && body !== undefined
      ? answering(text.slice(tokens[parts.from]?.from ?? text.length), wording)
      : composed(parts, wording)
  const isReply = verb.value === 'reply' && !isMail && body === undefined && !repliesTo.test(text)
  if (isReply && !(wish && says(wish))) return undefined
  if (!wish || (!says(wish) && body === undefined && readTimes(text, wording).length > 0)) return undefined
  // What an answer says in the person's very words needs no draft.
  const isOwnAnswer = body !== undefined && answers.has(tokens[0]?.text ?? '')
  // Subject and text are dictated, so nothing is left to draft.
  const isWhole = body !== undefined && subject !== undefined && verb.value === 'mail'
  const made: Compose = {
    ...wish,
    ...(subject !== undefined && { subject }),
    ...(body !== undefined && { body }),
    ...((sending.has(tokens[0]?.text ?? '') || isOwnAnswer || isWhole) && { sends: true }),
  }
  // “Mail then” names nobody, and says nothing.
  if (verb.value === 'mail' && made.to.length === 0 && !says(made)) return undefined
  const isPlain = isMail || isLetter || verb.value === 'reply' || noun !== undefined
  return { wish: made, sure: isPlain && (says(made) || made.to.length > 0 || made.reply !== undefined) }
}

/** “Write to Sara that …”, “write Sara that …”. */
function startsLetter(tokens: readonly Token[]): boolean {
  const [verb, ...rest] = tokens.map(({ text }) => text)
  if (verb === 'draft') return rest[0] === 'to'
  return verb === 'write' && (rest[0] === 'to' || (rest.slice(1, 3).includes('that') && rest[0] !== 'that'))
}

/** Verbs after which a mail goes, once its card has a yes; what is written, answered or drafted stays a draft. */
const sending = new Set(['send'])
const answers = new Set(['reply', 'respond', 'answer', 'get', 'write-back'])

/** Whether anything was said of what it should hold: “email Tom tomorrow” is a thing to do. */
export function says({ words, questions, topic, matter, person, body, purpose, time }: Compose): boolean {
  return (
    [words, questions, topic, matter, person, body, time].some((each) => each !== undefined) || purpose !== 'message'
  )
}

/** “I need to send an email to Tom. Can you do that?” */
function withoutNeed(message: string): string {
  return message
    .trim()
    .replace(/^i (?:need|want|have) to (?=(?:send|write|draft|reply|respond|get back|email|mail|forward)\b)/i, '')
    .replace(
      /,? (?:can|could|would|will) you (?:do that|do this|please do that|send the reply for me|send it|do it)(?: for me)?\??$/i,
      '',
    )
}

const repliesTo = /\b(?:it|that|this|him|her|them|the last one|to [\p{Lu}])/u

type Parts = { text: string; tokens: readonly Token[]; verb: string; from: number; noun?: { at: number; end: number } }

/** “(Send Sara) a short thank-you email”. */
function nounBehind(tokens: readonly Token[], from: number): { at: number; end: number } | undefined {
  // What is said may begin with such a word: “saying thank you”.
  const said = findPhrases(tokens, leads).find(({ at, value }) => at >= from && value === 'says')?.at ?? tokens.length
  const noun = findPhrases(tokens, mailNoun).find(({ at }) => at >= from && at <= from + 7 && at < said)
  if (!noun) return undefined
  const next = findPhrases(tokens.slice(noun.end), mailNoun)[0]
  return next?.at === 0 ? { at: noun.at, end: noun.end + next.end } : noun
}

function composed(parts: Parts, wording: Wording): Compose | undefined {
  const { text, tokens, verb, noun, from } = parts
  const kind = noun ? findPhrases(tokens.slice(from, noun.end), kinds)[0]?.value : undefined
  const tone = toneIn(parts)
  const begin = noun?.end ?? from
  const between = noun && noun.at > from ? text.slice(tokens[from]?.from, tokens[noun.at]?.from) : ''
  const first = trimmed(between, notNames)
  const segments = segmentsOf(text, tokens, begin)
  const lead = trimmed(segments.before, notNames)
  const isReply = verb === 'reply' || (noun !== undefined && replies.has(tokens[noun.end - 1]?.text ?? ''))
  const toWhom = segments.parts.find((part) => part.lead === 'to')?.text
  const letter = apart(toWhom ?? '')
  const said = toWhom === undefined ? undefined : letter.names
  const { names, clause: told = letter.clause, thing } = apart(noun ? first : lead)
  // “Write Tom a note I like it, and ask …”: what stands right behind the noun is said, too.
  const clause = told ?? (noun && names !== '' && speaks(lead) ? lead : undefined)
  // “Answer Ana with the evenings that suit” says nothing yet.
  if (isReply && thing !== undefined && /\bwith \p{L}+/iu.test(lead)) return undefined
  const named = [names, names !== '' && !noun ? '' : (said ?? '')]
    .filter((each) => each !== '')
    .slice(said !== undefined && noun ? -1 : 0)
  const to = named.flatMap(peopleIn)
  const whole = verb === 'reply' && noun ? answeredIn(text, tokens, from) : ''
  const around = { said: segments.before, whole, named, to, isThing: isThing(between) }
  const start = verb === 'thank' ? 'thank' : verb === 'introduce' ? 'introduce' : undefined
  const base: Compose = {
    do: 'compose',
    to: isReply ? [] : to,
    purpose: start ?? kind ?? 'message',
    ...(tone && { tone: tone.value }),
    ...(isReply && { reply: replied(around, wording), ...(isToAll(around.said) && { isToAll: true as const }) }),
  }
  return factsIn(text, partsOf(verb, segments.parts, { clause, thing }), { base, wording })
}

/** The parts of the request, with what follows the names directly. */
function partsOf(
  verb: string,
  parts: readonly Part[],
  said: Partial<Record<'clause' | 'thing', string | undefined>>,
): readonly Part[] {
  const { clause, thing } = said
  const [first, ...rest] = parts
  const all = verb === 'ask' && first?.lead === 'for' ? [{ ...first, lead: 'ask-for' as const }, ...rest] : parts
  return [
    ...(clause === undefined ? [] : [{ lead: 'says' as const, text: clause, said: '' }]),
    ...(thing === undefined ? [] : [{ lead: 'share' as const, text: thing, said: '' }]),
    ...all,
  ]
}

const replies = new Set(['reply', 'response', 'answer'])

function toneIn({ tokens, noun, from }: Parts) {
  const last = noun?.end ?? from + 2
  // “Saying that a short break is fine” tells of a break.
  const said = findPhrases(tokens, leads).find(({ at, value }) => at >= from && value === 'says')?.end ?? tokens.length
  return findPhrases(tokens, tones).find(
    ({ at }) => at >= from && (at < said || tokens[at - 1]?.text !== 'a') && (at <= last || isTone(tokens, at)),
  )
}

function isTone(tokens: readonly Token[], at: number): boolean {
  return ['it', 'a', 'be', 'tone'].includes(tokens[at - 1]?.text ?? '') || tokens[at + 1]?.text === 'tone'
}
