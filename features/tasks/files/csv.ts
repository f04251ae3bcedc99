/** Rows of a CSV file (RFC 4180) by the names in its header, in upper case. */
export function readCsv(text: string): Record<string, string>[] {
  const [heading = [], ...rows] = rowsOf(text.replace(/^\uFEFF/, ''))
  const names = heading.map((name) => name.trim().toUpperCase())
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])))
}

function rowsOf(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at + 1) : plainCell(text, at)
    row.push(cell)
    at = end
    if (text[at] === ',') {
      at += 1
      if (at < text.length) continue
      row.push('')
    }
    if (text[at] === '\r') at += 1
    if (text[at] === '\n') at += 1
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  return rows
}

function plainCell(text: string, from: number): { cell: string; end: number } {
  let end = from
  while (end < text.length && !',\r\n'.includes(text.charAt(end))) end += 1
  return { cell: text.slice(from, end), end }
}

/** Two quotation marks stand for one; anything between the closing mark and the next comma is ignored. */
function quotedCell(text: string, from: number): { cell: string; end: number } {
  let cell = ''
  let at = from
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) return { cell: cell + text.slice(at), end: text.length }
    cell += text.slice(at, quote)
    if (text[quote + 1] !== '"') return { cell, end: plainCell(text, quote + 1).end }
    cell += '"'
    at = quote + 2
  }
}
