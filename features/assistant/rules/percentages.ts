import { setOf } from '#foundation/language/text/word-set.ts'

/** A share of an amount, such as a tax: `rate` in percent of `base`. */
export type Share = { rate: number; base: number }

export type ShareAnswer = { asked: string; value: number; share: Share }

/** “21% VAT on 1480”, “968 incl 21%, what was it before”, and after it “so incl?”, “and of 300?”. */
export function shareIn(text: string, before?: Share): ShareAnswer | undefined {
  if (text.length > longest) return undefined
  const words = (text.toLowerCase().match(/\d+(?:[.,]\d+)*k?|[a-z]+|%/g) ?? []).filter((word) => !filler.has(word))
  if (words.some((word) => !/^[\d%]/.test(word) && !known.has(word))) return undefined
  const rates = words.flatMap((word, at) => (isRate(words, at) ? [numberOf(word)] : []))
  const amounts = words.flatMap((word, at) => (/^\d/.test(word) && !isRate(words, at) ? [numberOf(word)] : []))
  if (rates.length > 1 || amounts.length > 1) return undefined
  const way = wayOf(words)
  const rate = rates[0] ?? before?.rate
  const base = amounts[0] ?? before?.base
  if (rate === undefined || base === undefined) return undefined
  const isNew = rates.length === 1 && amounts.length === 1
  const isAsked = way !== undefined || words.some((word) => nouns.has(word) || word === 'on' || word === 'of')
  // “And 2.6%?”: the other rate, of the same amount.
  const isRateAlone = rates.length === 1 && amounts.length === 0 && before !== undefined && words.length === 2
  if (isNew ? !isAsked : !isRateAlone && !isFollow(words, way)) return undefined
  return worked({ rate, base }, way ?? 'part')
}

type Way = 'part' | 'with' | 'without' | 'less' | 'back'

function worked(share: Share, way: Way): ShareAnswer {
  const { rate, base } = share
  const part = (base * rate) / 100
  const shown = base.toLocaleString('en', { maximumFractionDigits: 4 })
  const results: Readonly<Record<Way, { asked: string; value: number }>> = {
    part: { asked: `${rate} % of ${shown}`, value: part },
    with: { asked: `${shown} + ${rate} %`, value: base + part },
    without: { asked: `${shown} without the ${rate} % in it`, value: base / (1 + rate / 100) },
    less: { asked: `${shown} − ${rate} %`, value: base - part },
    back: { asked: `${shown} before ${rate} % were added`, value: base / (1 + rate / 100) },
  }
  return { ...results[way], share }
}

/** What is wanted: the amount including the percentage, or the one before it. */
function wayOf(words: readonly string[]): Way | undefined {
  const has = (some: ReadonlySet<string>) => words.some((word) => some.has(word))
  if (has(backward)) return 'back'
  if (has(discounts)) return words.includes('on') ? 'part' : 'less'
  if (has(adding)) return 'with'
  if (has(without) || (has(within) && words.some((word) => /^\d/.test(word)))) return 'without'
  if (has(within)) return 'with'
  return undefined
}

/** Less than a whole question: “so incl?”, “and of 300”, “and at 9%”. */
function isFollow(words: readonly string[], way: Way | undefined): boolean {
  if (words.length === 0 || words.length > 8) return false
  return way !== undefined || words.some((word) => links.has(word))
}

function isRate(words: readonly string[], at: number): boolean {
  return /^\d/.test(words[at] ?? '') && ['%', 'percent', 'pct'].includes(words[at + 1] ?? '')
}

/** “2,5” has a decimal comma, “2,500” a thousands one. */
function numberOf(word: string): number {
  const digits = word.replace('k', '')
  const plain = /^\d+,\d{1,2}$/.test(digits) ? digits.replace(',', '.') : digits.replaceAll(',', '')
  return Number(plain) * (word.endsWith('k') ? 1000 : 1)
}

const longest = 120
const filler =
  setOf(`whats what is s how much the a an so and ok then please pls was were it that would be will come to i pay
  do get if there hm now but tell me calculate work out again you can your my in eur euro euros usd dollars gbp
  pounds chf kr does make price bill amount we splitting split sharing share each person`)
const nouns = setOf('vat tax gst iva mwst btw tva tip gratuity commission interest service fee markup surcharge duty')
const within = setOf('incl including inclusive included with gross total all')
const adding = setOf('plus add added adding')
const without = setOf('excl excluding exclusive without net ex before minus')
const backward = setOf('back backwards reverse other')
const discounts = setOf('discount off reduction rebate')
const links = setOf('of on for from at with')
const known = new Set([
  ...nouns,
  ...within,
  ...adding,
  ...without,
  ...backward,
  ...discounts,
  ...links,
  ...setOf('percent pct way round around sum'),
])
