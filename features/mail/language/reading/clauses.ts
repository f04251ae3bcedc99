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
    'except, except for, bar, but not, but leave, but keep, apart from, aside from, other than, excluding, save for, all but, but for, leave out, minus',
    true,
  ],
])

/** Apart at marks that end one, and before the verb of a second deed; never within a time or an address. */
export function clausesOf(text: string): string[] {
  const tokens = tokenize(text)
  const starts = tokens.flatMap(({ from, text: word }, at) => {
    const before = tokens[at - 1]
    if (!before) return []
    const isMarked = /[,;:.!?](?:\s|$)|\s[-–—]\s/.test(text.slice(before.to, from + 1)) || dashes.has(before.text)
    return isMarked || (before.text === 'and' && verbs.has(word)) ? [from] : []
  })
  const edges = [0, ...starts]
  return edges
    .map((from, step) => withoutAnd(text.slice(from, edges[step + 1])))
    .filter((clause) => clause.trim() !== '')
}

const ends = ' \t\n,;:.!?–—-'

function withoutAnd(text: string): string {
  const bare = withoutEnd(text, ends)
  return bare.toLowerCase().endsWith(' and') ? withoutEnd(bare.slice(0, -' and'.length), ends) : bare
}

const dashes = new Set(['-', '–', '—'])
const verbs = new Set('archive star mute snooze label tag mark flag hide park'.split(' '))

/** The things of a list: “the invoice and the bill”. */
export function piecesOf(text: string): string[] {
  const tokens = tokenize(text)
  const ands = tokens.filter(({ text: word }) => word === 'and')
  const edges = [0, ...ands.map(({ to }) => to)]
  return edges.map((from, step) => text.slice(from, ands[step]?.from))
}

/** A remark has somebody who does something: “I have seen it already”. */
export function isTelling(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => telling.has(text))
}

const telling = new Set(
  `i we you he she they it is are was were am be not no so because since as can could will would have has had do does did done need needs
  want wants lovely thanks those them that who nobody nothing already seen read sorry in`.split(/\s+/),
)
