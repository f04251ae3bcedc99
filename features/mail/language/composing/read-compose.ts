import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { findPhrases, trimmed } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { describedBy } from '../reading/described.ts'
import type { Tone } from '../drafting/draft.ts'
import { sentencesIn } from '../drafting/sentences.ts'
import type { Compose } from '../wish.ts'
import { toldByMail } from './by-mail.ts'
import { deedIn } from './deeds.ts'
import { factsIn } from './facts.ts'
import { notNames, peopleIn } from './people.ts'
import { bodyIn, subjectIn } from './quoted-parts.ts'
import { toldIn } from './telling.ts'
import { kinds, type Lead, leads, mailNoun, notToWrite, surelyMail, tones, verbs } from './words.ts'

const mostCharacters = 4_000

export type HeardCompose = { wish: Compose; sure: boolean }

/** “Write Sara a short email thanking her for the dinner”; nothing where something else than a mail is to be written. */
export function readCompose(message: string, wording: Wording): HeardCompose | undefined {
  if (message.length > mostCharacters) return undefined
  const told = toldIn(message)
  const heard = told && readMail(`email ${told.name} that ${told.clause}`, wording)
  // It may not be meant as a mail.
  if (heard) return { ...heard, sure: false }
  const { text, tone } = withoutTone(message)
  const read =
    (repliesApart.test(text) && readDeed(text, wording)) || (readMail(text, wording) ?? readDeed(text, wording))
  return read && tone ? { ...read, wish: { ...read.wish, tone } } : read
}

const aroundTone = new Set(['please', 'very', 'quite', 'keep', 'it', 'be', 'make', 'really', 'rather'])

/** “Answer Rui, we accept”: a name, and then what the answer says. */
const repliesApart =
  /^(?:please )?(?:answer|reply|respond|get back|write|email|mail)(?: to)? [\p{L}.'’-]{2,30}(?: [\p{L}'’-]{2,30})?, (?:i|we|he|she|they|you|it|there|the|my|our|this|please|can|could|would|will|is|are|no|yes|not)\b/iu

/** “…, short”, “…. Formal, please.”: a remark behind everything else that says how it should sound. */
function withoutTone(message: string): { text: string; tone?: Tone } {
  const [remark] = /[,.;]\s{1,3}(?:[\w-]{2,9} )?[\w-]{4,14}(?:,? please)?[.!]?\s{0,3}$/.exec(message) ?? []
  const words = tokenize(remark ?? '').filter(({ text }) => !aroundTone.has(text))
  const [found] = findPhrases(words, tones)
  if (remark === undefined || !found || words.length !== 1) return { text: message }
  return { text: message.slice(0, message.length - remark.length), tone: found.value }
}

/** “Ask Tom for the lease”: by mail, where Tom is somebody whose address is known. */
function readDeed(message: string, wording: Wording): HeardCompose | undefined {
  const deed = deedIn(message)
  const read = deed === undefined ? undefined : readMail(deed, wording)
  const [only = '', ...more] = read?.wish.words ?? []
  // “Write Tom next week” is a thing to do.
  const isTime =
    more.length === 0 && readTimes(only, wording).some(({ at, until }) => at === 0 && only.length - until < 3)
  return read && says(read.wish) && !isTime ? { wish: { ...read.wish, onlyKnown: true }, sure: true } : undefined
}

function readMail(message: string, wording: Wording): HeardCompose | undefined {
  const { text: open, body } = bodyIn(withoutNeed(message))
  const { text: rest, subject } = subjectIn(open)
  const { text: told, isMail: isByMail } = toldByMail(withoutCourtesy(rest), wording)
  const text = withColon(told)
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
  const wish = verb.value === 'reply' && body !== undefined ? answering(parts, wording) : composed(parts, wording)
  const isReply = verb.value === 'reply' && !isMail && body === undefined && !repliesTo.test(text)
  if (isReply && !(wish && says(wish))) return undefined
  if (!wish || (!says(wish) && body === undefined && readTimes(text, wording).length > 0)) return undefined
  const made: Compose = {
    ...wish,
    ...(subject !== undefined && { subject }),
    ...(body !== undefined && { body }),
    ...(sending.has(tokens[0]?.text ?? '') && { sends: true }),
  }
  // “Mail then” names nobody, and says nothing.
  if (verb.value === 'mail' && made.to.length === 0 && !says(made)) return undefined
  const isPlain = isMail || isLetter || verb.value === 'reply' || noun !== undefined
  return { wish: made, sure: isPlain && (says(made) || made.to.length > 0 || made.reply !== undefined) }
}

