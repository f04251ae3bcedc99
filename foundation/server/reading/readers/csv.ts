import type { Place } from '#foundation/contract/passage.ts'
import { type Block, inSteps, type Reader } from '../block.ts'
import { decodeBeginning } from '../decoding.ts'

/** Rows of a table in a text, as RFC 4180 describes it; by which mark its cells are parted is guessed. */
export const csvReader: Reader = {
  unit: 'parts',
  async *read({ bytes }) {
    const { text, note } = decodeBeginning(bytes)
    yield* inSteps(rowBlocks(recordsOf(text)))
    return { note }
  },
}

export function recordsOf(text: string): string[][] {
  const content = text.replace(/^\u{FEFF}/v, '')
  const said = /^sep=(.)\r?\n/v.exec(content)
  return parse(said ? content.slice(said[0].length) : content, said?.[1] ?? separatorOf(content))
}

/** Each row with its cells; the first one names the columns where it looks like that. */
export function rowBlocks(records: readonly string[][], about: Place = {}): Block[] {
  const columns = headerOf(records)
  return records.flatMap((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const text = cells.map((cell) => cell.replaceAll(/\s+/gv, ' ')).join('\t')
    const span = `A${at + 1}:${columnName(cells.length - 1)}${at + 1}`
    return [{ kind: 'row', text, place: { ...about, cells: span, ...(columns && { columns }) } }]
  })
}

const mostColumns = 60

/** Words above other things: no cell of it is a number, and none is missing. */
export function headerOf(records: readonly string[][]): string[] | undefined {
  const first = records[0]
  if (!first || records.length < 2 || first.length < 2) return undefined
  const isHeader = first.every((cell) => cell.trim() !== '' && !/^[\d\s.,:+\-\/%$€£]+$/v.test(cell))
  return isHeader ? first.slice(0, mostColumns).map((cell) => cell.trim().slice(0, 80)) : undefined
}

/** 0 is A, 25 is Z, 26 is AA. */
export function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`
}

const separators = [',', ';', '\t', '|']

/** The one that parts the first lines into the same number of cells, and into most. */
function separatorOf(text: string): string {
  const sample = text.slice(0, 20_000)
  const scored = separators.map((separator) => {
    const widths = parse(sample, separator)
      .slice(0, 20)
      .filter((cells) => cells.length > 1 || cells[0]?.trim() !== '')
      .map((cells) => cells.length)
    const usual = widths.toSorted((one, other) => one - other)[Math.floor(widths.length / 2)] ?? 1
    const even = widths.filter((width) => width === usual).length / Math.max(1, widths.length)
    return { separator, score: usual > 1 ? even * 100 + usual : 0 }
  })
  return scored.toSorted((one, other) => other.score - one.score)[0]?.separator ?? ','
}

function parse(text: string, separator: string): string[][] {
  const records: string[][] = []
  let cells: string[] = []
  let at = 0
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quoted(text, at, separator) : plain(text, at, separator)
    cells.push(cell)
    const mark = text[end]
    at = end + (mark === '\r' && text[end + 1] === '\n' ? 2 : 1)
    if (mark === separator && at < text.length) continue
    if (mark === separator) cells.push('')
    records.push(cells)
    cells = []
  }
  return records
}

type Cell = { cell: string; end: number }

function plain(text: string, at: number, separator: string): Cell {
  let end = at
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { cell: text.slice(at, end), end }
}

/** What follows the closing quotation mark before the next cell belongs to it as well. */
function quoted(text: string, at: number, separator: string): Cell {
  let cell = ''
  let from = at + 1
  for (;;) {
    const close = text.indexOf('"', from)
    if (close === -1) return { cell: cell + text.slice(from), end: text.length }
    cell += text.slice(from, close)
    if (text[close + 1] !== '"') {
      const rest = plain(text, close + 1, separator)
      return { cell: cell + rest.cell, end: rest.end }
    }
    cell += '"'
    from = close + 2
  }
}
