import type { Piece } from './pieces.ts'

/** Where a piece stands in its day, in shares of the width. */
export type Box = { piece: Piece; left: number; right: number }

/** Side by side from left to right, each as wide as its neighbours let it be. The pieces come by their beginning. */
export function columns(pieces: readonly Piece[], { left, right } = { left: 0, right: 1 }): Box[] {
  const all: Piece[][] = []
  const columnOf = new Map<Piece, number>()
  for (const piece of pieces) {
    const free = all.findIndex((column) => bottom(column.at(-1)) <= piece.from)
    const column = free === -1 ? all.push([]) - 1 : free
    all[column]?.push(piece)
    columnOf.set(piece, column)
  }
  const width = (right - left) / all.length
  return pieces.map((piece) => {
    const column = columnOf.get(piece) ?? 0
    const beyond = all.findIndex((other, at) => at > column && other.some((one) => touch(one, piece)))
    return { piece, left: left + column * width, right: left + (beyond === -1 ? all.length : beyond) * width }
  })
}

/** They take place at the same time. */
export function overlap(a: Piece, b: Piece): boolean {
  return a.from < b.to && b.from < a.to
}

/** A block is drawn no shorter than half an hour. */
export function bottom(piece: Piece | undefined): number {
  return piece === undefined ? 0 : Math.max(piece.to, piece.from + shortestDrawn)
}

export const shortestDrawn = 30

/** As they are drawn, one would lie on the other. */
function touch(a: Piece, b: Piece): boolean {
  return a.from < bottom(b) && b.from < bottom(a)
}
