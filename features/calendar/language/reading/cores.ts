import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import { orderVerbs } from './order-verbs.ts'

/**
 * Shorter and shorter versions of a follow-up, to be tried in turn: without the words that take something back (“no hang on,
 * sorry, i meant …”), without who said so (“she's saying …”), without the reason (“…, so it fits”, “too early for them, …”).
 */
export function cores(message: string): string[] {
  const text = withoutFillers(message).replace(kept, '')
  const head = text.replace(purpose, '')
  const after = behindSo(text)
  const last = behindMark(head)
  const all = [text, head, withoutSpeaker(head), after, last, withoutSpeaker(last), withoutRemark(head)]
  return [...new Set(all.map((each) => each.trim()).filter((each) => each !== ''))]
}

/** “No hang on”, “ugh, sorry i said wrong”. */
export function withoutFillers(text: string): string {
  const tokens = tokenize(text)
  const at = tokens.findIndex(({ text: word }, place) => !fillers.has(word) && !isMine(word, tokens[place + 1]))
  return at < 1 ? text : text.slice(tokens[at]?.from)
}

/** “I meant”, “I said wrong”, and not “I start at nine”. */
function isMine(word: string, next: Token | undefined): boolean {
  return word === 'i' && (next?.text === 'mean' || next?.text === 'meant' || next?.text === 'said')
}

/** “She's saying 6 now”, “they moved it, Thursday”, “he wants 10”. */
function withoutSpeaker(text: string): string {
  const tokens = tokenize(text)
  const [who] = tokens
  if (!who || !speakers.has(who.text)) return text
  // “She's only free at four”
  const isOnly = tokens.slice(1, 6).some(({ text: word }) => word === 'only')
  const verb = tokens.slice(1, 4).findIndex(({ text: word }) => saying.has(word) || (isOnly && open.has(word))) + 1
  if (verb === 0) return text
  const at = tokens.findIndex(({ text: word }, place) => place > verb && !behindSaying.has(word))
  return at === -1 ? text : text.slice(tokens[at]?.from)
}

/** “Oh, that's when Marek comes. Do 11 instead”: what is wanted stands at the end. */
export function lastSentence(text: string): string {
  const at = Math.max(...['. ', '! ', '; '].map((end) => text.lastIndexOf(end)))
  return at === -1 ? '' : text.slice(at + 1).trim()
}

/** “Make it Saturday, he's away that day”: a clause about somebody, without a number or an order, is only the reason. */
export function withoutRemark(text: string): string {
  const tokens = tokenize(text)
  const at = tokens.findIndex(
    ({ text: word, from }, place) =>
      place > 0 && told.has(word) && /[,.;]\s*$/.test(text.slice(tokens[place - 1]?.to, from)),
  )
  const behind = tokens.slice(at + 1)
  const isIdle = behind.length > 1 && behind.every(({ text: word }) => !orderVerbs.has(word) && !/\d/.test(word))
  return at > 0 && isIdle ? text.slice(0, tokens[at - 1]?.to) : ''
}

const told = new Set(
  "i'll he'll she'll we'll they'll it'll he's hes she's shes they're theyre it's its i'm im we're were he she they i we need gotta".split(
    ' ',
  ),
)

/** “She's got a lot to say so make it 40 minutes”: the order after “so”. */
function behindSo(text: string): string {
  const tokens = tokenize(text)
  const at = tokens.findIndex(({ text: word }, place) => word === 'so' && place > 1 && isOrder(tokens[place + 1]))
  return at === -1 ? '' : text.slice(tokens[at + 1]?.from)
}

function isOrder(token: Token | undefined): boolean {
  return token !== undefined && (orderVerbs.has(token.text) || token.text === 'give' || token.text === 'lets')
}

/** “Too early for the seller, 45 minutes later”: the last part, if the first says no time and no length. */
function behindMark(text: string): string {
  const at = Math.max(...[', ', '. ', '; ', '! ', ' - ', ' – '].map((mark) => text.lastIndexOf(mark)))
  const first = tokenize(text.slice(0, Math.max(at, 0))).map(({ text: word }) => word)
  const isRemark = pronouns.has(first[0] ?? '') || first.some((word) => remarks.has(word))
  return at === -1 || !isRemark || first.some((word) => /\d/.test(word) || isTelling(word, first))
    ? ''
    : text.slice(at + 1).replace(/^[\s,.;!–-]+/u, '')
}

/** “She can't, Saturday instead” only says why. */
function isTelling(word: string, first: readonly string[]): boolean {
  return telling.has(word) && !(word === 'not' && people.has(first[0] ?? ''))
}

/** A part that says what stays as it is. */
const kept =
  /[,;.–-]\s*(?:and )?(?:(?:the )?(?:rest|others|other ones|series)\b.*|not this(?: week| one)?|still .{1,20}|same (?:day|start|begin|place|room))$/i
const purpose =
  /[\s,]+so (?:that )?(?:it|i|we|they|he|she|nothing) (?:doesn't|does not|don't|do not|won't|can|isn't|is not|stays?|fits?)\b.*$/i

const fillers =
  setOf(`no nope nah sorry oh oops wait hang hold on actually meant mean said wrong ugh argh hm hmm ok okay right so then
  also but just well my bad mistake scratch that er um ah back and , . ! – -`)
const speakers = setOf('he she they shes hes theyre client boss')
const saying = setOf(
  'says say saying said moved moving wants want wanted prefers prefer asked asks asking hoping needs need can changed shifted thinks suggests',
)
const open = setOf('free available')
const behindSaying = setOf('at from it that to me us for now , . – - is actually only do make')
const pronouns = setOf('he she they it that this i we')
const people = setOf('he she they')
const remarks = setOf('too early late tight soon clash clashes rush rushed busy full short better enough')
const telling = setOf('if unless not except whether')
