import { setOf } from '../text/word-set.ts'
import { hashOf } from './random.ts'
import type { Classes } from './classes.ts'
import { shapeOf } from './shapes.ts'

/** A word or a mark of a message, and where it stands. */
export type Piece = { norm: string; at: number; until: number; isNamed: boolean }

const pattern = /[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}|[\p{L}\p{N}](?:[\p{L}\p{N}'’/&@_-]|[.:](?=\p{N}))*|[^\s]/gu

export function piecesOf(text: string): Piece[] {
  return Array.from(text.matchAll(pattern), ({ 0: raw, index }) => ({
    norm: raw.toLowerCase().replaceAll('’', "'"),
    at: index,
    until: index + raw.length,
    isNamed: /^\p{Lu}/u.test(raw),
  })).slice(0, mostPieces)
}

/** Longer messages are told by their beginning. */
const mostPieces = 60

/** What tells which slot a piece belongs to, by the intent of the message and by what stands around it. */
export function signsOfPieces(intent: string, pieces: readonly Piece[], classes: Classes): readonly Uint32Array[] {
  const seen = pieces.map((piece) => ({ norm: piece.norm, shape: shapeOf(piece.norm) ?? shapeOfPiece(piece) }))
  const runs = timeRuns(seen)
  return seen.map((here, at) => {
    const [before, beforeThat] = [seen[at - 1] ?? edge, seen[at - 2] ?? edge]
    const [behind, behindThat] = [seen[at + 1] ?? edge, seen[at + 2] ?? edge]
    const [run = ''] = runs.slice(at)
    const ofIntent = [
      '',
      `w ${here.norm}`,
      `s ${here.shape}`,
      `b ${before.norm}`,
      `a ${behind.norm}`,
      `r ${run}`,
      ...classes(here.norm).map((kind) => `c ${kind}`),
      ...(at === 0 ? ['first'] : []),
      ...(at === seen.length - 1 ? ['last'] : []),
    ]
    const found = [
      ...ofIntent,
      ...ofIntent.map((sign) => `${intent}: ${sign}`),
      `bs ${before.shape}`,
      `as ${behind.shape}`,
      `bw ${before.norm} ${here.norm}`,
      `wa ${here.norm} ${behind.norm}`,
      `bb ${beforeThat.norm} ${before.norm}`,
      `aa ${behind.norm} ${behindThat.norm}`,
      `b2 ${beforeThat.norm}`,
      `a2 ${behindThat.norm}`,
      `sss ${before.shape} ${here.shape} ${behind.shape}`,
      `rb ${run} ${before.norm}`,
      `rrr ${runs[at - 1] ?? ''} ${run} ${runs[at + 1] ?? ''}`,
      `p ${here.norm.slice(0, 3)}`,
      `e ${here.norm.slice(-3)}`,
      ...classes(here.norm).map((kind) => `bc ${before.norm} ${kind}`),
      ...classes(before.norm).map((kind) => `cb ${kind}`),
      ...classes(behind.norm).map((kind) => `ca ${kind}`),
    ]
    return Uint32Array.from(found, hashOf)
  })
}

type Seen = { norm: string; shape: string }
const edge: Seen = { norm: '^', shape: '^' }

/** Where a word stands among those that say a time or a length: at their start, behind it, or outside. */
function timeRuns(words: readonly Seen[]): string[] {
  const isTime = words.map(({ shape }) => timely.has(shape))
  const isNear = (at: number, by: number) => isTime[at + by] === true || isTime[at + 2 * by] === true
  const isIn = isTime.map((own, at) => own || (joining.has(words[at]?.norm ?? '') && isNear(at, 1) && isNear(at, -1)))
  return isIn.map((own, at) => (own ? (isIn[at - 1] === true ? 'behind' : 'start') : 'outside'))
}

const timely = setOf('<day> <month> <clock> <part> <span> <unit> <number>')
const joining = setOf('at on in the this next of past around to till until and an a half quarter or from ,')

function shapeOfPiece({ norm, isNamed }: Piece): string {
  if (!/[\p{L}\p{N}]/u.test(norm)) return norm
  if (norm.includes('@')) return '<address>'
  return isNamed ? '<named>' : '<word>'
}
