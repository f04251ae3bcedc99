import { everydayWords } from '#foundation/language/english/everyday-words.ts'
import type { Token } from '#foundation/language/text/tokens.ts'
import { isName } from '../words.ts'
import * as known from './known-words.ts'
import type { Clause } from './saying.ts'

/** `person`: who takes it, or `null` for the speaker. `isCertain`: the word can be nothing but a name. */
export type Taker = { person: string | null; used: Token[]; isCertain: boolean }

/** “Is with Marcus”, “handed to Jonas”, “Ray took over”, “back from Sofia, I do it myself”: who has a task now. */
export function takerIn(clause: Clause): Taker | undefined {
  const { tokens } = clause
  const refused = tokens.flatMap((token, at) => (isRefused(clause, at) ? [token] : []))
  const isDenied = tokens.some(({ text }) => text === 'not' || text === 'never')
  if (isDenied && refused.length === 0) return undefined
  const own = ownIn(clause, refused)
  if (own) return { person: null, used: [...own, ...refused], isCertain: true }
  for (const [at, token] of tokens.entries()) {
    const role = refused.includes(token) || !mayBeName(clause, at) ? undefined : roleOf(clause, at)
    if (role === undefined) continue
    const name = wholeName(clause, at)
    const said = name.map((each) => raw(clause, each)).join(' ')
    const isCertain = isCapital(said) || (role === 'hands' && !hasArticle(clause, at))
    // “Is Femi's headache”.
    const noun = /['’]s$/.test(said) ? tokens.slice(at + name.length, at + name.length + 1) : []
    return { person: said.replace(/['’]s$/, ''), used: [...name, ...refused, ...noun], isCertain }
  }
  return undefined
}

function raw({ bare }: Clause, { from, to }: Token): string {
  return bare.slice(from, to)
}

function isCapital(said: string): boolean {
  return /^\p{Lu}/u.test(said)
}

const kin = new Set('mum mom dad mam nan gran grandma grandpa sis bro auntie uncle wifey hubby'.split(' '))

/** “Not Sofia”, “from Sofia”, “instead of Sofia”: who has it no longer. */
function isRefused(clause: Clause, at: number): boolean {
  const [before = '', earlier = ''] = [wordAt(clause, at - 1), wordAt(clause, at - 2)]
  const isSaid = refusing.has(before) || ((before === 'of' || before === 'than') && refusing.has(earlier))
  return isSaid && mayBeName(clause, at)
}

const refusing = new Set('not from off instead rather'.split(' '))

/** The speaker does it alone, or takes it back. */
function ownIn(clause: Clause, refused: readonly Token[]): Token[] | undefined {
  const free = clause.tokens.filter((_, at) => !clause.named.has(at))
  const words = free.map(({ text }) => text)
  const back = free.filter(({ text }) => text === 'back' || takes.has(text))
  if (words.includes('back') && refused.length > 0 && back.length > 1) return back
  // “I take over the bundle from Imran”.
  const isTaken = (words[0] === 'i' || words[0] === 'we') && words.some((word) => takes.has(word))
  if (isTaken && refused.length > 0) return back
  // “Is back with me”.
  const isWithMe = words.some((word, at) => word === 'me' && (words[at - 1] === 'with' || words[at - 1] === 'to'))
  const returned = free.filter(({ text }) => text === 'back' || text === 'again')
  if (isWithMe && returned.length > 0 && words.some((word) => resting.has(word) || going.has(word) || word === 'comes'))
    return [...returned, ...free.filter(({ text }) => text === 'comes')]
  const self = free.filter(({ text }) => text === 'myself' || text === 'mine')
  const isOwn =
    words.includes('i') || words[0] === 'do' || words[0] === 'doing' || words.includes('is') || words.includes('me')
  return self.length > 0 && isOwn ? self : undefined
}

const takes = new Set('take takes took taking taken'.split(' '))

function wordAt({ tokens, named }: Clause, at: number): string | undefined {
  return named.has(at) ? undefined : tokens[at]?.text
}

function mayBeName(clause: Clause, at: number): boolean {
  const token = clause.tokens[at]
  if (!token || clause.named.has(at)) return false
  const said = raw(clause, token)
  const word = token.text.replace(/['’]s$/, '')
  if (!isName(word) || known.light.has(word) || handing.has(word) || known.moving.has(word)) return false
  return isCapital(said) || kin.has(word) || (!everyday.has(word) && !word.endsWith('ing') && !word.endsWith('ed'))
}

const everyday = new Set<string>(everydayWords)

/** Name and surname, or a title before the name: “Frau Lindner”. */
function wholeName(clause: Clause, at: number): Token[] {
  const next = clause.tokens[at + 1]
  const [first] = clause.tokens.slice(at, at + 1)
  if (!first) return []
  const isLonger = next && mayBeName(clause, at + 1) && isCapital(raw(clause, first)) && isCapital(raw(clause, next))
  return isLonger ? [first, next] : [first]
}

function hasArticle(clause: Clause, at: number): boolean {
  return articles.has(wordAt(clause, at - 1) ?? '')
}

const articles = new Set(['the', 'my', 'our'])

/** `hands`: a verb says that it changes hands; `has`: only where it is. */
function roleOf(clause: Clause, at: number): 'hands' | 'has' | undefined {
  const lead = hasArticle(clause, at) ? at - 2 : at - 1
  const before = wordAt(clause, lead) ?? ''
  const earlier = clause.tokens.slice(0, Math.max(0, lead)).filter((_, place) => !clause.named.has(place))
  const hands = earlier.some(({ text }) => giving.has(text))
  if (giving.has(before)) return 'hands'
  if (objects.has(before) && giving.has(wordAt(clause, lead - 1) ?? '')) return 'hands'
  if (telling.has(before) && wordAt(clause, at + wholeName(clause, at).length) === 'to') return 'hands'
  if (before === 'responsible') return 'hands'
  if (before === 'to' && hands) return 'hands'
  if (before === 'to' && earlier.some(({ text }) => going.has(text))) return 'has'
  if (places.has(before) && (lead === 0 || clause.named.has(lead - 1) || resting.has(wordAt(clause, lead - 1) ?? '')))
    return 'has'
  return takesIt(clause, at) ? 'hands' : undefined
}

const objects = new Set(['it', 'that', 'this', 'them', 'those'])
const telling = new Set(['told', 'asked', 'tell', 'ask', 'got'])

/** “The kit is Ravi's job now”, “the letter's Anita's now”, “Ravi is responsible”. */
function ownsIt(clause: Clause, at: number, next: string | undefined): boolean {
  const { tokens, named } = clause
  const before = tokens[at - 1]?.text ?? ''
  const isSaid = ['is', 'are', 'now', 'be', 'becomes'].includes(before) || named.has(at - 1) || isShort(clause, at - 1)
  const isLast = at + 2 === tokens.length && !named.has(at + 1)
  return isShort(clause, at) && isSaid && (next === undefined || owned.has(next) || isLast)
}

/** “Anita's”, “the letter's”. */
function isShort(clause: Clause, at: number): boolean {
  const token = clause.tokens[at]
  return token !== undefined && /['’]s$/.test(raw(clause, token))
}

const owned = new Set('now job task turn problem baby thing responsibility from'.split(' '))

/** “Ray took over”, “Priya is doing”, “Amélie will write it”, “it is Deniz who does it”. */
function takesIt(clause: Clause, at: number): boolean {
  const behind = clause.tokens.slice(at + wholeName(clause, at).length)
  const next = behind.findIndex(({ text }) => !between.has(text))
  const verb = behind[next]
  if (ownsIt(clause, at, behind[0]?.text)) return true
  if (!verb) return false
  if (verb.text === 'responsible') return true
  const isSoon = behind.slice(0, next).some(({ text }) => text === 'will' || text === "'ll")
  const place = at + wholeName(clause, at).length + next
  // “Amélie will write it”, of a task to draft it.
  if (clause.named.has(place)) return isSoon && clause.named.get(place) === verb.text
  if (taking.has(verb.text)) return true
  return isSoon && doing.has(verb.text)
}

const between = new Set(
  "now is will 'll just who that already also can has to should could would kindly then going".split(' '),
)
const places = new Set(['with', 'w'])
const resting = new Set('is are was now sits lies rests stays remains already currently been'.split(' '))
const going = new Set('goes go going went gone over moves passes is belongs belong'.split(' '))
const giving = new Set(
  `give gave given giving gives hand handed handing hands pass passed passing assign assigned assigning reassign reassigned delegate
  delegated delegating transfer transferred entrust entrusted leave let`.split(/\s+/),
)
const taking = new Set(
  `takes take took taken taking has have does doing do handles handle handling handled owns own picks pick picking picked
  inherits gets looks look deals deal covers cover sorts`.split(/\s+/),
)
const doing = new Set(
  `write draft make prepare finish fix send call ring book order review check buy get pay plan organise organize arrange collect
  update clean run lead edit print submit file sort renew answer complete`.split(/\s+/),
)

/** Words that say no more than that it changes hands. */
export const handing: ReadonlySet<string> = new Set([
  ...giving,
  ...going,
  ...taking,
  ...doing,
  ...resting,
  ...places,
  ...owned,
  ...'on off along care charge responsible job turn hands told myself mine back from not instead rather no longer ask asked told tell who for of after'.split(
    ' ',
  ),
])
