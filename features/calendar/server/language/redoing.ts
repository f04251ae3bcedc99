import { call, type Move, type Turn } from '#foundation/server/language.ts'

const undoTool = 'activity.undo'

export function undo({ dialogue: { did } }: Turn): Move {
  return call(undoTool, did ? { id: did.activityId } : {})
}

/** The turn from where the last deed was taken back on. */
export function takenBack(turn: Turn): Turn | undefined {
  const at = turn.results.findIndex(({ tool }) => tool === undoTool)
  return at === -1 ? undefined : { ...turn, results: turn.results.slice(at + 1) }
}
