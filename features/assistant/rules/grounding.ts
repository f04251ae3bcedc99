import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { sentencesOf } from '#foundation/language/summary/sentences.ts'
import { plain } from '#foundation/language/text/tokens.ts'

/** Words that an answer may rest on: a passage, where it stands, and the address in the app that shows it. */
export type Ground = { text: string; from: string; path?: string }

/** How much of the telling words of a sentence its source holds; the rest may be other words for them. */
const enough = 0.6

/**
 * The ground that a sentence rests on: it holds every number and every name of the sentence, most of its telling words, and
 * says “not” where the sentence does. `undefined` where none does. A model is never asked which one it is.
 */
export function groundOf<Each extends Ground>(sentence: string, grounds: readonly Each[]): Each | undefined {
  const claim = readClaim(sentence)
  let best: { ground: Each; share: number } | undefined
  for (const ground of grounds) {
    const held = wordsIn(`${ground.text} ${ground.from}`)
    const known = new Set(held)
    if (!claim.exact.every((word) => known.has(word))) continue
    if (!saysTheSame(claim, ground)) continue
    const share = claim.telling.filter((word) => held.some((other) => isAlike(word, other))).length
    if (share > (best?.share ?? -1)) best = { ground, share }
  }
  return best && best.share >= enough * claim.telling.length ? best.ground : undefined
}

/** Of the sentences that are most like the claim, one denies as it does: “cats are allowed” is not what “cats are not allowed” says. */
function saysTheSame({ telling, exact, denies }: Claim, { text }: Ground): boolean {
  const sentences = sentencesOf(text).map(({ from, to }) => {
    const words = wordsIn(text.slice(from, to))
    const alike = [...telling, ...exact].filter((word) => words.some((other) => isAlike(word, other))).length
    return { alike, denies: words.some((word) => denials.has(word)) }
  })
  const most = Math.max(0, ...sentences.map(({ alike }) => alike))
  return sentences.length === 0 || sentences.some((each) => each.alike === most && each.denies === denies)
}

/** Whether a sentence states anything: a question, an announcement such as “It says:” and “Yes.” by itself do not. */
export function isClaim(sentence: string): boolean {
  const { exact, telling } = readClaim(sentence)
  return !/[?:]["”’)*_]*\s*$/.test(sentence) && exact.length + telling.length > 0
}

/** Where the claims of a line end, each with its words. */
export function claimsIn(line: string): { text: string; to: number }[] {
  const spans = sentencesOf(line).map(({ from, to }) => ({ text: line.slice(from, to), to }))
  const all = spans.length > 0 ? spans : [{ text: line, to: line.trimEnd().length }]
  return all.filter(({ text }) => isClaim(text))
}

type Claim = { exact: string[]; telling: string[]; denies: boolean }

/** `exact`: numbers and names, for which there are no other words. */
function readClaim(sentence: string): Claim {
  const words = wordsIn(sentence)
  const names = new Set(
    Array.from(sentence.matchAll(/(?<=[\p{L}\p{N},;)] )\p{Lu}[\p{L}\p{M}]+/gu), ([name]) => plain(name)),
  )
  const exact = new Set(words.filter((word) => /\d/.test(word) || names.has(word)))
  const telling = words.filter((word) => !light.has(word) && !exact.has(word) && word.length > 2)
  return { exact: [...exact], telling: [...new Set(telling)], denies: words.some((word) => denials.has(word)) }
}

const light = new Set(lightWords)
const denials = new Set(
  'not no never none nothing nobody neither nor cannot isn doesn don didn won nicht kein keine keinen'.split(' '),
)

/** “1,180” and “1180” are one number. */
function wordsIn(text: string): string[] {
  const joined = text.replaceAll(/(?<=\d)[,'’\u202F](?=\d{3})/g, '')
  return (joined.match(/[\p{L}\p{M}]+|\d+(?:[.:,]\d+)*/gu) ?? []).map(plain)
}

const shortest = 4
const longestEnding = 3

/** Forms of one word begin alike: “pays” and “payment” do, “rent” and “rest” do not. */
function isAlike(one: string, other: string): boolean {
  if (one === other || one === `${other}s` || other === `${one}s`) return true
  const common = Math.max(shortest, Math.min(one.length, other.length) - longestEnding)
  return one.length >= shortest && other.length >= shortest && one.slice(0, common) === other.slice(0, common)
}