/** “Write to Sara that …”, “write Sara that …”. */
function startsLetter(tokens: readonly Token[]): boolean {
  const [verb, ...rest] = tokens.map(({ text }) => text)
  return verb === 'write' && (rest[0] === 'to' || (rest.slice(1, 3).includes('that') && rest[0] !== 'that'))
}

/** “Email Tom: we sign on Friday” says what stands behind the colon. */
function withColon(text: string): string {
  const at = text.indexOf(': ')
  const before = tokenize(text.slice(0, Math.max(at, 0)))
  const isSubject = ['subject', 'title', 're'].includes(before.at(-1)?.text ?? '')
  if (
    at < 0 ||
    isSubject ||
    before.length > mostBeforeColon ||
    findPhrases(before, leads).some(({ value }) => value !== 'to')
  )
    return text
  return `${text.slice(0, at)} saying ${text.slice(at + 2)}`
}

const mostBeforeColon = 8

/** Verbs after which a mail goes, once its card has a yes; what is written or drafted stays a draft. */
const sending = new Set(['send', 'shoot', 'fire', 'reply', 'respond', 'answer', 'get', 'write-back'])

/** Whether anything was said of what it should hold: “email Tom tomorrow” is a thing to do. */
function says({ words, questions, topic, matter, person, body, purpose, time }: Compose): boolean {
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
  const noun = findPhrases(tokens, mailNoun).find(({ at }) => at >= from && at <= from + 7)
  if (!noun) return undefined
  const next = findPhrases(tokens.slice(noun.end), mailNoun)[0]
  return next?.at === 0 ? { at: noun.at, end: noun.end + next.end } : noun
}

function composed(parts: Parts, wording: Wording): Compose | undefined {
  const { text, tokens, verb, noun, from } = parts
  const kind = noun ? findPhrases(tokens.slice(from, noun.end), kinds)[0]?.value : undefined
  const tone = findPhrases(tokens, tones).find(
    ({ at }) => at >= from && (at <= (noun?.end ?? from + 2) || isTone(tokens, at)),
  )
  const begin = noun?.end ?? from
  const between = noun && noun.at > from ? text.slice(tokens[from]?.from, tokens[noun.at]?.from) : ''
  const first = trimmed(between, notNames)
  const segments = segmentsOf(text, tokens, begin)
  const lead = trimmed(segments.before, notNames)
  const isReply = verb === 'reply' || (noun !== undefined && replies.has(tokens[noun.end - 1]?.text ?? ''))
  const toWhom = segments.parts.find((part) => part.lead === 'to')?.text
  const letter = apart(toWhom ?? '')
  const said = toWhom === undefined ? undefined : letter.names
  const { names, clause = letter.clause, thing } = apart(noun ? first : lead)
  const isTold = clause !== undefined || thing !== undefined
  const named = [names, names !== '' && !noun ? '' : (said ?? '')]
    .filter((each) => each !== '')
    .slice(said !== undefined && noun ? -1 : 0)
  const to = named.flatMap(peopleIn)
  const base: Compose = {
    do: 'compose',
    to: isReply ? [] : to,
    purpose: kind ?? 'message',
    ...(tone && { tone: tone.value }),
    ...(isReply && {
      reply: describedBy(
        to.length > 0 && isName(named.join(' ')) && !isThing(between)
          ? `mail from ${to.join(' ')}`
          : named.join(' ') || 'it',
        wording,
      ),
    }),
  }
  const start = verb === 'thank' ? 'thank' : verb === 'introduce' ? 'introduce' : undefined
  const asking =
    verb === 'ask' && segments.parts[0]?.lead === 'for' ? { ...segments.parts[0], lead: 'ask-for' as const } : undefined
  const all: Part[] = [
    ...(clause === undefined ? [] : [{ lead: 'says' as const, text: clause, said: '' }]),
    ...(thing === undefined ? [] : [{ lead: 'share' as const, text: thing, said: '' }]),
    ...(asking ? [asking, ...segments.parts.slice(1)] : segments.parts),
  ]
  const facts = factsIn(text, isTold || asking ? all : segments.parts, {
    base: { ...base, ...(start && { purpose: start }) },
    wording,
  })
  return facts
}

/** “(Reply to) the bank details (mail)” is about something, and “(reply to) Tom’s (mail)” from somebody. */
function isThing(between: string): boolean {
  const [first, second] = tokenize(between).map(({ text }) => text)
  return things.has((first === 'to' ? second : first) ?? '')
}

