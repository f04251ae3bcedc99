import { randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { TaskList } from '../contract.ts'
import { listSource, type StoredList } from '../rules/task.ts'
import { addList, type KeptList, listLists } from './list-store.ts'

/** Includes deleted lists. Creates the inbox for a person who has none. */
export async function allLists(tx: Transaction, ownerId: string): Promise<KeptList[]> {
  const known = await listLists(tx, ownerId)
  if (known.length > 0) return known
  await addList(tx, ownerId, { id: randomUUIDv7(), role: 'inbox', name: 'Inbox', color: '#64748b' })
  return listLists(tx, ownerId)
}

export async function ownLists(tx: Transaction, ownerId: string): Promise<KeptList[]> {
  return (await allLists(tx, ownerId)).filter(({ deleted }) => !deleted)
}

export function listOf<Row extends StoredList>(lists: readonly Row[], id: string): Row {
  const found = lists.find((each) => each.id === id)
  if (!found) throw noList()
  return found
}

export function inboxOf<Row extends StoredList>(lists: readonly Row[]): Row {
  const found = lists.find(({ role }) => role === 'inbox')
  if (!found) throw noList()
  return found
}

export function noList(): Failure {
  return new Failure('not-found', 'There is no such list.')
}

export function toList({ id, role, name, color, writtenAfter, revision }: StoredList, open: number): TaskList {
  return { id, role, name, color, open, foreign: writtenAfter.length > 0, revision }
}

export function listSources(lists: readonly StoredList[]): string[] {
  return lists.filter(({ writtenAfter }) => writtenAfter.length > 0).map(listSource)
}
