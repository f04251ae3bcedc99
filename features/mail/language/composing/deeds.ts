import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { readOrdinal } from '#foundation/language/pieces/numbers.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { capital } from './capital.ts'
import { nameAt, nameEnds } from './names.ts'
import { subjects } from './segments.ts'
import { specialDeeds } from './special-deeds.ts'

/**
 * Something done to somebody that can only be done by writing to them, as orders to write: “email Tom asking for the
 * lease”. Each takes another part of the message for the name; the likeliest comes first.
 */
export function deedsIn(message: string): string[] {
  const text = withoutCourtesy(message)
  const tokens = tokenize(text)
  const [verb] = findPhrases(tokens, verbs)
  const special = specialDeeds(text, tokens, verb?.at === 0)
  if (special.length > 0) return special
  if (verb?.at !== 0) return []
  const isThing = tokens[verb.end]?.text === 'the' && !namesOffices.has(verb.value)
  if (isThing && nameEnds(text, tokens, verb.end)[0] === verb.end + 2) return []
  if (verb.value === 'reply' && isWholeOrder(tokens.slice(verb.end).map((token) => token.text))) return []
  return nameEnds(text, tokens, verb.end).flatMap((end) => ordered(text, tokens, { verb, end }) ?? [])
}

/** “Reply to Tom saying …” is an order to write already, and “the second one” is no name. */
function isWholeOrder([first = '', second = '', ...others]: readonly string[]): boolean {
  if (first === 'the') return second === 'last' || readOrdinal(second) !== undefined
  return [second, ...others.slice(0, 2)].some((word) => saysWhat.has(word))
}

const saysWhat = new Set('saying asking thanking telling confirming'.split(' '))

type Placed = { verb: { value: Verb; end: number }; end: number }

