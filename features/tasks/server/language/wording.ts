import { counted as count, escaped, list, quote } from '#foundation/language/wording/quoting.ts'
import { dueWords, doerWords } from '../../rules/words.ts'
import type { Told } from './finding.ts'

export type Kind = 'overdue' | 'done' | 'due' | 'open'

const mostShown = 20

export const unreadable = 'I could not look at your tasks just now.'
export const whichNamed = 'Which task do you mean? Say some words of its title.'
export const whatToDo = 'What is to be done, and until when? Say it as you would note it: “Call the bank by Friday”.'

const kinds: Record<Kind, { none: string; noun: string }> = {
  overdue: { none: 'Nothing is overdue.', noun: 'overdue task' },
  done: { none: 'I find no task that was done then.', noun: 'task that is done' },
  due: { none: 'No open task is due then.', noun: 'task due then' },
  open: { none: 'I find no open task like that.', noun: 'open task' },
}

export function listed(found: readonly Told[], kind: Kind): string {
  if (found.length === 0) return kinds[kind].none
  const more = found.length > mostShown ? `\n\nAnd ${found.length - mostShown} more.` : ''
  return `${countOf(found.length, kind)}:\n\n${list(found.slice(0, mostShown).map(lineText))}${more}`
}

export function counted(found: number, kind: Kind): string {
  return found === 0 ? kinds[kind].none : `${countOf(found, kind)}.`
}

function countOf(found: number, kind: Kind): string {
  const { noun } = kinds[kind]
  const several = kind === 'done' ? 'tasks that are done' : noun.replace('task', 'tasks')
  return count(found, noun, several)
}

function lineText(task: Told): string {
  const due = dueWords(task, task.zone)
  const doer = doerWords(task.waitsFor)
  return [quote(task.title), due === '' ? '' : `due ${due}`, doer === '' ? '' : `with ${escaped(doer)}`]
    .filter(Boolean)
    .join(', ')
}

export function nothingSuch(said: string): string {
  return `I find no open task with ${quote(said)} in it.`
}

export function nothingToDo(found: number): string {
  return found === 0 ? 'I find no task like that, so nothing was changed.' : 'All of that is so already.'
}

export function whichOf(found: readonly Told[]): string {
  return `Which of these do you mean?\n\n${list(found.slice(0, mostShown).map(lineText))}`
}

export function whichPerson(name: string, known: readonly string[]): string {
  return `Which ${escaped(name)} do you mean?\n\n${list(known.map(escaped))}`
}

export function noList(name: string, known: readonly string[]): string {
  return `There is no list called ${quote(name)}. Yours are ${known.map(quote).join(', ')}.`
}

/** “Tasks: 3 due, 2 of them overdue: “Call the bank””. */
export function dueToday(found: readonly Told[]): string {
  const late = found.filter(({ overdue }) => overdue).length
  const over = late === 0 ? '' : `, ${late} of them overdue`
  return `Tasks due: ${found.length}${over}: ${found
    .slice(0, 3)
    .map(({ title }) => quote(title))
    .join(', ')}`
}
