import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { distance } from '#foundation/language/text/spelling.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'

export type Naming = { title: number; used: Token[] }

/** Which of these titles the words name best, and which words do so; none where two are named alike. */
export function namedBy(tokens: readonly Token[], titles: readonly string[]): Naming | undefined {
  const [best, ...others] = bestOf(namingsOf(tokens, titles))
  return best && others.length === 0 ? best : undefined
}

/** All that are named by as many words as none other. */
export function bestOf(namings: readonly Naming[]): Naming[] {
  const most = Math.max(0, ...namings.map(({ used }) => used.length))
  return namings.filter(({ used }) => used.length === most)
}

/** Each title that the words name, with the words that do so. */
export function namingsOf(tokens: readonly Token[], titles: readonly string[]): Naming[] {
  return titles.flatMap((title, at) => {
    const words = tokenize(title).flatMap(({ text }) => (small.has(text) ? [] : [text]))
    const whole = wholeIn(tokens, title)
    const used = tokens.filter(
      (token) => whole.includes(token) || (!small.has(token.text) && words.some((word) => isSame(token.text, word))),
    )
    const isTold = used.some((token) => isPointedAt(tokens, token) || !isVerbOnly(token.text, words))
    return isTold ? [{ title: at, used: [...used, ...joinedIn(tokens, title, used)] }] : []
  })
}

/** “Pickup” of “Pick up the parcel”. */
function joinedIn(tokens: readonly Token[], title: string, used: readonly Token[]): Token[] {
  const words = tokenize(title).map(({ text }) => text)
  const joined = new Set(words.slice(1).map((word, at) => `${words[at]}${word}`))
  return tokens.filter((token) => joined.has(token.text) && !used.includes(token))
}

export function isOfTitle(word: string, title: string): boolean {
  return tokenize(title).some(({ text }) => isSame(word, text))
}

/** How many words of the title stand there, those that name nothing by themselves among them. */
export function sharedWords(tokens: readonly Token[], title: string): number {
  const said = new Set(tokens.map(({ text }) => text))
  return tokenize(title).filter(({ text }) => said.has(text)).length
}

/** Where a title of several words stands as it is, all of them are its own: “the look at tomorrow reminder” says no day. */
function wholeIn(tokens: readonly Token[], title: string): Token[] {
  const words = tokenize(title).map(({ text }) => text)
  const at = tokens.findIndex((_, from) => words.every((word, place) => tokens[from + place]?.text === word))
  return words.length < 2 || at === -1 ? [] : tokens.slice(at, at + words.length)
}

/** “The tanker” is no verb, and neither is the “call” of “my call reminders”. */
function isPointedAt(tokens: readonly Token[], { from }: Token): boolean {
  const at = tokens.findIndex((token) => token.from === from)
  const isCalled = ['reminder', 'reminders', 'one', 'ones'].includes(tokens[at + 1]?.text ?? '')
  return isCalled || ['the', 'my', 'about'].includes(tokens[at - 1]?.text ?? '')
}

/** “Take” of “Take vitamins” alone names nothing. */
function isVerbOnly(text: string, [first = '', ...others]: readonly string[]): boolean {
  return verbs.has(first) && others.length > 0 && isSame(text, first) && !others.some((word) => isSame(text, word))
}

/** What titles begin with, and what says nothing by itself. */
const verbs = new Set(
  `take call ring phone buy pay send move feed water check pick collect book bring put turn get give make do go start stop leave write read
  sign file submit order return print clean wash fix renew cancel confirm pack prepare prep plan post mail email text reply tell ask remind
  meet visit see watch open close lock unlock charge empty fill top set switch walk cut mow cook bake eat drink charge update review
  finish complete test try look find hand drop fetch transfer book change replace repair hang count order lay dial log join`.split(
    /\s+/,
  ),
)

/** “Moving” of “Move the car”, “feeding” of “feed”, “plants” of “plant”. */
function isSame(word: string, other: string): boolean {
  const [one, two] = [stemOf(word), stemOf(other)]
  if (one === two) return true
  return Math.min(one.length, two.length) > 4 && distance(one, two, 1) <= 1
}

function stemOf(word: string): string {
  const bare = word.replace(/['’]s$/, '')
  const stem = bare.replace(/(?:ations?|ing|ed|es|s|e)$/, '')
  if (stem.length < 3) return bare
  // “Planning” of “plan”, but “call” of “calling”.
  const isDoubled = stem !== bare && stem.at(-1) === stem.at(-2) && !/[aeiouls]$/.test(stem)
  return isDoubled ? stem.slice(0, -1) : stem
}

const small = new Set([
  ...lightWords,
  'reminder',
  'reminders',
  'remind',
  'take',
  'stop',
  'drop',
  'back',
  'later',
  'before',
  'today',
  'tomorrow',
  'day',
])
