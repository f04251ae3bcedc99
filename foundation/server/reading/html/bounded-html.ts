import { Parser } from 'htmlparser2'

/** Cleaning as much takes about a second. */
export const longestHtml = 2_000_000
/** Of elements that are left open; beyond it the time would grow with the square of their number. */
const mostOpen = 1_000
const piece = 16_384

/** HTML that is longer or nested deeper than that of any mail ends there. */
export function bounded(html: string): string {
  const most = Math.min(html.length, longestHtml)
  if (!hasMany(html)) return html.slice(0, most)
  const seen: { open: number; end?: number } = { open: 0 }
  const parser = new Parser({
    onopentagname() {
      seen.open += 1
      if (seen.open > mostOpen) seen.end ??= parser.startIndex
    },
    onclosetag() {
      seen.open -= 1
    },
  })
  for (let at = 0; at < most && seen.end === undefined; at += piece)
    parser.write(html.slice(at, Math.min(at + piece, most)))
  return html.slice(0, seen.end ?? most)
}

/** Most mails have fewer elements than may be open, so there is nothing to count. */
function hasMany(html: string): boolean {
  let count = 0
  for (let at = html.indexOf('<'); at !== -1 && count <= mostOpen; at = html.indexOf('<', at + 1)) count += 1
  return count > mostOpen
}
