import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { TaskList } from '../contract.ts'
import { readTodoist } from '../files/todoist.ts'
import { openTasksHouse, taskMigrations } from './testing/house.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: [taskMigrations] })
})
afterAll(() => database.close())

test('open tasks as a table are read back as they are', async () => {
  const house = openTasksHouse(database)
  const ana = house.somebody()
  const move = await house.add(ana, {
    title: 'Move, "at last"',
    notes: 'Boxes\nand tape',
    minutes: 45,
    priority: 'low',
  })
  await house.add(ana, { title: 'Boxes', parent: move.id })
  await house.add(ana, { title: 'Offer', waitsFor: { name: 'Tom Weber' }, due: '2026-11-27T15:00', priority: 'high' })
  await house.add(ana, { title: 'Plants', due: '2026-11-24', repeat: 'FREQ=DAILY;INTERVAL=3', repeatsFrom: 'done' })
  await house.add(ana, { title: 'Report', due: '2026-11-20T10:00', repeat: 'FREQ=WEEKLY;INTERVAL=2' })
  const { id } = await house.add(ana, { title: 'Over' })
  await house.press(ana, 'complete-task', { id })
  const { lists } = await house.get<{ lists: TaskList[] }>(ana, 'lists')
  const { content } = await house.get<{ content: Readable }>(ana, 'lists/{id}/tasks.csv', { id: lists[0]?.id ?? '' })
  const now = Temporal.PlainDateTime.from('2026-11-20T09:00')
  const { tasks, left } = readTodoist(await text(content), { now, zone: 'UTC' })
  expect(left).toEqual([])
  const uids = new Map(tasks.map(({ uid, title }) => [uid, title]))
  const read = tasks.map(({ title, parent, due, repeat, repeatsFrom, minutes, priority, waitsFor, notes }) => {
    const facts = [parent && uids.get(parent), due, repeat, repeatsFrom === 'done' && 'done', minutes, priority]
    return [title, ...facts, waitsFor?.name, notes].filter(Boolean).join(' | ')
  })
  expect(read).toEqual([
    'Move, "at last" | 45 | low | Boxes\nand tape',
    'Boxes | Move, "at last"',
    'Offer | 2026-11-27T15:00 | high | Tom Weber',
    'Plants | 2026-11-24 | FREQ=DAILY;INTERVAL=3 | done',
    'Report | 2026-11-20T10:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
  ])
})
