import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { type Action, defineAction, type Receipt } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { rankBetween } from '../rules/rank.ts'
import { fileUidOf } from '../rules/task.ts'
import { counted } from '../rules/words.ts'
import type { Desk, Doing } from './desk.ts'
import { type Fate, fileSource, type Importing, type Opened, sortTasks } from './importing.ts'
import { listOf, listSources } from './lists.ts'
import { inverseOf, undoing } from './task-actions.ts'
import { rankBeside } from './task-store.ts'

type Parts = { doing: Doing; importing: Importing }
type Imported = { name: string; list: string; added: number; changed: number; unchanged: number; left: number }

export function taskFileActions({ doing, importing }: Parts): Action[] {
  return [
    defineAction({
      name: 'tasks.import-file',
      title: 'Import a file of tasks',
      description:
        'Take over the tasks of a file that was sent before. What is known already is brought up to date; what was done here stays done.',
      input: z.object({ import: id, list: id }),
      effect: 'write',
      isLong: true,
      async show(person, input) {
        const { name, file } = await importing.open(person, input.import)
        const list = await doing.rehearseAt(person, async ({ lists }) => listOf(lists, input.list))
        return {
          title: `Import “${name}”`,
          fields: [
            { name: 'import', label: 'File', value: name },
            { name: 'tasks', label: 'Holds', value: counted(file.tasks.length, 'task') },
            { name: 'list', label: 'Into', value: list.name },
          ],
          sources: [fileSource(name), ...listSources([list])],
        }
      },
      run: (person, input) => take({ doing, importing }, person, input),
      done: ({ thing }) => `Imported “${thing.name}” into ${thing.list}: ${sentenceOf(thing)}.`,
      undo: undoing<Imported>(doing),
    }),
  ]
}

async function take(
  { doing, importing }: Parts,
  person: Person,
  input: { import: string; list: string },
): Promise<Receipt<Imported>> {
  const opened = await importing.open(person, input.import)
  const { trace, thing, sources } = await doing.at(person, async (desk) => {
    const list = listOf(desk.lists, input.list)
    const { fates, left } = await sortTasks(desk.writing, opened)
    await keepAll(desk, fates, list.id)
    return { thing: told(opened, { list: list.name, fates, left: left.length }), sources: listSources([list]) }
  })
  const changes = [{ label: thing.list, before: null, after: sentenceOf(thing) }]
  return { thing, changes, ...inverseOf(trace), sources: [fileSource(opened.name), ...sources] }
}

/** Parents come first, so that each subtask finds its own. */
async function keepAll({ writing }: Desk, fates: readonly Fate[], list: string): Promise<void> {
  const { tx, ownerId } = writing
  let rank = await rankBeside(tx, ownerId, { last: true })
  const kept = new Map<string, { id: string; list: string }>()
  for (const { state, task, parent } of fates) {
    const whole = parent === null ? undefined : kept.get(parent)
    if (state === 'added') rank = rankBetween(rank, null)
    const place = { list: whole?.list ?? list, parent: whole?.id ?? null, rank: rank ?? '' }
    const saved =
      state === 'added'
        ? await writing.add({ ...task, ...place, id: randomUUIDv7() })
        : state === 'changed'
          ? await writing.save(task)
          : task
    kept.set(fileUidOf(task), saved)
  }
}

function told(
  { name }: Opened,
  { list, fates, left }: { list: string; fates: readonly Fate[]; left: number },
): Imported {
  const count = (wanted: string) => fates.filter(({ state }) => state === wanted).length
  return { name, list, added: count('added'), changed: count('changed'), unchanged: count('unchanged'), left }
}

function sentenceOf({ added, changed, unchanged, left }: Imported): string {
  const parts = [
    `${counted(added, 'task')} added`,
    ...(changed > 0 ? [`${changed} changed`] : []),
    ...(unchanged > 0 ? [`${unchanged} known and the same`] : []),
    ...(left > 0 ? [`${counted(left, 'remark')} about what is left out`] : []),
  ]
  return parts.join(', ')
}
