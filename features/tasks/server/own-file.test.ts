import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Task, TaskList } from '../contract.ts'
import { openTasksHouse, taskMigrations, type TasksTestHouse } from './testing/house.ts'

let database: TestDatabase
let house: TasksTestHouse
let ana: Person
beforeAll(async () => {
  database = await testDatabase({ migrations: [taskMigrations] })
  house = openTasksHouse(database)
})
beforeEach(() => {
  ana = house.somebody()
})
afterAll(() => database.close())

const inboxOf = async (person: Person) =>
  (await house.get<{ lists: TaskList[] }>(person, 'lists')).lists.find(({ role }) => role === 'inbox')?.id ?? ''

async function exported(): Promise<string> {
  const { content } = await house.get<{ content: Readable }>(ana, 'lists/{id}/tasks.ics', {
    id: await inboxOf(ana),
  })
  return text(content)
}

async function take(person: Person, content: string) {
  const list = await inboxOf(person)
  const preview = await house.send(person, { name: 'Inbox.ics', content })
  return { preview, receipt: await house.press(person, 'import-file', { import: preview.id, list }) }
}

const all = async (person: Person) => [...(await house.view(person)), ...(await house.view(person, { view: 'done' }))]

const tom = { name: 'Tom "the bank" Weber', email: 'tom@example.com' }

/** One of everything that a task can hold. */
async function fill(): Promise<Task[]> {
  const links = [{ kind: 'chat' as const, id: '01a2232c-5feb-71bc-8c70-3b391196ae7c', title: 'About; the, move' }]
  const whole = await house.add(ana, { title: 'Move', notes: '  Boxes\n\n', links, minutes: 45, priority: 'low' })
  await house.add(ana, { title: 'Boxes', parent: whole.id })
  await house.add(ana, {
    title: 'Offer',
    waitsFor: tom,
    askOn: '2026-11-26',
    status: 'review',
    due: '2026-11-27T15:00',
  })
  await house.add(ana, { title: 'Reply', waitsFor: { name: 'Sara' }, due: '2026-11-27' })
  await house.add(ana, { title: 'Water', repeat: 'FREQ=DAILY;INTERVAL=3', repeatsFrom: 'done' })
  await house.add(ana, { title: 'Plants', due: '2026-11-24', repeat: 'FREQ=DAILY;INTERVAL=3', repeatsFrom: 'done' })
  const report = { due: '2026-11-20T10:00', repeat: 'FREQ=WEEKLY;INTERVAL=2;UNTIL=20270101' }
  const { id } = await house.add(ana, { title: 'Report', ...report })
  await house.press(ana, 'complete-task', { id })
  return all(ana)
}

/** Leaves out ids, order and origin, which differ between people. */
const bare = (tasks: Task[]) =>
  tasks
    .map(({ id: _id, list: _list, parent, rank: _rank, origin: _origin, foreign: _foreign, repeat, ...task }) => ({
      ...task,
      revision: 1,
      parent: parent !== null,
      // A finished task does not repeat any more.
      repeat: task.status === 'done' ? null : repeat,
    }))
    .toSorted((one, other) => `${one.title}${one.due}`.localeCompare(`${other.title}${other.due}`))

test('a file of ours is recognised when it is imported again, and changes nothing', async () => {
  const before = await fill()
  const { preview, receipt } = await take(ana, await exported())
  expect(preview).toMatchObject({ tasks: before.length, added: 0, changed: 0, unchanged: before.length, left: [] })
  expect(receipt.inverse).toBeUndefined()
  expect(await all(ana)).toEqual(before)
})

test('a file of ours brings all that a task holds to somebody else', async () => {
  const before = await fill()
  const sara = house.somebody()
  await take(sara, await exported())
  expect(bare(await all(sara))).toEqual(bare(before))
})

test('a task that was changed in a file keeps its id and takes over the text', async () => {
  const { id } = await house.add(ana, { title: 'Move', minutes: 45, waitsFor: tom })
  const content = (await exported())
    .replace('SUMMARY:Move', 'SUMMARY:Move out')
    .replace(/X-ATTACHE-TASK:[^]*?(?=END)/, '')
  const { preview } = await take(ana, content)
  expect(preview).toMatchObject({ added: 0, changed: 1 })
  expect(await all(ana)).toMatchObject([
    { id, title: 'Move out', minutes: 45, waitsFor: tom, origin: 'own', foreign: true },
  ])
})

test('a rule that another program changed counts', async () => {
  await house.add(ana, { title: 'Water', due: '2026-11-24', repeat: 'FREQ=DAILY;INTERVAL=3', repeatsFrom: 'done' })
  await take(ana, (await exported()).replace('RRULE:FREQ=DAILY;INTERVAL=3', 'RRULE:FREQ=WEEKLY'))
  expect(await all(ana)).toMatchObject([{ repeat: 'FREQ=WEEKLY', repeatsFrom: 'due' }])
})
