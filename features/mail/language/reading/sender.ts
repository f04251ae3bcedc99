import { withoutQuoted } from '#foundation/language/english/conditions.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Described } from '../wish.ts'
import { describedBy } from './described.ts'

/** The mail whose sender is meant, and the request with “the sender” replaced by an address. */
export type SenderOf = { which: Described; order: (who: string) => string }

/** “Book an hour with the sender of the roof mail”, “find the mail from 3 May about the roof and book an hour with the sender”. */
export function readSender(said: string, wording: Wording): SenderOf | undefined {
  const text = withoutCheck(said)
  const tokens = tokenize(withoutQuoted(text))
  const [sender] = findPhrases(tokens, senders)
  const [first, last] = [tokens[sender?.at ?? 0], tokens[(sender?.end ?? 0) - 1]]
  if (!sender || !first || !last) return undefined
  return behind(text, tokens, sender, wording) ?? before(text, tokens, { from: first.from, to: last.to }, wording)
}

const senders = phrases([['the sender, its sender, the sender of it, whoever sent it, whoever wrote it', true]])

/** Drops a final “Can you do that?”. */
function withoutCheck(said: string): string {
  return said
    .trim()
    .replace(
      /([.!?])\s+(?:can|could|would|will) you (?:please )?(?:do|manage|arrange) (?:that|this|it)(?: for me)?\?$/i,
      '$1',
    )
}

/** The description follows: “the sender of the mail from Monday about the roof”. */
function behind(
  text: string,
  tokens: readonly Token[],
  { at, end }: { at: number; end: number },
  wording: Wording,
): SenderOf | undefined {
  const [first, of, next] = [tokens[at], tokens[end], tokens[end + 1]]
  if (!first || of?.text !== 'of' || !next) return undefined
  const stop = withoutQuoted(text).slice(next.from).search(ends)
  const until = stop === -1 ? text.length : next.from + stop
  const which = mailIn(text.slice(next.from, until), wording)
  if (!which) return undefined
  const lead = text.slice(0, first.from).replace(/[.!?]\s+it(?:['’]s| is| will be) with $/i, ' with ')
  return { which, order: (who) => `${lead}${who}${text.slice(until)}` }
}

/** Where the description of the mail ends: “the sender of the roof mail | has overdue tasks”, “… | an email saying yes”. */
const ends = /[.!?](?:\s|$)|,\s|\s(?:has|have|is|are|did|hasn't|isn't|didn't)\s|\san? (?:e-?mail|mail|message|note)\b/i

/** The description comes first: “find the mail about the roof and book an hour with the sender”. */
function before(
  text: string,
  tokens: readonly Token[],
  sender: { from: number; to: number },
  wording: Wording,
): SenderOf | undefined {
  const words = tokens.map((token) => token.text)
  const verb = words.findIndex((word) => !courteous.has(word))
  const joint = words.findIndex((word, at) => at > verb && joints.has(word) && orders.has(words[at + 1] ?? ''))
  const [what, link, order] = [tokens[verb + 1], tokens[joint], tokens[joint + 1]]
  if (!finding.has(words[verb] ?? '') || !what || joint < 0 || !link || !order || order.from > sender.from)
    return undefined
  const which = mailIn(text.slice(what.from, link.from), wording)
  return (
    which && {
      which,
      order: (who) => `${text.slice(order.from, sender.from)}${who}${text.slice(sender.to)}`.replace(/\?$/, ''),
    }
  )
}

function mailIn(text: string, wording: Wording): Described | undefined {
  const isMail = tokenize(text)
    .slice(0, 3)
    .some(({ text: word }) => mails.has(word))
  const which = describedBy(withoutEnd(text, ' ,'), wording)
  return isMail && (which.words !== '' || which.since !== undefined) ? which : undefined
}

const mails = setOf('mail email e-mail message letter')
const courteous = setOf('can could would will you please pls i need want to go and ok hey hi')
const finding = setOf('find look get see take open check pull search')
const joints = setOf('and then')
const orders = setOf(
  'schedule book arrange set plan put add create make invite send write email mail reply call remind organise organize',
)