function ordered(text: string, tokens: readonly Token[], { verb, end }: Placed): string | undefined {
  const behind = text.slice(tokens[end - 1]?.to)
  // “Reply to Nadia’s mail” names a mail.
  if (verb.value === 'reply' && /[’']s?$/.test(text.slice(0, tokens[end - 1]?.to))) return undefined
  const rest = behind.replace(/^(?:[’']s)?[\s,:;–-]+/, '')
  const manner = /^(?:very )?(gently|politely|kindly|warmly|briefly|formally|nicely|quickly)\b[\s,:]*/i.exec(rest)
  const bare = manner ? rest.slice(manner[0].length) : rest
  const isApart = /^\s*[,:;–]/.test(behind) || /^\s+-\s/.test(behind)
  const [first] = tokenize(bare)
  const order = forms[verb.value](bare, { first: first?.text ?? '', isApart })
  if (order === undefined) return undefined
  const named = order.replace('%', nameAt(text, tokens, verb.end, end))
  return manner ? `${named}. Make it ${tonesOf[manner[1]?.toLowerCase() as 'gently'] ?? 'friendly'}` : named
}

const tonesOf = {
  gently: 'friendly',
  politely: 'formal',
  kindly: 'friendly',
  warmly: 'friendly',
  briefly: 'brief',
  formally: 'formal',
  nicely: 'friendly',
  quickly: 'brief',
}

type Around = { first: string; isApart: boolean }
type Verb =
  | 'ask'
  | 'remind'
  | 'thank'
  | 'sorry'
  | 'get'
  | 'tell'
  | 'propose'
  | 'refuse'
  | 'reply'
  | 'chase'
  | 'confirm'
  | 'letter'
  | 'share'
  | 'inform'
  | 'wish'

/** After these verbs “the …” names somebody, and no thing. */
const namesOffices: ReadonlySet<Verb> = new Set([
  'ask',
  'remind',
  'thank',
  'sorry',
  'tell',
  'inform',
  'reply',
  'letter',
  'propose',
  'chase',
  'wish',
])

/** The order to write, `%` being who it goes to; nothing where the words do not fit the verb. */
const forms: Readonly<Record<Verb, (rest: string, around: Around) => string | undefined>> = {
  ask: (rest, { first }) => {
    const [, time, purpose = ''] = first === 'for' ? (suiting.exec(rest) ?? []) : []
    if (time !== undefined) return `email % asking if ${capital(time)} would suit them${purpose}`
    const meeting = suggested.exec(rest)?.[1]
    if (meeting !== undefined) return `email % saying How about ${meeting}?`
    if (['if', 'whether', 'for'].includes(first)) return `email % asking ${rest}`
    if (first === 'to') return `email % asking them ${rest}`
    if (questions.has(first)) return `email % to ask ${rest}`
    return asksDirectly.test(rest) ? `email % saying ${capital(rest)}` : undefined
  },
  remind: (rest, { first }) =>
    ['of', 'about'].includes(first)
      ? `email % reminding them ${rest}`
      : said(rest, first === 'that' || subjects.has(first)),
  thank: (rest, { first, isApart }) =>
    first === 'for' || /^for\b/i.test(rest.replace(warmly, ''))
      ? `email % thanking them ${rest.replace(warmly, '')}`
      : said(rest.replace(warmly, ''), isApart || warmly.test(rest), 'Thank you. '),
  sorry: (rest, { first, isApart }) => {
    if (first === 'for') return `email % apologising ${rest}`
    return said(rest, isApart || ['that', 'about'].includes(first), 'I’m sorry. ')
  },
  get: (rest, { first }) => {
    const thing = rest.replace(sendsMe, '')
    if (thing !== rest && thing !== '') return `email % asking for ${thing}`
    return first === 'to' ? `email % asking them ${rest}` : undefined
  },
  letter: (rest, { isApart, first }) => said(rest, isApart || (rest !== '' && !aboutMail.has(first))),
  tell: (rest, { first }) => said(first === 'back' ? rest.replace(/^\w+[\s,:;–-]*/, '') : rest, rest !== ''),
  inform: (rest, { first }) => {
    const clause = first === 'know' ? rest.replace(/^\w+[\s,:;–-]*/, '') : rest
    const [begin] = tokenize(clause)
    if (begin?.text === 'to') return `email % asking them ${clause}`
    return noStatement.has(begin?.text ?? '') ? undefined : said(clause, clause !== '')
  },
  propose: (rest) => (slots.test(rest) ? `email % proposing ${rest}` : undefined),
  refuse: (rest, { isApart }) => said(rest, isApart, 'I’m sorry, but ', true),
  reply: (rest, { isApart, first }) =>
    rest !== '' && (isApart || first === 'that' || !aboutMail.has(first))
      ? `reply to % saying ${rest.replace(/^(?:that|back) /i, '')}`
      : undefined,
  chase: (rest, { first }) =>
    ['on', 'about', 'for'].includes(first)
      ? `email % following up on ${rest.replace(/^\w+ /, '')}`
      : rest === '' || first === 'from'
        ? 'write a follow-up email to %'
        : undefined,
  confirm: (rest, { first, isApart }) =>
    said(rest, isApart || first === 'that', first === 'that' ? 'I confirm that ' : 'I confirm: ', true),
  wish: (rest, { first }) =>
    rest !== '' && !/^(?:to|for|that|i|we|it)$/.test(first) ? `email % saying I wish them ${rest}` : undefined,
  share: (given, around) => {
    const rest = given.replace(ownWishes, '')
    const first = rest === given ? around.first : (tokenize(rest)[0]?.text ?? '')
    if (sharing.has(first)) return `email % sharing ${rest}`
    return wishes.has(first) ? `email % saying ${rest}` : undefined
  },
}

/** “(Ask Tom) for Tuesday afternoon for the interviews”: whether it suits them. */
const suiting =
  /^for ((?:(?:next|this|on) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|noon)(?: (?:morning|afternoon|evening|night|at \d{1,2}(?::\d\d)?(?: ?[ap]m)?))?)((?: for [^.;!?]+)?)$/i
/** “(Ask Tom) for lunch on Thursday”. */
const suggested = /^for ((?:an? )?(?:quick )?(?:lunch|dinner|coffee|breakfast|drinks?|walk)\b[^.;!?]*)[.!]?$/iu
/** “Tell Tom about it”, “tell Tom when”. */
const noStatement = new Set('by via in about of if whether what who when where how why know everything all'.split(' '))

/** What stands behind whom an answer goes to, where it says which mail is answered or when. */
const aboutMail = new Set(
  'with about on by in at to for from and again soon later today tomorrow tonight mail email message now next this before after s last latest newest recent emails mails question'.split(
    ' ',
  ),
)
const sharing = new Set(['the', 'my', 'our'])
/** “Thank her very much”. */
const warmly = /^(?:very much|so much|ever so much|a lot|lots|warmly|again)\b[\s,.;:–-]*/i
/** “My thanks” are sent in words. */
const ownWishes = /^(?:my|our) (?:(?:best|warm|sincere) )?(?=(?:thanks|congratulations|greetings|regards)\b)/i
/** What is sent in words: “send Carol thanks”. */
const wishes = new Set(
  'thanks thank sorry yes no ok okay congrats congratulations greetings regards happy good'.split(' '),
)

function said(rest: string, isFit: boolean, before = '', goesOn = false): string | undefined {
  const clause = rest.replace(/^(?:that|about)\s+/i, '')
  if (!isFit || clause === '') return undefined
  return `email % saying ${before}${goesOn || before === '' ? clause : `${clause.charAt(0).toUpperCase()}${clause.slice(1)}`}`
}

const sendsMe = /^to send (?:me|us|over) /i
const slots = /\b(?:times?|slots?|dates?|call|meeting|options|hours?|minutes|mins?)\b/i

const verbs = phrases<Verb>([
  ['ask, check with', 'ask'],
  ['remind', 'remind'],
  ['thank, say thank you to, say thanks to', 'thank'],
  ['apologise to, apologize to, say sorry to, grovel to', 'sorry'],
  ['get', 'get'],
  ['email, mail', 'letter'],
  ['message, ping, write, write to, text, drop, give a heads up to, write back to', 'tell'],
  ['tell, say to, let, inform, notify', 'inform'],
  ['propose, propose to, offer, suggest to, give', 'propose'],
  ['let down gently, turn down, decline', 'refuse'],
  ['answer, answer to, reply, reply to, get back to, respond to', 'reply'],
  ['follow up with, chase, chase up, nudge', 'chase'],
  ['confirm, confirm to, confirm with, reassure, assure', 'confirm'],
  ['send, send over to, share with', 'share'],
  ['wish', 'wish'],
])
/** “(Ask Tom) can he come”. */
const asksDirectly =
  /^(?:can|could|would|will|do|does|did|is|are|has|have|may|should) (?:i|we|he|she|they|it|there|the|this|that|my|our|his|her|their)\b/i
const questions = new Set('when what where how who which why'.split(' '))
