import { tokenize } from '#foundation/language/text/tokens.ts'
import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'

/** “37 deals, 9 won, win rate?”: how many in a hundred of what is counted. */
export function ratioIn(text: string): { asked: string; value: number } | undefined {
  if (text.length > longest || kindOfSentence(text) === 'order') return undefined
  const words = tokenize(text.replaceAll(thousands, '')).map((token) => token.text)
  const numbers = words.filter((word) => /^\d/.test(word))
  if (words.length > mostWords || numbers.length !== 2 || !words.some((word) => asking.has(word))) return undefined
  const [one = 0, other = 0] = numbers.map(Number)
  const [part, whole] = one < other ? [one, other] : [other, one]
  const counted = words[words.indexOf(String(whole)) + 1] ?? ''
  const isOther = words.some((word) => timely.has(word))
  if (!(whole > 0) || Number.isNaN(part) || isOther || !/^[a-z]{3,}(?:s|ren|people)$/.test(counted)) return undefined
  return { asked: `${part.toLocaleString('en')} of ${whole.toLocaleString('en')}`, value: (100 * part) / whole }
}

const longest = 120
const mostWords = 14
const thousands = /(?<=\d)[',](?=\d{3}(?!\d))/g
const asking = new Set('rate ratio percentage percent share quota'.split(' '))
const timely = new Set(
  `minutes hours days weeks months years am pm today tomorrow monday tuesday wednesday thursday friday saturday sunday
  call meeting interest mortgage`.split(/\s+/),
)
