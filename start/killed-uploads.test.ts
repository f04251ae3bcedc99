import { randomBytes, randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#foundation/server/database/testing.ts'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { countPieces, openDesk, sha256 } from './testing/desk.ts'
import { callAt } from './testing/node.ts'
import { type Running, startAttache, temporaryFolder } from './testing/running.ts'
import { productMigrations } from './testing/whole.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
})
afterAll(() => database.close())

async function startNode(settings: Record<string, string>): Promise<Running> {
  const folder = temporaryFolder()
  const { host = '', user, password, database: name } = database.address.house
  const running = await startAttache({
    command: [process.execPath, join(import.meta.dirname, 'testing/node-server.ts')],
    cwd: folder.path,
    env: {
      PORT: String(await freePort()),
      DATA_DIR: join(folder.path, 'data'),
      DATABASE_URL: `postgres://${user}:${String(password)}@localhost/${name}?host=${encodeURIComponent(host)}`,
      SECRET_KEY: 'shared by all nodes of this house',
      ...settings,
    },
  })
  onTestFinished(async () => {
    await running.stop()
    folder[Symbol.dispose]()
  })
  return running
}

const deskAt = ({ url }: Running, person: string) =>
  openDesk({ url, call: (...given) => callAt(url, ...given) }, person)

test.each([
  { place: 'in the database', pieceBytes: 512 * 1024 },
  { place: 'in a folder', pieceBytes: 1024 * 1024 },
])('an upload $place goes on where it was when its server is killed, and leaves nothing else', async (given) => {
  const { place, pieceBytes } = given
  using folder = temporaryFolder()
  const settings: Record<string, string> = place === 'in a folder' ? { CONTENTS_DIR: folder.path } : {}
  const person = randomUUID()
  const content = randomBytes(4 * pieceBytes - 5)
  const wanted = { id: randomUUID(), name: 'film.mp4', bytes: content.length }
  const first = await startNode(settings)
  const before = deskAt(first, person)
  await before.begin(wanted)
  const cut = { offset: 0, content, sent: 2 * pieceBytes + 5 }
  await before.cutAppend(wanted.id, cut, async () => {
    const [upload] = await before.uploads()
    return upload !== undefined && upload.arrived > 0 && first.process.kill('SIGKILL')
  })
  await first.ended

  const second = await startNode(settings)
  // It may still read the file, and write beside it, so it ends before its folder goes.
  await using _ = { [Symbol.asyncDispose]: async () => void (await second.stop()) }
  const after = deskAt(second, person)
  const { arrived } = (await after.begin(wanted)).body
  expect([pieceBytes, 2 * pieceBytes]).toContain(arrived)
  expect(await countPieces(database, person)).toBe(arrived / pieceBytes)
  const { body } = await after.append(wanted.id, arrived, content.subarray(arrived))
  expect(body.file).toMatchObject({ id: wanted.id, sha256: sha256(content) })
  expect(sha256((await after.read(wanted.id)).bytes)).toBe(sha256(content))
  expect(await countPieces(database, person)).toBe(4)
  expect(await after.uploads()).toEqual([])
  const outside = globSync(`*/${person}/*/*`, { cwd: folder.path })
  expect(outside).toHaveLength(place === 'in a folder' ? 4 : 0)
})
