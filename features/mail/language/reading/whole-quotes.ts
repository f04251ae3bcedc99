import { tokenize } from '#foundation/language/text/tokens.ts'

/** Stands for what was quoted, so that no “to” or “for” within it ends a part of the sentence. */
const stand = 'quotedwords'

/** The sentence with what stands in quotes as one word, and a way back. */
export function withWholeQuotes(text: string): { text: string; back: (part: string) => string } {
  const span = quotedSpan(text)
  if (!span || tokenize(text).some(({ text: word }) => word === stand)) return { text, back: (part) => part }
  const quoted = text.slice(span.from, span.until)
  return {
    text: `${text.slice(0, span.from)}${stand}${text.slice(span.until)}`,
    back: (part) => part.replace(stand, () => quoted),
  }
}

const pairs: Readonly<Record<string, string>> = { "'": "'’", '‘': "’'", '’': '’', '"': '"', '“': '”"', '„': '“”' }

/** From a quote before a word to the first of its kind behind one; “Sara's” opens nothing. */
export function quotedSpan(text: string): { from: number; until: number } | undefined {
  const isWord = (at: number) => at >= 0 && at < text.length && tokenize(text.charAt(at)).length > 0
  const places = Array.from({ length: text.length }, (_, at) => at)
  const from = places.find((at) => text.charAt(at) in pairs && !isWord(at - 1) && isWord(at + 1))
  if (from === undefined) return undefined
  const closes = pairs[text.charAt(from)] ?? ''
  const until = places.find((at) => at > from + 1 && closes.includes(text.charAt(at)) && !isWord(at + 1))
  return until === undefined ? undefined : { from, until: until + 1 }
}
