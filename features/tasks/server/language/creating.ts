import { call, type Move, type Turn } from '#foundation/server/language.ts'
import type { NewWish } from '../../language/wish.ts'
import { doerFor, listFor } from './naming.ts'

export function create(turn: Turn, { do: _do, person, list, ...task }: NewWish): Move {
  const into = listFor(turn, list)
  if (into && 'kind' in into) return into
  const doer = doerFor(turn, person)
  if (doer && 'kind' in doer) return doer
  const given = Object.fromEntries(Object.entries(task).filter(([, value]) => value !== null))
  return call('tasks.create-task', { ...given, ...(into && { list: into.id }), ...(doer && { waitsFor: doer }) })
}
