import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'

/** What is left out of a deed, and the message without it: “archive Acme but leave the one from May”. */
export function withoutExcepted(text: string): { main: string; except?: string } {
  const tokens = tokenize(text)
  const found = findPhrases(tokens, exceptions).find(({ at }) => at > 0)
  const [from, behind] = [tokens[found?.at ?? 0]?.from, tokens[found?.end ?? 0]?.from]
  if (!found || behind === undefined) return { main: text }
  return { main: withoutEnd(text.slice(0, from), ends), except: text.slice(behind) }
}

const exceptions = phrases([
  [
    'except, except for, bar, but not, only not, just not, though not, with the exception of, not the one, not the ones, not that one, but leave, but keep, apart from, aside from, other than, excluding, save for, all but, but for, leave out, minus, without, skip, never mind',
    true,
  ],
])

/** Apart at marks that end one, and before the verb of a second deed; never within a time or an address. */
export function clausesOf(text: string): string[] {
  const tokens = tokenize(text)
  const starts = tokens.flatMap(({ from, text: word }, at) => {
    const before = tokens[at - 1]
    if (!before) return []
    // “On 14.12. in the morning” is not the end of a sentence.
    const isDate = /\d\.\d{1,2}\.\s$/.test(text.slice(Math.max(0, before.to - 5), from))
    const isMarked =
      (!isDate && /[,;:.!?](?:\s|$)/.test(text.slice(before.to, from + 1))) ||
      /\s[-–—]\s/.test(text.slice(before.to, from + 1)) ||
      (dashes.has(before.text) && text[before.from - 1] === ' ')
    const isRemark = at > 1 && tokens.length - at > 2 && isReason(tokens.slice(at))
    const isSpared = sparings.has(word) && tokens.slice(at + 1).some(({ text: other }) => staying.has(other))
    const isState = word === 'as' && readings.has(tokens[at + 1]?.text ?? '')
    const isGiven = giving.has(word) && tokens.slice(at + 1).some(({ text: other }) => given.has(other))
    const isDeed = joints.has(before.text) && (verbs.has(word) || isState || isGiven)
    return isMarked || isRemark || isSpared || isDeed ? [from] : []
  })
  const edges = [0, ...starts]
  return edges
    .map((from, step) => withoutAnd(text.slice(from, edges[step + 1])))
    .filter((clause) => clause.trim() !== '')
}

const ends = ' \t\n,;:.!?–—-'

/** A remark may have no mark before it: “mute the party thread its driving me mad”. */
function isReason([first, second, third]: readonly Token[]): boolean {
  const [word = '', next = ''] = [first?.text, second?.text]
  if (word === 'i') return next === 'am' && moods.has(third?.text ?? '')
  return reasons.has(word) || (word === 'cause' && subjects.has(next)) || states.has(`${word} ${next}`)
}

const reasons = new Set('because cos coz cuz bc'.split(' '))
const states = new Set(['it is', 'they are', 'that is'])
const moods = new Set('sick tired done fed bored drowning finished over not busy away'.split(' '))
const subjects = new Set('i we you he she they it there'.split(' '))

function withoutAnd(text: string): string {
  const bare = withoutEnd(text, ends)
  return bare.toLowerCase().endsWith(' and') ? withoutEnd(bare.slice(0, -' and'.length), ends) : bare
}

/** “Archive the newsletters but the digest stays.” */
const sparings = new Set(['but', 'while', 'only'])
const dashes = new Set(['-', '–', '—'])
const joints = new Set(['and', 'so', 'then', 'please', 'pls'])
/** “Mute it and as read”: the state is a deed of its own. */
const readings = new Set(['read', 'unread', 'seen'])
/** “And give it the label Roof.” */
const giving = new Set('give put stick pop'.split(' '))
const given = new Set('label tag star flag'.split(' '))
const verbs = new Set('archive star mute snooze label tag mark flag hide park'.split(' '))

/** The things of a list: “the invoice and the bill”. */
export function piecesOf(text: string): string[] {
  const tokens = tokenize(text)
  const ands = tokens.filter(({ text: word }) => word === 'and')
  const edges = [0, ...ands.map(({ to }) => to)]
  return edges.map((from, step) => text.slice(from, ands[step]?.from))
}

/** A remark has somebody who does something: “I have seen it already”. “That promo” is a thing. */
export function isTelling(tokens: readonly Token[]): boolean {
  const at = tokens[0]?.text === 'and' ? 1 : 0
  const word = tokens[at]?.text
  const isThing = tokens.length > at + 1 && (word === 'that' || word === 'those')
  return tokens.slice(isThing ? at + 1 : 0).some(({ text }) => telling.has(text))
}

/** “The drive one stays”, “leave the one from May”: what a deed is not done to. */
export function isKept(tokens: readonly Token[]): boolean {
  const [first, ...rest] = tokens.slice(tokens.findIndex(({ text }) => !sparings.has(text)))
  // “Not opening those” tells why.
  const isSpared = sparing.has(first?.text ?? '') && !(first?.text === 'not' && isTelling(rest))
  return isSpared || tokens.some(({ text }) => staying.has(text))
}

const staying = new Set('stays stay remains remain'.split(' '))
const sparing = new Set('keep leave not without spare'.split(' '))

/** What a remark speaks of, without the words that make it one. */
export function withoutTelling(text: string): string {
  const tokens = tokenize(text).filter(({ text: word }) => !telling.has(word))
  return tokens.map(({ from, to }) => text.slice(from, to)).join(' ')
}

const telling = new Set(
  `cause cos coz cuz bc
  i we you he she they it is are was were am be not no so because since as can could will would have has had do does did done need needs needed time use look
  want wants lovely thanks those them that who nobody nothing already seen read sorry in`.split(/\s+/),
)
