import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { addressed, sentence } from '../drafting/addressed.ts'
import { sentencesIn } from '../drafting/sentences.ts'
import { speaksGerman, toldInGerman } from '../drafting/german.ts'
import { spelled } from '../drafting/spelled.ts'
import { orderedToTell, orders } from './told-orders.ts'
import { refusal, stated, type Turn } from './told-stated.ts'
import { isQuestion, subject } from './told-question.ts'

/** What somebody is to be told, as sentences to them: “I’ll do it, ask if she can come” is “I’ll do it. Can you come?” `isOfOthers`: it speaks of nobody as the reader; `others`: pronouns of somebody else. */
export function told(text: string, { isOfOthers = false, others = nobodyElse, reader }: Reader = {}): string[] {
  if (speaksGerman(text)) return [toldInGerman(text)]
  const whole = askedApart(corrected(spelled(text.replace(/^[\s–—-]+/u, '').replace(toDo, ''))))
  const kept = new Set(
    [...othersIn(whole), ...others].filter((word) => reader === undefined || !ofReader[reader].has(word)),
  )
  const turn = isOfOthers ? (clause: string) => clause : (clause: string) => addressed(clause, kept)
  return sentencesIn(whole)
    .flatMap(clausesIn)
    .map((clause) => said(clause, turn))
    .filter((each) => each !== '')
}

type Reader = { isOfOthers?: boolean; others?: ReadonlySet<string>; reader?: 'he' | 'she' | 'they' }
const ofReader = {
  he: new Set(['he', 'him', 'his', 'himself']),
  she: new Set(['she', 'her', 'hers', 'herself']),
  they: new Set(['they', 'them', 'their', 'theirs', 'themselves']),
}
/** “(Write to Ivo) to ask for the plan”. */
const toDo =
  /^to (?=(?:ask|say|thank|tell|let|confirm|invite|remind|apologi[sz]e|propose|suggest|offer|congratulate)\b)/iu
const nobodyElse: ReadonlySet<string> = new Set()

/** “The title is A Day in May” names nobody. */
const namedThing =
  /\b(?:title|name|subject|heading|headline|book|film|theme) (?:is|will be|should be|reads|stays) [“"'‘]?\p{Lu}[\p{L}'’]*(?: (?:\p{Lu}[\p{L}'’]*|(?:an?|the|of|at|in|on|for|to)(?!\p{L})|and(?= \p{Lu})))*/gu

/** Pronouns that do not mean the reader, because somebody or something else was named before. */
function othersIn(clauses: string): ReadonlySet<string> {
  const text = clauses.replaceAll(namedThing, 'it').replaceAll(/\bVax[a-j]quo\b/gu, 'it')
  const isBefore = (pronoun: RegExp, other: RegExp) => {
    const at = text.search(pronoun)
    return at > 0 && other.test(text.slice(0, at))
  }
  const [man, woman] = [text.search(/\b(?:he|him|his)\b/iu), text.search(/\b(?:she|her|hers)\b/iu)]
  // “Lise is new, she takes over his account”: of the one who is named, and of the reader.
  const isOfBoth = man > 0 && woman > 0 && [...text.replaceAll(fullName, '$1').matchAll(everyoneElse)].length === 1
  const isReader = isDoneTo(text)
  const [isOtherMan, isOtherWoman] = [
    (!isReader && !(isOfBoth && woman < man) && isBefore(/\b(?:he|him|his)\b/i, somebodyElse)) ||
      (!isOfBoth && womanThenMan.test(text)),
    (!isReader && !(isOfBoth && man < woman) && isBefore(/\b(?:she|her)\b/i, somebodyElse)) ||
      (!isOfBoth && manThenWoman.test(text)),
  ]
  // In “write them up, and could he send it” the reader is “he”, and “them” are things.
  const isOne =
    (!isOtherMan && /\b(?:he|him|his)\b/i.test(text)) || (!isOtherWoman && /\b(?:she|her|hers)\b/i.test(text))
  return new Set([
    ...(isOne || isBefore(/\b(?:they|them|their)\b/i, severalThings) || isBefore(/\b(?:they|them|their)\b/i, ordered)
      ? ['they', 'them', 'their', 'theirs', 'themselves']
      : []),
    ...(isOtherMan || isBefore(/\b(?:he|him|his)\b/i, ordered) ? ['he', 'him', 'his', 'himself'] : []),
    ...(isOtherWoman || isBefore(/\b(?:she|her)\b/i, ordered) ? ['she', 'her', 'hers', 'herself'] : []),
  ])
}

/** The object of a clause is another person than its subject: in “Nadia looks after him”, “him” is the reader. */
function isDoneTo(text: string): boolean {
  const found = doneTo.exec(text)
  if (!found || /\b(?:he|his|she|hers)\b/iu.test(text)) return false
  const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length)
  return rest.search(everyoneElse) < 0
}

/** In “he may tell her” the reader is “he”. */
const manThenWoman = /\bhe\b(?:(?!\band\b)[^,.;])*\b(?:she|her)\b/iu
const womanThenMan = /\bshe\b(?:(?!\band\b)[^,.;])*\b(?:he|him)\b/iu

/** “Let me know when they come” speaks to its reader, so “they” are others; in “he is to let me know when he comes” the reader is “he”. */
const ordered =
  /(?:^|[,;:.!?–—-]\s+|\band )(?:please |pls |just )?(?:let|tell|send|give|call|show|bring|text|email|mail) (?:me|us)\b[^.;!?]*$/iu

