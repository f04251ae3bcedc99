import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#foundation/server/database/testing.ts'
import { createFolderStore } from '#foundation/server/storage/folder-store.ts'
import { nodeMigrations } from '#start/testing/node.ts'
import { createObjectPieces } from './object-pieces.ts'
import { sweepStores } from './sweeping.ts'

const migrations = [...nodeMigrations, { feature: 'documents', folder: new URL('../migrations/', import.meta.url) }]

test('objects that a backup without them may need stay until it is old, except those of somebody who left', async () => {
  await using database = await testDatabase({ migrations })
  const folder = mkdtempSync(join(tmpdir(), 'attache-bucket-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  let isHeld = true
  const objects = createFolderStore(folder)
  const bucket = createObjectPieces({ name: 's3', objects, database, isHeld: () => isHeld })
  const [ana, ben] = [randomUUID(), randomUUID()]
  const contents = [ana, ana, ben].map((ownerId) => ({ ownerId, folder: randomUUID() }))
  for (const content of contents) await bucket.put(content, Buffer.from('film'))
  const owners = async () => (await Array.fromAsync(bucket.list())).map(({ ownerId }) => ownerId).toSorted()
  const sweep = () =>
    sweepStores(
      { database, stores: { beside: [bucket] } },
      { before: new Date(Date.now() + 3_600_000), signal: new AbortController().signal },
    )

  await bucket.drop(contents[0] ?? { ownerId: ana, folder: '' })
  await sweep()
  expect(await owners()).toEqual([ana, ana, ben].toSorted())
  await bucket.forget(ben)
  expect(await owners()).toEqual([ana, ana])
  isHeld = false
  await bucket.drop(contents[0] ?? { ownerId: ana, folder: '' })
  expect(await owners()).toEqual([ana])
  await sweep()
  expect(await owners()).toEqual([])
})

test('the beginning of a piece that is still arriving is read from its row', async () => {
  await using database = await testDatabase({ migrations })
  const bucket = createObjectPieces({ name: 's3', objects: createFolderStore('/nowhere'), database })
  const piece = Buffer.from('the beginning')
  expect(await bucket.read({ ownerId: randomUUID(), folder: randomUUID() }, { piece, sha256: null })).toBe(piece)
})
