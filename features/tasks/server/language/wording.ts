import { counted as count, escaped, list, quote } from '#foundation/language/wording/quoting.ts'
import { dayWords, dueWords, doerWords } from '../../rules/words.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import type { ChangeWish, EndWish, NewWish } from '../../language/wish.ts'
import type { Told } from './finding.ts'

export type Kind = 'overdue' | 'done' | 'due' | 'open' | 'waiting' | 'any'

export const mostShown = 20

export const unreadable = 'I could not look at your tasks just now.'
export const whichNamed = 'Which task do you mean? Say some words of its title.'
export const whatToDo = 'What is to be done, and until when? Say it as you would note it: “Call the bank by Friday”.'
export function withStray(stray: readonly string[], title: string): string {
  return `I do not know what to do with ${stray.map(quote).join(' and ')}. Should I add the task ${quote(title)} all the same?`
}

export function offeredNew(
  { title, due, person }: NewWish,
  { zone, format }: { zone: string; format: TimeFormat },
): string {
  const day = due ? `, due ${dueWords({ due, zone }, { zone, format })}` : ''
  const doer = person ? `, waiting for ${escaped(person)}` : ''
  return `Shall I add the task ${quote(title)}${day}${doer}?`
}

export function notDone(said: readonly string[]): string {
  return `I did nothing about ${said.map(quote).join(' and ')}. Say it by itself.`
}

export function notes(found: readonly Pick<Told, 'title' | 'notes'>[]): string {
  const noted = found.filter(({ notes: said }) => said !== '')
  if (noted.length === 0) return `${found.map(({ title }) => quote(title)).join(' and ')}: no notes.`
  return noted.map(({ title, notes: said }) => `The notes of ${quote(title)}:\n\n${escaped(said)}`).join('\n\n')
}

export function noParts(title: string | undefined): string {
  return title === undefined ? 'It has no parts.' : `${quote(title)} has no parts.`
}
export function partsDone(all: number): string {
  return all === 1 ? 'Nothing: its only part is done.' : `Nothing: all of its ${all} parts are done.`
}
export const nothingToAdopt = 'There is nothing before this that I could make a task of. Say what is to be done.'
export const besideQuestion = 'I find no direct answer, but this is among your tasks:'
/** Beside something that was told or wanted, and not understood. */
export const besideOrder =
  'Is that about this? I changed nothing; say what should happen with it, such as “done” or “on Friday”.'
export function noDay(said: string): string {
  return `There is no ${escaped(said)}. Which day do you mean?`
}

export const noAgenda = 'There is no calendar here in which I could set time aside.'
export const nothingToPlan = 'Nothing is due then or overdue, so there is nothing to plan.'
export const allHaveTimes = 'Everything that is due by then already has a time, so there is nothing to plan.'
export const noTime = 'I find no free time for it then, within your working hours.'

const kinds: Record<Kind, { none: string; noun: string }> = {
  overdue: { none: 'Nothing is overdue.', noun: 'overdue task' },
  done: { none: 'I find no task that was done then.', noun: 'task that is done' },
  due: { none: 'No open task is due then.', noun: 'task due then' },
  open: { none: 'I find no open task like that.', noun: 'open task' },
  waiting: { none: 'You wait for nothing like that.', noun: 'task given to others' },
  any: { none: 'I find no task like that.', noun: 'task' },
}

export function listed(found: readonly Told[], kind: Kind, format: TimeFormat): string {
  if (found.length === 0) return kinds[kind].none
  const more = found.length > mostShown ? `\n\nAnd ${found.length - mostShown} more.` : ''
  return `${countOf(found.length, kind)}:\n\n${list(found.slice(0, mostShown).map((task) => lineText(task, format)))}${more}`
}

export function foremost(found: readonly Told[], format: TimeFormat): string {
  const [first] = found
  if (!first) return kinds.open.none
  return found.length === 1
    ? `First of all: ${lineText(first, format)}.`
    : `I would start with these:\n\n${list(found.map((task) => lineText(task, format)))}`
}

