import type { Token } from './tokens.ts'

/**
 * The person's own words, as they wrote them. A bracket, a quotation mark or a plus right before the first word belongs to
 * them, and so does the full stop of an initial.
 */
export function textBetween(
  { message, tokens }: { message: string; tokens: readonly Token[] },
  at: number,
  end: number,
): string {
  const first = tokens[at]?.from ?? 0
  const from = openings.has(message.charAt(first - 1)) ? first - 1 : first
  return tidy(message.slice(from, end === tokens.length ? undefined : endOf(message, tokens[end - 1])))
}

function endOf(message: string, last: Token | undefined): number | undefined {
  if (last?.to !== (last?.from ?? 0) + 1 || message.charAt(last.to) !== '.') return last?.to
  const letter = message.charAt(last.from)
  return letter === letter.toLowerCase() ? last.to : last.to + 1
}

const openings = new Set('“"\'‘«(+')
const closings = new Set('”"\'’»')
const courtesies = ['please', 'thanks', 'thank you', 'from now on']

/** Without the quotation marks around it and the courtesy behind it. */
function tidy(text: string): string {
  const bare = withoutEnd(withoutCourtesy(text.trim()), ' \n\t,;:')
  const inner = withoutEnd(bare, '.!?')
  const isQuoted = inner.length > 2 && openings.has(inner.charAt(0)) && closings.has(inner.charAt(inner.length - 1))
  return (isQuoted && inner.charAt(0) !== '(' ? inner.slice(1, -1) : bare).trim()
}

function withoutCourtesy(text: string): string {
  const bare = withoutEnd(text, '.!')
  const courtesy = courtesies.find((each) => bare.toLowerCase().endsWith(each))
  const before = courtesy === undefined ? bare : bare.slice(0, -courtesy.length)
  return courtesy !== undefined && /[\s,]$/.test(before) ? before : text
}

/** “Vendors actually”: what is said about the saying. With a capital it belongs to a name: “Love Actually”. */
export function withoutHedge(text: string): string {
  const bare = withoutEnd(text, ' .!')
  const hedge = hedges.find((each) => bare.endsWith(` ${each}`))
  return hedge === undefined ? text : withoutHedge(withoutEnd(bare.slice(0, -hedge.length), ' ,'))
}

const hedges = ['actually', 'rather', 'after all', 'i think', 'i guess', 'though', 'tho']

/** Without these characters at its end. */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
