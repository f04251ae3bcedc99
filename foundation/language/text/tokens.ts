import { contractions } from '../english/contractions.ts'

/**
 * A word of a message in comparable form; `from` and `to` are its offsets in the message. The words of a contraction
 * share their offsets.
 */
export type Token = Readonly<{ text: string; from: number; to: number }>

/** A longer message is a text to keep, not a request; the rest of it is not read. */
const mostTokens = 120

/** Every feature splits a message and its parts into words: without this, one message was split up to 140 times. */
const recent = new Map<string, readonly Token[]>()
const mostRecent = 300
const longestRecent = 2_000

/** Words without what does not tell them apart: capitals, accents, punctuation, contractions. */
export function tokenize(message: string): readonly Token[] {
  const known = recent.get(message)
  if (known) return known
  const tokens = tokensOf(message)
  if (message.length > longestRecent) return tokens
  recent.set(message, tokens)
  const [oldest] = recent.size > mostRecent ? recent.keys() : []
  if (oldest !== undefined) recent.delete(oldest)
  return tokens
}

function tokensOf(message: string): Token[] {
  const tokens: Token[] = []
  for (const match of message.matchAll(/[\p{L}\p{N}]+(?:['’:./-][\p{L}\p{N}]+)*[%+]?|[-–—/]/gu)) {
    for (const token of spell(match[0], match.index)) tokens.push(token)
    if (tokens.length >= mostTokens) break
  }
  return tokens
}

/** As letters alone: “São Paulo” is “sao paulo”. */
export function plain(text: string): string {
  // Plain ASCII has no accents, and looking for them is the slowest part.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").replaceAll(/[øØ]/gu, 'o').toLowerCase()
}

function spell(raw: string, from: number): Token[] {
  const text = plain(raw)
  const whole = (parts: readonly string[]) => parts.map((part) => ({ text: part, from, to: from + raw.length }))
  const known = contractions.get(text.replaceAll("'", ''))
  if (known) return whole(known)
  const pieces = apart(text)
  if (pieces) return whole(pieces)
  if (/^[\d:./-]+$/.test(text) || !/[:./-]/.test(text)) return whole([withoutPossessive(text)])
  return spellParts(raw, from)
}

/** “9am” and “9-17” are several words that are written as one. */
function apart(text: string): string[] | undefined {
  const clocks = /^(\d{1,2}(?:[:.]\d{2})?)(am|pm|h)?-(\d{1,2}(?:[:.]\d{2})?)(am|pm|h)?$/.exec(text)
  if (clocks) return clocks.slice(1).flatMap((part, at) => (at === 2 ? ['-', part] : (part ?? [])))
  const suffixed = /^(\d{1,4}(?:[:.]\d{2})?)(am|pm|h|d|days?|weeks?)$/.exec(text)
  return suffixed?.slice(1)
}

function spellParts(raw: string, from: number): Token[] {
  const tokens: Token[] = []
  for (const { 0: part, index } of raw.matchAll(/[\p{L}\p{N}'’]+|[-–—/]/gu))
    tokens.push(...(part === raw ? [{ text: plain(part), from, to: from + raw.length }] : spell(part, from + index)))
  return tokens
}

function withoutPossessive(text: string): string {
  return text.replace(/'s?$/, '').replaceAll("'", '')
}
