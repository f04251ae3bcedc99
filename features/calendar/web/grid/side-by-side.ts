import { cascade, type Room } from './cascade.ts'
import { type Box, bottom, columns } from './columns.ts'
import type { Bar, Piece } from './pieces.ts'

/** A piece in its place, in shares of its day's width. */
export type Placed = Piece & {
  left: number
  width: number
  /** It lies on another. */
  over: boolean
  /** So many minutes from its beginning on nothing lies on it: there is the room for its words. */
  clear: number
}

/** What takes place at the same time can all be read: indented where that leaves the most room, else in columns. */
export function sideBySide(pieces: readonly Piece[], room: Room): Placed[] {
  const sorted = pieces.toSorted((a, b) => a.from - b.from || b.to - a.to)
  return clustersOf(sorted).flatMap((cluster) => placed(boxesOf(cluster, room)))
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

/** Those that overlap as they are drawn, also by way of a third. */
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

function boxesOf(cluster: readonly Piece[], room: Room): Box[] {
  const plain = columns(cluster)
  if (cluster.length === 1) return plain
  const indented = cascade(cluster, room)
  return indented && narrowest(indented) >= narrowest(plain) * 0.75 ? indented : plain
}

function narrowest(boxes: readonly Box[]): number {
  return Math.min(...boxes.map(({ left, right }) => right - left))
}

/** Later ones are drawn over earlier ones. */
function placed(boxes: readonly Box[]): Placed[] {
  return boxes.map((box, at) => {
    const { piece, left, right } = box
    const covering = boxes.slice(at + 1).filter((other) => covers(other, box))
    return {
      ...piece,
      left,
      width: right - left,
      over: boxes.slice(0, at).some((other) => covers(box, other)),
      clear: Math.min(bottom(piece), ...covering.map((other) => other.piece.from)) - piece.from,
    }
  })
}

function covers(later: Box, earlier: Box): boolean {
  const beside = later.left >= earlier.right - 1e-9 || later.right <= earlier.left + 1e-9
  return !beside && later.piece.from < bottom(earlier.piece)
}
