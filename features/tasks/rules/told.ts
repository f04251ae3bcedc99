import type { Change } from '#foundation/contract/act.ts'
import type { StoredTask } from './task.ts'
import {
  counted,
  dayWords,
  doerWords,
  dueWords,
  priorityWords,
  type Reader,
  repeatWords,
  statusWords,
} from './words.ts'

/** A task as shown to a person, fact by fact with labels; empty ones are left out. */
export type Told = { name: string; label: string; value: string }[]

export type Telling = { listName: string; parentTitle: string; reader: Reader }

export function toldOf(task: StoredTask, { listName, parentTitle, reader }: Telling): Told {
  const facts: [name: string, label: string, value: string][] = [
    ['title', 'Title', task.title],
    ['due', 'Due', dueWords(task, reader)],
    ['zone', 'Time zone', task.zone === reader.zone ? '' : task.zone],
    ['repeat', 'Repeats', repeatWords(task, reader.format)],
    ['list', 'List', listName],
    ['parent', 'Part of', parentTitle],
    ['status', 'Status', statusWords[task.status]],
    ['priority', 'Priority', task.priority === null ? '' : priorityWords[task.priority]],
    ['minutes', 'Takes', task.minutes === null ? '' : counted(task.minutes, 'minute')],
    ['waitsFor', 'Given to', doerWords(task.waitsFor)],
    ['askOn', 'Ask on', task.askOn === null ? '' : dayWords(task.askOn, reader.format)],
    ['links', 'Belongs to', task.links.map(({ kind, title }) => `${kind} “${title}”`).join(', ')],
    ['notes', 'Notes', task.notes],
  ]
  return facts.filter(([, , value]) => value !== '').map(([name, label, value]) => ({ name, label, value }))
}

/** The facts that differ afterwards, in their order. */
export function changesBetween(before: Told, after: Told): Change[] {
  const labels = [...new Set([...before, ...after].map(({ label }) => label))]
  const valueIn = (told: Told, label: string) => told.find((fact) => fact.label === label)?.value ?? null
  return labels
    .map((label) => ({ label, before: valueIn(before, label), after: valueIn(after, label) }))
    .filter((change) => change.before !== change.after)
}

export function valueOf(told: Told | null, name: string): string | undefined {
  return told?.find((fact) => fact.name === name)?.value
}
