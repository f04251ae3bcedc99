import type { Block } from '../block.ts'
import { columnName, headerOf } from './csv.ts'

/** The rows of a sheet under its name; empty ones are left out, and what is counted stays. */
export function sheetBlocks(sheet: string, rows: ReadonlyMap<number, readonly string[]>): Block[] {
  const sorted = [...rows]
    .toSorted(([one], [other]) => one - other)
    .map(([row, cells]) => ({ row, cells: Array.from(cells, (cell) => (cell ?? '').replaceAll(/\s+/gv, ' ')) }))
  const columns = headerOf(sorted.slice(0, 2).map(({ cells }) => cells))
  const blocks = sorted.map(({ row, cells }): Block => {
    const first = cells.findIndex((cell) => cell !== '')
    const span = `${columnName(Math.max(0, first))}${row}:${columnName(cells.length - 1)}${row}`
    return { kind: 'row', text: cells.join('\t'), place: { sheet, cells: span, ...(columns && { columns }) } }
  })
  return [{ kind: 'heading', text: sheet, level: 1, place: { sheet } }, ...blocks]
}