export function counted(found: number, kind: Kind): string {
  return found === 0 ? kinds[kind].none : `${countOf(found, kind)}.`
}

function countOf(found: number, kind: Kind): string {
  const { noun } = kinds[kind]
  const several = kind === 'done' ? 'tasks that are done' : noun.replace('task', 'tasks')
  return count(found, noun, several)
}

export function lineText(task: Told, format: TimeFormat): string {
  const due = dueWords(task, { zone: task.zone, format })
  const doer = doerWords(task.waitsFor)
  return [
    quote(task.title),
    task.status === 'done' ? 'done' : '',
    due === '' || task.status === 'done' ? '' : `${task.overdue ? 'was due' : 'due'} ${due}`,
    task.priority === null ? '' : `${task.priority} priority`,
    doer === '' ? '' : `with ${escaped(doer)}`,
    task.askOn === null ? '' : `ask again ${dayWords(task.askOn, format)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

export function nothingSuch(said: string, state: 'open' | 'done'): string {
  return said === '' ? 'I find no task like that.' : `I find no ${state} task with ${quote(said)} in it.`
}

export function nearest(found: readonly Told[], said: string, format: TimeFormat): string {
  return `I find no open task with ${quote(said)} in it. Do you mean ${found.length === 1 ? 'this one' : 'one of these'}?\n\n${list(found.slice(0, mostShown).map((task) => lineText(task, format)))}`
}

export function offered(task: Told, wish: ChangeWish | EndWish, format: TimeFormat): string {
  const title = quote(task.title)
  if (wish.do === 'complete') return `Shall I mark ${title} as done?`
  if (wish.do !== 'change') return `Shall I ${wish.do} ${title}?`
  const { due, later } = wish.to
  if (due === null) return `Shall I take the date off ${title}?`
  if (due !== undefined)
    return `Shall I set ${title} due on ${dueWords({ due, zone: task.zone }, { zone: task.zone, format })}?`
  if (later === undefined) return `Shall I change ${title} so?`
  return `Shall I move ${title} ${count(Math.abs(later), 'day')} ${later < 0 ? 'forward' : 'back'}?`
}

export function nothingToDo(found: number): string {
  return found === 0 ? 'I find no task like that, so nothing was changed.' : 'All of that is so already.'
}

export function whichOf(found: readonly Told[], format: TimeFormat): string {
  return `Which of these do you mean?\n\n${list(found.slice(0, mostShown).map((task) => lineText(task, format)))}`
}

export function whichPerson(name: string, known: readonly string[]): string {
  return `Which ${escaped(name)} do you mean?\n\n${list(known.map(escaped))}`
}

export function noList(name: string, known: readonly string[]): string {
  const yours = known.length === 1 ? 'Your only one is' : 'Yours are'
  return `There is no list called ${quote(name)}. ${yours} ${known.map(quote).join(', ')}.`
}

export function offeredList(none: string): string {
  return `${none} Shall I make it, and move the task there?`
}

export function lists(all: readonly { name: string; open: number }[]): string {
  return `Your lists:\n\n${list(all.map(({ name, open }) => `${quote(name)}, ${count(open, 'open task')}`))}`
}

export function planTitle(blocks: number, left: number): string {
  const rest = left === 0 ? '' : `; ${count(left, 'task')} ${left === 1 ? 'does' : 'do'} not fit`
  return `Time for ${count(blocks, 'task')}${rest}`
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

const mostRecapped = 6

/** “3 tasks done: “Call Tom”, …”, as one line. */
export function recapped(what: string, found: readonly Told[]): string[] {
  if (found.length === 0) return []
  const named = found.slice(0, mostRecapped).map(({ title }) => quote(title))
  const more = found.length > mostRecapped ? ` and ${found.length - mostRecapped} more` : ''
  return [`${count(found.length, 'task')} ${what}: ${named.join(', ')}${more}`]
}
