import { amountsIn, type SumToken, tokensOfSum } from './sum-tokens.ts'

/** A calculation in words or digits, and its result. */
export type Sum = { asked: string; value: number }

/** “15 % of 240”, “12 times 14”, “80 less 20 %”; nothing unless every word belongs to the sum. */
export function sumIn(text: string): Sum | undefined {
  const tokens = tokensOfSum(text)
  if (tokens === undefined || amountsIn(tokens) === 0) return undefined
  const value = readWhole(tokens)
  return value === undefined || !Number.isFinite(value) ? undefined : { asked: wordsOf(tokens), value }
}

/** Rounded to what a person reads, so that 0.1 + 0.2 is 0.3. */
export function shownNumber(value: number): string {
  return Number(value.toPrecision(12)).toLocaleString('en', { maximumFractionDigits: 4 })
}

function readWhole(tokens: readonly SumToken[]): number | undefined {
  if (tokens.length < 2) return undefined
  const share = readShare(tokens)
  if (share !== undefined) return share
  const read = readTerms(tokens, 0)
  return read && read.next === tokens.length ? read.value : undefined
}

/** “What percent of 120 is 30”, “30 is what percent of 120”. */
function readShare(tokens: readonly SumToken[]): number | undefined {
  const [one, two, three, four, five] = tokens.map(({ sign }) => sign)
  const values = tokens.flatMap(({ value }) => (value === undefined ? [] : [value]))
  const [first = 0, second = 0] = values
  if (tokens.length !== 5 && tokens.length !== 4) return undefined
  if (one === 'share' && two === 'of' && four === 'is') return (100 * second) / first
  if (one === 'share' && two === 'is' && four === 'of') return (100 * first) / second
  if (two === 'is' && three === 'share' && four === 'of' && five === undefined) return (100 * first) / second
  return undefined
}

type Read = { value: number; next: number }

/** `deep` bounds the brackets inside brackets. */
function readTerms(tokens: readonly SumToken[], from: number, deep = 0): Read | undefined {
  let sum = readFactors(tokens, from, deep)
  while (sum) {
    const sign = tokens[sum.next]?.sign
    if (sign !== '+' && sign !== '-' && sign !== 'off') break
    const right = readFactors(tokens, sum.next + 1, deep)
    if (!right) return undefined
    const isPercent = tokens[right.next - 1]?.sign === '%' && right.next === sum.next + 3
    sum = { value: joined(sum.value, sign, isPercent ? sum.value * right.value : right.value), next: right.next }
  }
  return sum
}

function joined(left: number, sign: string, right: number): number {
  return sign === '+' ? left + right : left - right
}

function readFactors(tokens: readonly SumToken[], from: number, deep: number): Read | undefined {
  let product = readFactor(tokens, from, deep)
  while (product) {
    const sign = tokens[product.next]?.sign
    if (sign === 'off' && tokens[product.next - 1]?.sign === '%') return readOff(tokens, product, deep)
    if (sign !== '*' && sign !== '/' && sign !== 'of') break
    const right = readFactor(tokens, product.next + 1, deep)
    if (!right) return undefined
    product = { value: sign === '/' ? product.value / right.value : product.value * right.value, next: right.next }
  }
  return product
}

/** “20 % off 80”. */
function readOff(tokens: readonly SumToken[], percent: Read, deep: number): Read | undefined {
  const price = readFactor(tokens, percent.next + 1, deep)
  return price && { value: price.value * (1 - percent.value), next: price.next }
}

const mostDeep = 20

function readFactor(tokens: readonly SumToken[], from: number, deep: number): Read | undefined {
  const base = readBase(tokens, from, deep)
  if (!base) return undefined
  const sign = tokens[base.next]?.sign
  if (sign === '%') return { value: base.value / 100, next: base.next + 1 }
  if (sign === 'squared') return { value: base.value ** 2, next: base.next + 1 }
  if (sign === 'cubed') return { value: base.value ** 3, next: base.next + 1 }
  if (sign !== '^') return base
  const power = readBase(tokens, base.next + 1, deep)
  return power && { value: base.value ** power.value, next: power.next }
}

function readBase(tokens: readonly SumToken[], from: number, deep: number): Read | undefined {
  const token = tokens[from]
  if (token?.value !== undefined) return { value: token.value, next: from + 1 }
  if (deep >= mostDeep) return undefined
  if (token?.sign === '-') return changed(readBase(tokens, from + 1, deep + 1), (value) => -value)
  if (token?.sign === 'root') return changed(readBase(tokens, from + 1, deep + 1), Math.sqrt)
  if (token?.sign !== '(') return undefined
  const inner = readTerms(tokens, from + 1, deep + 1)
  return inner && tokens[inner.next]?.sign === ')' ? { value: inner.value, next: inner.next + 1 } : undefined
}

function changed(read: Read | undefined, change: (value: number) => number): Read | undefined {
  return read && { value: change(read.value), next: read.next }
}

function wordsOf(tokens: readonly SumToken[]): string {
  return tokens
    .map(({ shown }) => shown)
    .join(' ')
    .replaceAll('( ', '(')
    .replaceAll(' )', ')')
}
