import type { Classes } from './classes.ts'
import { hashOf } from './random.ts'
import { type Piece, piecesOf, signsOfPieces } from './slot-signs.ts'
import { addRow, labelsOf, type Table } from './weights.ts'

/** The words of a message that fill a slot. */
export type Slot = { slot: string; text: string; at: number; until: number }

/** `strange`: words that fill no slot and stand in no example. */
export type Slotted = { slots: readonly Slot[]; strange: readonly string[] }

/** A message whose intent is known. */
export type Said = { intent: string; text: string }

/**
 * Finds what fills the slots of an intent, such as the new time of a move, by what was learned from marked examples. A tag is
 * `-`, `b slot` for the first word of a slot, or `i slot` for what follows it.
 */
export function readSlots(table: Table, { intent, text }: Said, classes: Classes): Slotted {
  const pieces = piecesOf(text)
  const tags = tagsOf(table, intent)
  const scores = signsOfPieces(intent, pieces, classes).map((signs) => scoresOf(table, signs, tags))
  const steps = [undefined, ...tags].map((before) => scoresOf(table, [stepSign(intent, before)], tags))
  const row = bestRow(scores, (before, tag) =>
    mayFollow(tags[tag] ?? '', tags[before]) ? (steps[before + 1]?.[tag] ?? 0) : Number.NEGATIVE_INFINITY,
  ).map((tag) => tags[tag] ?? outside)
  const others = pieces.filter((_, place) => row[place] === outside).map(({ norm }) => norm)
  const isStrange = (norm: string) => /[\p{L}\p{N}]/u.test(norm) && labelsOf(table, wordSign(norm)).length === 0
  return { slots: slotsIn(text, pieces, row), strange: others.filter(isStrange) }
}

export const outside = '-'

/** What goes on with a slot stands behind another word of it. */
export function mayFollow(tag: string, before: string | undefined): boolean {
  return !tag.startsWith('i ') || before === tag || before === `b${tag.slice(1)}`
}

/** The sign of what may stand behind a tag. */
export function stepSign(intent: string, before: string | undefined): number {
  return hashOf(`t ${intent} ${before ?? '^'}`)
}

/** The sign whose row holds the tags of an intent. */
export function tagsSign(intent: string): number {
  return hashOf(`tags ${intent}`)
}

/** The sign of a word that stands in an example. */
export function wordSign(norm: string): number {
  return hashOf(`w ${norm}`)
}

/** The row of tags with the highest sum: of each tag at its place, and of each step from one to the next. */
export function bestRow(scores: readonly Float64Array[], step: (before: number, tag: number) => number): number[] {
  const [first] = scores
  if (!first) return []
  let best = first.map((score, tag) => score + step(-1, tag))
  const cameFrom = scores.slice(1).map((own) => {
    const from = own.map((_, tag) =>
      best.reduce((most, sum, at) => (sum + step(at, tag) > (best[most] ?? 0) + step(most, tag) ? at : most), 0),
    )
    best = own.map((score, tag) => score + (best[from[tag] ?? 0] ?? 0) + step(from[tag] ?? 0, tag))
    return from
  })
  let tag = best.indexOf(Math.max(...best))
  const behind = cameFrom.toReversed().map((from) => (tag = from[tag] ?? 0))
  return [...behind.toReversed(), best.indexOf(Math.max(...best))]
}

function tagsOf(table: Table, intent: string): string[] {
  return labelsOf(table, tagsSign(intent)).map((label) => table.labels[label] ?? outside)
}

function scoresOf(table: Table, signs: Iterable<number>, tags: readonly string[]): Float64Array {
  const scores = new Int32Array(table.labels.length)
  for (const sign of signs) addRow(table, sign, scores)
  return Float64Array.from(tags, (tag) => scores[table.labels.indexOf(tag)] ?? 0)
}

function slotsIn(text: string, pieces: readonly Piece[], row: readonly string[]): Slot[] {
  const slots: Slot[] = []
  for (const [place, { at, until }] of pieces.entries()) {
    const tag = row[place] ?? outside
    const last = slots.at(-1)
    if (tag.startsWith('b ')) slots.push({ slot: tag.slice(2), text: text.slice(at, until), at, until })
    // A mark at the end belongs to the sentence.
    else if (tag !== outside && last && !isMark(pieces, place, row))
      slots[slots.length - 1] = { ...last, text: text.slice(last.at, until), until }
  }
  return slots
}

/** A mark behind which the slot does not go on. */
function isMark(pieces: readonly Piece[], place: number, row: readonly string[]): boolean {
  return /^[,;.!?]$/.test(pieces[place]?.norm ?? '') && row[place + 1] !== row[place]
}
