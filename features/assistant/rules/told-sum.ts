import { distance } from '#foundation/language/text/spelling.ts'
import { sumIn, type Sum } from './sums.ts'

/**
 * A sum as it is told in a conversation, with what the numbers stand for: “room is 12.4 by 8.5 m, how many m2”,
 * “commission on 742,500 at 2.5%?”, and after it “minus 14.9 for the stairs”, “my cut’s 70% of it”.
 */
export function toldSum(text: string, before?: number): Sum | undefined {
  if (text.length > longest) return undefined
  const bits = bitsOf(text)
  if (bits.some((bit) => bit.kind === 'word' && clock.has(bit.word))) return undefined
  const said = withoutLead(bits)
  const further = before === undefined ? undefined : goneOn(said, before)
  return further ?? shareOf(said, text) ?? areaOf(said) ?? product(said, text)
}

const longest = 120

type Bit =
  | { kind: 'number'; value: number; isShare: boolean }
  | { kind: 'word'; word: string }
  | { kind: 'mark'; word: string }

const piece = /\d[\d,]*(?:\.\d+)?k?(?:m2|sqm)?|\p{L}[\p{L}'’]*2?|[%+*×÷/=?.,;:–—-]/gu

function bitsOf(text: string): Bit[] {
  const found = text.toLowerCase().match(piece) ?? []
  return found.flatMap((word, at): Bit[] => {
    const digits = /^(\d[\d,]*(?:\.\d+)?)(k?)/.exec(word)
    const value = digits
      ? Number(digits[1]?.replaceAll(',', '')) * (digits[2] === 'k' ? 1000 : 1)
      : (numerals.get(word) ?? Number.NaN)
    if (Number.isFinite(value)) return [{ kind: 'number', value, isShare: percent.has(found[at + 1] ?? '') }]
    if (percent.has(word) && at > 0) return []
    return [/^\p{L}/u.test(word) ? { kind: 'word', word: word.replaceAll('’', "'") } : { kind: 'mark', word }]
  })
}

const percent = new Set('% percent pct perc'.split(' '))
const numerals = new Map(
  'two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, at + 2]),
)

function withoutLead(bits: readonly Bit[]): Bit[] {
  const at = bits.findIndex((bit) => bit.kind === 'number' || !fillers.has(bit.word))
  return at === -1 ? [] : bits.slice(at)
}

const fillers = new Set(
  ', . - – — and n so then ok okay k now right cool good great nice hmm hm well but also er uh um oh ah now yes thanks thx'.split(
    ' ',
  ),
)

/** Where one of these is said, a time is meant. */
const clock = new Set(
  `am pm oclock min mins minute minutes hr hrs hour hours today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday
  mon tue tues wed weds thu thurs fri sat sun noon midday meeting call calendar task tasks todo list reminder remind`.split(
    /\s+/,
  ),
)

const goingOn: Readonly<Record<string, string>> = {
  ...Object.fromEntries('add plus +'.split(' ').map((word) => [word, '+'])),
  ...Object.fromEntries('minus less subtract deduct without - – —'.split(' ').map((word) => [word, '-'])),
  ...Object.fromEntries('times multiply multiplied x * ×'.split(' ').map((word) => [word, '*'])),
  ...Object.fromEntries('divide divided / ÷ split'.split(' ').map((word) => [word, '/'])),
}
const fractions: Readonly<Record<string, number>> = {
  half: 0.5,
  third: 1 / 3,
  quarter: 0.25,
  double: 2,
  twice: 2,
  triple: 3,
}
const pointing = new Set(['it', 'that', 'this', 'them', "that's"])

function wordOf(bit: Bit | undefined): string {
  return bit === undefined || bit.kind === 'number' ? '' : bit.word
}

/** What is calculated from the previous result. A reason may follow it. */
function goneOn(bits: readonly Bit[], before: number): Sum | undefined {
  const comma = bits.findIndex((bit) => bit.kind === 'mark' && [',', ';'].includes(bit.word))
  const said = comma === -1 ? bits : bits.slice(0, comma)
  const numbers = bits.filter((bit) => bit.kind === 'number')
  const isLong = said.length > mostSaid || numbers.length > 1
  return isLong ? undefined : (changedBy(said, before) ?? partOf(said, before) ?? timesOver(said, before))
}

const mostSaid = 12

/** “Add 18% gst”, “minus 14.9 for the stairs”, “take off 200”. */
function changedBy(said: readonly Bit[], before: number): Sum | undefined {
  const verb = wordOf(said[0])
  const isTaken = taking.has(verb) && away.has(wordOf(said[1]))
  const sign = isTaken ? '-' : goingOn[verb]
  const at = said.findIndex((bit) => bit.kind === 'number')
  const number = said[at]
  if (sign === undefined || number?.kind !== 'number') return undefined
  const between = said.slice(isTaken ? 2 : 1, at).map(wordOf)
  const behind = said.slice(at + 1).map(wordOf)
  if (!between.every((word) => linking.has(word))) return undefined
  const isOpen = number.isShare || behind.length === 0 || behindNumber.has(behind[0] ?? '')
  const shown = `${before} ${sign} ${number.value}${number.isShare ? '%' : ''}`
  return isOpen ? sumIn(shown) : undefined
}

const taking = new Set('take knock'.split(' '))
const away = new Set('off away out'.split(' '))
const linking = new Set('by a an the of another it that this for with into in between among on top'.split(' '))
const behindNumber = new Set(
  'for of as because on since ways people parts each again usd eur gbp dollars euros pounds kr rupees quid bucks tax vat gst tip ? .'.split(
    ' ',
  ),
)

/** “And half of that”, “my cut’s 70% of it”. */
function partOf(said: readonly Bit[], before: number): Sum | undefined {
  const at = said.findIndex((bit) => (bit.kind === 'number' ? bit.isShare : fractions[bit.word] !== undefined))
  const bit = said[at]
  if (!bit) return undefined
  const behind = said.slice(at + 1).map(wordOf)
  const isOfIt =
    behind.some((word) => pointing.has(word)) &&
    behind.every((word) => pointing.has(word) || word === 'of' || word === '?' || word === '.')
  if (!isOfIt || at > mostBefore || said.slice(0, at).some((each) => orders.has(wordOf(each)))) return undefined
  if (bit.kind === 'number') return sumIn(`${bit.value}% of ${before}`)
  return sumIn(times[bit.word] ? `${times[bit.word]} * ${before}` : `${wordOf(bit)} of ${before}`)
}

const times: Readonly<Record<string, number>> = { double: 2, twice: 2, triple: 3 }
const mostBefore = 4
const orders = new Set(
  'delete remove cancel move keep book block add put send mail do done finished did read mark'.split(' '),
)

/** “And this on three floors”, “that for 12 tenants”. */
function timesOver(said: readonly Bit[], before: number): Sum | undefined {
  const [first, link, number, noun, ...more] = said.filter((bit) => !(bit.kind === 'mark' && bit.word === '?'))
  if (!pointing.has(wordOf(first)) || number?.kind !== 'number' || number.isShare || more.length > 0) return undefined
  const isMany = noun?.kind === 'word' && /(?:s|people|men)$/.test(noun.word)
  return isMany && over.has(wordOf(link)) ? sumIn(`${before} * ${number.value}`) : undefined
}

const over = new Set('on for over across times in x'.split(' '))

/** “Commission on 742,500 at 2.5%?”, “hm 3% of 685000”: one share of one amount, and what it is. */
function shareOf(bits: readonly Bit[], text: string): Sum | undefined {
  const numbers = bits.flatMap((bit) => (bit.kind === 'number' ? [bit] : []))
  const [share, amount] = [numbers.find(({ isShare }) => isShare), numbers.find(({ isShare }) => !isShare)]
  if (numbers.length !== 2 || !share || !amount) return undefined
  const words = bits.flatMap((bit) => (bit.kind === 'word' ? [bit.word] : []))
  const isOf = bits.some((bit, at) => wordOf(bit) === 'of' && bits[at - 1] === share && bits[at + 1] === amount)
  const isLinked = words.some((word) => word === 'on' || word === 'at' || word === 'of' || word === 'from')
  const others = words.filter((word) => !askedWords.has(word) && !isFee(word))
  const isAsked = text.includes('?') || words.some((word) => asks.has(word))
  const isNamed = words.some(isFee) || isAsked
  return (isOf || isNamed) && isLinked && others.length <= mostUnknown
    ? sumIn(`${share.value}% of ${amount.value}`)
    : undefined
}

const mostUnknown = 2
const asks = new Set(['what', 'whats', "what's", 'how'])
const fees = 'commission fee tax vat gst tip interest deposit cut share royalty levy duty margin rent'.split(' ')

/** Also with one wrong letter. */
function isFee(word: string): boolean {
  return fees.some((fee) => fee === word || (fee.length > 6 && distance(word, fee, 1) <= 1))
}

const askedWords = new Set(
  `what's whats what is how much the a an my our of on at from for would be will does do that it quick sum please pls me tell work out make makes
  come to so and`.split(/\s+/),
)

/** “Room is 12.4 by 8.5 metres, how many m2”. */
function areaOf(bits: readonly Bit[]): Sum | undefined {
  const numbers = bits.flatMap((bit, at) => (bit.kind === 'number' && !bit.isShare ? [{ at, value: bit.value }] : []))
  const [one, other, ...more] = numbers
  if (!one || !other || more.length > 0) return undefined
  const between = bits.slice(one.at + 1, other.at).map(wordOf)
  const isBy =
    between.some((word) => byWords.has(word)) && between.every((word) => byWords.has(word) || lengths.has(word))
  const isArea = bits.some((bit) => areas.has(wordOf(bit)))
  return isBy && isArea ? sumIn(`${one.value} * ${other.value}`) : undefined
}

const byWords = new Set('by x × *'.split(' '))
const lengths = new Set('m meter meters metre metres cm ft foot feet yard yards yd km'.split(' '))
const areas = new Set('m2 sqm sq sqft square area surface'.split(' '))

/** “45000 x 26 crew days”: what is counted comes after the numbers. */
function product(bits: readonly Bit[], text: string): Sum | undefined {
  const [one, sign, other, ...behind] = bits.filter((bit) => !(bit.kind === 'mark' && '?=.'.includes(bit.word)))
  if (one?.kind !== 'number' || other?.kind !== 'number' || one.isShare || other.isShare) return undefined
  const isTimes = ['x', '*', '×', 'times'].includes(wordOf(sign))
  const isCount = behind.length > 0 && behind.length <= mostUnknown && behind.every((bit) => bit.kind === 'word')
  const isLarge = Math.max(one.value, other.value) >= large || text.includes('?')
  return isTimes && isCount && isLarge ? sumIn(`${one.value} * ${other.value}`) : undefined
}

const large = 100
