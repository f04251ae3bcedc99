import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'

/** Something done to somebody that can only be done by writing to them, as an order to write: “email Tom asking for the lease”. */
export function deedIn(message: string): string | undefined {
  const text = withoutCourtesy(message)
  const tokens = tokenize(text)
  const special = addressedIn(text, tokens) ?? refusedIn(text, tokens) ?? confirmedIn(text, tokens)
  if (special) return special
  const [verb] = findPhrases(tokens, verbs)
  if (verb?.at !== 0) return undefined
  const end = nameEnd(text, tokens, verb.end)
  if (end === undefined) return undefined
  const name = text.slice(tokens[verb.end]?.from, tokens[end - 1]?.to)
  const rest = text.slice(tokens[end - 1]?.to).replace(/^[\s,:;–-]+/, '')
  const isApart = /^\s*[,:;–]/.test(text.slice(tokens[end - 1]?.to))
  const order = forms[verb.value](rest, { first: tokens[end]?.text ?? '', isApart })
  return order?.replace('%', name)
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

/** The order to write, `%` being who it goes to; nothing where the words do not fit the verb. */
const forms: Readonly<Record<Verb, (rest: string, around: Around) => string | undefined>> = {
  ask: (rest, { first }) => {
    if (first === 'for') return `email % asking ${rest}`
    if (['if', 'whether'].includes(first)) return `email % asking ${rest}`
    if (first === 'to') return `email % asking them ${rest}`
    return questions.has(first) ? `email % to ask ${rest}` : undefined
  },
  remind: (rest, { first }) =>
    ['of', 'about'].includes(first) ? `email % reminding them ${rest}` : said(rest, first === 'that'),
  thank: (rest, { first, isApart }) =>
    first === 'for' ? `email % thanking them ${rest}` : said(rest, isApart, 'Thank you. '),
  sorry: (rest, { first, isApart }) => {
    if (first === 'for') return `email % apologising ${rest}`
    return said(rest, isApart || ['that', 'about'].includes(first), 'I’m sorry. ')
  },
  get: (rest, { first }) => {
    const thing = rest.replace(sendsMe, '')
    if (thing !== rest && thing !== '') return `email % asking for ${thing}`
    return first === 'to' ? `email % asking them ${rest}` : undefined
  },
  letter: (rest, { isApart }) => said(rest, isApart),
  tell: (rest) => said(rest, rest !== ''),
  propose: (rest) => (slots.test(rest) ? `email % proposing ${rest.replace(times, '')}` : undefined),
  refuse: (rest, { isApart }) => said(rest, isApart, 'I’m sorry, but ', true),
  reply: (rest, { isApart, first }) =>
    isApart || first === 'that' ? `reply to % saying ${rest.replace(/^that /i, '')}` : undefined,
  chase: (rest, { first }) =>
    ['on', 'about', 'for'].includes(first) ? `email % following up on ${rest.replace(/^\w+ /, '')}` : undefined,
  confirm: (rest, { first, isApart }) => said(rest, isApart || first === 'that'),
}

function said(rest: string, isFit: boolean, before = '', goesOn = false): string | undefined {
  const clause = rest.replace(/^(?:that|about)\s+/i, '')
  if (!isFit || clause === '') return undefined
  return `email % saying ${before}${goesOn || before === '' ? clause : `${clause.charAt(0).toUpperCase()}${clause.slice(1)}`}`
}

const sendsMe = /^to send (?:me|us|over) /i
const slots = /\b(?:times?|slots?|dates?|call|meeting|options|hours?|minutes|mins?)\b/i
/** “A couple of slots” is what is looked for anyway. */
const times = /^(?:a couple of|two|three|some|a few)?\s*(?:possible\s+)?(?:times|slots|dates|options)\s*/i

const verbs = phrases<Verb>([
  ['ask', 'ask'],
  ['remind', 'remind'],
  ['thank, say thank you to, say thanks to', 'thank'],
  ['apologise to, apologize to, say sorry to, grovel to', 'sorry'],
  ['get', 'get'],
  ['email, mail', 'letter'],
  ['message, ping, write, write to, text, drop, inform, notify, give a heads up to', 'tell'],
  ['propose, propose to, offer, suggest to, give', 'propose'],
  ['let down gently, turn down, decline', 'refuse'],
  ['answer, answer to, reply to, get back to', 'reply'],
  ['follow up with, chase, chase up, nudge', 'chase'],
  ['confirm, confirm to, confirm with, reassure, assure', 'confirm'],
])
const questions = new Set('when what where how who which why'.split(' '))

/** “Seidl: my client rejects it”, “to Mr Weber: …”. What stands before the colon is a name, and no kind of note. */
function addressedIn(text: string, tokens: readonly Token[]): string | undefined {
  const colon = text.search(/:\s/)
  if (colon < 1 || colon > mostName || findPhrases(tokens, verbs)[0]?.at === 0) return undefined
  const head = tokens.filter(({ to }) => to <= colon)
  let from = head[0]?.text === 'to' ? 1 : 0
  if (head[from]?.text === 'colleague') from += 1
  const name = text.slice(head[from]?.from, colon).trim()
  const isNamed = head.length - from >= 1 && head.length - from <= 3 && !head.some(({ text: word }) => kinds.has(word))
  return isNamed && name !== '' ? `email ${name} saying ${text.slice(colon + 1).trim()}` : undefined
}

/** “Let Marcus down gently, it is too little”. */
function refusedIn(text: string, tokens: readonly Token[]): string | undefined {
  const end = tokens[0]?.text === 'let' ? nameEnd(text, tokens, 1) : undefined
  if (end === undefined || tokens[end]?.text !== 'down') return undefined
  const last = tokens[end + 1]?.text === 'gently' ? end + 1 : end
  const clause = text.slice(tokens[last]?.to).replace(/^[\s,:;–-]+/, '')
  const name = text.slice(tokens[1]?.from, tokens[end - 1]?.to)
  return clause === '' ? undefined : `email ${name} saying I’m sorry, but ${clause}`
}

/** “Confirm Tuesday at ten to Sally”. */
function confirmedIn(text: string, tokens: readonly Token[]): string | undefined {
  if (tokens[0]?.text !== 'confirm') return undefined
  const at = tokens.findLastIndex(({ text: word }, place) => place > 1 && (word === 'to' || word === 'with'))
  const end = at < 0 ? undefined : nameEnd(text, tokens, at + 1)
  if (end === undefined || end !== tokens.length) return undefined
  const name = text.slice(tokens[at + 1]?.from, tokens[end - 1]?.to)
  return `email ${name} confirming ${text.slice(tokens[1]?.from, tokens[at - 1]?.to)}`
}

const mostName = 40
const kinds = new Set(
  'note notes todo to-do task tasks reminder event meeting subject re fwd question idea title remember add new today tomorrow monday tuesday wednesday thursday friday saturday sunday update ps p.s. warning correction lunch dinner call'.split(
    ' ',
  ),
)

/** Behind the last word of the name that begins here; a title and what is capitalised belong to it. */
function nameEnd(text: string, tokens: readonly Token[], from: number): number | undefined {
  const first = tokens[from]
  if (!first || (nobody.has(first.text) && !(first.text === 'the' && isCapital(text, tokens[from + 1]))))
    return undefined
  let end = from + 1
  const isTitled =
    titles.has(first.text) || first.text === 'my' || (first.text === 'the' && isCapital(text, tokens[from + 1]))
  if (isTitled) end += 1
  while (isCapital(text, tokens[end]) && isBeside(text, tokens[end - 1], tokens[end])) end += 1
  return end <= tokens.length && end - from <= 4 ? end : undefined
}

function isCapital(text: string, token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}\p{Ll}/u.test(text.slice(token.from, token.to))
}

function isBeside(text: string, one: Token | undefined, other: Token | undefined): boolean {
  return one !== undefined && other !== undefined && text.slice(one.to, other.from).trim() === ''
}

const titles = new Set('mr mrs ms dr prof herr frau miss'.split(' '))
const nobody = new Set(
  'me us myself it him her them this that these those you everyone everybody anyone anybody someone somebody nobody people the a an our your his their its what who which when where how why if whether no time and to for about of on in at up down out back over rid going some any all every each yes'.split(
    ' ',
  ),
)
