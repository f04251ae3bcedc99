import { address } from '#foundation/language/pieces/written.ts'
import { spanOf } from '#foundation/language/pieces/piece.ts'
import type { Span } from '#foundation/language/pieces/span.ts'
import { textBetween } from '#foundation/language/text/own-text.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Wish } from './wish.ts'

const phonePattern = /\+?\d[\d ()/.-]{4,20}\d/

/** An address and a number, wherever they stand. */
export function valuesIn(
  text: string,
  { now, zone = 'UTC' }: Wording,
): { email?: string; phone?: string; spans: readonly Span[] } {
  const tokens = tokenize(text)
  const [email] = address.read({ message: text, tokens }, { now, zone })
  const phone = phoneIn(text, tokens, email)
  return {
    ...(email && { email: email.value }),
    ...(phone && { phone: phone.value }),
    spans: [email, phone].flatMap((span) => span ?? []),
  }
}

function phoneIn(text: string, tokens: readonly Token[], email: Span | undefined): Span<string> | undefined {
  // Digits of an address are no number.
  const [from, to] = email ? [tokens[email.at]?.from ?? 0, tokens[email.end - 1]?.to ?? 0] : [0, 0]
  const rest = `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`
  const found = phonePattern.exec(rest)
  return found ? spanOf(tokens, found.index, found.index + found[0].length, found[0])[0] : undefined
}

/** “Akira Tan, akira@example.com, +43 660 123456, from Acme”. A part that nobody understands keeps it from being added. */
export function newContactIn(text: string, wording: Wording): Wish | undefined {
  const tokens = tokenize(text)
  const { email, phone, spans } = valuesIn(text, wording)
  const taken = [...spans, ...findPhrases(tokens, fillers)]
  const company = findPhrases(tokens, employers).find(({ at }) => at > 0)
  const parts = partsBetween(text, tokens, company ? [...taken, company] : taken)
  const employer = company && parts.find(({ at }) => at === company.end)
  const [name, ...others] = parts.filter((part) => part !== employer)
  if (others.length > 0 || (name === undefined && email === undefined)) return undefined
  return {
    do: 'add',
    ...nameAndNotes(name?.said ?? ''),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(employer && { company: employer.said }),
  }
}

/** “Nina Brandt, dentist”: what stands in small letters behind a comma is what they are, and no part of the name. */
function nameAndNotes(said: string): { name: string; notes?: string } {
  const [name = '', ...others] = said.split(/\s*,\s*/)
  const notes = others.join(', ')
  const isNoted = notes !== '' && name.includes(' ') && notes === notes.toLowerCase()
  return isNoted ? { name, notes } : { name: said }
}

type Part = { at: number; said: string }

/** What stands between what was taken, in its order. */
function partsBetween(message: string, tokens: readonly Token[], taken: readonly Span[]): Part[] {
  const isTaken = (place: number) => taken.some(({ at, end }) => at <= place && place < end)
  const starts = tokens.flatMap((_, at) => (!isTaken(at) && (at === 0 || isTaken(at - 1)) ? [at] : []))
  return starts.map((at) => {
    const next = tokens.findIndex((_, place) => place > at && isTaken(place))
    return { at, said: textBetween({ message, tokens }, at, next === -1 ? tokens.length : next) }
  })
}

const fillers = phrases([
  [
    'email, e-mail, mail, address, phone, number, mobile, cell, with, with the, with email, with the email, with the address, with the number, and, called, named, tel, is, new contact, the',
    true,
  ],
])
const employers = phrases([['from, at, of, works at, works for, who works at, who works for, company', true]])
