import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { openDesk } from '#start/testing/desk.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import { tokenOf } from '#start/testing/sample.ts'
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

async function picture(person: string, id: string, query = ''): Promise<{ status: number; beginning: string }> {
  const authorization = `Bearer ${tokenOf(person)}`
  const answer = await fetch(`${node.url}/v1/documents/files/${id}/picture${query}`, { headers: { authorization } })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { status: answer.status, beginning: new TextDecoder('latin1').decode(bytes.subarray(0, 12)) }
}

const drawn = { status: 200, beginning: expect.stringMatching(/^RIFF.{4}WEBP$/sv) as string }

test('a page of a PDF and a picture come as pictures, what is neither is refused, and nobody else gets one', async () => {
  const [ana, ben] = [openDesk(node), openDesk(node)]
  const note = await readFile(new URL('sample/delivery-note.pdf', import.meta.url))
  const lake = await readFile(new URL('sample/lake.jpg', import.meta.url))
  const pdf = (await ana.send({ name: 'Note.pdf' }, note)).body.file.id
  const photo = (await ana.send({ name: 'Lake.jpg' }, lake)).body.file.id
  const lines = (await ana.send({ name: 'a.svg' }, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).body.file
    .id
  expect(await picture(ana.person, pdf)).toEqual(drawn)
  expect(await picture(ana.person, pdf, '?page=1&width=1200')).toEqual(drawn)
  expect(await picture(ana.person, photo)).toEqual(drawn)
  expect((await picture(ana.person, pdf, '?page=2&width=1200')).status).toBe(404)
  expect((await picture(ana.person, lines)).status).toBe(404)
  expect((await picture(ben.person, pdf)).status).toBe(404)
  const { rows } = await database.pool.query('select owner_id from file_thumbnails')
  expect(rows).toEqual([{ owner_id: ana.person }, { owner_id: ana.person }])
})
