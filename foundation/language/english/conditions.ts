import { lightWords } from './everyday-words.ts'
import { withoutEnd } from '../text/own-text.ts'
import { tokenize } from '../text/tokens.ts'
import { setOf } from '../text/word-set.ts'

/** A request that depends on a condition (`test`). `holds` is false if the order follows when the condition is not met. */
export type Conditional = {
  test: string
  order: string
  otherwise?: string
  holds: boolean
  /** The sentences before the condition: “I have not heard from Tom. Has he written? If not, …”. */
  before: string
  /** The condition follows the order: “remind me if Tom has not written”. */
  isBehind: boolean
  /** The condition is a count that was asked for: “how many …? If it's more than two, …”. */
  isCount: boolean
}

/** All ways to split a message into a condition and an order; empty if it has no condition. */
export function conditionalsIn(said: string, isVerb: (word: string) => boolean): Conditional[] {
  const parts = apart(said.replaceAll(/[‘’]/g, "'"), isVerb)
  if (!parts) return []
  const { holds, otherwise, isBehind = false, isCount = false } = parts
  return divisions(parts, isVerb).map(({ test, order }) => ({
    ...asked(test),
    order,
    holds,
    isBehind,
    isCount,
    ...(otherwise !== undefined && { otherwise }),
  }))
}

/** “Otherwise leave it” asks for nothing. */
export function leavesIt(text: string): boolean {
  return tokenize(text).every(({ text: word }) => leaving.has(word))
}

const leaving = setOf("leave it that as is do nothing skip forget don't dont not drop let be then just")

type Parts = {
  /** The order, with the condition before it unless `test` has that. */
  body: string
  /** The condition, if the wording shows where it ends. */
  test?: string
  otherwise?: string
  /** True for “if”, false for “unless”. */
  holds: boolean
  isBehind?: boolean
  isCount?: boolean
}

