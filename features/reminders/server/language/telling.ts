import { say, type Move, type Turn } from '#foundation/server/language.ts'
import type { Which } from '../../language/wish.ts'
import { activeOnes, among, handedAmong, handedOnes, isMove } from './finding.ts'
import * as words from './wording.ts'

/** How it was delivered: when, by which channel, when it was seen, how late and why. */
export function told(turn: Turn, which: Which): Move {
  const all = handedOnes(turn)
  if (isMove(all)) return all
  const found = handedAmong(all, which, turn)
  if (found.length > 0) {
    const shows = found.map(({ about, title }) => ({ kind: 'reminder', id: about, title }))
    return say(words.toldOf(found, turn.context), { shows })
  }
  const active = activeOnes(turn)
  if (isMove(active)) return active
  const coming = which.words === '' ? [] : among(active, { words: which.words }, turn)
  return say(words.notTold(which, coming))
}
