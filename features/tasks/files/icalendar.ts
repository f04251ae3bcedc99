import { BrokenFile, type Component, pieces } from '#foundation/time/icalendar/components.ts'
import { parameterOf, type Property, textOf } from '#foundation/time/icalendar/property.ts'
import { type FileTime, type Reading, timeOf, UnreadableEntry } from '#foundation/time/icalendar/times.ts'
import { after, readDuration } from '#foundation/time/icalendar/values.ts'
import { FileZones } from '#foundation/time/icalendar/zones.ts'
import { formatRule, parseRule } from '#foundation/time/repetition/rule.ts'
import { momentOf } from '#foundation/time/zones.ts'
import type { TaskPriority } from '../contract.ts'
import { rewrittenRule } from '#foundation/time/icalendar/until.ts'
import { isDay } from '../rules/due.ts'
import { type FileTask, type Remark, UnreadableFile } from './file-task.ts'
import { type OwnFields, ownProperty, readOwn } from './own-fields.ts'

/** A VTODO of RFC 5545, as in the file. */
export type ToDo = {
  uid: string
  summary: string
  description: string
  location: string
  status: string
  priority: number | null
  percent: number | null
  due: FileTime | null
  completed: string | null
  rule: string | null
  related: string | null
  categories: string[]
  alarms: number
  /** What only our own files say; null in others. */
  own: OwnFields | null
}

const isAlone = (name: string): boolean => name === 'VTODO' || name === 'VTIMEZONE' || name in others

const others: Readonly<Record<string, [string, string]>> = {
  VEVENT: ['Event', 'Events are not read from files of tasks; the calendar imports them.'],
  VJOURNAL: ['Note', 'Notes are not read from files of tasks.'],
}

/** Reads the tasks of a file; `left` lists what is not understood or left out. */
export function readToDos(text: string): { todos: ToDo[]; left: Remark[] } {
  if (!/^[ \t\uFEFF]*BEGIN[ \t]*:/im.test(text.slice(0, 200_000)))
    throw new UnreadableFile('This is no file of tasks: neither iCalendar, nor of Todoist, nor of Google Tasks.')
  try {
    return readAll(text)
  } catch (error) {
    if (error instanceof BrokenFile) throw new UnreadableFile(error.message)
    throw error
  }
}

function readAll(text: string): { todos: ToDo[]; left: Remark[] } {
  const zones = new FileZones()
  const found: Component[] = []
  const left: Remark[] = []
  for (const piece of pieces(text, isAlone)) {
    if (piece.kind !== 'component') continue
    const { component, cut } = piece
    if (component.name === 'VTIMEZONE') zones.define(component)
    const other = others[component.name]
    if (other) left.push({ title: textAt(component, 'SUMMARY') || other[0], why: other[1] })
    if (component.name !== 'VTODO') continue
    if (cut) left.push({ title: textAt(component, 'SUMMARY') || 'A task', why: 'The file ends in the middle of it.' })
    else found.push(component)
  }
  if (found.length === 0) throw new UnreadableFile('There are no tasks in this file.')
  return { todos: found.flatMap((component, at) => readOne(component, { zones, left, at })), left }
}

type Found = { zones: FileZones; left: Remark[]; at: number }

/** A change to one occurrence of a series becomes a separate task in no list. */
function readOne(component: Component, { zones, left, at }: Found): ToDo[] {
  const title = textAt(component, 'SUMMARY').trim()
  if (propertyOf(component, 'RECURRENCE-ID')) {
    left.push({ title: title || 'A task', why: 'Single times of a task that repeats are not kept.' })
    return []
  }
  const reading: Reading = { zones, remarks: [] }
  const alarms = component.components.filter(({ name }) => name === 'VALARM').length
  if (alarms > 0) left.push({ title: title || 'A task', why: 'Its reminders are not kept.' })
  const todo = {
    uid: textAt(component, 'UID').trim().slice(0, 400) || `unnamed ${at}`,
    summary: title,
    description: textAt(component, 'DESCRIPTION'),
    location: textAt(component, 'LOCATION'),
    status: textAt(component, 'STATUS').trim().toUpperCase(),
    priority: numberAt(component, 'PRIORITY', 9),
    percent: numberAt(component, 'PERCENT-COMPLETE', 100),
    due: dueOf(component, reading),
    completed: completedOf(component, reading),
    rule: ruleOf(component, reading),
    related: parentOf(component),
    categories: component.properties
      .filter(({ name }) => name === 'CATEGORIES')
      .flatMap((each) => textOf(each).split(',')),
    alarms,
    own: readOwn(textAt(component, ownProperty)),
  }
  for (const why of reading.remarks) left.push({ title: title || 'A task', why })
  return [todo]
}

