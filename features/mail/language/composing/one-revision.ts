import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { addressed, sentence } from '../drafting/addressed.ts'
import { spelled } from '../drafting/spelled.ts'
import type { Revision } from '../wish.ts'
import { datedAnew, leftOut, offered, timesMeant } from './corrected.ts'
import { peopleIn } from './people.ts'
import { redirected } from './redirected.ts'
import { retoned } from './retoned.ts'
import { closingIn } from './signed.ts'
import { speaks } from './speaks.ts'
import { swapped } from './swapped.ts'
import { told } from './told.ts'
import { withoutUnsaid } from './unsaid.ts'

/** What is to become of the mail that was just drafted: “add that I’m late”, “make it formal”, “bin the draft”. `isOfOthers`: nobody in it is its reader. */
export function oneRevision(message: string, wording: Wording, isOfOthers = false): Revision | undefined {
  const text = withoutCourtesy(message).replace(aside, '')
  if (discards.test(text)) return { discards: true }
  const [, subject] =
    /^(?:change|set|make) (?:the )?(?:subject|title)(?: line)? (?:to|into) ["“]?(.{1,200}?)["”]?$/i.exec(text) ?? []
  if (subject !== undefined) return { subject }
  const [, address] = onlyAddress.exec(text) ?? []
  if (address !== undefined) return { address }
  const closing = closingIn(text)
  if (closing !== undefined) return { closing }
  const cc = copiedIn(text)
  if (cc.length > 0) return { cc }
  const to = redirected(text, wording)
  if (to) return to
  const tone = retoned(text)
  if (tone) return { tone }
  const [first, second] = text.split(andThen)
  const toned = second === undefined ? undefined : retoned(first ?? '')
  const more = toned && second !== undefined ? oneRevision(second, wording, isOfOthers) : undefined
  if (toned && more) return { ...more, tone: toned }
  const [, before, manner] = mannerBehind.exec(text) ?? []
  const sounds = manner === undefined ? undefined : retoned(manner)
  const rest = sounds && before !== undefined ? oneRevision(before, wording, isOfOthers) : undefined
  if (sounds && rest) return { ...rest, tone: sounds }
  return corrected(text, wording) ?? (isToPlan(text, wording) ? undefined : added(message, text, isOfOthers))
}

/** “Add dentist on Friday at 9” and “add milk and bread” are things to plan or buy, and no message to anybody. */
function isToPlan(text: string, wording: Wording): boolean {
  const [, thing] = /^(?:and |also |then )*add:? (?!that\b)(.+)$/isu.exec(text) ?? []
  if (thing === undefined || speaks(thing)) return false
  return !ofLetter.test(thing) || readTimes(thing, wording).some(({ saysDay }) => saysDay)
}

