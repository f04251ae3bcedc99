import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readGoogleTasks, readLists } from '#features/tasks/files/google-tasks.ts'
import { readToDos, type ToDo } from '#features/tasks/files/icalendar.ts'
import { Unclaimed, type DeskCase } from './pack.ts'

type Page = { items?: unknown[]; error?: unknown }
type Pages = { lists: Page[]; pages: Page[] }

/** Published files of tasks. Answers of calendar servers, and merging two of them, are not covered. */
export async function answerTasks({ kind, input, file }: DeskCase, folder: string): Promise<unknown> {
  if (kind === 'vtodo') return readToDos(readFileSync(join(folder, file ?? ''), 'utf8')).todos.map(told)
  if (kind === 'google-tasks') return readPages(input as Pages)
  throw new Unclaimed(`Files of the kind ${kind} are not read: tasks are not kept in step with a server.`)
}

function told({ summary, description, location, uid, status, priority, percent, due, completed, rule }: ToDo): object {
  const others = { priority, 'percent-complete': percent, due: due?.wall, completed, rrule: rule }
  return { uid, summary, description, location, status, ...others }
}

/** Joins pages of Google's API into the format of its export. */
function readPages({ lists, pages }: Pages): object {
  const refused = [...lists, ...pages].find(({ error }) => error !== undefined)
  if (refused) return readLists(JSON.stringify(refused))
  const joined = lists.flatMap(({ items = [] }) => items as object[])
  const items = pages.flatMap((page) => page.items ?? [])
  const content = JSON.stringify({ items: joined.map((list, at) => (at === 0 ? { ...list, items } : list)) })
  if (items.length === 0) return { lists: readLists(content).length }
  const { tasks } = readGoogleTasks(content)
  const childrenOf = (uid: string) => tasks.filter(({ parent }) => parent === uid).map((each) => idOf(each.uid))
  return {
    lists: joined.length,
    titles_in_order: tasks.map(({ title }) => title),
    tasks: tasks
      .filter(({ parent }) => parent === null)
      .map(({ uid, title, status }) => ({ id: idOf(uid), title, done: status === 'done', children: childrenOf(uid) })),
  }
}

function idOf(uid: string): string {
  return uid.replace(/^google /, '')
}
