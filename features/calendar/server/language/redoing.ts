import { call, type Move, type Turn } from '#foundation/server/language.ts'
import type { Wish } from '../../language/wish.ts'

const undoTool = 'activity.undo'

export function undo({ dialogue: { did } }: Turn): Move {
  return call(undoTool, did ? { id: did.activityId } : {})
}

/** The part of the turn after the last deed was taken back. */
export function takenBack(turn: Turn): Turn | undefined {
  const at = turn.results.findIndex(({ tool }) => tool === undoTool)
  return at === -1 ? undefined : { ...turn, results: turn.results.slice(at + 1) }
}

/** Takes back what was done last, and then carries out the wish. */
export function redone(turn: Turn, wish: Wish, carry: (turn: Turn, wish: Wish) => Move | undefined): Move | undefined {
  const taken = takenBack(turn)
  return taken ? carry(taken, wish) : undo(turn)
}
