import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { check } from '#foundation/contract/check.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import type { TaskLink } from '../contract.ts'
import { openTasksHouse, taskMigrations, type TasksTestHouse } from './testing/house.ts'

let database: TestDatabase
let house: TasksTestHouse
let ana: Person
/** What the files of this test are called now, by id. */
const files = new Map<string, string>()
beforeAll(async () => {
  database = await testDatabase({ migrations: [taskMigrations] })
  house = openTasksHouse(database, { titles: { file: titlesOf } })
})
beforeEach(() => {
  ana = house.somebody()
})
afterAll(() => database.close())

async function titlesOf(_tx: unknown, _ownerId: string, ids: readonly string[]) {
  return ids.flatMap((id) => {
    const title = files.get(id)
    return title === undefined ? [] : [{ id, title, sources: [`the file “${title}”`] }]
  })
}

function fileCalled(title: string): string {
  const id = randomUUID()
  files.set(id, title)
  return id
}

const linkTo = (id: string, title = 'Something else', kind: TaskLink['kind'] = 'file') => ({ kind, id, title })

test('a link has the title that its thing has, whatever the caller says', async () => {
  const id = fileCalled('Contract.pdf')
  const task = await house.add(ana, { title: 'Sign', links: [linkTo(id)] })
  expect(task.links).toEqual([linkTo(id, 'Contract.pdf')])
  files.set(id, 'Contract, signed.pdf')
  const { changes } = await house.press(ana, 'change-task', { id: task.id, links: [linkTo(id)] })
  expect(changes).toEqual([
    { label: 'Belongs to', before: 'file “Contract.pdf”', after: 'file “Contract, signed.pdf”' },
  ])
})

test('the card names what it will belong to, without its identifier', async () => {
  const id = fileCalled('Offer.docx')
  const { input, show } = house.actions.find('tasks.create-task')
  const shown = await show(ana, check(input, { title: 'Send', links: [linkTo(id)] }) as never)
  expect(shown.fields).toContainEqual({ name: 'links', label: 'Belongs to', value: 'file “Offer.docx”' })
  expect(JSON.stringify(shown)).not.toContain(id)
})

test.each([randomUUID(), 'no identifier'])('nothing is linked to what is not there: %s', async (id) => {
  await expect(house.add(ana, { title: 'Sign', links: [linkTo(id)] })).rejects.toMatchObject({
    code: 'not-found',
    message: 'There is no such file, so the task cannot belong to it.',
  })
})

test('what was deleted since stays named as it was, and can be unlinked', async () => {
  const [kept, gone] = [fileCalled('Kept.pdf'), fileCalled('Gone.pdf')]
  const task = await house.add(ana, { title: 'Read', links: [linkTo(kept), linkTo(gone)] })
  files.delete(gone)
  await house.press(ana, 'change-task', { id: task.id, links: [linkTo(gone), linkTo(kept)] })
  expect((await house.view(ana))[0]?.links).toEqual([linkTo(gone, 'Gone.pdf'), linkTo(kept, 'Kept.pdf')])
  await house.press(ana, 'change-task', { id: task.id, links: [linkTo(kept)] })
  expect((await house.view(ana))[0]?.links).toEqual([linkTo(kept, 'Kept.pdf')])
})

test('a title of others is theirs as long as the task belongs to it, and the card says so', async () => {
  const id = fileCalled('Offer.docx')
  const found = async () => house.actions.look(ana, 'tasks.find-tasks', {})
  const { input, show } = house.actions.find('tasks.create-task')
  const shown = await show(ana, check(input, { title: 'Send', links: [linkTo(id)] }) as never)
  expect(shown.sources).toEqual(['the file “Offer.docx”'])
  const task = await house.add(ana, { title: 'Send', links: [linkTo(id)] })
  expect((await found()).sources).toEqual(['the file “Offer.docx”'])
  await house.press(ana, 'change-task', { id: task.id, links: [] })
  expect((await found()).sources).toEqual([])
})

test.each(['Offer.docx', 'Send “Offer.docx”'])('words that repeat such a title stay theirs: %s', async (title) => {
  const id = fileCalled('Offer.docx')
  const task = await house.add(ana, { title, links: [linkTo(id)] })
  await house.press(ana, 'change-task', { id: task.id, links: [] })
  expect((await house.actions.look(ana, 'tasks.find-tasks', {})).sources).toEqual([`the task “${title}”`])
})

test('a part names whose words the task is that it belongs to', async () => {
  const whole = await house.add(ana, { title: 'Offer.docx', links: [linkTo(fileCalled('Offer.docx'))] })
  const { input, show } = house.actions.find('tasks.create-task')
  const shown = await show(ana, check(input, { title: 'Print it', parent: whole.id }) as never)
  expect(shown.sources).toEqual(['the task “Offer.docx”'])
})

test('of what no feature here keeps, the given title is all that is known', async () => {
  const link = linkTo('a', 'About the move', 'chat')
  expect((await house.add(ana, { title: 'Pack', links: [link] })).links).toEqual([link])
})
