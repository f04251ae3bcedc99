/** What of an answer can be read aloud by now: whole sentences and lines, and at its end whatever is left. */
export function readableFrom(text: string, from: number, ended: boolean): { said: string; upTo: number } {
  const rest = text.slice(from)
  const upTo = ended ? rest.length : lastEnd(rest)
  return { said: plain(rest.slice(0, upTo)), upTo: from + upTo }
}

function lastEnd(text: string): number {
  return [...text.matchAll(/[.!?…:;]["')\]»”]*\s|\n/g)].reduce((_, { 0: end, index }) => index + end.length, 0)
}

/** Without the marks that lay it out. */
function plain(text: string): string {
  return text
    .replaceAll(/[*_`~#>|]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
