import type { Bar, Piece } from './pieces.ts'

/** Shares of a column's width. */
export type Placed = Piece & { left: number; width: number }

/** A block is at least 40 px tall, which are thirty minutes: what would lie beneath it stands beside it. */
const shown = 30

/** What overlaps stands side by side, each as wide as its neighbours let it be. */
export function sideBySide(pieces: readonly Piece[]): Placed[] {
  const sorted = pieces.toSorted((a, b) => a.from - b.from || b.to - a.to)
  return clustersOf(sorted).flatMap(placeCluster)
}

/** Each in the first row that is free on all its days; the longest first. */
export function stack(bars: readonly Bar[]): (Bar & { row: number })[] {
  const rows: Bar[][] = []
  const sorted = bars.toSorted((a, b) => a.first - b.first || b.last - b.first - (a.last - a.first))
  return sorted.map((bar) => {
    const free = rows.findIndex((row) => row.every(({ first, last }) => last < bar.first || first > bar.last))
    const row = free === -1 ? rows.push([]) - 1 : free
    rows[row]?.push(bar)
    return { ...bar, row }
  })
}

/** Those that overlap, also by way of a third. */
function clustersOf(sorted: readonly Piece[]): Piece[][] {
  const clusters: Piece[][] = []
  let until = -1
  for (const piece of sorted) {
    if (piece.from >= until) clusters.push([])
    clusters.at(-1)?.push(piece)
    until = Math.max(until, bottom(piece))
  }
  return clusters
}

function placeCluster(cluster: readonly Piece[]): Placed[] {
  const columns: Piece[][] = []
  const columnOf = new Map<Piece, number>()
  for (const piece of cluster) {
    const free = columns.findIndex((column) => bottom(column.at(-1)) <= piece.from)
    const column = free === -1 ? columns.push([]) - 1 : free
    columns[column]?.push(piece)
    columnOf.set(piece, column)
  }
  return cluster.map((piece) => {
    const column = columnOf.get(piece) ?? 0
    const beyond = columns.findIndex((other, at) => at > column && other.some((one) => overlaps(one, piece)))
    const end = beyond === -1 ? columns.length : beyond
    return { ...piece, left: column / columns.length, width: (end - column) / columns.length }
  })
}

function overlaps(a: Piece, b: Piece): boolean {
  return a.from < bottom(b) && b.from < bottom(a)
}

function bottom(piece: Piece | undefined): number {
  return piece === undefined ? 0 : Math.max(piece.to, piece.from + shown)
}
