import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { findPhrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Tone } from '../drafting/draft.ts'
import type { Compose } from '../wish.ts'
import { sorry, tones } from './words.ts'

/** `isOrder`: said in words of its own, as in “Be nice.” */
type Toned = { text: string; tone?: Tone; isSorry: boolean; isOrder: boolean }

/** “…, short”, “…. Formal, please.”, “… with a warm line”: finds the wanted tone and removes it from the request. */
export function withoutTone(message: string): Toned {
  const inside = without(message, around)
  const behind = without(inside.text, remark)
  const tone = behind.tone ?? inside.tone
  return {
    text: behind.text,
    isSorry: behind.isSorry || inside.isSorry,
    isOrder: behind.isOrder,
    ...(tone && { tone }),
  }
}

/** “With a friendly word”, “in my best formal voice”, “in a polite way”. */
const around =
  /,?\s+(?:politely|formally|kindly|gently|briefly)(?=[,.]|$)|[,;]?\s+(?:with (?:an? )?[\p{L}-]{3,14}(?: [\p{L}-]{3,14})? (?:line|word|words|touch|note|tone)|in (?:an? |my )?(?:very |best |most )?[\p{L}-]{4,16} (?:tone|voice|way|manner|style|words))(?=[.,;!]|$)/iu
/** The last words, behind a comma or a full stop. */
const remark =
  /[,.;!]\s{1,3}(?:[\p{L}-]{1,9},? ){0,3}[\p{L}-]{4,14}(?: (?:about|with|on|to) (?:it|this|that|him|her|them))?(?:,? (?:please|pls|plz))?[.!]?\s{0,3}$/iu

function without(message: string, where: RegExp): Toned {
  const [said] = where.exec(message) ?? []
  const words = tokenize(said ?? '').filter(({ text }) => !loose.has(text))
  const [found] = findPhrases(where === around ? tokenize(said ?? '') : words, tones)
  const regrets = findPhrases(words, sorry)
  const isSorry = regrets.length > 0
  const read = [...findPhrases(words, tones), ...regrets].reduce((sum, { at, end }) => sum + end - at, 0)
  const isMore = where === remark && words.length > read
  if (said === undefined || (!found && !isSorry) || isMore) return { text: message, isSorry: false, isOrder: false }
  const at = message.indexOf(said)
  const text = `${withoutEnd(message.slice(0, at), ' ')}${/^[.!]/.test(said) ? said.charAt(0) : ''}${message.slice(at + said.length)}`
  return { text, isSorry, isOrder: where === remark && /^[.!]/.test(said), ...(found && { tone: found.value }) }
}

const loose = new Set(
  'please very quite keep it be make really rather a an the in my best most tone voice way manner style words word line touch note with little bit too sound and about it this that him her them on to pls plz sweet'.split(
    ' ',
  ),
)

/** A mail that is to sound so; what is to be sorry begins with it. */
export function sounding(wish: Compose, toned: Pick<Toned, 'tone' | 'isSorry'>): Compose {
  const { tone, isSorry } = toned
  const words = isSorry && wish.words ? { words: ['I’m sorry.', ...wish.words] } : {}
  const { splits } = wish
  return {
    ...wish,
    ...words,
    ...(tone && { tone }),
    ...(splits && { splits: splits.map((each) => sounding(each, toned)) }),
  }
}

/** “A formal answer” and “politely, please” say how a mail should sound, and nothing else. */
export function toneOf(manner: string): string | undefined {
  const tokens = tokenize(manner)
  const [tone] = findPhrases(tokens, tones)
  const isElse = tokens.some(
    ({ text }, at) => !loose.has(text) && !nouns.has(text) && !(tone && at >= tone.at && at < tone.end),
  )
  return tone && !isElse ? tone.value : undefined
}

const nouns = new Set('answer reply response mail email e-mail note message one version'.split(' '))
