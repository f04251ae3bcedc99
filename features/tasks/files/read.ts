import { readGoogleTasks } from './google-tasks.ts'
import { readToDos, taskOf } from './icalendar.ts'
import { mostTasks, type Reader, type Remark, type TasksFile, UnreadableFile } from './file-task.ts'
import { readTodoist } from './todoist.ts'

/** Reads a file of tasks in any of the three formats; otherwise throws `UnreadableFile` with a sentence. */
export function readTasksFile(content: string, reader: Reader): TasksFile {
  const read = readByKind(content, reader)
  if (read.tasks.length > mostTasks)
    throw new UnreadableFile(`It holds more than ${mostTasks.toLocaleString('en')} tasks.`)
  return { ...read, left: bounded(read.left) }
}

function readByKind(content: string, reader: Reader): TasksFile {
  const start = content
    .replace(/^\uFEFF/, '')
    .trimStart()
    .slice(0, 2_000)
  if (start.startsWith('{') || start.startsWith('[')) return { kind: 'google-tasks', ...readGoogleTasks(content) }
  if (isTodoist(start)) return { kind: 'todoist', ...readTodoist(content, reader) }
  const { todos, left } = readToDos(content)
  return { kind: 'icalendar', tasks: todos.map(taskOf), left }
}

/** Both are in its header, in either order. */
function isTodoist(start: string): boolean {
  const heading =
    start
      .split('\n', 1)[0]
      ?.toUpperCase()
      .split(/[^A-Z_]+/) ?? []
  return heading.includes('TYPE') && heading.includes('CONTENT')
}

const mostRemarks = 200

function bounded(left: Remark[]): Remark[] {
  const more = left.length - mostRemarks
  if (more <= 0) return left
  return [...left.slice(0, mostRemarks), { title: `${more} more`, why: 'They are not listed here.' }]
}
