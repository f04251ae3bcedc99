import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import { findPhrases } from '#foundation/language/text/phrases.ts'
import { rightWordsIn } from '#foundation/language/english/right-words.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { isAsking } from './known-asks.ts'
import { deedOf, type Known, saysNothing, stops } from './known-deeds.ts'
import { type KnownReminder, type Targets, targetsIn } from './known-targets.ts'
import { withoutOld } from '#foundation/language/english/old-values.ts'
import { plainTimes } from './plain-times.ts'
import { retold } from './retexts.ts'
import { mended } from './spelling.ts'

const mostWords = 24

/** Whether an existing reminder may be meant, so that the person's reminders must be looked up. */
export function mayBeKnown(message: string): boolean {
  const tokens = tokenize(message)
  if (tokens.length > mostWords || /["“]/.test(message)) return false
  if (rightWordsIn(message)) return true
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
const mostLead = 20

const speaking = new Set(['reminder', 'reminders', 'snooze', 'remind', 'reminding', 'reminded'])
/** They speak of reminders in other words: “will you tell me”, “when am I pinged”, “the union one - make it 3”. */
const other = [
  /\bfrom now on\b|\bwill you (?:tell|remind)\b/i,
  /^(?:and |so |ok )?(?:(?:at )?(?:what|which) (?:time|hour|day)|when)\b.{1,30}\b(?:(?:ping|nudg|buzz|alert|warn|advis|notify|notif|bug|pester|nag|bother|poke|pok|prod|shout|holler|beep|chas|prompt)(?:e|ed|ing|ging|ged|gd|ied|es|s)?|tell me|telling|told)\b/i,
  // “You can quit pestering me on the permit”.
  /\b(?:stop|quit|no need|do not|don['’]?t|enough|end)\b.{0,20}\b(?:ping|nudg|buzz|alert|warn|bug|pester|nag|bother|pok|prod|prompt|notify)(?:g|p)?ing me\b/i,
  /\b(?:nag|pester|bug|badger|chase) me (?:about|for|on)\b/i,
  // “Weekly is too much for the gas reading”.
  /\b(?:daily|weekly|monthly|hourly|every (?:day|week|month|hour)) is (?:far |way |a bit )?(?:too (?:much|often|rare)|not enough|enough|overkill)\b/i,
  // “The vitamins one should come daily”.
  /\bones? (?:should|must|has to|needs to|can) (?:only )?(?:come|repeat|ring|go off)\b/i,
  /\bone\b.{1,4}\b(?:make|move|shift|push|shove|leave)\b.{1,24}\d/i,
]
/** “Remind me of …”, “set a reminder”: a new one, unless it comes again. */
const creating =
  /^(?!.*\b(?:agai?n|agian|instead of|rather than)\b)(?:please |pls |can you |could you )?(?:remind me|(?:set|make|create|add|give|send|put|get)(?: me| us| up)? (?:an?|another|one|two|three|\d) )/i

/** “The gym reminder”, “today's reminders”: so they are called, and nothing else is meant. */
export function callsThem(message: string): boolean {
  return /\breminders?\b/i.test(message) || (isAsking(message) && /\bme (?:of|about|before)\b/i.test(message))
}

/** Whether the message calls one by its name, so that it speaks of none that is new: “the reminder of the bins”. */
export function namesKnown(message: string): boolean {
  if (instead.test(message)) return true
  // “Dentist call: remind me at 11 instead”.
  if (/^[^:;,.?!"“]{3,80}[:,] (?:please )?remind me .{2,40}\binstead[.!]?$/i.test(message)) return true
  return /\b(?:the|my|that|this|\w+['’]s)\b[^,;:.]{0,40}\breminders?\b(?! to [a-z]{3,} (?:the|my|a|an)\b)/i.test(
    message,
  )
}

/** It says how one that is there is to be, or asks about it. */
const instead =
  /\b(?:instead of|rather than|from now on|(?:is|are) (?:enough|plenty|fine)|i['’]d rather)\b|^how (?:long|early|far|often)\b|^do you\b/i

/**
 * What a message says of reminders that are there: their titles, their time or how they come name them, and all other words
 * have a part in the rest. Where only one clause says what becomes of them, the others tell why: “I gave the plants away, so
 * you can stop that”.
 */
export function readKnown(message: string, reminders: readonly KnownReminder[], wording: Wording): Known | undefined {
  if (bound.test(message)) return undefined
  const plain = withoutHowItComes(plainTimes(mended(message)), reminders)
  const [exception = '', left = ''] = excepting.exec(plain) ?? []
  if (exception !== '') return readExcept(plain.slice(0, -exception.length), left, { reminders, wording })
  return (
    retold(plain, reminders, wording) ??
    firstOf(targetsIn(withoutRemark(plain, wording), reminders, wording), (meant) =>
      deedIn(meant.rest, meant, wording),
    ) ??
    firstOf(targetsIn(plain, reminders, wording), (meant) => readBeside(plain, meant, wording)) ??
    (callsThem(plain) ? firstOf(targetsIn(plain, reminders, wording), shownAlone) : undefined)
  )
}

/** “Cancel every reminder for today but not the trash one”: all of them, without what the end names. */
function readExcept(
  head: string,
  left: string,
  { reminders, wording }: { reminders: readonly KnownReminder[]; wording: Wording },
): Known | undefined {
  const known = readKnown(head, reminders, wording)
  const [named] = targetsIn(`${left} reminder`, reminders, wording)
  const ids = known && 'which' in known && known.which.all === true ? (known.which.ids ?? []) : []
  const rest = ids.filter((id) => !named?.reminders.some((each) => each.id === id))
  if (!known || !('which' in known) || !named || rest.length === 0 || rest.length === ids.length) return undefined
  return { ...known, which: { words: '', ids: rest, ...(rest.length > 1 && { all: true }) } }
}

const excepting =
  /,? (?:but not|but keep|except|apart from|other than|besides|all but)(?: for)? ((?:the|my|that|those|for the) [^,.;]{2,60}?)(?: ones?| reminders?)?[.!]*$/i

/** “The daily pills reminder”, which its title names; “the weekly report reminder” is one of that title. */
function withoutHowItComes(text: string, reminders: readonly KnownReminder[]): string {
  const [, , how = ''] = howItComes.exec(text) ?? []
  const isTitle = reminders.some(({ title }) => tokenize(title).some((token) => token.text === how.toLowerCase()))
  return isTitle ? text : text.replace(howItComes, '$1 ')
}

const howItComes =
  /\b(the|my|that) (hourly|daily|weekly|monthly|yearly|recurring|regular|repeating) (?=(?:[\p{L}'’-]+ ){1,4}reminder\b)/iu

/** It hangs on something, or is only thought about. */
const bound = /^(?:and |but |so )?(?:if|unless|when i|once i|i might|maybe i)\b|\bmight be an idea\b/i

/** “Stop the lights reminder n shove the shop to 11”: each half is said of another one. */
export function readAllKnown(message: string, reminders: readonly KnownReminder[], wording: Wording): Known[] {
  const whole = readKnown(message, reminders, wording)
  if (whole) return [whole]
  const [, first, second] = /^(.{5,120}?)(?:,? (?:and|n|&|then)|[,;]) (.{5,120})$/i.exec(message.trim()) ?? []
  if (first === undefined || second === undefined) return []
  const both = [first, second].flatMap((half) => readKnown(half, reminders, wording) ?? [])
  return both.length === 2 ? both : []
}

function firstOf<T, Found>(all: readonly T[], read: (each: T) => Found | undefined): Found | undefined {
  for (const each of all) {
    const found = read(each)
    if (found) return found
  }
  return undefined
}

/** “Tomorrow's reminders”, and nothing else. */
function shownAlone({ reminders, rest }: Targets): Known | undefined {
  const ids = reminders.map(({ id }) => id)
  const isBare = tokenize(rest).every(({ text }) => beside.has(text))
  return isBare ? { do: 'list', which: { words: '', ids } } : undefined
}

const beside = new Set('the my that this all reminder reminders for about of to please'.split(' '))

function deedIn(text: string, meant: Targets, wording: Wording): Known | undefined {
  return deedOf(withoutOld(text, wording), meant, wording)
}

function readBeside(text: string, meant: Targets, wording: Wording): Known | undefined {
  if (!(/\b(?:remind|alarm)/i.test(text) || other.some((each) => each.test(text)))) return undefined
  const clauses = meant.rest.split(clauseMarks).filter((each) => /\w/.test(each))
  const read = clauses.map((clause) => deedIn(clause, meant, wording))
  const found = read.flatMap((deed) => (deed ? [deed] : []))
  const [only, ...more] = found
  const rest = clauses.filter((_, at) => read[at] === undefined)
  const isSame = more.every((deed) => JSON.stringify(deed) === JSON.stringify(only))
  return only && isSame && rest.every((clause) => onlyTells(clause, wording)) ? only : undefined
}

const clauseMarks = /[,;.!?]{1,3}(?: |$)| [-–—] | ?[:;]-?[()] ?| so | but /i

/** Neither an order nor a time, unless it is told of somebody: “I'm off until January”. */
function onlyTells(clause: string, wording: Wording): boolean {
  if (saysNothing(clause)) return true
  const [first = ''] = tokenize(clause).map(({ text }) => text)
  const isOrder = orders.has(first) || /\b(?:remind|instead|but|ones?)\b/i.test(clause) || clause.includes('?')
  if (isOrder || isAsking(clause)) return false
  const isTold = somebody.test(clause) && kindOfSentence(clause) === 'statement'
  return (
    isTold || !readTimes(clause.replace(/\bnow\b/gi, ' '), wording).some(({ saysTime, saysDay }) => saysTime || saysDay)
  )
}

const somebody = /^\s*(?:and |because |since |as )?(?:i|we|he|she|they)\b/i

const orders = new Set(
  'buy call ring get send set put add make create book schedule cancel delete move tell ask remind remember note write email pay give take if complete tick mark finish close move push shift'.split(
    ' ',
  ),
)

/** “…, my sister has him now”: what is told behind it is why. */
function withoutRemark(text: string, wording: Wording): string {
  const [first = '', ...others] = text.split(/(?<=[\p{L}\d])[,;.](?: |$)/u)
  const kept = others.filter((each) => !remark.test(each) || hasDeed(each) || !onlyTells(each, wording))
  return [first, ...kept].join(', ')
}

const remark =
  /^(?:because |since |as |so )?(?:I|i|we|he|she|it|they|that|this|my|our|the|\p{Lu}\p{L}+)(?:'s|’s|'m|’m)? \S/u

function hasDeed(text: string): boolean {
  return findPhrases(tokenize(text), stops).length > 0
}
