import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { distance } from '#foundation/language/text/spelling.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'

/** Which of these titles the words name best, and which words do so; none where two are named alike. */
export function namedBy(
  tokens: readonly Token[],
  titles: readonly string[],
): { title: number; used: Token[] } | undefined {
  const all = titles.map((title, at) => {
    const words = tokenize(title).flatMap(({ text }) => (small.has(text) ? [] : [text]))
    const whole = wholeIn(tokens, title)
    const used = tokens.filter(
      (token) => whole.includes(token) || (!small.has(token.text) && words.some((word) => isSame(token.text, word))),
    )
    return {
      title: at,
      used,
      isTold: used.some((token) => isPointedAt(tokens, token) || !isVerbOnly(token.text, words)),
    }
  })
  const most = Math.max(0, ...all.map(({ used }) => used.length))
  const [best, ...others] = all.filter(({ used, isTold }) => isTold && used.length === most)
  return best && others.length === 0 && most > 0 ? { title: best.title, used: best.used } : undefined
}

/** Where a title of several words stands as it is, all of them are its own: “the look at tomorrow reminder” says no day. */
function wholeIn(tokens: readonly Token[], title: string): Token[] {
  const words = tokenize(title).map(({ text }) => text)
  const at = tokens.findIndex((_, from) => words.every((word, place) => tokens[from + place]?.text === word))
  return words.length < 2 || at === -1 ? [] : tokens.slice(at, at + words.length)
}

/** “The tanker” is no verb. */
function isPointedAt(tokens: readonly Token[], { from }: Token): boolean {
  const at = tokens.findIndex((token) => token.from === from)
  return ['the', 'my', 'about'].includes(tokens[at - 1]?.text ?? '')
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
