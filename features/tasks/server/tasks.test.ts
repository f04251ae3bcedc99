import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Task, TaskList, TaskPage } from '../contract.ts'
import { openTasksHouse, taskMigrations, type TasksTestHouse } from './testing/house.ts'

let database: TestDatabase
let house: TasksTestHouse
let ana: Person
beforeAll(async () => {
  database = await testDatabase({ migrations: [taskMigrations] })
})
beforeEach(() => {
  house = openTasksHouse(database)
  ana = house.somebody()
})
afterAll(() => database.close())

const titles = (tasks: readonly Task[]) => tasks.map(({ title }) => title)
const read = async (id: string) => (await house.get<{ task: Task; parts: Task[] }>(ana, '{id}', { id })).task

describe('views', () => {
  beforeEach(async () => {
    const dues = {
      late: '2026-11-18',
      tonight: '2026-11-20T19:00',
      before: '2026-11-20T08:30',
      today: '2026-11-20',
      soon: '2026-11-23',
    }
    for (const [title, due] of Object.entries(dues)) await house.add(ana, { title, due })
    await house.add(ana, { title: 'some day' })
    await house.add(ana, {
      title: 'with Ben',
      waitsFor: { name: 'Ben Okafor', email: 'ben@example.com' },
      askOn: '2026-11-24',
    })
  })

  test('today lists overdue tasks first, days and times alike, then the day, then its times', async () => {
    const today = await house.view(ana, { view: 'today' })
    expect(titles(today)).toEqual(['late', 'before', 'today', 'tonight'])
    expect(today.filter(({ overdue }) => overdue).map(({ title }) => title)).toEqual(['late', 'before'])
  })

  test('the others match their names', async () => {
    expect(titles(await house.view(ana, { view: 'upcoming' }))).toEqual(['soon'])
    expect(titles(await house.view(ana, { view: 'waiting' }))).toEqual(['with Ben'])
    const { id } = await house.add(ana, { title: 'old' })
    await house.press(ana, 'complete-task', { id })
    expect(titles(await house.view(ana, { view: 'done' }))).toEqual(['old'])
    expect(await house.get(ana, 'lists')).toMatchObject({
      lists: [{ name: 'Inbox', role: 'inbox', open: 7 }],
      counts: { today: 4, overdue: 2, waiting: 1, open: 7 },
      sample: false,
    })
  })

  test('a page continues after the one before, in every order', async () => {
    for (const view of ['all', 'today'] as const) {
      const whole = titles(await house.view(ana, { view }))
      const paged: string[] = []
      let after: string | null = null
      do {
        const query: object = { view, limit: 2, ...(after !== null && { after }) }
        const page: { tasks: Task[]; more: string | null } = await house.get(ana, '', query)
        paged.push(...titles(page.tasks))
        after = page.more
      } while (after !== null)
      expect(paged).toEqual(whole)
    }
  })

  test('a search continues as well, and a first page that is not all says how many there are', async () => {
    for (let count = 0; count < 5; count += 1) await house.add(ana, { title: `Plan ${count}` })
    await house.add(ana, { title: 'Plan 5', status: 'review' })
    const found: string[] = []
    for (let after: string | null = ''; after !== null;) {
      const query: object = { words: 'plan', limit: 4, ...(after !== '' && { after }) }
      const page: TaskPage = await house.get(ana, '', query)
      expect(page.counts).toEqual(after === '' ? { todo: 5, doing: 0, review: 1, done: 0 } : null)
      found.push(...titles(page.tasks))
      after = page.more
    }
    expect(found.toSorted()).toEqual([0, 1, 2, 3, 4, 5].map((each) => `Plan ${each}`))
    expect((await house.get<TaskPage>(ana, '', { limit: 2 })).counts).toMatchObject({ todo: 12, review: 1 })
    expect(await house.get(ana, '')).toMatchObject({ more: null, counts: null })
    await expect(house.get(ana, '', { words: 'plan', after: 'x' })).rejects.toThrow('no place')
  })

  test('words find a task by its title, its notes and the person it waits for', async () => {
    await house.add(ana, { title: 'Letter', notes: 'to the **bank**' })
    expect(titles(await house.view(ana, { words: 'bank' }))).toEqual(['Letter'])
    expect(titles(await house.view(ana, { words: 'okaf' }))).toEqual(['with Ben'])
  })
})

