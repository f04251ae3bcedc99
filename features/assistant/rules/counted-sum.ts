import { shownNumber, type Sum, sumIn } from './sums.ts'

/** An amount of something. For a price, the noun is what it is paid for, if that is said. */
type Factor = { value: number; noun: string; isPrice: boolean }

/** What is multiplied, and what was added or taken off afterwards: “+ 20%”. */
export type Counted = { factors: Factor[]; steps: string[] }

/** “3 trainers, 2 days, 640 per day each. Total?”: what is counted and what one of it costs, with nothing besides. */
export function countedSum(text: string): Counted | undefined {
  const words = wordsOf(text)
  const isAsked = text.includes('?') || words.some((word) => asking.has(word))
  const factors = factorsIn(words)
  const prices = factors?.filter(({ isPrice }) => isPrice)
  const [price] = prices ?? []
  if (!isAsked || !factors || factors.length < 2 || prices?.length !== 1 || !price) return undefined
  const counts = factors.filter((each) => each !== price)
  // Without the number of days, “640 per day” gives no total.
  const isPaidFor = price.noun === '' || counts.some(({ noun }) => isSame(noun, price.noun))
  const areDistinct = counts.every(({ noun }, at) => counts.findIndex((other) => isSame(other.noun, noun)) === at)
  return isPaidFor && areDistinct ? { factors, steps: [] } : undefined
}

/** “Sorry, it's only two trainers”, “and at 600?”: the same sum with another number in it. */
export function recounted(text: string, { factors, steps }: Counted): Counted | undefined {
  const said = factorsIn(wordsOf(text))
  if (!said || said.length === 0) return undefined
  let changed = factors
  for (const { value, noun, isPrice } of said) {
    const at = changed.findIndex((each) => (isPrice ? each.isPrice : !each.isPrice && isSame(each.noun, noun)))
    if (at < 0) return undefined
    changed = changed.map((each, place) => (place === at ? { ...each, value } : each))
  }
  return { factors: changed, steps }
}

/** The product, and behind it what it comes to with each further step. */
export function workedOut({ factors, steps }: Counted): { text: string; value: number } | undefined {
  const product = sumIn(factors.map(({ value }) => value).join(' * '))
  if (!product) return undefined
  let before: Sum = product
  let text = shown(product)
  for (const step of steps) {
    const sum = sumIn(`${before.value} ${step}`)
    if (!sum) return undefined
    text += `; ${shown(sum)}`
    before = sum
  }
  return { text, value: before.value }
}

function shown({ asked, value }: Sum): string {
  return `${asked} = **${shownNumber(value)}**`
}

function wordsOf(text: string): string[] {
  const said = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/(?<=\d)[',](?=\d{3}(?!\d))/g, '')
  return said.length > longest ? [] : (said.match(piece) ?? [])
}

const longest = 160
const piece = /\d+(?:\.\d+)?k?(?![\d:])|[\d:]+|\p{L}[\p{L}'-]*|[%/@×*]/gu

/** Everything that is counted or priced; nothing if a word is left over. */
function factorsIn(words: readonly string[]): Factor[] | undefined {
  if (words.some((word) => elsewhere.has(word))) return undefined
  const factors: Factor[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const value = valueOf(word)
    if (value === undefined && !beside.has(word)) return undefined
    at += 1
    if (value === undefined) continue
    const found = factorAt(words, at, { value, isAt: pricing.has(words[at - 2] ?? '') })
    if (!found) return undefined
    factors.push(found.factor)
    at = found.next
  }
  return factors
}

/** What stands behind a number: what is counted, or what it is paid for. */
function factorAt(
  words: readonly string[],
  from: number,
  { value, isAt }: { value: number; isAt: boolean },
): { factor: Factor; next: number } | undefined {
  let at = from
  while (currencies.has(words[at] ?? '')) at += 1
  const isPer = per.has(words[at] ?? '') && isNoun(words[at + 1])
  if (isPer) return { factor: { value, noun: words[at + 1] ?? '', isPrice: true }, next: at + 2 }
  if (isAt || at > from || each.has(words[at] ?? '')) return { factor: { value, noun: '', isPrice: true }, next: at }
  while (at - from < mostNouns && isNoun(words[at])) at += 1
  const noun = words[at - 1] ?? ''
  return at === from ? undefined : { factor: { value, noun, isPrice: false }, next: at }
}

const mostNouns = 3

function isNoun(word: string | undefined): boolean {
  return word !== undefined && /^\p{L}/u.test(word) && !beside.has(word) && valueOf(word) === undefined
}

function valueOf(word: string): number | undefined {
  const [, digits, thousand] = /^(\d+(?:\.\d+)?)(k?)$/.exec(word) ?? []
  return digits === undefined ? numerals.get(word) : Number(digits) * (thousand === 'k' ? 1000 : 1)
}

/** “Day” and “days”, “box” and “boxes”. */
function isSame(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length)
  return one === other || (people.has(one) && people.has(other)) || long === `${short}s` || long === `${short}es`
}

const numerals = new Map(
  'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, at + 1]),
)
const people = new Set('person people head heads guest guests'.split(' '))
const per = new Set('per a an / the'.split(' '))
const each = new Set('each apiece'.split(' '))
const pricing = new Set('at @ costs cost price rate fee'.split(' '))
const currencies = new Set('euro euros eur dollar dollars usd pound pounds gbp quid bucks francs chf kr'.split(' '))
const asking = new Set('total sum altogether much cost costs makes make comes come'.split(' '))
/** Where one of these is said, a time or a thing of the person's is meant. */
const elsewhere = new Set(
  `am pm oclock today tonight tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun
  january february march april may june july august september october november december
  task tasks reminder reminders mail mails email emails event events meeting meetings`.split(/\s+/),
)
const beside = new Set([
  ...per,
  ...each,
  ...pricing,
  ...currencies,
  ...asking,
  ...`and for of with at x × * to in all what whats what's is it its it's that thats that's this be will would how i we you have need there are
  do does so ok then please pls thanks sorry no wait actually oh hm well only just if same otherwise rest stays stay as before instead now
  not but say make works out work tell me us they're there's grand overall everything else about change let's`.split(
    /\s+/,
  ),
])
