import { randomUUIDv7 } from 'node:crypto'
import { nextDue } from '../rules/repeating.ts'
import type { StoredTask } from '../rules/task.ts'
import { dueWords } from '../rules/words.ts'
import type { Desk } from './desk.ts'
import { findFollowing, listParts } from './task-store.ts'

/**
 * Completes it along with its open subtasks. A repeating task stays completed, and a new one is created for the next
 * time, with all subtasks open again.
 */
export async function complete(
  desk: Desk,
  before: StoredTask,
): Promise<{ task: StoredTask; next: string | undefined; parts: number }> {
  const { writing, moment } = desk
  const doneAt = new Date(moment.now).toISOString()
  const done = { status: 'done', doneAt } as const
  const parts = await listParts(writing.tx, writing.ownerId, [before.id])
  const open = parts.filter(({ status }) => status !== 'done')
  for (const part of open) await writing.save({ ...part, ...done })
  const due = before.repeat === null ? undefined : nextDue(before, moment.now)
  const ended = due === undefined ? {} : { repeat: null, since: null }
  const task = await writing.save({ ...before, ...done, ...ended })
  if (due === undefined) return { task, next: undefined, parts: open.length }
  const next = await addNext(desk, { before, due, parts })
  return { task, next: dueWords(next, moment), parts: open.length }
}

type Next = { before: StoredTask; due: string; parts: readonly StoredTask[] }

async function addNext({ writing }: Desk, { before, due, parts }: Next): Promise<StoredTask> {
  const anew = { status: 'todo', doneAt: null, askOn: null, uid: null, revision: 1 } as const
  const next = await writing.add({ ...before, ...anew, id: randomUUIDv7(), due, follows: before.id })
  for (const part of parts)
    await writing.add({ ...part, ...anew, id: randomUUIDv7(), parent: next.id, follows: null, due: null })
  return next
}

/** Removes the next task if it is unchanged, and restores the series. */
export async function reopen(desk: Desk, before: StoredTask): Promise<{ task: StoredTask }> {
  const { writing } = desk
  const following = await findFollowing(writing.tx, writing.ownerId, before.id)
  const isUntouched = following !== undefined && following.status === 'todo' && following.revision === 1
  const series = isUntouched ? { repeat: following.repeat, since: following.since } : {}
  if (isUntouched) {
    const parts = await listParts(writing.tx, writing.ownerId, [following.id])
    for (const { id } of [...parts, following]) await writing.remove(id)
  }
  return { task: await writing.save({ ...before, status: 'todo', doneAt: null, ...series }) }
}