test('creating twice with the same id creates one task', async () => {
  const id = randomUUID()
  await house.press(ana, 'create-task', { id, title: 'Buy milk' })
  const again = await house.press(ana, 'create-task', { id, title: 'Buy milk' })
  expect(again.inverse).toBeUndefined()
  expect(titles(await house.view(ana))).toEqual(['Buy milk'])
})

test('the second of two concurrent changes is refused, and nothing is lost', async () => {
  const { id, revision } = await house.add(ana, { title: 'Buy milk' })
  await house.press(ana, 'change-task', { id, revision, title: 'Buy oat milk' })
  const late = house.press(ana, 'change-task', { id, revision, notes: 'two litres' })
  await expect(late).rejects.toMatchObject({ code: 'out-of-date' })
  expect(await read(id)).toMatchObject({ title: 'Buy oat milk', notes: '' })
})

test('a change says all that is different', async () => {
  const { id } = await house.add(ana, { title: 'Buy milk', due: '2026-11-20T09:00', zone: 'Asia/Tokyo' })
  const changed = async (change: object) => {
    const done = await house.press(ana, 'change-task', { id, ...change })
    return house.actions.find('tasks.change-task').done(done as never)
  }
  expect(await changed({ due: '2026-11-23', zone: 'Europe/Vienna' })).toBe(
    'Put “Buy milk” on Monday, 23 November 2026.',
  )
  expect(await changed({ title: 'Buy oat milk', due: null, priority: 'high', notes: 'two litres' })).toBe(
    'Changed the task “Buy milk”: called “Buy oat milk”, no due date, priority high, new notes.',
  )
})

test('completed on two devices at once, it is done once and repeats once', async () => {
  const { id, revision } = await house.add(ana, { title: 'Report', due: '2026-11-20', repeat: 'FREQ=WEEKLY' })
  const press = () => house.press(ana, 'complete-task', { id, revision })
  const receipts = await Promise.all([press(), press()])
  expect(receipts.filter(({ inverse }) => inverse !== undefined)).toHaveLength(1)
  expect((await house.view(ana)).map(({ title, due }) => [title, due])).toEqual([['Report', '2026-11-27']])
  expect(titles(await house.view(ana, { view: 'done' }))).toEqual(['Report'])
})

test('repetition from completion counts from then, with all subtasks open again', async () => {
  const { id } = await house.add(ana, {
    title: 'Plants',
    due: '2026-11-18',
    repeat: 'FREQ=DAILY;INTERVAL=3',
    repeatsFrom: 'done',
  })
  await house.add(ana, { title: 'Balcony', parent: id })
  const done = await house.press(ana, 'complete-task', { id })
  expect(house.actions.find('tasks.complete-task').done(done as never)).toBe(
    'Completed “Plants” and 1 part of it. It is due again Monday, 23 November 2026.',
  )
  const [next] = await house.view(ana, { view: 'upcoming' })
  expect(next).toMatchObject({ title: 'Plants', due: '2026-11-23', parts: { all: 1, done: 0 } })
})

test('reopening removes the next one of its series if it is unchanged', async () => {
  const { id } = await house.add(ana, { title: 'Report', due: '2026-11-20', repeat: 'FREQ=WEEKLY' })
  await house.press(ana, 'complete-task', { id })
  await house.press(ana, 'reopen-task', { id })
  expect((await house.view(ana)).map(({ id: each, repeat }) => [each, repeat])).toEqual([[id, 'FREQ=WEEKLY']])
  await house.press(ana, 'complete-task', { id })
  const [next] = await house.view(ana)
  await house.press(ana, 'change-task', { id: next?.id, title: 'Longer report' })
  await house.press(ana, 'reopen-task', { id })
  const both = (await house.view(ana)).map(({ title, repeat }) => `${title}, ${repeat}`)
  expect(both.toSorted()).toEqual(['Longer report, FREQ=WEEKLY', 'Report, null'])
})

