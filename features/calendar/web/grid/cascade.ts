import { type Box, bottom, columns, overlap } from './columns.ts'
import type { Piece } from './pieces.ts'

/** What blocks need at the height that hours have. */
export type Room = {
  /** The height of a title, in minutes. */
  title: number
  /** How far a block stands in from the one that it lies on, as a share of the day. */
  indent: number
}

/**
 * A block that begins below the title of another lies on it, indented; blocks that begin together share the width.
 * `undefined` where that leaves too little room.
 */
export function cascade(cluster: readonly Piece[], room: Room): Box[] | undefined {
  const boxes: Box[] = []
  for (const group of groupsOf(cluster, room)) {
    const from = group[0]?.from ?? 0
    const rivals = boxes.filter(({ piece }) => bottom(piece) > from).map((box) => rivalOf(box, from, room))
    const stretch = widest(rivals, room)
    if (!stretch) return undefined
    for (const { box } of rivals) giveWay(box, from, stretch.left, room)
    boxes.push(...columns(group, stretch))
  }
  return boxes
}

/** What takes place at the same time and begins too close together for one title to stand above the other. */
function groupsOf(cluster: readonly Piece[], { title }: Room): Piece[][] {
  const groups: Piece[][] = []
  for (const piece of cluster) {
    const group = groups.at(-1)
    const first = group?.[0]
    if (group && first && piece.from - first.from < title && group.some((other) => overlap(other, piece)))
      group.push(piece)
    else groups.push([piece])
  }
  return groups
}

/** An earlier block that would be touched, and how far in from its left edge a later one has to stay. */
type Rival = { box: Box; inward: number; overlaps: boolean; mayBeCovered: boolean }

function rivalOf(box: Box, from: number, { title, indent }: Room): Rival {
  const overlaps = box.piece.to > from
  const belowTitle = from - box.piece.from >= title
  const inward = belowTitle ? indent : overlaps ? Infinity : titleShare * (box.right - box.left)
  return { box, inward, overlaps, mayBeCovered: belowTitle && !overlaps }
}

type Stretch = { left: number; right: number }

/** Of everywhere that a block can begin: where most of it, and least of others, is seen. */
function widest(rivals: readonly Rival[], { indent }: Room): Stretch | undefined {
  const lefts = rivals.flatMap(({ box, inward }) => [box.left + inward, box.right])
  const stretches = [0, ...lefts]
    .map((left) => ({ left, right: rightFor(left, rivals, indent) }))
    .filter(({ left, right }) => right - left >= least)
  return stretches.toSorted((a, b) => worth(b, rivals) - worth(a, rivals) || a.left - b.left)[0]
}

/** How far to the right it reaches when it begins there; no further than it begins where it cannot. */
function rightFor(left: number, rivals: readonly Rival[], indent: number): number {
  let right = 1
  for (const { box, inward, mayBeCovered } of rivals) {
    if (box.right <= left + tiny) continue
    if (left > box.left - tiny) {
      if (left - box.left < inward - tiny) return left
    } else if (!mayBeCovered || box.left - left < indent - tiny) right = Math.min(right, box.left)
  }
  return right
}

function worth({ left, right }: Stretch, rivals: readonly Rival[]): number {
  const covers = rivals.some(({ box, overlaps }) => overlaps && box.left < right - tiny && left < box.right - tiny)
  return (right - left) * (covers ? 1 / 2 : 1)
}

/** What is over by then, and is drawn taller than it lasts, leaves the rest of the width to what begins beside its title. */
function giveWay(box: Box, from: number, left: number, { title }: Room): void {
  if (from - box.piece.from < title && box.left < left && left < box.right) box.right = left
}

/** Of a block of which no more than the title is seen, so much is seen. */
const titleShare = 0.4

/** Nothing can be read in less of a day. */
const least = 0.25

const tiny = 1e-9
