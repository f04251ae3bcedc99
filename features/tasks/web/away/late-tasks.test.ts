import { expect, test } from 'vitest'
import type { Task } from '../../contract.ts'
import type { TaskPlace } from '../place.ts'
import { type Deeds, lateTask, lateTasks } from './late-tasks.ts'

const inbox = '0199a3b0-0000-7000-8000-00000000000a'
const home = '0199a3b0-0000-7000-8000-00000000000b'
const [milk, bank, logo, made] = [1, 2, 3, 4].map((n) => `0199a3b0-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
]
const here = { now: Date.parse('2026-11-23T09:00:00Z'), zone: 'UTC', lists: [] }
const today: TaskPlace = { view: 'today', list: undefined, board: false }
const all: TaskPlace = { ...today, view: 'all' }

function task(id: string, title: string, rest: Partial<Task> = {}): Task {
  return {
    id,
    title,
    list: inbox,
    parent: null,
    notes: '',
    due: '2026-11-23',
    zone: 'UTC',
    minutes: null,
    priority: null,
    status: 'todo',
    doneAt: null,
    overdue: false,
    rank: id,
    repeat: null,
    repeatsFrom: 'due',
    since: null,
    waitsFor: null,
    askOn: null,
    links: [],
    parts: { all: 0, done: 0 },
    origin: 'own',
    foreign: false,
    revision: 1,
    ...rest,
  }
}

const read = [task(milk, 'Milk'), task(bank, 'Bank'), task(logo, 'Logo')]
const deed = (name: string, input: unknown, state: Deeds[number]['state'] = 'waiting') => ({
  name: `tasks.${name}`,
  input,
  state,
})
function shown(deeds: Deeds, place = today, from = read): string[] {
  return lateTasks(from, read, deeds, { ...here, place }).tasks.map(
    ({ title, status }) => `${title}${status === 'done' ? ' ✓' : ''}`,
  )
}

test('what is done stays in its place and is ticked, what is deleted goes, what is added stands last', () => {
  const deeds = [
    deed('complete-task', { id: milk, revision: 1 }),
    deed('delete-task', { id: bank }),
    deed('create-task', { id: made, title: 'Bread', due: '2026-11-23' }),
  ]
  expect(shown(deeds)).toEqual(['Milk ✓', 'Logo', 'Bread'])
  const { waiting } = lateTasks(read, read, deeds, { ...here, place: today })
  expect([...waiting]).toEqual([milk, bank, made])
})

test('what belongs to another view by now goes there', () => {
  const put = [deed('change-task', { id: milk, due: '2026-11-30' })]
  expect(shown(put)).toEqual(['Bank', 'Logo'])
  expect(shown(put, { ...today, view: 'upcoming' }, [])).toEqual(['Milk'])
  expect(shown([deed('move-task', { id: milk, list: home })], { ...all, list: home }, [])).toEqual(['Milk'])
})

test('it is moved behind another one or before all, and between the columns of a board', () => {
  expect(shown([deed('move-task', { id: milk, after: bank })], all)).toEqual(['Bank', 'Milk', 'Logo'])
  expect(shown([deed('move-task', { id: logo, after: null })], all)).toEqual(['Logo', 'Milk', 'Bank'])
  const board = lateTasks(read, read, [deed('move-task', { id: milk, status: 'review' })], {
    ...here,
    place: { ...all, board: true },
  })
  expect(board.tasks.find(({ id }) => id === milk)?.status).toBe('review')
})

test('a plan is each of its steps, what was refused is none, and what waits is changed again', () => {
  const plan = {
    title: 'Two',
    steps: [
      { do: 'complete', which: { id: milk } },
      { do: 'delete', which: { id: bank } },
    ],
  }
  expect(shown([deed('apply-plan', plan), deed('complete-task', { id: logo }, 'refused')])).toEqual(['Milk ✓', 'Logo'])
  const twice = [deed('create-task', { id: made, title: 'Bread' }), deed('change-task', { id: made, title: 'Butter' })]
  expect(shown(twice, all)).toEqual(['Milk', 'Bank', 'Logo', 'Butter'])
})

test('one task is known with its parts', () => {
  const deeds = [
    deed('create-task', { id: made, title: 'Sketch', parent: logo }),
    deed('hand-over', { id: logo, to: { name: 'Sara' } }),
  ]
  const found = lateTask(logo, read, deeds, here)
  expect(found?.task.waitsFor).toEqual({ name: 'Sara', email: null })
  expect(found?.parts.map(({ title }) => title)).toEqual(['Sketch'])
  expect(lateTask(made, read, [], here)).toBeUndefined()
})

test('what is put before now is overdue at once', () => {
  const { tasks } = lateTasks(read, read, [deed('change-task', { id: milk, due: '2026-11-20' })], {
    ...here,
    place: today,
  })
  expect(tasks.find(({ id }) => id === milk)?.overdue).toBe(true)
})
