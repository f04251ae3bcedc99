import type { Token } from '#foundation/language/text/tokens.ts'
import { capital } from './capital.ts'
import { nameAt, nameEnds } from './names.ts'
import { speaks } from './speaks.ts'

/** Orders to write that a message may be; each with another part of it as the name. */
export type Reader = (text: string, tokens: readonly Token[]) => string[]

/** “Noor asked for the 12th, say that I can”: who is answered is told first. */
export const askedFirst: Reader = (text, tokens) => {
  const [, said = '', rest = ''] =
    /^([^,;.:–—]{4,120}?)(?:[,;.]|\s[-–—])\s+(?:(?:so|and|please|pls) ){0,2}(?:say|answer|reply|tell (?:him|her|them)|let (?:him|her|them) know|write back)(?: (?:him|her|them|that)\b|:){0,2} (\S.*)$/isu.exec(
      text,
    ) ?? []
  // “They” may be the things that were told of.
  return rest === '' || /\b(?:they|them|their|it)\b/i.test(rest)
    ? []
    : nameEnds(text, tokens, 0)
        .filter(
          (end) =>
            (tokens[end]?.to ?? text.length) <= said.length &&
            (wanting.has(tokens[end]?.text ?? '') || isWaiting(tokens, end)),
        )
        .map((end) => `email ${nameAt(text, tokens, 0, end)} saying ${rest}`)
}

/** “Friday’s call with Tom is not going to work. Ask him if Monday is ok”: whom the thing is with is told of it, and asked. */
export const askedOfIt: Reader = (text, tokens) => {
  const [, said = '', rest = ''] =
    /^([^,;.:!?–—]{6,120}?)(?:[,;.!]|\s[-–—])\s+(?:(?:so|and|can you|please|pls) ){0,2}ask (?:him|her|them) ((?:if|whether|what|when|how|for|to)\b.*)$/isu.exec(
      text,
    ) ?? []
  const at = tokens.findIndex(({ text: word, to }) => to < said.length && beforeWhom.has(word))
  return at < 1 || !speaks(said)
    ? []
    : nameEnds(text, tokens, at + 1)
        .filter((end) => (tokens[end - 1]?.to ?? 0) <= said.length)
        .map((end) => {
          const told = `${text.slice(0, tokens[at]?.from).trimEnd()}${text.slice(tokens[end - 1]?.to, said.length)}`
          return `email ${nameAt(text, tokens, at + 1, end)} that ${told} and ask them ${rest}`
        })
}

const beforeWhom = new Set(['with', 'w', 'from'])

/** “Elena is waiting”, “Elena is still waiting for the offer”. */
function isWaiting(tokens: readonly Token[], at: number): boolean {
  const [verb, next, then] = tokens.slice(at, at + 3).map(({ text }) => text)
  return (verb === 'is' || verb === 's') && (next === 'waiting' || (next === 'still' && then === 'waiting'))
}

/** “Mr Hale needs to hear that the op is on Tuesday”. */
export const toHear: Reader = (text, tokens) => {
  const at = tokens.findIndex(({ text: word }) => needing.has(word))
  const [, rest = ''] =
    /^ (?:to )?(?:hear|know|be told|learn|be informed)(?: that|:|,)? (\S.*)$/isu.exec(text.slice(tokens[at]?.to)) ?? []
  return at < 1 || !speaks(rest)
    ? []
    : nameEnds(text, tokens, 0)
        .filter((end) => end === at)
        .map((end) => `email ${nameAt(text, tokens, 0, end)} saying ${rest}`)
}

const needing = new Set('needs need ought should must has wants'.split(' '))

const wanting = new Set(
  'asked asks wants wanted wrote writes needs needed offers offered invited invites proposed proposes suggested suggests wonders wondered'.split(
    ' ',
  ),
)

/** “Sara is owed an apology, the parcel was late”, “I owe Ben a thank you: …”. */
export const owed: Reader = (text, tokens) => {
  const at = tokens.findIndex(({ text: word }) => owing.has(word))
  const isOurs = tokens[at]?.text === 'owe'
  const noun = tokens.findIndex(({ text: word }, place) => place > at && owedWords.has(word))
  const words = owedWords.get(tokens[noun]?.text ?? '')
  const [, reason = '', rest = ''] =
    /^(?: you)?( (?:for|about) [^,:;.–—]{2,80})?(?:\s?[,:;.–—]|\s-)\s+(\S.*)$/su.exec(text.slice(tokens[noun]?.to)) ??
    []
  if (at < 0 || noun < 0 || words === undefined || rest === '') return []
  const from = isOurs ? at + 1 : 0
  const last = isOurs ? noun : at
  return nameEnds(text, tokens, from)
    .filter((end) => tokens.slice(end, last).every(({ text: word }) => beside.has(word)))
    .filter(
      (end) => end <= last && tokens.slice(isOurs ? end : at + 1, noun).every(({ text: word }) => beside.has(word)),
    )
    .map((end) => `email ${nameAt(text, tokens, from, end)} saying ${words}${reason}. ${capital(rest)}`)
}

const owing = new Set('owed due deserves owe'.split(' '))
const owedWords = new Map([
  ['apology', 'I’m sorry'],
  ['thanks', 'Thank you'],
  ['thank', 'Thank you'],
])
const beside = new Set('is are s a an our my big huge some proper little'.split(' '))