test('tasks are moved behind each other, first, and into other columns and lists', async () => {
  const [one, two, three] = [
    await house.add(ana, { title: 'one' }),
    await house.add(ana, { title: 'two' }),
    await house.add(ana, { title: 'three' }),
  ]
  await house.press(ana, 'move-task', { id: three.id, after: one.id })
  await house.press(ana, 'move-task', { id: two.id, after: null, status: 'review' })
  expect((await house.view(ana)).map(({ title, status }) => `${title} ${status}`)).toEqual([
    'two review',
    'one todo',
    'three todo',
  ])
  await house.press(ana, 'add-list', { name: 'Move', color: '#0ea5e9' })
  const { lists } = await house.get<{ lists: TaskList[] }>(ana, 'lists')
  const part = await house.add(ana, { title: 'part', parent: one.id })
  const moved = await house.press(ana, 'move-task', { id: one.id, list: lists[1]?.id })
  expect((await read(part.id)).list).toBe(lists[1]?.id)
  await house.undo(ana, 'move-task', moved)
  expect((await read(part.id)).list).toBe(lists[0]?.id)
})

test('a subtask has no subtasks, and belongs to no stranger', async () => {
  const whole = await house.add(ana, { title: 'whole' })
  const part = await house.add(ana, { title: 'part', parent: whole.id })
  await expect(house.add(ana, { title: 'deeper', parent: part.id })).rejects.toMatchObject({ code: 'invalid' })
  await expect(house.press(ana, 'move-task', { id: whole.id, parent: part.id })).rejects.toMatchObject({
    code: 'invalid',
  })
  const ben = house.somebody()
  await expect(house.add(ben, { title: 'mine', parent: whole.id })).rejects.toMatchObject({ code: 'not-found' })
})

test('several changes are made together or not at all, and undone as one', async () => {
  const [one, two] = [await house.add(ana, { title: 'one' }), await house.add(ana, { title: 'two' })]
  const steps = [
    { do: 'change', change: { id: one.id, due: '2026-11-21' } },
    { do: 'delete', which: { id: two.id } },
  ]
  const done = await house.press(ana, 'apply-plan', { title: 'Tidy up', steps })
  expect((await house.view(ana)).map(({ title, due }) => [title, due])).toEqual([['one', '2026-11-21']])
  await house.undo(ana, 'apply-plan', done)
  expect((await house.view(ana)).map(({ title, due }) => [title, due])).toEqual([
    ['one', null],
    ['two', null],
  ])
  const gone = { do: 'complete', which: { id: randomUUID() } }
  await expect(house.press(ana, 'apply-plan', { title: 'Tidy up', steps: [...steps, gone] })).rejects.toMatchObject({
    code: 'not-found',
  })
  expect(await house.view(ana)).toHaveLength(2)
})

test('refuses a second list of one name, until the first is deleted', async () => {
  const color = '#0ea5e9'
  await house.press(ana, 'add-list', { name: 'Move', color })
  await house.press(ana, 'add-list', { name: 'Garden', color })
  const { lists } = await house.get<{ lists: TaskList[] }>(ana, 'lists')
  const [move, garden] = lists.slice(1).map(({ id }) => id)
  await expect(house.press(ana, 'add-list', { name: 'move', color })).rejects.toMatchObject({ code: 'conflict' })
  await expect(house.press(ana, 'change-list', { id: garden, name: 'MOVE' })).rejects.toMatchObject({
    code: 'conflict',
  })
  await house.press(ana, 'change-list', { id: move, name: 'MOVE' })
  await house.press(ana, 'delete-list', { id: move })
  await house.press(ana, 'change-list', { id: garden, name: 'Move' })
})

