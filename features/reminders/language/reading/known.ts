import { findPhrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { deedOf, isAsking, type Known, masked, stops, type Target } from './known-deeds.ts'
import { plainTimes } from './plain-times.ts'
import { mended } from './spelling.ts'
import { namedBy } from './titles.ts'

/** A reminder of the person, as far as a message can name it. */
export type KnownReminder = { id: string; title: string; isBefore: boolean }

const mostWords = 24

/** Whether an existing reminder may be meant, so that the person's reminders must be looked up. */
export function mayBeKnown(message: string): boolean {
  const tokens = tokenize(message)
  if (tokens.length > mostWords || /["“]/.test(message)) return false
  const isSpeaking =
    tokens.some(({ text }) => speaking.has(text)) || other.some((each) => each.test(message)) || oneAtTime(message)
  return isSpeaking && !creating.test(message)
}

/** “Keys one: 1:15pm not noon”, “the vet one at 4 rather”: what is called so, and a time. */
function oneAtTime(message: string): boolean {
  const tokens = tokenize(message)
  const at = tokens.findIndex(({ text }) => text === 'one')
  const next = tokens[at + 1]
  if (at < 1 || at > mostBefore || !next || message.includes('?')) return false
  return (
    tokens[at - 1]?.text !== 'this' &&
    /\d|noon|midnight|half|quarter/.test(message.slice(next.from, next.from + mostLead))
  )
}

const mostBefore = 4
const mostLead = 12

const speaking = new Set(['reminder', 'reminders', 'snooze', 'remind', 'reminding', 'reminded'])
/** They speak of reminders in other words: “will you tell me”, “when am I pinged”, “the union one - make it 3”. */
const other = [
  /\bfrom now on\b|\bwill you (?:tell|remind)\b/i,
  /^(?:and |so |ok )?(?:(?:at )?(?:what|which) (?:time|hour|day)|when)\b.{1,30}\b(?:(?:ping|nudg|buzz|alert|warn|advis|notify|notif|bug|pester|nag|bother|poke|pok|prod|shout|holler|beep|chas|prompt)(?:e|ed|ing|ging|ged|gd|ied|es|s)?|tell me|telling|told)\b/i,
  // “You can quit pestering me on the permit”.
  /\b(?:stop|quit|no need|do not|don['’]?t|enough|end)\b.{0,20}\b(?:ping|nudg|buzz|alert|warn|bug|pester|nag|bother|pok|prod|prompt|notify)(?:g|p)?ing me\b/i,
  /\bone\b.{1,4}\b(?:make|move|shift|push|shove|leave)\b.{1,24}\d/i,
]
/** “Remind me of …”, “set a reminder”: a new one, unless it comes again. */
const creating =
  /^(?!.*\b(?:agai?n|agian)\b)(?:please |pls |can you |could you )?(?:remind me|(?:set|make|create|add|give|send|put|get)(?: me| us| up)? (?:an?|another|one|two|three|\d) )/i

/** Whether the message calls one by its name, so that it speaks of none that is new: “the reminder of the bins”. */
export function namesKnown(message: string): boolean {
  // “Dentist call: remind me at 11 instead”.
  if (/^[^:;,.?!"“]{3,80}[:,] (?:please )?remind me .{2,40}\binstead[.!]?$/i.test(message)) return true
  return /^(?:please )?(?:put|set|make|leave|have|change|move|the|my)\b.{0,4}\b(?:the|my|that|this)?\b.{0,40}\breminders?\b/i.test(
    message,
  )
}

/**
 * What a message says of reminders that are there: the words of a title name one, and all others have a part in the rest.
 * Where only one clause says what becomes of it, the others tell why: “I gave the plants away, so you can stop that”.
 */
export function readKnown(message: string, reminders: readonly KnownReminder[], wording: Wording): Known | undefined {
  const plain = plainTimes(mended(message))
  return readIn(withoutRemark(withoutOld(plain)), reminders, wording) ?? readBeside(plain, reminders, wording)
}

/** “Stop the lights reminder n shove the shop to 11”: each half is said of another one. */
export function readAllKnown(message: string, reminders: readonly KnownReminder[], wording: Wording): Known[] {
  const whole = readKnown(message, reminders, wording)
  if (whole) return [whole]
  const [, first, second] = /^(.{5,120}?)(?:,? (?:and|n|&|then)|[,;]) (.{5,120})$/i.exec(message.trim()) ?? []
  if (first === undefined || second === undefined) return []
  const both = [first, second].flatMap((half) => readIn(plainTimes(mended(half)), reminders, wording) ?? [])
  return both.length === 2 ? both : []
}

function readIn(text: string, reminders: readonly KnownReminder[], wording: Wording): Known | undefined {
  const named = namedIn(text, reminders)
  return named && deedOf(named.rest, named.which, named.reminder, wording)
}

type Named = { reminder: KnownReminder; which: Target; rest: string }

function namedIn(text: string, reminders: readonly KnownReminder[]): Named | undefined {
  const named = namedBy(
    tokenize(text),
    reminders.map(({ title }) => title),
  )
  const reminder = named && reminders[named.title]
  return named && reminder && { reminder, which: { words: '', ids: [reminder.id] }, rest: masked(text, named.used) }
}

function readBeside(text: string, reminders: readonly KnownReminder[], wording: Wording): Known | undefined {
  const named = namedIn(text, reminders)
  if (!named || !(/\bremind/i.test(text) || other.some((each) => each.test(text)))) return undefined
  const clauses = named.rest.split(/[,;.!]{1,3}(?: |$)| [-–—] | ?[:;]-?[()] ?| so /i).filter((each) => /\w/.test(each))
  const { which, reminder } = named
  const read = clauses.map((clause) => deedOf(withoutOld(clause), which, reminder, wording))
  const found = read.flatMap((deed) => (deed ? [deed] : []))
  const [only, ...more] = found
  const rest = clauses.filter((_, at) => read[at] === undefined)
  if (!only || more.length > 0 || !rest.every((clause) => onlyTells(clause, wording))) return undefined
  return only
}

/** Neither an order nor a time. */
function onlyTells(clause: string, wording: Wording): boolean {
  const [first = ''] = tokenize(clause).map(({ text }) => text)
  const isOrder = orders.has(first) || /\b(?:remind me|instead|but)\b/i.test(clause) || clause.includes('?')
  return (
    !isOrder && !isAsking(clause) && !readTimes(clause, wording).some(({ saysTime, saysDay }) => saysTime || saysDay)
  )
}

const orders = new Set(
  'buy call ring get send set put add make create book schedule cancel delete move tell ask remind remember note write email pay give take if complete tick mark finish close move push shift'.split(
    ' ',
  ),
)

/** “Instead of 8”, “not a full hour”, “than planned” say how it was. */
function withoutOld(text: string): string {
  return text
    .replace(
      /,? (?:instead of|rather than|and not|not|no longer) (?:at |for |on )?(?:a |an |the )?(?:full |whole )?(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|hour|half an hour|\w+ (?:minutes?|mins?|hours?)|noon)\b/gi,
      ' ',
    )
    .replace(/,? (?:from now on|going forward|from here on)\b/gi, '')
    .replace(/ than (?:planned|before|usual|now|it is|set)\b/gi, '')
    .replace(/^not (?:now|yet)[,;.]? /i, 'again ')
}

/** “…, my sister has him now”: what is told behind it is why. */
function withoutRemark(text: string): string {
  const [first = '', ...others] = text.split(/(?<=[\p{L}\d])[,;.](?: |$)/u)
  const kept = others.filter((each) => !remark.test(each) || hasDeed(each))
  return [first, ...kept].join(', ')
}

const remark =
  /^(?:because |since |as |so )?(?:i|we|he|she|it|they|that|this|my|our|the|\p{Lu}\p{L}+)(?:'s|’s|'m|’m)? \S/u

function hasDeed(text: string): boolean {
  return findPhrases(tokenize(text), stops).length > 0
}
