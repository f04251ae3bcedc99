import { readTimes } from '#foundation/time/words/read-times.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'
import { addressed } from '../drafting/addressed.ts'
import { spelled } from '../drafting/spelled.ts'
import { capital } from './capital.ts'
import { speaks } from './speaks.ts'

const before =
  /^(?:(?:no|oh|sorry|wait|actually|later|earlier|rather|and|so|then|oops|i mean|i meant|make it|make that|(?:change|move|shift|set|push|put) (?:it|that|(?:the|its) (?:date|day|time|hour|deadline|start)) to|better|let['’]?s say|say|hm+|on second thoughts?|come to think of it)\b[\s,:–-]*){1,5}/iu
const behind =
  /(?:[\s,]+(?:instead|rather|i mean|i meant|please|pls|then|that is|will do|(?:is|works|suits)(?: me)? better|would be better))+[.!]*$/iu
const refused = /,? (?:and )?not [^,;.]{2,40}[.!]?$/iu
/** “…, same time”: as it stands there. */
const asBefore = /,? (?:but |and )?(?:at )?(?:the )?same (?:time|place|hour|room)[.!]*$/iu
/** “Oops, it’s the 14th” corrects a date; “it’s Friday” alone may only be small talk. */
const itIs = /^((?:(?:oops|no|sorry|wait|actually|oh)\b[\s,]*){1,3})(?:it['’]?s|it is|it should be) (?=\S)/iu
const mostWords = 8

/** “Make it Friday at noon, not half past”, “later I mean, so 10”: the time that the mail should name instead. */
export function timesMeant(message: string, wording: Wording): string | undefined {
  const bare = message.trim().replace(asBefore, '').replace(itIs, '$1')
  const [, exactly] = /\binstead,\s+([^,]{3,40})$/iu.exec(bare) ?? []
  const whole = exactly === undefined ? bare : `make it ${exactly}`
  const text = whole.replace(behind, '').replace(refused, '')
  const isMarked = before.test(text) || text !== message.trim()
  const said = text.replace(before, '').replace(/[.!]+$/, '')
  if (!isMarked || said === '' || said.split(/\s+/).length > mostWords) return undefined
  const times = spelled(said).replaceAll(dayWithHour, '$1 at $2').replace(hourAlone, 'at $1')
  const found = readTimes(times, wording)
  const rest = found.reduceRight((left, { at, until }) => `${left.slice(0, at)} ${left.slice(until)}`, times)
  return found.length > 0 && /^(?:\s|,|\bor\b|\band\b|\bon\b|\bat\b|\bthe\b)*$/iu.test(rest) ? times : undefined
}

/** “The due date was 18 November”, “the deadline is Friday”: the time of something that the mail may name. */
export function datedAnew(text: string, wording: Wording): string | undefined {
  const [, time] = dating.exec(text) ?? []
  return time === undefined ? undefined : timesMeant(`make it ${time}`, wording)
}

const dating =
  /^(?:the|its|our|my|his|her|their) (?:\p{L}+ )?(?:date|day|time|deadline|start|end|hour) (?:is|was|should be|should have been|has to be|must be) (?:really |actually |rather )?([^,;.:!?]{2,40}?)[.!]*$/iu

const dayWithHour =
  /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today) (\d{1,2})(?![\d:.]|st\b|nd\b|rd\b|th\b| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu
const hourAlone = /^(\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)$/iu

/** The text with these times in place of those that it names; one that says no day keeps the day. */
export function withTimes(text: string, times: string, wording: Wording): string | undefined {
  // “We’d” is no Wednesday.
  const all = readTimes(text, wording).filter(
    (time) => isOfDay(time) && !/^we['’]d$/iu.test(text.slice(time.at, time.until)),
  )
  const found = meantAmong(text, all, times)
  const [first] = found
  const last = found.at(-1)
  if (!first || !last) return undefined
  const isOne = found.every(({ at }, place) => place === 0 || isJoined(text.slice(found[place - 1]?.until, at)))
  if (!isOne) return undefined
  const saysDay = readTimes(times, wording).some((time) => time.saysDay)
  const until = last.until + (alternative.exec(text.slice(last.until))?.[0].length ?? 0)
  if (saysDay || !first.saysDay)
    return text.slice(0, first.at) + dayIn(times, text.slice(first.at, until), wording) + text.slice(until)
  if (first.saysTime) return withHour(text, { from: first.at, until }, times)
  return `${text.slice(0, until)}, ${times.replace(/^at /iu, 'to ')}${text.slice(until)}`
}

/** “Friday at 10” and “at 2 pm” are “Friday at 2 pm”. */
function withHour(text: string, { from, until }: { from: number; until: number }, times: string): string | undefined {
  const former = text.slice(from, until)
  const hour = hourBehind.exec(former)
  if (!hour) return undefined
  const bare = withHalf(times.replace(/^at /iu, ''), hour[0])
  const said = / (?:at|around|by|from) /iu.test(hour[0]) || /^\d{1,2}$/u.test(bare) ? ` at ${bare}` : ` ${bare}`
  return text.slice(0, from + hour.index) + said + text.slice(until)
}

/** “11” in place of “10am” is “11am”, if nothing else can be meant. */
function withHalf(hour: string, former: string): string {
  const [, was = '', half] = /(\d{1,2})(?:[:.]\d\d)? ?([ap]\.?m\.?)$/iu.exec(former) ?? []
  const [, count] = /^(\d{1,2})(?:[:.]\d\d)?$/u.exec(hour) ?? []
  if (half === undefined || count === undefined) return hour
  const isMorning = /^a/iu.test(half)
  const isClear = isMorning ? Number(count) > 5 && Number(count) < 12 : Number(count) < 8 || Number(was) > 7
  return isClear ? `${hour}${half}` : hour
}

const hourBehind =
  /(?: (?:at|around|by|from))? (?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?|noon|midday)(?: ?(?:-|–|to|until) ?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?)?$/iu

/** Of several times the one that something moves to, or the only one of the same shape. */
function meantAmong(text: string, all: readonly When[], times: string): readonly When[] {
  const isOne = all.every(({ at }, place) => place === 0 || isJoined(text.slice(all[place - 1]?.until, at)))
  if (all.length < 2 || isOne) return all
  const goal = all.filter(({ at }) => /\bto (?:the )?$/iu.test(text.slice(0, at)))
  const alike = all.filter(({ at, until }) => shapeOf(text.slice(at, until)) === shapeOf(times))
  return goal.length === 1 ? goal : alike.length === 1 ? alike : all
}

/** “The 17th” and “the 18th” are alike. */
function shapeOf(time: string): string {
  return time
    .toLowerCase()
    .replace(/^(?:on|at|by|the) /u, '')
    .replaceAll(/\d+/gu, '0')
    .replaceAll(/0(?:st|nd|rd|th)\b/gu, '0th')
    .replaceAll(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gu, 'day')
}

/** Replaces the day and keeps the hour: “on Monday at 10” becomes “on Friday at 10”. */
function dayIn(times: string, former: string, wording: Wording): string {
  if (
    !/^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^the \d{1,2}(?:st|nd|rd|th)$|^\d{1,2}(?:st|nd|rd|th)? \p{L}+$/iu.test(
      times,
    )
  )
    return times
  const [on = ''] = /^on /iu.exec(former) ?? []
  const hour =
    readTimes(former, wording).length === 1 ? (/,? (?:at|from|between) .{1,40}$/iu.exec(former)?.[0] ?? '') : ''
  return on + times + hour
}

const isOfDay = ({ saysDay, saysTime }: When) => saysDay || saysTime
const isJoined = (between: string) => /^(?:\s|,|\bor\b|\band\b)*$/iu.test(between)
/** “Noon or half past”. */
const alternative = /^ or (?:half|quarter) (?:past|to)(?: \p{L}+(?=[.,?]))?/iu

/** “Leave out the reason”, “don’t mention the roof”: what the mail should not say. */
export function leftOut(message: string): string | undefined {
  const [, said] =
    /^(?:(?:and|but|please|pls|no|oh|sorry|wait|ok|okay),? )*(?:leave out|leave off|drop|skip|remove|take out|cut|omit|without|do not (?:mention|say|include|give)|no mention of|not a word (?:about|of)|nothing about|no word (?:about|of)|don['’]?t (?:mention|say|include|give)|no need to (?:mention|say|give)) (?:the (?:bit|part|line|sentence|thing) (?:about|with|on) )?(?:the |my |our |any |a )?([^,;:.!?]{3,60}?)(?: please| pls| part| bit| line| thing| stuff| business)*[.!]*$/iu.exec(
      message.trim(),
    ) ??
    /^(?:(?:and|but|please|pls|no|oh|sorry|wait|ok|okay),? )*(?:leave|take|cut) (?:the (?:bit|part|line|sentence|thing) (?:about|with|on) )?(?:the |my |our )?([^,;:.!?]{3,60}?) out(?: please| pls)?[.!]*$/iu.exec(
      message.trim(),
    ) ??
    []
  return said === undefined || /^(?:it|that|this|them|draft|mail|task|event|meeting)\b/i.test(said) ? undefined : said
}

/** The text without the reason, or without the clauses that hold those words; nothing where there is no such clause. */
export function without(text: string, what: string): string | undefined {
  if (/^(?:reasons?|why|explanations?|excuses?)$/iu.test(what)) {
    const left = text.replaceAll(/,? (?:because|since|as|due to) [^.!?\n]{3,200}(?=[.!?\n])/giu, '')
    return left === text ? undefined : left
  }
  const bare = withoutKind(text, what) ?? withoutDay(text, what)
  if (bare !== undefined) return bare
  const telling = what
    .toLowerCase()
    .split(' ')
    .flatMap((word) => (word.length > 2 && !loose.has(word) ? [stemOf(word)] : []))
  const holds = (part: string) => telling.length > 0 && telling.every((word) => part.toLowerCase().includes(word))
  const sentences = text.split(/(?<=[.!?]) /u)
  const left = sentences.flatMap((sentence) => {
    if (!holds(sentence)) return [sentence]
    const clauses = clausesOf(sentence)
    const kept = clauses.filter((clause) => !holds(clause))
    return kept.length === 0 || kept.length === clauses.length
      ? []
      : [capital(`${kept.join(', ').replace(/[.!?]$/u, '')}.`)]
  })
  if (left.length > 0 && left.join(' ') !== text) return left.join(' ')
  return telling.length === 1 ? withoutWhoDid(text, telling[0] ?? '') : undefined
}

/** “Promising” and “promised” speak of the same. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:ing|ed|e)$/u, '')
  return stem.length > 3 ? stem : word
}

/** “The list you promised by Friday”, without “you promised by Friday”. */
function withoutWhoDid(text: string, stem: string): string | undefined {
  const left = text.replace(
    new RegExp(String.raw`(?: that| which| who)? (?:i|we|you|he|she|they) (?:\p{L}+ )?${stem}\p{L}*[^,;.:!?\n]*`, 'iu'),
    '',
  )
  return left === text ? undefined : left
}

const loose = new Set(
  'being having getting going doing about that with from the our for and why how when what him her them his their you your she they'.split(
    ' ',
  ),
)

/** Apart at commas, otherwise at an “and” between two that say something. */
function clausesOf(sentence: string): string[] {
  const clauses = sentence.split(/(?<=[^\d]), /u)
  const joined = sentence.split(/ (?:and|but) /u)
  const isApart = joined.every((clause) => speaks(clause) || (clause.split(' ').length > 3 && ofSubject.test(clause)))
  return clauses.length === 1 && isApart ? joined : clauses
}

/** “No mention of Friday”: what is to be done by then stays. */
function withoutDay(text: string, what: string): string | undefined {
  if (!day.test(what)) return undefined
  const left = text.replaceAll(
    new RegExp(String.raw`,? (?:on|by|until|till|from|before|this|next) (?:the )?${what}\b`, 'giu'),
    '',
  )
  return left === text ? undefined : left
}

const day =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?\p{L}{3,9})?|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{1,2})?)$/iu

const ofSubject = /^(?:the|my|our|your|his|her|their|this|that|it|i|we|you|he|she|they)\b/iu

const money = String.raw`(?:[€$£] ?\d[\d.,]*\d|[€$£] ?\d|\d[\d.,]* ?(?:€|\$|£|euros?|dollars?|pounds?|francs?|eur|usd|gbp|chf)(?!\p{L})|\d[\d.,]*\d)`
const sums = new RegExp(String.raw`,? (?:of|for|at|over|worth|costs?) (?:about |around |only |up to )?${money}`, 'giu')

/** “The price” of what costs 40 euros: what is called by its kind alone goes, however it stands there. */
function withoutKind(text: string, what: string): string | undefined {
  if (!/^(?:price|prices|amount|amounts|sum|sums|cost|costs|figure|figures|number|numbers)$/iu.test(what))
    return undefined
  const left = text.replaceAll(sums, '')
  return left === text ? undefined : left
}

/** “Let her pick the time” as it is said to her. */
export function offered(message: string): string | undefined {
  const [, what] = /^(?:and |then )*let (?:him|her|them) (?!know\b)(\p{L}.{3,80}?)[.!]*$/iu.exec(message.trim()) ?? []
  return what === undefined ? undefined : `Please feel free to ${addressed(what)}.`
}