test('a deleted list includes its tasks, and undo restores all of it', async () => {
  await house.press(ana, 'add-list', { name: 'Move', color: '#0ea5e9' })
  const { lists } = await house.get<{ lists: TaskList[] }>(ana, 'lists')
  const list = lists[1]?.id ?? ''
  const { id } = await house.add(ana, { title: 'Boxes', list })
  const deleted = await house.press(ana, 'delete-list', { id: list })
  expect(await house.view(ana)).toEqual([])
  await expect(read(id)).rejects.toMatchObject({ code: 'not-found' })
  await house.undo(ana, 'delete-list', deleted)
  expect(titles(await house.view(ana))).toEqual(['Boxes'])
  await expect(house.press(ana, 'delete-list', { id: lists[0]?.id })).rejects.toMatchObject({ code: 'conflict' })
})

test('every device hears of changes, and a task written after untrusted text records its sources', async () => {
  const { id } = await house.add(ana, { title: 'Offer' })
  expect(house.announced).toEqual([{ person: ana.id, message: { type: 'tasks/changed', ids: [id] } }])
  await house.press(ana, 'change-task', { id, notes: 'as they wrote' }, ['the mail “Offer”'])
  expect(await read(id)).toMatchObject({ foreign: true })
})

describe('files', () => {
  const content = [
    'BEGIN:VCALENDAR',
    'BEGIN:VTODO\r\nUID:1\r\nSUMMARY:Move\r\nDUE;VALUE=DATE:20261127\r\nRRULE:FREQ=WEEKLY\r\nEND:VTODO',
    'BEGIN:VTODO\r\nUID:2\r\nSUMMARY:Boxes\r\nRELATED-TO:1\r\nEND:VTODO',
    'END:VCALENDAR',
  ].join('\r\n')
  const take = async (text = content) => {
    const { lists } = await house.get<{ lists: TaskList[] }>(ana, 'lists')
    const preview = await house.send(ana, { name: 'move.ics', content: text })
    const receipt = await house.press(ana, 'import-file', { import: preview.id, list: lists[0]?.id })
    return { preview, receipt }
  }

  test('imported twice change nothing the second time, and keep completed tasks', async () => {
    const { preview } = await take()
    expect(preview).toMatchObject({ kind: 'icalendar', tasks: 2, added: 2, unchanged: 0, left: [] })
    const again = await take()
    expect(again.preview).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
    expect(again.receipt.inverse).toBeUndefined()
    const [move] = await house.view(ana)
    await house.press(ana, 'complete-task', { id: move?.id })
    expect((await take()).preview).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  })

  test('an import is undone as a whole, and a newer file brings its changes', async () => {
    const first = await take()
    const later = await take(content.replace('SUMMARY:Move', 'SUMMARY:Move out'))
    expect(later.preview).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
    expect(titles(await house.view(ana))).toEqual(['Move out', 'Boxes'])
    await house.undo(ana, 'import-file', later.receipt)
    await house.undo(ana, 'import-file', first.receipt)
    expect(await house.view(ana)).toEqual([])
  })
})

test('the sample has tasks in all states, and removing it removes nothing else', async () => {
  await house.add(ana, { title: 'mine' })
  await house.press(ana, 'load-sample', {})
  const all = [...(await house.view(ana)), ...(await house.view(ana, { view: 'done' }))]
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['todo', 'doing', 'review', 'done']))
  expect((await house.view(ana, { view: 'today' })).filter(({ overdue }) => overdue)).toHaveLength(2)
  await expect(house.press(ana, 'load-sample', {})).rejects.toMatchObject({ code: 'conflict' })
  await house.press(ana, 'remove-sample', {})
  expect(titles(await house.view(ana))).toEqual(['mine'])
})
