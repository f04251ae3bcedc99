import { expect, test } from 'vitest'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import type { Task, TaskList } from '../contract.ts'
import { foundGroup, grouped } from './groups.ts'

const list = (id: string, name: string) => ({ id, name }) as TaskList
const task = (id: string, of: string, overdue = false) => ({ id, list: of, overdue, doneAt: null }) as Task
const waits = (id: string, name: string, late = false) =>
  ({ ...task(id, '1', late), waitsFor: { name, email: null } }) as Task
const seen = {
  zone: 'UTC',
  now: Date.parse('2026-11-23T09:00:00Z'),
  lists: [list('1', 'Inbox'), list('2', 'Home')],
  format: usualTimeFormat,
}

test('what is overdue comes first and apart, then list by list', () => {
  const tasks = [task('a', '1'), task('b', '2', true), task('c', '2'), task('d', '1')]
  const place = { view: 'all', list: undefined, board: false } as const
  expect(grouped(tasks, place, seen)).toEqual([
    { name: 'Overdue', tasks: [tasks[1]], late: true },
    { name: 'Inbox', tasks: [tasks[0], tasks[3]] },
    { name: 'Home', tasks: [tasks[2]] },
  ])
})

test('in today, whom to ask again stands apart from what is due', () => {
  const waiting = { zone: 'UTC', waitsFor: { name: 'Tom', email: null }, askOn: '2026-11-23' }
  const asked = { ...task('a', '1'), ...waiting, due: null } as Task
  const due = { ...task('b', '1'), ...waiting, due: '2026-11-23' } as Task
  expect(grouped([due, asked], { view: 'today', list: undefined, board: false }, seen)).toEqual([
    { name: 'Today', tasks: [due] },
    { name: 'Ask again', tasks: [asked] },
  ])
})

test('of what waits, overdue comes first as well, and then person by person', () => {
  const [late, sara, tom] = [waits('a', 'Tom', true), waits('b', 'Sara'), waits('c', 'Tom')]
  expect(grouped([late, sara, tom], { view: 'waiting', list: undefined, board: false }, seen)).toEqual([
    { name: 'Overdue', tasks: [late], late: true },
    { name: 'Sara', tasks: [sara] },
    { name: 'Tom', tasks: [tom] },
  ])
})

test('what was looked for keeps the order in which it fits', () => {
  const tasks = [task('a', '1'), task('b', '2', true)]
  expect(foundGroup(tasks)).toEqual([{ name: 'Found', tasks }])
})
