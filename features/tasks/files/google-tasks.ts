import { z } from 'zod'
import { blankTask, type FileTask, type Remark, UnreadableFile } from './file-task.ts'

const entry = z.object({
  id: z.string().max(300).optional(),
  title: z.string().default(''),
  notes: z.string().default(''),
  status: z.string().default('needsAction'),
  due: z.string().nullish(),
  completed: z.string().nullish(),
  parent: z.string().max(300).nullish(),
  position: z.string().nullish(),
  deleted: z.boolean().default(false),
})
type Entry = z.infer<typeof entry>
const list = z.object({ id: z.string().optional(), title: z.string().default(''), items: z.array(entry).default([]) })
const file = z.object({ items: z.array(list) })
const refusal = z.object({ error: z.object({ message: z.string() }) })

/** `Tasks.json` of Google Takeout: lists with their tasks, sorted by position. */
export function readGoogleTasks(content: string): { tasks: FileTask[]; left: Remark[] } {
  const lists = readLists(content)
  const tasks = lists.flatMap(({ items, id, title }, at) =>
    inPositions(items).map((each) => taskOf(each, id ?? `${title} ${at}`)),
  )
  const left = lists
    .filter(({ title, items }) => title !== '' && items.length > 0 && lists.length > 1)
    .map(({ title }) => ({ title, why: 'Its tasks come into the list that you choose.' }))
  if (tasks.length === 0) throw new UnreadableFile('There are no tasks in this file of Google Tasks.')
  return { tasks, left }
}

export function readLists(content: string): z.infer<typeof list>[] {
  const value = valueOf(content)
  const refused = refusal.safeParse(value)
  if (refused.success) throw new UnreadableFile(`Google says: ${refused.data.error.message}`)
  const read = file.safeParse(value)
  if (!read.success) throw new UnreadableFile('This is no file of Google Tasks: it lists no tasks.')
  return read.data.items
}

function valueOf(content: string): unknown {
  try {
    return JSON.parse(content.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new UnreadableFile('This file is broken: it begins like one of Google Tasks, and ends in the middle.', {
      cause: error,
    })
  }
}

/** Positions are numbers that sort as text; items without one keep their place. */
export function inPositions(items: readonly Entry[]): Entry[] {
  return items
    .filter(({ deleted }) => !deleted)
    .toSorted((one, other) => compare(one.position ?? '', other.position ?? ''))
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Google's due dates are days, whatever time they state. */
function taskOf({ id, title, notes, status, due, completed, parent }: Entry, within: string): FileTask {
  return {
    ...blankTask,
    uid: `google ${id ?? `${within} ${title.slice(0, 60)}`}`,
    parent: parent ? `google ${parent}` : null,
    title: title.trim().slice(0, 300) || 'Task without a title',
    notes: notes.slice(0, 20_000),
    due: dayIn(due),
    status: status === 'completed' ? 'done' : 'todo',
    doneAt: momentIn(completed),
  }
}

function dayIn(text: string | null | undefined): string | null {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text ?? '') ?? []
  return day !== undefined && z.iso.date().safeParse(day).success ? day : null
}

function momentIn(text: string | null | undefined): string | null {
  return text && z.iso.datetime({ offset: true }).safeParse(text).success
    ? Temporal.Instant.from(text).toString()
    : null
}
