import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { addressed, openQuestion, question, sentence } from '../drafting/addressed.ts'
import { sentencesIn } from '../drafting/sentences.ts'
import { spelled } from '../drafting/spelled.ts'

/** What somebody is to be told, as sentences to them: “I’ll do it, ask if she can come” is “I’ll do it. Can you come?” `isOfOthers`: it speaks of nobody as the reader. */
export function told(text: string, isOfOthers = false): string[] {
  const whole = corrected(spelled(text.replace(/^[\s–—-]+/u, '')))
  const kept = othersIn(whole)
  const turn = isOfOthers ? (clause: string) => clause : (clause: string) => addressed(clause, kept)
  return sentencesIn(whole)
    .flatMap(clausesIn)
    .map((clause) => said(clause, turn))
    .filter((each) => each !== '')
}

/** “The title is A Day in May” names nobody. */
const namedThing =
  /\b(?:title|name|subject|heading|headline|book|film|theme) (?:is|will be|should be|reads|stays) \p{Lu}[\p{L}'’]*(?: (?:\p{Lu}[\p{L}'’]*|(?:an?|the|of|at|in|on|for|to)(?!\p{L})|and(?= \p{Lu})))*/gu

/** Pronouns that do not mean the reader, because somebody or something else was named before. */
function othersIn(clauses: string): ReadonlySet<string> {
  const text = clauses.replaceAll(namedThing, 'it')
  const isBefore = (pronoun: RegExp, other: RegExp) => {
    const at = text.search(pronoun)
    return at > 0 && other.test(text.slice(0, at))
  }
  const [isOtherMan, isOtherWoman] = [
    isBefore(/\b(?:he|him|his)\b/i, somebodyElse) || womanThenMan.test(text),
    isBefore(/\b(?:she|her)\b/i, somebodyElse) || manThenWoman.test(text),
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

/** In “he may tell her” the reader is “he”. */
const manThenWoman = /\bhe\b(?:(?!\band\b)[^,.;])*\b(?:she|her)\b/iu
const womanThenMan = /\bshe\b(?:(?!\band\b)[^,.;])*\b(?:he|him)\b/iu

/** “Let me know when they come” speaks to its reader, so “they” are others; in “he is to let me know when he comes” the reader is “he”. */
const ordered =
  /(?:^|[,;:.!?–—-]\s+|\band )(?:please |pls |just )?(?:let|tell|send|give|call|show|bring|text|email|mail) (?:me|us)\b[^.;!?]*$/iu

const severalThings = /\b(?:the|my|our|these|those|all|both|\d+) (?:\p{L}+ )?\p{Ll}{2,}(?<![su])s\b/iu
/** A name that does not begin the sentence, or begins it before a verb. */
const somebodyElse =
  /[\p{Ll}\p{N},](?<!\b(?:in|at|near)) (?!(?:I|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)\b|\p{L}+day\b|(?:Janu|Febru)ary|March|April|May|June|July|August|\p{L}+ember|October)\p{Lu}\p{Ll}+|^(?!(?:The|My|Our|This|That|It|He|She|We|You|They|There|Everything|Nobody)\b)\p{Lu}\p{Ll}+ (?:is|was|has|will|can|says|said|wants|needs|had|would)\b|\b(?:gran|granny|grandma|grandpa|mum|mom|dad|(?:my|our) (?:mother|father|sister|brother|wife|husband|son|daughter|boss|aunt|uncle))\b/u

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

const order =
  '(?:please )?(?:(?:ask|check)(?: (?:him|her|them))? (?:if|whether|when|what|where|how|who|which|why|can|could|do|does|did|is|are|will|would|have|has|may|should)|ask(?: (?:him|her|them))? (?:for|to|about)|thank (?:him|her|them)|apologi[sz]e(?: (?:for|that)|(?=[,;])|$)|offer to|wish (?:him|her|them)|congratulate (?:him|her|them)|invite (?:him|her|them)|remind (?:him|her|them)|tell (?:him|her|them)|say that|say (?:sorry|thanks|thank you))'
const subject = '(?:i|we|he|she|they|it|you|there|the|this|that|his|her|their|my|our|your|mrs?\\.?|ms\\.?|dr\\.?)'
const finite =
  '(?:am|is|are|was|were|has|have|had|can|could|will|would|shall|should|must|may|needs?|wants?|comes?|goes|works?)'
const boundary = new RegExp(
  [
    `(?:[,;]|\\s[–—-])?\\s+(?:(?:and|but|also|then|so)\\s+)+(?=${order}\\b)`,
    `(?:[,;]|\\s[–—-])\\s+(?=${order}\\b)`,
    `[,;]\\s+(?:and\\s+)?(?=(?:can|could|would|will|is|are|do|does|did|may|shall|should) ${subject}\\b)`,
    `[,;]\\s+(?=${subject}(?:[’'](?:m|s|ve|re|ll|d)|(?: \\p{L}+)?(?: \\p{L}+)? ${finite})\\b)`,
    '\\s+and that\\s+',
  ].join('|'),
  'giu',
)

function said(clause: string, turn: Turn): string {
  const bare = withoutEnd(clause.trim().replace(/^(?:and|but|also|then|so|please)\s+(?=\p{L})/iu, ''), ' ,;')
  for (const { lead, says } of orders) {
    const [whole, ...parts] = lead.exec(bare) ?? []
    if (whole !== undefined) return says(bare.slice(whole.length), turn, parts[0] ?? '')
  }
  return sentence(turn(withoutEnd(clause.trim(), ' ,;')), isQuestion(bare) ? '?' : '.')
}

type Turn = (clause: string) => string
type Order = { lead: RegExp; says: (rest: string, turn: Turn, word: string) => string }

const them = '(?:him|her|them)'

/** Orders to the writer of the mail, and what they are as words of the mail. */
const orders: readonly Order[] = [
  { lead: new RegExp(`^(?:ask|check)(?: ${them})? (?:if|whether) `, 'i'), says: (rest, turn) => question(rest, turn) },
  {
    lead: new RegExp(`^(?:ask|check)(?: ${them})? (when|what|where|how|who|which|why) `, 'i'),
    says: (rest, turn, word) => openQuestion(word, rest, turn),
  },
  {
    lead: new RegExp(`^ask(?: ${them})? (?=(?:can|could|do|does|did|is|are|will|would|have|has|may|should) )`, 'i'),
    says: (rest, turn) =>
      sentence(
        turn(rest)
          .replace(/^(?:does|do) you\b/i, 'do you')
          .replace(/^(?:is|are) you\b/i, 'are you')
          .replace(/^(?:has|have) you\b/i, 'have you'),
        '?',
      ),
  },
  {
    lead: new RegExp(`^ask(?: ${them})? for `, 'i'),
    says: (rest, turn) => sentence(`could you let me have ${turn(rest.replaceAll(' and for ', ' and '))}`, '?'),
  },
  {
    lead: new RegExp(`^ask(?: ${them})? about `, 'i'),
    // “Ask her about the river place instead” proposes it.
    says: (rest, turn) =>
      sentence(`${/\binstead\b/i.test(rest) ? 'how about' : 'could you tell me more about'} ${turn(rest)}`, '?'),
  },
  { lead: new RegExp(`^ask(?: ${them})? to `, 'i'), says: (rest, turn) => sentence(`could you ${turn(rest)}`, '?') },
  { lead: new RegExp(`^thank ${them} for `, 'i'), says: (rest, turn) => sentence(`thank you for ${turn(rest)}`) },
  { lead: new RegExp(`^thank ${them}$`, 'i'), says: () => 'Thank you.' },
  {
    lead: new RegExp(`^apologi[sz]e(?: to ${them})?(?:[,;:]\\s+(?:and )?|$)`, 'i'),
    says: (rest, turn) => `I’m sorry.${rest === '' ? '' : ` ${sentence(turn(rest), isQuestion(rest) ? '?' : '.')}`}`,
  },
  { lead: /^apologi[sz]e for /i, says: (rest, turn) => sentence(`I’m sorry about ${turn(rest)}`) },
  { lead: /^apologi[sz]e that /i, says: (rest, turn) => sentence(`I’m sorry that ${turn(rest)}`) },
  { lead: new RegExp(`^offer ${them} `, 'i'), says: (rest, turn) => sentence(`I can offer you ${turn(rest)}`) },
  { lead: /^offer to /i, says: (rest, turn) => sentence(`I could ${turn(rest)}`) },
  { lead: new RegExp(`^wish ${them} `, 'i'), says: (rest, turn) => sentence(`I wish you ${turn(rest)}`) },
  {
    lead: new RegExp(`^congratulate ${them} (?:on|for) `, 'i'),
    says: (rest, turn) => sentence(`congratulations on ${turn(rest)}`),
  },
  {
    lead: new RegExp(`^invite ${them} to `, 'i'),
    says: (rest, turn) => sentence(`I’d like to invite you to ${turn(rest)}`),
  },
  {
    lead: new RegExp(`^remind ${them} (?:of|about) `, 'i'),
    says: (rest, turn) => sentence(`please remember ${turn(rest)}`),
  },
  { lead: new RegExp(`^remind ${them} (?:that )?`, 'i'), says: (rest, turn) => sentence(turn(rest)) },
  { lead: new RegExp(`^tell ${them} (?:that )?`, 'i'), says: (rest, turn) => sentence(turn(rest)) },
  { lead: /^say (?:that )/i, says: (rest, turn) => sentence(turn(rest)) },
  { lead: /^say (?=sorry|thank)/i, says: (rest, turn) => sentence(turn(rest)) },
]

/** “Would 3.5 % do”, “does Monday suit you”: the verb before what it is said of asks. */
const inverted = /^(?:would|could|does|did|is|are|was|were|has) (?!(?:be|have|been|not|like|love|to)\b)\S/i
const asking = new RegExp(
  `^(?:ok |okay |well )?(?:(?:can|could|would|will|is|are|do|does|did|has|have|may|shall|should|am|was|were) ${subject}\\b|(?:when|what|where|who|which|why|how)\\b.{0,40}?\\b(?:is|are|was|do|does|did|can|could|will|would|should|may|have|has)\\b|any (?:news|chance|idea)\\b)`,
  'i',
)

function isQuestion(clause: string): boolean {
  return asking.test(clause) || inverted.test(clause)
}