const begins = /^(?:(?:but|and|so|ok|okay|please|pls|hi|hey)[\s,]+)*(if|in case|in the event that|provided|unless)\s+/i
const follows =
  /\?\s*(?:and\s+)?if\s+(so|yes|not|no|i am|i'm|i have|i haven't|i do|i don't|it is|it isn't|there is|there isn't)\b[\s,:]*(?:then\s+)?/i
/** “… Please check. If so, …”, “… Check, and if not, …”. */
const checked =
  /(?:[.!]\s*(?:and\s+)?|(?<=[^\s,]),?\s+and\s+)(?:if|in case)\s+(so|yes|not|no|there is|there are|it is|they are)\b[\s,:]*(?:then\s+)?/i
/** “… If it is, …”, “…; if there aren't, …”. */
const answered =
  /[.?!;]\s*(?:and\s+)?if\s+((?:it|they|there|i|we|he|she|that)(?:'s|'m|'re|'ve)?(?:\s(?:is|are|am|was|do|does|did|have|has))?(?:n't|\snot)?(?:\s(?:any|one|some|nothing|none|right|true|the case))?)\s*,\s*(?:then\s+)?/i
const trails = /[,;]?\s+(?:but\s+)?(?:only\s+)?(if|unless|provided(?: that)?|as long as)\s+/i
const instead = /[,;.]?\s+(?:otherwise|or else|else|if not|and if not)\b[\s,:]*/i

/** “How many …? If it's more than two, …” tests “more than two …”. */
function counted(text: string): Parts | undefined {
  const [lead = ''] = howMany.exec(text) ?? []
  const said = withoutQuoted(text)
  const answer = lead === '' ? null : amountAnswered.exec(said)
  if (!answer) return undefined
  const question = withoutEnd(text.slice(lead.length, answer.index), ' .?!,')
  const mine = /^(.{2,60}) (?:do|have) (i|we)(?: have| got)?\b(.{0,60})$/i.exec(question)
  const what = mine ? `${mine[2]} have ${answer[1]} ${mine[1]}${mine[3]}` : `${answer[1]} ${question}`
  return { ...withElse(text.slice(answer.index + answer[0].length)), test: what, holds: true, isCount: true }
}

const howMany = /^(?:(?:please|and|so|ok|okay|tell me|check|see)[\s,]+)*how many\s+/i
const amountAnswered =
  /[.?!,;]\s*(?:and\s+|but\s+)?if\s+(?:(?:it|that|they|there|i|we)(?:'s|'re|'ve|\s(?:is|are|have))\s+)?((?:more than|over|at least|fewer than|less than|at most)\s+[a-z0-9]{1,6})(?:\s+of them)?\b[\s,:]*(?:then\s+)?/i

function apart(text: string, isVerb: (word: string) => boolean): Parts | undefined {
  const ofCount = counted(text)
  if (ofCount) return ofCount
  const said = withoutQuoted(text)
  const first = begins.exec(said)
  const answer = follows.exec(said) ?? (first ? null : (answered.exec(said) ?? checked.exec(said)))
  if (answer) {
    const body = text.slice(answer.index + answer[0].length)
    const holds = !/\b(?:not|no|nothing|none)\b|n't/i.test(answer[1] ?? '')
    return { ...withElse(body), test: text.slice(0, answer.index), holds }
  }
  if (first) return { ...withElse(text.slice(first[0].length)), holds: !/unless/i.test(first[1] ?? '') }
  const last = trails.exec(said)
  const word = tokenize(text).find(({ text: each }) => !polite.has(each))
  if (!last || text.endsWith('?') || !word || !isVerb(word.text)) return undefined
  const { body, otherwise } = withElse(text.slice(last.index + last[0].length))
  const holds = !/unless/i.test(last[1] ?? '')
  return {
    body: text.slice(0, last.index),
    test: body,
    holds,
    isBehind: true,
    ...(otherwise !== undefined && { otherwise }),
  }
}

const polite = setOf('please pls ok okay and also hi hey so')

/** Whether a message continues an earlier question: “if so, …”, “ok, if there are, …”. */
export function dependsOnAnswer(text: string): boolean {
  const alone = text.replace(/^(?:(?:ok|okay|and|so|then|well|right|alright)[\s,]+)*/i, '')
  return /^if\s+(?:so|yes|not|no)\b/i.test(alone) || answered.exec(`? ${alone}`)?.index === 0
}

function withElse(body: string): { body: string; otherwise?: string } {
  const found = instead.exec(withoutQuoted(body))
  if (!found) return { body }
  return { body: body.slice(0, found.index), otherwise: body.slice(found.index + found[0].length) }
}

/** The condition may end before a comma, a “then” or the verb of an order. */
function divisions({ body, test }: Parts, isVerb: (word: string) => boolean): { test: string; order: string }[] {
  if (test !== undefined) return [{ test, order: body }]
  const said = withoutQuoted(body)
  const commas = [...said.matchAll(/\s*(?:[,;:–]|,?\s+then\b|\s-)\s*/gi)].map(({ index, 0: mark }) => ({
    test: body.slice(0, index),
    order: body.slice(index + mark.length).replace(/^then\s+/i, ''),
  }))
  const verbs = tokenize(said).flatMap(({ text, from }, at) =>
    at > 0 && isVerb(text) ? [{ test: body.slice(0, from).trim(), order: body.slice(from) }] : [],
  )
  return [...commas, ...verbs].filter(({ order }) => order !== '')
}

/** The last sentence with content, without phrases such as “can you check if”. */
function asked(test: string): { test: string; before: string } {
  const ends = [...withoutQuoted(test).matchAll(/[.!?]\s+/g)].map(({ index, 0: mark }) => index + mark.length)
  const starts = [0, ...ends]
  for (const [at, from] of starts.entries().toArray().toReversed()) {
    const sentence = test.slice(from, starts[at + 1]).trim()
    const said = withoutEnd(withoutAsking(sentence), ' .!?')
    if (tokenize(said).length > 1) return { test: said, before: test.slice(0, from).trim() }
  }
  return { test, before: '' }
}

const looking = setOf('check look see find verify confirm know tell')
const leading = setOf(
  "can could would will you please pls i we need want wanted to like just quickly me let us out up that if whether for think believe guess suppose suspect and do not dont don't",
)

/** Reduces “I think Ana might be late” and “could you please check whether Ana is late” to “Ana is late”. */
function withoutAsking(sentence: string): string {
  const tokens = tokenize(sentence)
  const words = tokens.map(({ text }) => text)
  const at = words.findIndex((word) => !looking.has(word) && !leading.has(word))
  if (at === -1) return ''
  const isLed = words.slice(0, at).some((word) => looking.has(word) || supposing.has(word))
  // “Do I have …” asks the question itself; “can you check if I have …” only introduces it.
  const from = isLed ? Math.max(words.lastIndexOf('if', at - 1), words.lastIndexOf('whether', at - 1)) + 1 || at : 0
  return sentence
    .slice(tokens[from]?.from)
    .replace(/\b(?:might|may|could|should) have\b/i, 'has')
    .replace(/\b(?:might|may|could|should) be\b/i, 'is')
}

const supposing = setOf('think believe guess suppose suspect')

/** Turns a statement into a question and tells whether it was negated: “Ana hasn't written” becomes “has Ana written”. */
export function asQuestion(said: string): { question: string; denied: boolean } {
  const denied = /\b(?:not|no|nothing|never|nobody|without)\b|n't\b/i.test(said)
  const plain = said
    .replace(/n't\b/gi, '')
    .replaceAll(/\b(?:not|never|already|still|yet)\s+/gi, '')
    .replace(/\bnothing\b/i, 'anything')
    .replace(/\bnobody\b/i, 'anybody')
    .replace(/\b(has|have|is|are|got|sent|sent me) no\b/i, '$1 any')
    .replace(/'ve\b/gi, ' have')
    .replace(/'re\b/gi, ' are')
  const tokens = tokenize(plain)
  const at = tokens.findIndex(({ text }, place) => place < mostSubject && auxiliaries.has(text))
  const [verb, next] = [tokens[at], tokens[at + 1]]
  if (at < 1 || !verb || !next) return { question: plain, denied }
  const who = plain.slice(0, verb.from).trim()
  const rest = plain.slice(next.from)
  if (!holding.has(verb.text)) return { question: `${verb.text} ${who} ${rest}`, denied }
  // Replacing “they” by a name may have left “Ana have”.
  const isPlural = plural.has(tokens[0]?.text ?? '')
  const isDone = next.text.endsWith('ed') || done.has(next.text)
  if (isDone) return { question: `${isPlural ? 'have' : 'has'} ${who} ${rest}`, denied }
  return { question: `${isPlural ? 'do' : 'does'} ${who} have ${rest}`, denied }
}

const mostSubject = 6
const auxiliaries = setOf('has have had is are was were did does do')
const holding = setOf('has have')
const plural = setOf('i we you they these those there')
const done = setOf(
  'sent written wrote heard been met seen spoken got gotten come gone paid made given done read left said told',
)

function isName({ text: word }: { text: string }): boolean {
  return /^\p{L}{2,}$/u.test(word) && !light.has(word) && !people.has(word)
}

/** The person that a later “they” refers to: “from Tom”, “with ana”, or the first capitalised word. */
export function whoIsMeant(text: string): string | undefined {
  const said = withoutQuoted(text)
  const tokens = tokenize(said)
  const joined = tokens.find((token, at) => beside.has(tokens[at - 1]?.text ?? '') && isName(token))
  const capital = tokens.find((token, at) => at > 0 && /^\p{Lu}\p{Ll}/u.test(said.slice(token.from)) && isName(token))
  const found = joined ?? capital
  return found && text.slice(found.from, found.to)
}

const light = new Set(lightWords)
const beside = setOf('from with')
const people = setOf(
  'them they him he her she me us you it that this the my our a an any email emails mail sender monday tuesday wednesday thursday friday saturday sunday today tomorrow',
)

/** Replaces “they”, “them” and the like by a name, except in quotes. */
export function named(text: string, who: string): string {
  const said = tokenize(withoutQuoted(text))
  return said.reduceRight((so, { text: word, from }, at) => {
    const length = word === 'her' && isOwning(said[at + 1]?.text) ? undefined : persons.get(word)
    return length === undefined ? so : `${so.slice(0, from)}${who}${so.slice(from + length)}`
  }, text)
}

/** The length of the pronoun in each word: “they’ve” contains a verb. */
const persons = new Map([
  ...['them', 'they', 'him', 'her', 'he', 'she'].map((word) => [word, word.length] as const),
  ...['theyve', 'theyre', 'theyd'].map((word) => [word, 'they'.length] as const),
  ['hes', 'he'.length],
  ['shes', 'she'.length],
])

/** “Her” owns what follows in “her invoice”, but not in “email her about it”. */
function isOwning(next: string | undefined): boolean {
  return next !== undefined && !light.has(next) && !whenWords.has(next)
}

const whenWords = setOf(
  'today tomorrow tonight next monday tuesday wednesday thursday friday saturday sunday before after again back',
)

/** Masks quoted text with the same number of letters, so that it is not read and positions stay valid. */
export function withoutQuoted(text: string): string {
  let out = ''
  while (out.length < text.length) {
    const at = out.length
    const closing = isLetter(text[at - 1]) ? undefined : marks.get(text[at] ?? '')
    const end = closing === undefined ? -1 : endOf(text, closing, at + 1)
    out += end === -1 ? (text[at] ?? '') : `${text[at]}${'x'.repeat(end - at - 1)}${text[end]}`
  }
  return out
}

const marks = new Map([
  ['“', '”'],
  ['"', '"'],
  ["'", "'"],
  ['«', '»'],
])

/** The closing quotation mark; an apostrophe inside a word such as “don't” does not count. */
function endOf(text: string, closing: string, from: number): number {
  for (let at = from; at < Math.min(text.length, from + longestQuote); at += 1)
    if (text[at] === closing && !isLetter(text[at + 1])) return at
  return -1
}

const longestQuote = 400

function isLetter(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{L}\d]/u.test(letter)
}