/** “Add milk and bread”: things to buy. */
const ofLetter =
  /^(?:my|our|the|an?|his|her|their|your|some|one|two|three|and|also|no|p\.?s\.?|thanks?|best|kind|warm|regards|love|cheers|sorry)\b|[\d?@“"]/iu

/** “Ah and say …”. */
const aside =
  /^(?:ah|oh|ok|okay|hm+|yes|yeah|great|good|perfect|nice|thanks)[,.!]? (?=(?:and|also|please|pls|say|add|tell|ask|make|mention)\b)/iu

/** “(Add that the boat is dry), and keep it short”. */
const mannerBehind = /^(.{6,300}?),? and ((?:please )?(?:keep|make) (?:it|this) \p{L}[^,.;:]{2,20}?)[.!]?$/isu

/** “Sign off less stiff and let her pick the time”. */
const andThen = /[,.;]? and (?=\p{L})/iu

/** Another time, or something that it should not say. */
function corrected(text: string, wording: Wording): Revision | undefined {
  const times = timesMeant(text, wording)
  if (times !== undefined) return { times }
  const swap = swapped(text)
  if (swap) return { swap }
  // “Drop the salary, I’ll tell her in person”: why is said to us.
  const dated = datedAnew(text, wording)
  if (dated !== undefined) return { times: dated, orElse: told(text) }
  const drops =
    leftOut(text) ?? leftOut(text.split(/[,;.] (?=(?:i['’]?(?:ll|m|ve|d)?|we|that|it|he|she|they)\b)/iu, 1)[0] ?? '')
  return drops === undefined ? (droppedAndTold(text) ?? correctedAtLength(text, wording)) : { drops }
}

/** “Leave out the Friday part. The second is Priya.” */
function droppedAndTold(text: string): Revision | undefined {
  const [first = '', ...rest] = text.split(/(?<=[.!])\s+/u)
  const drops = leftOut(first)
  const more = rest.join(' ')
  return drops === undefined || !speaks(more) ? undefined : { drops, words: told(more) }
}

/** “Hang on, the bank needs a day more. The 2nd”: another time among other words; what speaks of the former time is said to us. */
function correctedAtLength(text: string, wording: Wording): Revision | undefined {
  const [lead = ''] = thinksAgain.exec(text) ?? []
  if (lead === '') return undefined
  const clauses = text.slice(lead.length).split(/[.;,!]\s+(?:and |but )?|\s[-–]\s/u)
  const timed = clauses.map((clause) => timesMeant(`make it ${clause}`, wording))
  const times = timed.findLast((each) => each !== undefined)
  if (times === undefined) return undefined
  const others = clauses.filter((clause, at) => timed[at] === undefined && readTimes(clause, wording).length === 0)
  const words = others
    .filter((clause) => speaks(clause) || ofReader.test(clause) || doing.test(clause))
    .flatMap((clause) => told(clause))
  return { times, ...(words.length > 0 && { words }) }
}

const thinksAgain =
  /^(?:(?:not [^,;.]{2,24},|no|oh|ah|um|sorry|wait|hang on|hold on|actually|hm+|stop|scratch that|correction|my mistake|argh)\b[\s,.:!–-]*){1,4}/iu
/** “He picks the place”. */
const doing = /^(?:he|she|they) \p{L}+s\b/iu

function added(message: string, text: string, isOfOthers: boolean): Revision | undefined {
  const [, limit] = /^(?:and )?give (?:him|her|them) (?:until|till|til) ([^,;.]{3,40})[.!]*$/iu.exec(text) ?? []
  if (limit !== undefined) return { words: [`You have until ${spelled(limit)}.`] }
  const [, thing, figure] = given.exec(text) ?? []
  if (thing !== undefined && figure !== undefined) return { words: [sentence(`${thing} is ${figure}`)] }
  const offer = offered(text)
  if (offer !== undefined) return { words: [offer] }
  const [, condition] = onCondition.exec(text) ?? []
  if (condition !== undefined && !ofDraft.test(condition)) return { words: [sentence(addressed(spelled(condition)))] }
  const [, kind = '', more = ''] = courtesies.exec(message.trim()) ?? []
  const courtesy = courtesyOf(kind)
  if (courtesy !== undefined) return { words: [sentence(`${courtesy}${addressed(spelled(more))}`)] }
  const [lead] = elsewhere.test(text) ? [] : (adds.exec(text) ?? [])
  const [, first] = addsBehind.exec(message) ?? []
  const goesOn = lead === undefined && first === undefined ? goingOn(message, isOfOthers) : undefined
  if (goesOn !== undefined) return { words: told(goesOn, { isOfOthers }) }
  if (first !== undefined) return { words: isPart(first) ? [sentence(addressed(first))] : told(first, { isOfOthers }) }
  if (lead === undefined) return undefined
  const isAsking = /^(?:and |also |then )*(?:ask|thank)\b/i.test(text)
  const said = (isAsking ? text : text.slice(lead.length)).replace(/\s+(?:too|as well)$/i, '')
  const words = told(withoutUnsaid(said), { isOfOthers })
  return words.length === 0 ? undefined : { words }
}

/** “Give him my number 020 7946 0155”. */
const given =
  /^(?:and )?[Gg]ive (?:him|her|them) ((?:my|our|his|her|their|the) [\p{L} -]{2,40}?):? ((?:[A-Z]{2} ?)?\+?\d[\d ()/.-]{2,30})$/u

/** “And that I bring the cake”, “and yes he may tell her”, “he can have the keys”: what else its reader is told. */
function goingOn(message: string, isOfOthers: boolean): string | undefined {
  const text = message.trim()
  if (text.endsWith('?') || isOfOthers) return undefined
  const [, that] = /^(?:and|also|plus|but)(?: also)? that (\S.{3,})$/isu.exec(text) ?? []
  const [, clause] = that === undefined ? (/^(?:and|but|plus) (\S.{3,})$/isu.exec(text) ?? []) : []
  if (that !== undefined) return that
  if (clause !== undefined && !wantsElse.test(clause) && speaks(clause))
    return clause.replace(/^(yes|no) (?=(?:i|we|he|she|they|it|that|the)\b)/iu, '$1, ')
  return ofReader.test(text) || /^it(?:['’]?s| is| was) [^?]*\d/iu.test(text) ? text : undefined
}

/** “And what is on tomorrow”, “and remind me that Tom is here”: another wish. */
const wantsElse =
  /^(?:what|when|where|who|how|which|why|is|are|do|does|did|can|could|will|would|please|remind|show|add|put|book|create|delete|move|set|open|find|make|cancel|mark|archive|send|tell|ask|text|call|plan|schedule|note|write|email|mail|draft|reply|let|star|label|snooze|block|give|list|check|then|now|also)\b/iu

const ofReader =
  /^(?:(?:he|she|they) (?:can|could|may|must|should|need|needs|has to|have to|is to|does not|doesn['’]?t|will|gets?|has|have)|(?:urgent (?:things|stuff|matters|calls)|anything urgent|everything urgent|questions|calls) (?:go|goes|to|should|can|are)|(?:please )?no (?:rush|hurry|need to))\b/iu

/** “It’s katrin@stilwerk.example”, of a mail to somebody whom nobody knows. */
const onlyAddress =
  /^(?:(?:it is|it['’]s|use|to|(?:her|his|their|the) (?:e-?mail|mail )?(?:address )?is)\s+)?([^\s@<>,;]{1,64}@[^\s@<>,;]{1,200}\.[a-z]{2,20})\.?$/i

const draft = '(?:it|that|this|the draft|that draft|this draft|the mail|that mail|the email|that one)'
const discards = new RegExp(
  `^(?:no,? |don['’]?t send (?:it|that),? ?|do not send (?:it|that),? ?)*(?:bin|discard|delete|scrap|trash|throw away|chuck|drop|ditch|forget) ${draft}$`,
  'i',
)
const adds =
  /^(?:and |also |then )*(?:(?:add|mention|include|put in|say|give (?:as )?(?:the |a )?reason:?)(?: also)?:?(?: (?:that|a line that|a sentence that|to it that|in it that))?\s+(?!an? (?:task|todo|to-do|event|reminder|meeting|label|contact|appointment|call|block)\b|the (?:draft|mail)\b|it\b|them\b|to\b|.{1,20} to \p{L}+[,:])|tell (?:him|her|them)(?: also)?(?: that)?\s+|ask (?:him|her|them)\s+|ask\s+(?=(?:if|whether|when|what|where|who|how|for)\b)|thank (?:him|her|them)\s+)(?=\S)/iu

/** “And wine” goes on with what the mail says already. */
const isPart = (said: string) => /^(?:and|also|plus) /i.test(said) && !speaks(said)

/** “The gate is open, say that too”: what is added stands first. */
export const addsBehind =
  /^((?:and |also |plus )*[^,;:.!?–—]{2,200}?)(?:[,;.]|\s[-–—])\s+(?:and |please |pls )*(?:add|mention|include|put in|say|write|put|tell (?:him|her|them)) (?:that|this|it|so)(?: in)?(?: too| as well| also)?[.!]?$/iu

/** “Cc Priya”, “put Tom and Ana in copy”, “loop in Priya too”. */
function copiedIn(text: string): string[] {
  const [, behind, between] = copies.exec(text) ?? []
  const names = (behind ?? between ?? '').replace(/,? (?:too|as well|please)$/i, '')
  return names === '' || noNames.test(names) ? [] : peopleIn(names)
}

const copies =
  /^(?:and |also |then )*(?:(?:cc|copy in|loop in)(?: in)?:? (\S.{1,80})|(?:add|put|copy|include) (\S.{1,80}?) (?:in|into|on|to|as) (?:the )?(?:cc|copy))[.!]?$/iu
const noNames = /^(?:it|that|this|me|myself|to|from|the (?:draft|mail|email|text|link|file))\b/i

/** “Add it to my calendar”. */
const elsewhere = /\b(?:to|in|on) (?:the|my) (?:calendar|diary|agenda|list|tasks|to-dos?|contacts|team)\b/i

/** “On one condition: …”, “provided that …”. */
const onCondition =
  /^(?:(?:and|but|yes|ok|okay),? )*((?:only )?(?:(?:on|under|with) (?:one|this|the|a) condition(?: that|:|,)|provided(?: that)?|as long as|on the understanding that) \S.{4,})$/isu
/** “As long as nothing is sent before Monday”. */
const ofDraft =
  /\b(?:(?:nothing|it|this|that|the (?:mail|e-?mail|draft|letter))(?:['’]s| is| gets| goes| stays| does| sounds)?(?:n['’]t| not)? (?:sent|send|out|short|brief|polite|kind|friendly|formal)|(?:do not|don['’]?t) send|i (?:see|read|check|approve) (?:it|this|that))\b/iu
/** “Add a thank you for the tour”. */
const courtesies =
  /^(?:(?:and|also|then|add|include|put in|put|with|say|mention) )+(?:in )?(?:(?:an?|some|my|our|the|quick|short|kind|big|warm|proper|word|words|line|bit) |of ){0,4}(thank[- ]?you|thanks|apology|apologies|sorry|congratulations|congrats)(?: (?:note|line))?(?: at the (?:end|start|beginning|top|bottom))?((?: (?:for|about) [^.!?]{3,100})?)(?: too| as well| also| please)*[.!]*$/iu

function courtesyOf(kind: string): string | undefined {
  if (/^thank/iu.test(kind)) return 'Thank you'
  if (/^(?:apolog|sorry)/iu.test(kind)) return 'I’m sorry'
  return kind === '' ? undefined : 'Congratulations'
}
