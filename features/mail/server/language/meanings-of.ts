import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Described } from '../../language/wish.ts'

/**
 * What was said in the order in which it is looked for: “toms mail” is from Tom where nothing speaks of toms, and “the
 * elevator notice” is about the elevator where no mail is called a notice.
 */
export function meaningsOf(which: Described): Described[] {
  const { invitation, ...called } = which
  // A mail may be called an invitation although no calendar came with it.
  if (invitation) return [which, { ...called, words: `invitation ${which.words}`.trim() }]
  const all = [which, ...ofOwner(which)]
  return [...all, ...all.flatMap(withoutKind)]
}

function ofOwner(which: Described): Described[] {
  const owner = which.words === '' ? /^(\p{L}{2,})s$/u.exec(which.from ?? '')?.[1] : undefined
  // “Which one of Toms”.
  if (owner !== undefined) return [{ ...which, from: owner }]
  if (which.from !== undefined) return []
  const [first = '', second = '', ...rest] = which.words.split(' ')
  if (owning.test(first)) {
    const bare = first.replace(possessive, '')
    return [bare, `${bare}s`].map((from) => ({ ...which, from, words: [second, ...rest].join(' ').trim() }))
  }
  // “Bill Arkwrights mail”.
  return owning.test(second) && /^\p{L}{2,}$/u.test(first)
    ? [{ ...which, from: `${first} ${second.replace(possessive, '')}`, words: rest.join(' ') }]
    : []
}

const owning = /^\p{L}{2,}[’']?s[’']?$/u
const possessive = /[’']?s[’']?$/u

function withoutKind(which: Described): Described[] {
  const telling = tokenize(which.words).filter(({ text }) => !kinds.has(text))
  const words = telling.map(({ from, to }) => which.words.slice(from, to)).join(' ')
  const isLess = words !== '' && words.length < which.words.length
  return isLess ? [{ ...which, words }] : []
}

/** What somebody may call a mail, whatever it says. */
const kinds = new Set(
  `notice request question reminder announcement update info information letter note complaint query confirmation chatter debate discussion
  exchange saga chain conversation story matter business stuff warning inquiry enquiry thing`.split(/\s+/),
)
