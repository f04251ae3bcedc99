import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Doer, TaskPriority } from '../contract.ts'
import { readCsv } from './csv.ts'
import { blankTask, type FileTask, type Reader, type Remark, UnreadableFile } from './file-task.ts'

type Row = Partial<Record<string, string>>

/**
 * Todoist's CSV: a row for each task, section and comment, with TYPE, CONTENT, DESCRIPTION, PRIORITY (1 is the
 * highest), INDENT, RESPONSIBLE, DATE in words, DURATION. It has no ids, so a task is identified by its words and its
 * place.
 */
export function readTodoist(content: string, reader: Reader): { tasks: FileTask[]; left: Remark[] } {
  const left: Remark[] = []
  const tasks: FileTask[] = []
  const above: FileTask[] = []
  const named = new Map<string, number>()
  for (const row of readCsv(content)) {
    const type = (row['TYPE'] ?? '').trim().toLowerCase()
    if (type === 'section') left.push({ title: textIn(row, 'CONTENT'), why: 'Sections are not kept; their tasks are.' })
    const last = tasks.at(-1)
    if (type === 'note' && last) last.notes = joined(last.notes, textIn(row, 'CONTENT'))
    if (type !== 'task') continue
    const depth = Math.max(1, Math.min(Number(row['INDENT']) || 1, above.length + 1))
    above.length = depth - 1
    const task = taskOf(row, { reader, left, above, named })
    above.push(task)
    tasks.push(task)
  }
  if (tasks.length === 0) throw new UnreadableFile('There are no tasks in this file of Todoist.')
  return { tasks, left }
}

type Beside = { reader: Reader; left: Remark[]; above: readonly FileTask[]; named: Map<string, number> }

function taskOf(row: Row, { reader, left, above, named }: Beside): FileTask {
  const title = textIn(row, 'CONTENT').replace(/^\* /, '').slice(0, 300) || 'Task without a title'
  const path = [...above.map((each) => each.title), title].map((each) => each.slice(0, 60)).join(' / ')
  const count = (named.get(path) ?? 0) + 1
  named.set(path, count)
  const words = textIn(row, 'DATE')
  const time = words === '' ? {} : timeIn(words, reader.now)
  if (time === undefined) left.push({ title, why: `Its date “${words.slice(0, 60)}” is not understood and left out.` })
  return {
    ...blankTask,
    uid: `todoist ${path} ${count}`,
    parent: above[0]?.uid ?? null,
    title,
    notes: textIn(row, 'DESCRIPTION').slice(0, 20_000),
    priority: priorities[textIn(row, 'PRIORITY')] ?? null,
    minutes: minutesIn(row),
    waitsFor: doerIn(textIn(row, 'RESPONSIBLE')),
    ...time,
    shifting: JSON.stringify(time) !== JSON.stringify(words === '' ? {} : timeIn(words, reader.now.add(aWhile))),
  }
}

const priorities: Partial<Record<string, TaskPriority>> = { 1: 'high', 2: 'medium', 3: 'low' }

/** Long enough for “Friday” and “the 1st” to be others, and no whole number of weeks or months. */
const aWhile = { days: 40 }

/** “tomorrow at 5pm”, “every Monday”, “every! 3 days”; an exclamation mark counts from completion. */
function timeIn(
  words: string,
  now: Temporal.PlainDateTime,
): Pick<FileTask, 'due' | 'repeat' | 'repeatsFrom'> | undefined {
  const wording = { now, dateOrder: 'day-first' } as const
  const repeated = readRepetition(words.replace(/^every!/i, 'every'), wording)
  if (repeated) {
    const repeatsFrom = /^every!/i.test(words) ? 'done' : 'due'
    return { due: dueText(repeated.start, repeated.saysTime), repeat: repeated.rule, repeatsFrom }
  }
  const [time] = readTimes(words, wording)
  return time && { due: dueText(time.start, time.saysTime), repeat: null, repeatsFrom: 'due' }
}

function dueText(start: Temporal.PlainDateTime, saysTime: boolean): string {
  return saysTime ? start.toString({ smallestUnit: 'minute' }) : start.toPlainDate().toString()
}

function minutesIn(row: Row): number | null {
  const length = Number(textIn(row, 'DURATION'))
  const unit = textIn(row, 'DURATION_UNIT').toLowerCase()
  return unit === 'minute' && Number.isInteger(length) && length >= 1 && length <= 1440 ? length : null
}

/** “Sara (123456)”. */
function doerIn(text: string): Doer | null {
  const name = (/\(\d+\)$/.test(text) ? text.slice(0, text.lastIndexOf('(')) : text).trim().slice(0, 200)
  return name === '' ? null : { name, email: null }
}

function textIn(row: Row, name: string): string {
  return (row[name] ?? '').trim()
}

function joined(notes: string, more: string): string {
  return [notes, more].filter(Boolean).join('\n\n').slice(0, 20_000)
}