/** Names, and what follows them: “Sara I am late” says something, “Helen the minutes” brings something. */
function apart(lead: string): { names: string; clause?: string; thing?: string } {
  const stop = lead.indexOf('. ')
  // “To Claire. New chalk is sent” names Claire, and “Dr. Weber” is one name.
  if (stop > 0 && sentencesIn(lead).length > 1 && stop < mostNamed)
    return { names: trimmed(lead.slice(0, stop), notNames), clause: lead.slice(stop + 2).trim() }
  const tokens = tokenize(lead)
  const at = tokens.findIndex(({ text }, place) => place > 0 && (clauses.has(text) || things.has(text)))
  const begin = tokens[at]
  if (!begin) return { names: lead }
  const names = trimmed(lead.slice(0, begin.from), notNames)
  const rest = lead.slice(begin.from)
  if (names === '' || tokens.slice(0, at).some(({ text }) => things.has(text))) return { names: lead }
  if (clauses.has(begin.text)) return tokens.length - at > 1 ? { names, clause: rest } : { names: lead }
  return { names, thing: rest }
}

const mostNamed = 40
const clauses = new Set('i we he she they you it there'.split(' '))
const things = new Set('the my our this these those'.split(' '))

/** “Reply to Yuki's last mail about the gala with “Thanks””: all but the very words says what is answered. */
function answering({ text, tokens, from }: Parts, wording: Wording): Compose {
  const said = text.slice(tokens[from]?.from ?? text.length).replace(/^to /i, '')
  const described = describedBy(isName(said) ? `mail from ${said}` : said || 'it', wording)
  return { do: 'compose', to: [], purpose: 'message', reply: described }
}

const replies = new Set(['reply', 'response', 'answer'])

function isName(said: string): boolean {
  return !/\b(?:mail|mails|email|emails|message|it|that|this|last|latest)\b/i.test(said)
}

function isTone(tokens: readonly Token[], at: number): boolean {
  return ['it', 'a', 'be', 'tone'].includes(tokens[at - 1]?.text ?? '') || tokens[at + 1]?.text === 'tone'
}

export type Part = { lead: Lead; text: string; said: string }

/** From one lead to the next. What somebody says holds everything behind it, but a reason or a subject of its own. */
function segmentsOf(text: string, tokens: readonly Token[], begin: number): { before: string; parts: Part[] } {
  const found = findPhrases(tokens, leads).filter(({ at }) => at >= begin)
  const marks: typeof found = []
  for (const mark of found) {
    const open = marks.at(-1)
    if (open && holdsAll.has(open.value) && !breaks.has(mark.value) && !isBreak(tokens, mark.at)) continue
    // “As project lead” gives no reason, “as I am ill” does.
    if (tokens[mark.at]?.text === 'as' && !clauses.has(tokens[mark.end]?.text ?? '')) continue
    if (mark.value === 'to' && marks.some(({ value }) => value !== 'cc')) continue
    marks.push(mark)
  }
  const parts = marks.map(({ at, end, value }, step) => {
    const next = marks[step + 1]?.at ?? tokens.length
    const until = tokens[next - 1]?.to ?? text.length
    const isLast = step === marks.length - 1
    const from = tokens[end]?.from ?? text.length
    return {
      lead: value,
      said: text.slice(tokens[at]?.from, tokens[end - 1]?.to),
      text: withoutAnd(text.slice(from, isLast ? text.length : Math.max(from, until))),
    }
  })
  return {
    before: text.slice(tokens[begin]?.from ?? text.length, tokens[marks[0]?.at ?? tokens.length]?.from ?? text.length),
    parts,
  }
}

/** “Closed, and” before the next part. */
function withoutAnd(text: string): string {
  const bare = withoutEnd(text, ' ,;')
  return bare.endsWith(' and') ? withoutEnd(bare.slice(0, -' and'.length), ' ,;') : bare
}

const holdsAll: ReadonlySet<Lead> = new Set(['says', 'ask', 'want-to-know', 'because'])
const breaks: ReadonlySet<Lead> = new Set(['subject', 'cc'])

/** “… and ask him if …” begins another sentence of the mail. */
function isBreak(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.text === 'and' &&
    ['ask', 'thank', 'tell', 'say', 'apologise', 'apologize', 'invite', 'remind', 'request', 'let'].includes(
      tokens[at + 1]?.text ?? '',
    )
  )
}