/** From the file's DUE, or DTSTART and DURATION; a start alone becomes the due date. */
function dueOf(component: Component, reading: Reading): FileTime | null {
  const due = timeAt(component, 'DUE', reading)
  if (due) return due
  const start = timeAt(component, 'DTSTART', reading)
  const length = readDuration(propertyOf(component, 'DURATION')?.value ?? '')
  if (start === null || length === undefined) return start
  return { wall: after(start.wall, length, start.zone ?? 'UTC'), zone: start.zone }
}

/** An unreadable time is reported and dropped, and the task is kept. */
function timeAt(component: Component, name: string, reading: Reading): FileTime | null {
  const property = propertyOf(component, name)
  if (!property) return null
  try {
    return timeOf(property, reading)
  } catch (error) {
    if (!(error instanceof UnreadableEntry)) throw error
    reading.remarks.push(error.message)
    return null
  }
}

function completedOf(component: Component, reading: Reading): string | null {
  const time = timeAt(component, 'COMPLETED', reading)
  return time === null ? null : momentOf(time.wall, time.zone ?? 'UTC')
}

function ruleOf(component: Component, reading: Reading): string | null {
  const property = propertyOf(component, 'RRULE')
  if (!property) return null
  const { rule, problem } = parseRule(property.value)
  if (rule === undefined) reading.remarks.push(problem)
  return rule === undefined ? null : formatRule(rule)
}

function parentOf(component: Component): string | null {
  const related = component.properties.find(
    (each) => each.name === 'RELATED-TO' && (parameterOf(each, 'RELTYPE') ?? 'PARENT').toUpperCase() === 'PARENT',
  )
  return related ? textOf(related).trim().slice(0, 400) : null
}

function numberAt(component: Component, name: string, most: number): number | null {
  const text = propertyOf(component, name)?.value.trim() ?? ''
  return /^\d{1,3}$/.test(text) && Number(text) <= most ? Number(text) : null
}

function textAt(component: Component, name: string): string {
  const property = propertyOf(component, name)
  return property ? textOf(property) : ''
}

function propertyOf({ properties }: Component, wanted: string): Property | undefined {
  return properties.find(({ name }) => name === wanted)
}

export function taskOf(todo: ToDo): FileTask {
  const { uid, summary, due, completed, related, own } = todo
  return {
    uid,
    parent: related,
    title: (summary || 'Task without a title').slice(0, 300),
    notes: notesOf(todo).slice(0, 20_000),
    due: due?.wall.slice(0, 16) ?? null,
    zone: due?.zone ?? null,
    priority: priorityOf(todo.priority),
    doneAt: completed,
    minutes: own?.minutes ?? null,
    waitsFor: own?.waitsFor ?? null,
    askOn: own?.askOn ?? null,
    links: own?.links ?? [],
    whole: own !== null,
    shifting: false,
    status: statusOf(todo),
    ...repetitionOf(todo),
  }
}

function notesOf({ description, location, own }: ToDo): string {
  if (own !== null && location === '') return description
  return [description.trim(), location === '' ? '' : `Location: ${location}`].filter(Boolean).join('\n\n')
}

function statusOf({ status, percent, completed, own }: ToDo): FileTask['status'] {
  const isDone = status === 'COMPLETED' || (status === '' && (completed !== null || percent === 100))
  if (isDone || status === 'CANCELLED') return 'done'
  if (status !== 'IN-PROCESS' && (percent ?? 0) === 0) return 'todo'
  return own?.status === 'review' ? 'review' : 'doing'
}

/** Our own property counts only while the standard one is as we wrote it. */
function repetitionOf({ due, rule, own }: ToDo): Pick<FileTask, 'repeat' | 'repeatsFrom' | 'since'> {
  if (own !== null && own.repeat !== null && isStill(own.repeat, { due, rule })) {
    const { repeat, repeatsFrom, since } = own
    return { repeat, repeatsFrom, since }
  }
  return { repeat: due === null ? null : rule, repeatsFrom: 'due', since: null }
}

function isStill(repeat: string, { due, rule }: Pick<ToDo, 'due' | 'rule'>): boolean {
  if (due === null) return rule === null
  const wall = due.wall.slice(0, 16)
  const written = parseRule(rewrittenRule(repeat, wall, isDay(wall) ? null : due.zone)).rule
  return written !== undefined && formatRule(written) === rule
}

/** 1 to 4 are high, 5 is medium, 6 to 9 are low, 0 is none. */
function priorityOf(priority: number | null): TaskPriority | null {
  if (priority === null || priority === 0) return null
  if (priority === 5) return 'medium'
  return priority < 5 ? 'high' : 'low'
}
