import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { openDesk } from '#start/testing/desk.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import type { ListedFile, Places } from '../contract.ts'
import { documents } from './index.ts'

const migrations = [...nodeMigrations, { feature: 'documents', folder: new URL('migrations/', import.meta.url) }]

let database: TestDatabase
let node: TestNode
beforeAll(async () => {
  database = await testDatabase({ migrations })
  node = await openNode(database, { features: [documents] })
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

function openDrive() {
  const desk = openDesk(node)
  const places = async () => (await node.call<Places>(desk.person, 'GET', '/v1/documents/places')).body
  return {
    ...desk,
    places,
    async kept(name: string, bytes = 1) {
      return (await desk.send({ name }, new Uint8Array(bytes).fill(name.length))).body.file.id
    },
    async folder(name: string, parent: string | null = null) {
      const { body } = await desk.act('add-folder', { name, parent })
      expect(body.sentence).toBe(`Added the folder “${name}”.`)
      return (await places()).folders.find((each) => each.name === name)?.id ?? ''
    },
    async names(query: Record<string, string> = {}) {
      const address = `/v1/documents/files?${new URLSearchParams(query)}`
      return (await node.call<ListedFile[]>(desk.person, 'GET', address)).body.map(({ name }) => name)
    },
  }
}

test('files are listed by folder, tag, kind and words, in every order, page by page', async () => {
  const ana = openDrive()
  const [plan, budget, photo] = [
    await ana.kept('Plan.pdf', 9),
    await ana.kept('budget.xlsx', 3),
    await ana.kept('a.PNG'),
  ]
  const finance = await ana.folder('Finance')
  await ana.act('move-files', { files: [budget, plan], folder: finance })
  await ana.act('tag-files', { files: [plan, photo], add: ['#Urgent', 'urgent'] })
  expect(await ana.names({ folder: finance })).toEqual(['budget.xlsx', 'Plan.pdf'])
  expect(await ana.names({ folder: 'none' })).toEqual(['a.PNG'])
  expect(await ana.names({ tag: 'URGENT' })).toEqual(['a.PNG', 'Plan.pdf'])
  expect(await ana.names({ kind: 'picture' })).toEqual(['a.PNG'])
  expect(await ana.names({ words: 'BUD xls' })).toEqual(['budget.xlsx'])
  expect(await ana.names({ words: '%' })).toEqual([])
  expect(await ana.names({ order: 'name' })).toEqual(['a.PNG', 'budget.xlsx', 'Plan.pdf'])
  expect(await ana.names({ order: 'largest' })).toEqual(['Plan.pdf', 'budget.xlsx', 'a.PNG'])
  expect(await ana.names({ order: 'changed' })).toEqual(['a.PNG', 'Plan.pdf', 'budget.xlsx'])
  expect(await ana.names({ order: 'name', limit: '1', before: photo })).toEqual(['budget.xlsx'])
  expect(await ana.places()).toMatchObject({
    folders: [{ name: 'Finance', parent: null, files: 2 }],
    tags: [{ name: 'Urgent', files: 2 }],
    files: 3,
    room: { used: 13 },
  })
})

test('a folder goes with all that is in it, and comes back with it', async () => {
  const ana = openDrive()
  const outer = await ana.folder('Outer')
  const inner = await ana.folder('Inner', outer)
  const [one, other] = [await ana.kept('one.txt'), await ana.kept('other.txt', 2)]
  await ana.act('move-files', { files: [one, other], folder: inner })
  await ana.act('delete-file', { id: other })
  const { body } = await ana.act('delete-folder', { id: outer })
  expect(body.sentence).toContain('Deleted the folder “Outer” with all that was in it.')
  expect([await ana.names(), (await ana.places()).folders]).toEqual([[], []])
  expect((await ana.undo(body.id)).body.state).toBe('undone')
  expect(await ana.names({ folder: inner })).toEqual(['one.txt'])
  expect((await ana.places()).folders.map(({ name }) => name)).toEqual(['Inner', 'Outer'])
})

test('a file whose folder was deleted meanwhile comes back outside of folders', async () => {
  const ana = openDrive()
  const folder = await ana.folder('Finance')
  const [one, other] = [await ana.kept('one.txt'), await ana.kept('other.txt', 2)]
  await ana.act('move-files', { files: [one, other], folder })
  const single = await ana.act('delete-file', { id: one })
  const several = await ana.act('delete-files', { files: [other] })
  await ana.act('delete-folder', { id: folder })
  await ana.undo(single.body.id)
  await ana.undo(several.body.id)
  expect(await ana.names({ folder: 'none', order: 'name' })).toEqual(['one.txt', 'other.txt'])
})

test('folders keep their order: no two of one name, none in itself, none too deep', async () => {
  const ana = openDrive()
  const outer = await ana.folder('Outer')
  let inner = await ana.folder('2', outer)
  const said = async (name: string, input: object) => (await ana.act(name, input)).body.detail
  expect(await said('add-folder', { name: 'OUTER' })).toBe('There is a folder “OUTER” there already.')
  expect(await said('change-folder', { id: outer, parent: inner })).toBe('A folder cannot be put into itself.')
  for (const name of ['3', '4', '5', '6', '7', '8']) inner = await ana.folder(name, inner)
  expect(await said('add-folder', { name: '9', parent: inner })).toBe('Folders can lie 8 deep at most.')
  const apart = await ana.folder('Apart')
  expect(await said('change-folder', { id: outer, parent: apart })).toBe('Folders can lie 8 deep at most.')
})

test('a tag is renamed on every file, and not into one that is there', async () => {
  const ana = openDrive()
  const [one, other] = [await ana.kept('one.txt'), await ana.kept('other.txt', 2)]
  await ana.act('tag-files', { files: [one, other], add: ['urgent'] })
  await ana.act('tag-files', { files: [other], add: ['late'] })
  expect((await ana.act('rename-tag', { tag: 'urgent', name: 'Late' })).body.detail).toBe(
    'There is a tag “Late” already.',
  )
  expect((await ana.act('rename-tag', { tag: 'Urgent', name: 'soon' })).body.sentence).toBe(
    'Renamed the tag “urgent” to “soon”.',
  )
  expect((await ana.places()).tags).toEqual([
    { name: 'soon', files: 2 },
    { name: 'late', files: 1 },
  ])
})

test('nobody moves a file into a folder of somebody else, or one that is not theirs', async () => {
  const [ana, ben] = [openDrive(), openDrive()]
  const [folder, file] = [await ben.folder('Finance'), await ben.kept('one.txt')]
  expect((await ana.act('move-files', { files: [await ana.kept('a')], folder })).status).toBe(404)
  expect((await ana.act('move-files', { files: [file], folder: null })).status).toBe(404)
})
