import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import type { TaskList } from '../contract.ts'
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

async function take(content: string) {
  const { lists } = await house.get<{ lists: TaskList[] }>(ana, 'lists')
  const preview = await house.send(ana, { name: 'tasks', content })
  const receipt = await house.press(ana, 'import-file', { import: preview.id, list: lists[0]?.id })
  return { preview, receipt }
}

const todoist = [
  'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE',
  'task,Call the bank,,1,1,Ana (1),,tomorrow at 5pm,en,Europe/Vienna',
  'task,Find the number,,4,2,Ana (1),,,en,Europe/Vienna',
  'task,Water the plants,,4,1,Ana (1),,every monday,en,Europe/Vienna',
  'task,Send the report,,4,1,Ana (1),,27 Nov 2026,en,Europe/Vienna',
].join('\n')

const google = JSON.stringify({
  kind: 'tasks#taskLists',
  items: [
    {
      title: 'Mine',
      items: [
        { id: 'a', title: 'Call the bank', due: '2026-11-27T00:00:00.000Z' },
        { id: 'b', title: 'Find the number', parent: 'a' },
        { id: 'c', title: 'Old', status: 'completed', completed: '2026-11-19T08:00:00.000Z' },
        { id: 'd', title: 'Water the plants' },
      ],
    },
  ],
})

const icalendar = [
  'BEGIN:VCALENDAR',
  'BEGIN:VTODO\r\nUID:1\r\nSUMMARY:Call the bank\r\nDUE:20261127T160000Z\r\nEND:VTODO',
  'BEGIN:VTODO\r\nUID:2\r\nSUMMARY:Find the number\r\nRELATED-TO:1\r\nEND:VTODO',
  'BEGIN:VTODO\r\nUID:3\r\nSUMMARY:Old\r\nSTATUS:COMPLETED\r\nEND:VTODO',
  'BEGIN:VTODO\r\nUID:4\r\nSUMMARY:Water\r\nDUE;VALUE=DATE:20261123\r\nRRULE:FREQ=WEEKLY\r\nEND:VTODO',
  'END:VCALENDAR',
].join('\r\n')

test.each([
  ['todoist', todoist],
  ['google-tasks', google],
  ['icalendar', icalendar],
])('a file of %s that is imported again, now and weeks later, changes nothing', async (kind, content) => {
  const { preview } = await take(content)
  expect(preview).toMatchObject({ kind, added: 4, changed: 0, unchanged: 0 })
  const dues = async () => new Map((await house.view(ana)).map(({ id, due }) => [id, due]))
  const before = await dues()
  const [first] = await house.view(ana)
  for (const days of [0, 1, 20]) {
    house.clock.advance(days * 86_400_000)
    const again = await take(content)
    expect(again.preview).toMatchObject({ added: 0, changed: 0, unchanged: 4 })
    expect(again.receipt.inverse).toBeUndefined()
  }
  expect(await dues()).toEqual(before)
  await house.press(ana, 'complete-task', { id: first?.id })
  expect((await take(content)).preview).toMatchObject({ added: 0, changed: 0 })
})
