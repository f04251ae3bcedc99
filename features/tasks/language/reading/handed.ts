import { everydayWords } from '#foundation/language/english/everyday-words.ts'
import { nearest } from '#foundation/language/text/spelling.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { isName } from './words.ts'

/** Who was given something, and what. */
export type Handed = { who: string; what: string }

/**
 * “Gave Rashid the invoices”, “the videos I passed on to Aylin for cutting”, “Isla’s been given the bunting”: the verb, the
 * taker and the thing in any order. What stands beside them belongs to the thing.
 */
export function handedIn(text: string): Handed | undefined {
  const tokens = tokenize(text)
  const at = tokens.findIndex(({ text: word }, place) => isHanding(word) && !isOrder(tokens, place))
  const verb = tokens[at]
  if (!verb || tokens.some(({ text: word }) => denials.has(word))) return undefined
  const scene = { text, tokens, at }
  return somebodyFirst(scene) ?? toSomebody(scene) ?? somebodyBefore(scene)
}

type Scene = { text: string; tokens: readonly Token[]; at: number }

/** Spelt in any way: “delagated”. */
function isHanding(word: string): boolean {
  return handing.has(word) || (word.length > 6 && word.endsWith('ed') && nearest(word, longer) !== undefined)
}

const longer = ['delegated', 'assigned', 'entrusted', 'transferred', 'reassigned']
const handing = new Set(['gave', 'given', 'handed', 'passed', 'left', ...longer])
const denials = new Set(['not', 'never', 'up', 'away', 'back', 'if'])

/** “Given that it rains”. */
function isOrder(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === 'given' && (at === 0 || tokens[at + 1]?.text === 'that')
}

/** “Handed the search over to Devin”, “delegated to Jo the plan”, “the aprons were given to Meena”. */
function toSomebody(scene: Scene): Handed | undefined {
  const { text, tokens, at } = scene
  const to = tokens.findIndex(
    ({ text: word }, place) => place > at && word === 'to' && whoAt(scene, place + 1) !== undefined,
  )
  const who = to < 0 ? undefined : whoAt(scene, to + 1)
  if (!who) return undefined
  const before = thing(text, trimmedOf(tokens.slice(0, at), told))
  const between = thing(text, trimmedOf(tokens.slice(at + 1, to), told))
  const behind = text.slice(tokens[who.end - 1]?.to).trim()
  const what = [before, between].filter((each) => each !== '').join(' ')
  return { who: who.name, what: what === '' ? behind : `${what} ${behind}`.trim() }
}

/** “Gave Rashid the invoices”. */
function somebodyFirst(scene: Scene): Handed | undefined {
  const { text, tokens, at } = scene
  const isTold = tokens.slice(0, at).every(({ text: word }) => told.has(word))
  const who = isTold ? whoAt(scene, at + 1) : undefined
  const next = who && tokens[who.end]
  if (!who || !next || !(articles.has(next.text) || /^\d/.test(next.text))) return undefined
  return { who: who.name, what: text.slice(next.from) }
}

/** “Isla has been given the bunting”. */
function somebodyBefore(scene: Scene): Handed | undefined {
  const { text, tokens, at } = scene
  const passive = tokens.slice(0, at).filter(({ text: word }) => auxiliary.has(word))
  const first = tokens.findIndex(({ text: word }) => !told.has(word))
  const who = whoAt(scene, first)
  const next = tokens[at + 1]
  const isWhole = who !== undefined && tokens.slice(who.end, at).every(({ text: word }) => told.has(word))
  const isShort = /['’]s$/.test(tokens[(who?.end ?? 0) - 1]?.text ?? '')
  if (!who || !isWhole || !next || !articles.has(next.text) || (passive.length === 0 && !isShort)) return undefined
  return { who: who.name.replace(/['’]s$/, ''), what: text.slice(next.from) }
}

/** A name, or “the plumber”, at this place. */
function whoAt({ text, tokens, at: verb }: Scene, place: number): { name: string; end: number } | undefined {
  const from = owners.has(tokens[place]?.text ?? '') ? place + 1 : place
  const first = tokens[from]
  if (!first || from === verb || !mayBeName(text, first, from > place)) return undefined
  const next = tokens[from + 1]
  const isFull = next !== undefined && next.from === first.to + 1 && isCapital(text, next) && isName(next.text)
  const end = from + (isFull ? 2 : 1)
  return { name: text.slice(first.from, tokens[end - 1]?.to), end }
}

function mayBeName(text: string, token: Token, isLed: boolean): boolean {
  const word = token.text.replace(/['’]s$/, '')
  if (!isName(word) || told.has(word) || never.has(word)) return false
  return isCapital(text, token) || isLed || !(everyday.has(word) || word.endsWith('ing'))
}

function isCapital(text: string, { from }: Token): boolean {
  return /^\p{Lu}/u.test(text.slice(from))
}

function thing(text: string, tokens: readonly Token[]): string {
  return text.slice(tokens[0]?.from ?? 0, tokens.at(-1)?.to ?? 0)
}

function trimmedOf(tokens: readonly Token[], edges: ReadonlySet<string>): readonly Token[] {
  const first = tokens.findIndex(({ text }) => !edges.has(text))
  const last = tokens.findLastIndex(({ text }) => !edges.has(text))
  return first < 0 ? [] : tokens.slice(first, last + 1)
}

const kin = new Set('mum mom dad mam nan gran sis bro'.split(' '))
const everyday = new Set<string>(everydayWords.filter((word) => !kin.has(word)))
const owners = new Set(['the', 'my', 'our'])
const articles = new Set('the a an my our his her their this that these those all some'.split(' '))
const auxiliary = new Set("has have had been is was got are were 's".split(' '))
const never = new Set(
  'him her them it charity anyone everyone nobody everybody somebody someone children kids'.split(' '),
)
/** Around the verb they name neither what was given nor to whom. */
const told = new Set([
  ...auxiliary,
  ...`i we 've ve have just already now also ok so and then i've we've over on off along it that be being all both fyi btw note today
  yesterday earlier finally`.split(/\s+/),
])
