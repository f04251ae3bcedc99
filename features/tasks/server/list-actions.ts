import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import { boundedSources, type Change, type Shown } from '#foundation/contract/act.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { id } from '#foundation/contract/id.ts'
import { type Action, defineAction, type Receipt } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { changedList, newList, type TaskList } from '../contract.ts'
import { restorableDays, type StoredList } from '../rules/task.ts'
import { counted } from '../rules/words.ts'
import type { Desk, Doing } from './desk.ts'
import { listOf, listSources, toList } from './lists.ts'
import { countTasks } from './looking-store.ts'
import { inverseOf, undoing } from './task-actions.ts'
import type { Trace } from './writing.ts'

export function listActions(doing: Doing): Action[] {
  return [adding(doing), changing(doing), deleting(doing)]
}

function adding(doing: Doing): Action {
  const putBack = undoing<TaskList>(doing)
  return defineAction({
    name: 'tasks.add-list',
    title: 'Add a list',
    description: 'Add a list of tasks with a name and a colour.',
    input: newList,
    effect: 'write',
    editable: ['name'],
    async show(person, { name, color }) {
      await doing.rehearseAt(person, async (desk) => refuseTaken(desk, name))
      return {
        title: `Add the list “${name}”`,
        fields: [
          { name: 'name', label: 'Name', value: name },
          { name: 'color', label: 'Colour', value: color },
        ],
        sources: [],
      }
    },
    async run(person, input, { sources = [] }) {
      const writtenAfter = boundedSources(sources)
      const { list, trace } = await doing.at(person, async (desk) => {
        refuseTaken(desk, input.name)
        return { list: await desk.writing.addList({ id: randomUUIDv7(), role: 'own', ...input, writtenAfter }) }
      })
      return receiptOf(list, { trace, rows: [list] })
    },
    done: ({ thing }) => `Added the list “${thing.name}”.`,
    answer: ({ thing: { id: added } }) => ({ list: { id: added } }),
    async undo(person, receipt) {
      const { id: added } = receipt.thing
      const tasks = await doing.rehearseAt(person, ({ writing }) => countIn(writing, added))
      if (tasks > 0) throw new Failure('out-of-date', 'There is something in this list by now. It stays as it is.')
      return putBack(person, receipt)
    },
  })
}

function changing(doing: Doing): Action {
  return defineAction({
    name: 'tasks.change-list',
    title: 'Change a list',
    description: 'Give a list of tasks another name or colour.',
    input: changedList,
    effect: 'write',
    editable: ['name'],
    unseen: { id: 'The title of the card names the list.' },
    async show(person, { id: which, name, color }) {
      const list = await find(doing, person, which)
      const fields = [
        ...(name === undefined ? [] : [{ name: 'name', label: 'Name', value: name }]),
        ...(color === undefined ? [] : [{ name: 'color', label: 'Colour', value: color }]),
      ]
      return shownList(`Change the list “${list.name}”`, list, fields)
    },
    async run(person, { id: which, name, color }, { sources = [] }) {
      const { list, before, trace } = await doing.at(person, async (desk) => {
        const { writing, lists } = desk
        const row = listOf(lists, which)
        const isRenamed = name !== undefined && name !== row.name
        if (isRenamed) refuseTaken(desk, name, which)
        const saved = await writing.saveList(which, {
          ...(isRenamed && { name, writtenAfter: boundedSources(sources) }),
          ...(color !== undefined && { color }),
        })
        return { list: saved, before: row }
      })
      return receiptOf(list, { trace, rows: [before, list] })
    },
    done: ({ thing }) => `Changed the list “${thing.name}”.`,
    undo: undoing<TaskList>(doing),
  })
}

function deleting(doing: Doing): Action {
  return defineAction({
    name: 'tasks.delete-list',
    title: 'Delete a list',
    description: 'Delete a list with every task in it. It can be undone for two weeks.',
    input: z.object({ id }),
    effect: 'write',
    async show(person, input) {
      const { list, count } = await doing.rehearseAt(person, async (desk) => ({
        list: deletable(desk, input.id),
        count: await countIn(desk.writing, input.id),
      }))
      return shownList(`Delete the list “${list.name}”`, list, [
        { name: 'id', label: 'List', value: list.name },
        { name: 'tasks', label: 'With everything in it', value: counted(count, 'task') },
        { name: 'kept', label: 'Can be restored', value: `For ${restorableDays} days` },
      ])
    },
    async run(person, input) {
      const { list, trace } = await doing.at(person, async (desk) => {
        deletable(desk, input.id)
        return { list: await desk.writing.saveList(input.id, { deleted: true }) }
      })
      return receiptOf(list, { trace, rows: [list], isGone: true })
    },
    done: ({ thing }) => `Deleted the list “${thing.name}”. It can be restored for two weeks.`,
    undo: undoing<TaskList>(doing),
  })
}

/** Refuses the inbox, which quick notes need. */
function deletable({ lists }: Desk, which: string): StoredList {
  const list = listOf(lists, which)
  if (list.role === 'inbox') throw new Failure('conflict', `The list “${list.name}” stays: new tasks go there.`)
  return list
}

/** Two lists of one name could not be told apart, neither on the screen nor in words. `but` is the list itself. */
function refuseTaken({ lists }: Desk, name: string, but?: string): void {
  const taken = lists.find((list) => list.id !== but && list.name.toLowerCase() === name.toLowerCase())
  if (taken) throw new Failure('conflict', `There is a list “${taken.name}” already. Choose another name.`)
}

function countIn({ tx, ownerId }: Desk['writing'], list: string): Promise<number> {
  return countTasks(tx, ownerId, { lists: [list], statuses: ['todo', 'doing', 'review', 'done'] })
}

function find(doing: Doing, person: Person, which: string): Promise<StoredList> {
  return doing.rehearseAt(person, async ({ lists }) => listOf(lists, which))
}

function shownList(title: string, list: StoredList, fields: Shown['fields']): Shown {
  return { title, fields, sources: listSources([list]) }
}

type Received = { trace: Trace; rows: StoredList[]; isGone?: boolean }

function receiptOf(list: StoredList, { trace, rows, isGone = false }: Received): Receipt<TaskList> {
  const changes = isGone ? [{ label: 'List', before: list.name, after: null }] : changesIn(trace)
  return { thing: toList(list, 0), changes, ...inverseOf(trace), sources: listSources(rows) }
}

const labels = { name: 'Name', color: 'Colour' } as const

function changesIn({ lists }: Trace): Change[] {
  return lists.flatMap(({ before, after }) =>
    (['name', 'color'] as const).flatMap((name) => {
      const is = after[name]
      return is === undefined ? [] : [{ label: labels[name], before: before[name] ?? null, after: is }]
    }),
  )
}
