/** A number, or a sign by the name that the reader of sums knows it by. */
export type SumToken = { value?: number; sign?: string; shown: string }

const longest = 200

/** The tokens of a sum without the question around it; nothing if a word belongs to no sum. */
export function tokensOfSum(text: string): SumToken[] | undefined {
  if (text.length > longest) return undefined
  // Two small numbers alone are a time or a date.
  if (/^\d{1,2} ?[-–/:] ?\d{1,2}[?.!]?$/.test(text.trim())) return undefined
  const { words, isAsked } = withoutQuestion(text.toLowerCase().replaceAll('’', "'").replaceAll(thousands, ''))
  const tokens: SumToken[] = []
  for (let at = 0; at < words.length;) {
    const found = signAt(words, at) ?? numberAt(words, at) ?? countedAt(words, at) ?? priceAt(words, at, isAsked)
    if (found === undefined) return undefined
    tokens.push(...found.tokens)
    at = found.next
  }
  const isCounted = words.some((_word, at) => isCountedAt(words, at))
  return isCounted && !tokens.some(({ sign }) => sign === '*' || sign === '/') ? undefined : tokens
}

/** “26 kids”, “5,000 shillings”: what is counted changes nothing where numbers are only multiplied and divided. */
function countedAt(words: readonly string[], at: number): Found | undefined {
  return isCountedAt(words, at) ? { tokens: [], next: at + 1 } : undefined
}

/** “14 boards at 23.50”, asked about: so much for each of them. Without a question, “2 rooms at 9” may say a time. */
function priceAt(words: readonly string[], at: number, isAsked: boolean): Found | undefined {
  const isPrice = words[at] === 'at' || words[at] === '@' || words[at] === 'for'
  const times = words.findIndex((word) => measures.has(word))
  const isCounted = isCountedAt(words, at - 1) || (words[at - 1] === 'people' && /^\d/.test(words[at - 2] ?? ''))
  if (!isAsked || !isPrice || !isCounted || times >= 0) return undefined
  return { tokens: [{ sign: '*', shown: '×' }], next: at + 1 }
}

const measures = new Set('minutes mins hours hrs days weeks months years'.split(' '))

function isCountedAt(words: readonly string[], at: number): boolean {
  const isPlural = /^[a-z]{2,20}(?:s|ren|people)$/.test(words[at] ?? '')
  return isPlural && signAt(words, at) === undefined && /^\d/.test(words[at - 1] ?? '')
}

export function amountsIn(tokens: readonly SumToken[]): number {
  return tokens.filter(({ value }) => value !== undefined).length
}

/** “3'480”. */
const thousands = /(?<=\d)'(?=\d{3}(?!\d))/g
const piece = /\d[\d,]*(?:\.\d+)?k?|\.\d+|[a-z']+|[^\s\da-z']/g

/** `isAsked`: a question stood before it, as in “how much is”. */
function withoutQuestion(text: string): { words: string[]; isAsked: boolean } {
  const words = text.match(piece) ?? []
  while (/^[?=.!]$/.test(words.at(-1) ?? '')) words.pop()
  const isEach = words.at(-1) === 'each'
  while (courtesies.has(words.at(-1) ?? '')) words.pop()
  const lead = leads.find((each) => each.every((word, at) => words[at] === word))
  return lead ? { words: words.slice(lead.length), isAsked: isEach || lead[0] !== 'and' } : { words, isAsked: isEach }
}

const courtesies = new Set(['please', 'pls', 'thanks', 'each', ','])

/** The longest first. */
const leads = [
  'can you tell me what is',
  'can you tell me',
  'can you calculate',
  'could you calculate',
  'can you work out',
  'and what is',
  'so what is',
  "and what's",
  'what does',
  'what is',
  'how much is',
  'how much are',
  'quick ,',
  "what's",
  'whats',
  'tell me',
  'work out',
  'calculate',
  'compute',
  'and',
]
  .map((lead) => lead.split(' '))
  .toSorted((one, other) => other.length - one.length)

type Found = { tokens: SumToken[]; next: number }

function signAt(words: readonly string[], at: number): Found | undefined {
  for (const { said, sign, shown } of signs) {
    if (said.every((word, index) => words[at + index] === word))
      return { tokens: sign === '' ? [] : [{ sign, shown }], next: at + said.length }
  }
  const half = halves[words[at] ?? '']
  if (half === undefined || words[at + 1] !== 'of') return undefined
  const tokens = [
    { value: half, shown: words[at] ?? '' },
    { sign: 'of', shown: 'of' },
  ]
  return { tokens, next: at + 2 }
}

const halves: Readonly<Record<string, number>> = { half: 0.5, third: 1 / 3, quarter: 0.25, double: 2, twice: 2 }

const signs = Object.entries({
  '+': ['+', 'plus', 'added to'],
  '-': ['-', '−', '–', 'minus', 'less'],
  '*': ['*', '×', 'x', 'times', 'multiplied by', 'multiply by'],
  '/': [
    '/',
    '÷',
    ':',
    'divided by',
    'over',
    'split by',
    'split between',
    'split among',
    'divided between',
    'divided among',
    'shared by',
    'split into',
    'split',
  ],
  '^': ['^', 'to the power of', '* *'],
  '%': ['%', 'percent', 'per cent'],
  share: ['what percent', 'what percentage', 'what %', 'how many percent'],
  root: ['the square root of', 'square root of', '√'],
  squared: ['squared'],
  cubed: ['cubed'],
  of: ['of', 'tip on', 'tip of'],
  off: ['off'],
  is: ['is'],
  '(': ['('],
  ')': [')'],
  '': ['a', 'the', 'people', 'persons', 'ways', 'way', 'friends', 'of us', 'equal', 'equals'],
})
  .flatMap(([sign, all]) => all.map((said) => ({ said: said.split(' '), sign, shown: shownSign(sign) })))
  .toSorted((one, other) => other.said.length - one.said.length)

function shownSign(sign: string): string {
  return { '*': '×', '/': '÷', '-': '−', share: 'what percent', root: '√' }[sign] ?? sign
}

function numberAt(words: readonly string[], at: number): Found | undefined {
  const word = words[at] ?? ''
  const digits = /^(\d[\d,]*(?:\.\d+)?|\.\d+)(k?)$/.exec(word)
  if (digits) {
    const value = Number(digits[1]?.replaceAll(',', '')) * (digits[2] === 'k' ? 1000 : 1)
    return { tokens: [{ value, shown: value.toLocaleString('en', { maximumFractionDigits: 10 }) }], next: at + 1 }
  }
  return spokenAt(words, at)
}

const small = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/)
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const large: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000 }

/** “Twenty five”, “two hundred and five”. */
function spokenAt(words: readonly string[], from: number): Found | undefined {
  let value = 0
  let at = from
  while (at < words.length) {
    const word = words[at] ?? ''
    const ten = tens.indexOf(word)
    const one = small.indexOf(word)
    const times = large[word]
    const joins = (word === 'and' && value >= 100) || (word === '-' && tens.includes(words[at - 1] ?? ''))
    if (ten >= 0) value += (ten + 2) * 10
    else if (one >= 0) value += one
    else if (times !== undefined && at > from) value *= times
    else if (!joins) break
    at += 1
  }
  if (at === from || words[at - 1] === 'and') return undefined
  return { tokens: [{ value, shown: value.toLocaleString('en') }], next: at }
}
