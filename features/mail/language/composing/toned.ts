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
  /,?\s+(?:politely|formally|kindly|gently|briefly)(?=[,.]|$)|[,;]?\s+(?:with (?:an? )?[\p{L}-]{3,14}(?: [\p{L}-]{3,14})? (?:line|word|words|touch|note|tone)|in (?:an? |my )?(?:very |best |most )?[\p{L}-]{4,16} (?:tone|voice|way|manner|style|words|terms))(?=[.,;!]|$)/iu
/** The last words, behind a comma or a full stop. */
const remark =
  /[,.;!?]\s{1,3}(?:[\p{L}-]{1,9},? ){0,4}[\p{L}-]{4,14}(?: (?:about|with|on|to) (?:it|this|that|him|her|them))?(?:,? (?:please|pls|plz))?[.!]?\s{0,3}$/iu

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
  const text = `${withoutEnd(message.slice(0, at), ' ')}${/^[.!?]/.test(said) ? said.charAt(0) : ''}${message.slice(at + said.length)}`
  return { text, isSorry, isOrder: where === remark && /^[.!?]/.test(said), ...(found && { tone: found.value }) }
}

const loose = new Set(
  'please very quite keep it be make really rather super fairly and but as possible a an the in my best most tone voice way manner style words terms word line touch note with little bit too sound and about it this that him her them on to pls plz sweet'.split(
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

const kindly = '(?:(?:please|pls|hey|hi|can you|could you|would you|will you|and|so)[ ,]+)*'
const letterVerb = '(?:write|draft|send|do|compose|make|prepare|shoot|drop)'
const letterNoun =
  '(?:mail|e-?mail|note|line|lines|message|word|words|letter|apology|reminder|nudge|chaser|follow-?up|thank[- ]you|thanks|reply|answer|response|hand-?over|introduction|intro|invitation|request|refusal|rejection|confirmation|one|out[- ]of[- ]office|ooo|absence)'
/** “Formal, please: …”. */
const announcedTone =
  /^(?:in an? |keep it |make it )?(?<tone>[\p{L}-]{4,12}(?: (?:and|but) [\p{L}-]{4,12})?)(?: tone)?(?:,? (?:please|pls))?[:.] (?=\p{L})/iu
/** “Formal handover note to …”, “write something friendly to …”. */
const namedTone = new RegExp(
  `^(?<lead>${kindly}(?:${letterVerb} )?)(?:(?:an?|one|my|our) )?(?:(?:very|really|quite|rather) )?(?:(?!(?:gentle|friendly|kind|polite) (?:payment )?reminder\\b)(?<tone>[\\p{L}-]{4,12}) (?=(?:[\\p{L}-]+ ){0,2}${letterNoun}\\b)|(?:something|sth|smth) (?:very |really |nice and )?(?<some>[\\p{L}-]{4,12})(?=,? (?:to|for) ))`,
  'iu',
)
/** “Second reminder, firm and formal, to …”. */
const amidst = new RegExp(
  `^(?<lead>${kindly}(?:[\\p{L}-]+ ){0,3}${letterNoun}), (?:(?:polite|clear|firm|short|kind)(?:,| and| but) (?!firm|clear))?(?<tone>[\\p{L}-]{4,12})(?:(?:,| and| but) (?:firm|clear|short|kind))?,(?= (?:to|for) )`,
  'iu',
)
/** “Write formally to …”, “introduce me formally to …”. */
const adverb =
  /^(?<lead>(?:please |pls )?)(?<tone>formally|politely|informally|briefly|warmly|gently) (?=(?:confirm|ask|tell|remind|write|thank|inform|invite|decline|accept|reply|answer|mail|e-?mail|let|apologi[sz]e) )|^(?<order>[^,.;:!?"“]{2,50}?) (?<manner>formally|informally|politely|kindly|gently|briefly|warmly|casually|nicely|shortly)(?= (?:to|that|for|if|whether) |: )/iu

/** The tone that is said before what is to be written, and the request without it. */
export function tonedFirst(message: string): { text: string; tone?: Tone } {
  for (const form of [announcedTone, namedTone, adverb, amidst]) {
    const { order, lead = order ?? '', tone, some, manner } = form.exec(message)?.groups ?? {}
    const found = toneOf(tone ?? some ?? manner ?? '')
    if (found === undefined) continue
    const rest = message.replace(form, some === undefined ? (form === namedTone ? `${lead}a ` : lead) : `${lead}a note`)
    return { text: rest, tone: found as Tone }
  }
  return { text: message }
}

/** The mail in the tone that was said anywhere, where none was read with it. */
export function inTone(wish: Compose, tone: Tone | undefined): Compose {
  return tone === undefined || wish.tone !== undefined ? wish : sounding(wish, { tone, isSorry: false })
}