const unit = '(?:euros|dollars|pounds|francs|days|minutes|weeks|hours|months|years|was|is|has|its|as|us|this)'
const severalThings = new RegExp(
  `\\b(?:the|my|our|these|those|all|both|\\d+) (?!${unit}\\b)(?:\\p{L}+ )?(?!${unit}\\b)\\p{Ll}{2,}(?<![su])s\\b`,
  'iu',
)

/** A name that does not begin the sentence, or begins it before a verb. */
const somebodyElse =
  /[\p{Ll}\p{N},](?<!\b(?:in|at|near)|['’]s) (?!\p{Lu}\p{Ll}+ (?:Street|St|Road|Rd|Lane|Square|Avenue|Ave|Way|Hall|Room)\b)(?!(?:I|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)\b|\p{L}+day\b|(?:Janu|Febru)ary|March|April|May|June|July|August|\p{L}+ember|October|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b)\p{Lu}\p{Ll}+|^(?!(?:The|My|Our|This|That|It|He|She|We|You|They|There|Everything|Nobody)\b)\p{Lu}\p{Ll}+ (?:is|was|has|will|can|says|said|wants|needs|had|would)\b|\b(?:the|an?|my|our) (?:new )?(?:candidate|customer|client|colleague|applicant|supplier|journalist|trainer|intern) \p{L}|\b(?:gran|granny|grandma|grandpa|mum|mom|dad|(?:my|our) (?:mother|father|sister|brother|wife|husband|son|daughter|boss|aunt|uncle))\b/u

const doneTo =
  /(?:\b(?:my|our|the|a) (?:new )?\p{Ll}+ )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)* (?:(?:will|now|also|then|can|would|is going to) )*\p{Ll}{3,}(?: (?:after|for|with|to|at|by|on|up|over|in)){0,2} (?:him|her(?= (?:up|out|back|home|there|from|on|in|at|instead|until|next|this|tomorrow|by|again)\b|[,.;!]|$))/u
/** Somebody’s first name and what stands behind it are one. */
const fullName = /(\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)+/gu
const everyoneElse = new RegExp(somebodyElse.source, 'gu')

/** “Denise instead … no, not Denise, Joel” is “Joel instead”. */
function corrected(text: string): string {
  const [whole, wrong = '', right = ''] =
    /\s*(?:\.{2,4}|…|[,–—-])\s*(?:no|wait|sorry|actually),? not ([\p{L}'’-]{2,30}),? (?:but )?([\p{L}'’-]{2,30})/iu.exec(
      text,
    ) ?? []
  if (whole === undefined) return text
  const at = text.indexOf(whole)
  const from = text.lastIndexOf(wrong, at - 1)
  return from < 0
    ? text
    : text.slice(0, from) + right + text.slice(from + wrong.length, at) + text.slice(at + whole.length)
}

/** “Ask when she lands, if she is met and whether it rains” asks three things. */
function askedApart(text: string): string {
  return text.replaceAll(
    /\bask(?: (?:him|her|them))? (?:if|whether|when|what|where|how|who|which|why) [^.!?;:]+/giu,
    (asked) => asked.replaceAll(/(?:,| and|, and) (?=(?:if|whether|when|where|how|why) \p{L}+ )/giu, ', ask '),
  )
}

/** Apart before each order to ask or to thank, before a question, and before another whole sentence. */
function clausesIn(text: string): string[] {
  const found: string[] = []
  let from = 0
  for (const { index, 0: mark } of text.matchAll(boundary)) {
    found.push(text.slice(from, index))
    from = index + mark.length
  }
  return [...found, text.slice(from)]
}

const finite =
  '(?:am|is|are|was|were|has|have|had|can|could|will|would|shall|should|must|may|needs?|wants?|comes?|goes|works?)'
const boundary = new RegExp(
  [
    `(?:[,;]|\\s[–—-])?\\s+(?:(?:and|but|also|then|so)\\s+)+(?=${orderedToTell}\\b)`,
    `(?:[,;]|\\s[–—-])\\s+(?=${orderedToTell}\\b)`,
    `[,;]\\s+(?:and\\s+)?(?=(?:can|could|would|will|is|are|do|does|did|may|shall|should) ${subject}\\b)`,
    `[,;]\\s+(?=${subject}(?:[’'](?:m|s|ve|re|ll|d)|(?: \\p{L}+)?(?: \\p{L}+)? ${finite})\\b)`,
    `[,;]\\s+(?:and\\s+)?(?=(?:when|what|where|who|which|why|how)\\b[^,;.?]{0,30}?\\b(?:is|are|do|does|did|can|could|will|would|should)\\b)`,
    '\\s+and that\\s+',
  ].join('|'),
  'giu',
)

/** “Sent her the quote”, “need an answer”: the writer did and needs it. */
const unnamed =
  /^(?=(?:sent|emailed|mailed|wrote|asked|paid|ordered|received|tried|waited|need|want) (?:you|your|him|her|his|them|their|the|my|our|an?|it|this|that|to|two|three|\d)(?![\p{L}\d]))/iu

function said(clause: string, turn: Turn): string {
  const bare = withoutEnd(
    clause
      .trim()
      .replace(/^(?:and|but|also|then|so|please)\s+(?:that\s+)?(?=\p{L})/iu, '')
      .replace(unnamed, 'I '),
    ' ,;',
  )
  const order = withoutEnd(bare, ' .!')
  for (const { lead, says } of orders) {
    const [whole, ...parts] = lead.exec(order) ?? []
    if (whole !== undefined) return says(order.slice(whole.length), turn, parts[0] ?? '')
  }
  if (refusal.test(bare)) return stated(bare, turn)
  return isQuestion(bare)
    ? sentence(turn(bare), '?')
    : sentence(turn(withoutEnd(clause.trim().replace(unnamed, 'I '), ' ,;')))
}
