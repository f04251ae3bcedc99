import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  linkSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  existsSync,
  statSync,
} from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contentsFolder, openDataFolder } from '../../data-folder.ts'
import { createFolderStore } from '../../storage/folder-store.ts'
import { addNote, listNotes, notesMigrations } from '../../testing/notes/store.ts'
import { backup, openDatabase, restore, verifyBackup } from '../index.ts'
import type { Database } from '../index.ts'

const version = '1.2.3'
let home: string
let data: string
let taken: string
const said: string[] = []
const say = (sentence: string) => said.push(sentence)

/** Stands for a store elsewhere. */
const bucket = () => createFolderStore(join(home, 'bucket'))

/** Who wrote what before the backup ended, as it was promised to them. */
const writers = [randomUUID(), randomUUID(), randomUUID()]
const promised = new Map<string, string[]>(writers.map((writer) => [writer, []]))
const promisedBefore = new Map<string, number>()
const isUnderWay = () => [...promised.values()].every(({ length }) => length > 3)

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'attache-backup-'))
  data = join(home, 'data')
  await using folder = openDataFolder(data)
  await folder.secretFile('sealing-key', () => Buffer.from('a key'))
  await using database = await open(folder)
  await createFolderStore(contentsFolder(data)).put('a/film', Buffer.from('a film'))
  await bucket().put('b/film', Buffer.from('another film'))
  const writing = new AbortController()
  const work = writers.map(async (writer) => {
    while (!writing.signal.aborted) {
      const { id } = await database.as(writer, (tx) => addNote(tx, writer, lunch))
      promised.get(writer)?.push(id)
    }
  })
  await vi.waitUntil(isUnderWay, { timeout: 120_000 })
  for (const [writer, ids] of promised) promisedBefore.set(writer, ids.length)
  taken = await backup({ dataDirectory: data, target: join(home, 'taken'), version, say, objects: bucket() })
  writing.abort()
  await Promise.all(work)
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

test('a backup taken during writes contains everything up to one moment and nothing after', async () => {
  const elsewhere = join(home, 'elsewhere')
  const emptied = createFolderStore(join(home, 'emptied'))
  await expect(restore({ dataDirectory: elsewhere, from: taken, say })).rejects.toThrow('Set S3_ENDPOINT')
  await restore({ dataDirectory: elsewhere, from: taken, say, objects: emptied })
  expect(String(await createFolderStore(contentsFolder(elsewhere)).read('a/film'))).toBe('a film')
  expect(String(await emptied.read('b/film'))).toBe('another film')
  await using folder = openDataFolder(elsewhere)
  await using database = await open(folder)
  for (const [writer, ids] of promised) {
    const restored = await database.as(writer, (tx) =>
      sql<{ id: string }>`select id from notes order by created_at, id`.execute(tx),
    )
    const kept = restored.rows.map(({ id }) => id)
    expect(kept).toEqual(ids.slice(0, kept.length))
    expect(kept.length).toBeGreaterThanOrEqual(promisedBefore.get(writer) ?? 0)
    expect(kept.length).toBeLessThan(ids.length)
  }
  expect(readFileSync(join(elsewhere, 'secrets', 'sealing-key'), 'utf8')).toBe('a key')
})

test('a backup can be verified at any time, and verifying does not change it', async () => {
  const { version: by, files } = await verifyBackup(taken)
  expect(by).toBe(version)
  expect(files.some(({ path }) => path === 'secrets/sealing-key')).toBe(true)
  await verifyBackup(taken)
})

test('others cannot read a backup', () => {
  for (const inside of ['postgres', 'secrets', 'manifest.json']) {
    expect(statSync(join(taken, inside)).mode & 0o077).toBe(0)
  }
})

test('what a killed process left of a backup is removed with the next one', async () => {
  const place = join(home, 'place')
  const script = `
    import { backup } from ${JSON.stringify(new URL('backup.ts', import.meta.url).href)}
    await backup({ dataDirectory: ${JSON.stringify(data)}, target: ${JSON.stringify(join(place, 'killed'))}, version: '0', say() {} })`
  const killed = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  const unfinished = join(place, `killed.unfinished-${killed.pid}`)
  await expect.poll(() => existsSync(join(unfinished, 'postgres', 'postmaster.pid')), { interval: 2 }).toBe(true)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await backup({ dataDirectory: data, target: join(place, 'next'), version, say })
  expect(readdirSync(place)).toEqual(['next'])
})

test('restoring replaces the data and keeps the old data aside', async () => {
  const ana = randomUUID()
  await withDatabase((database) => database.as(ana, (tx) => addNote(tx, ana, lunch)))
  const ours = await backup({ dataDirectory: data, version, say })
  await withDatabase((database) => database.as(ana, (tx) => addNote(tx, ana, lunch)))
  said.length = 0
  await restore({ dataDirectory: data, say })
  await withDatabase(async (database) => {
    expect(await database.as(ana, (tx) => listNotes(tx, ana, { limit: 30 }))).toHaveLength(1)
  })
  expect(said[0]).toBe(`Checking the backup in ${ours}.`)
  expect(said[1]).toMatch(/^Restored the backup of .*, made by Attaché 1\.2\.3\.$/)
  const aside = readdirSync(data).find((name) => name.startsWith('replaced-')) ?? ''
  expect(said[2]).toContain(join(data, aside))
  expect(readdirSync(join(data, aside)).toSorted()).toEqual(['contents', 'postgres', 'secrets'])
})

test('a backup during a start or a restore says what to wait for', async () => {
  await using folder = openDataFolder(data)
  const sentence = `Another Attaché is starting, stopping or restoring on ${folder.path}, and its database does not answer.`
  const attempt = () => backup({ dataDirectory: data, version, say })
  await expect(attempt()).rejects.toMatchObject({ name: 'Failure', message: expect.stringContaining(sentence) })
  const socket = join(folder.path, 'postgres', '.s.PGSQL.5432')
  const gone = createServer().listen(socket)
  await once(gone, 'listening')
  linkSync(socket, `${socket}.kept`)
  gone.close()
  renameSync(`${socket}.kept`, socket)
  await expect(attempt()).rejects.toMatchObject({ name: 'Failure', message: expect.stringContaining(sentence) })
  rmSync(socket)
})

test('nothing is restored while Attaché is running', async () => {
  await using folder = openDataFolder(data)
  await expect(restore({ dataDirectory: folder.path, from: taken, say })).rejects.toThrow(
    'is in use by another Attaché',
  )
})

test('a restore interrupted between two folders is not mistaken for a new installation', async () => {
  writeFileSync(join(data, 'restoring'), '')
  await expect(withDatabase(async () => {})).rejects.toThrow('was interrupted. Run npm run restore again to finish it.')
  await restore({ dataDirectory: data, from: taken, say, objects: bucket() })
  await withDatabase((database) => database.ping())
})

test.each([
  [
    'changed',
    (folder: string) => appendFileSync(join(folder, 'postgres', 'PG_VERSION'), '0'),
    'PG_VERSION was changed',
  ],
  ['missing', (folder: string) => rmSync(join(folder, 'secrets', 'sealing-key')), 'sealing-key is missing'],
  ['foreign', (folder: string) => writeFileSync(join(folder, 'postgres', 'new'), ''), 'new does not belong to it'],
  [
    'emptied',
    (folder: string) => rmSync(join(folder, 'postgres', 'pg_notify'), { recursive: true }),
    'pg_notify is missing',
  ],
  [
    'without its list',
    (folder: string) => writeFileSync(join(folder, 'manifest.json'), '{'),
    'manifest.json cannot be read',
  ],
])('a backup with something %s is not restored', async (_, damage, why) => {
  const damaged = join(home, `damaged-${randomUUID()}`)
  cpSync(taken, damaged, { recursive: true })
  damage(damaged)
  const target = join(home, 'untouched')
  await expect(restore({ dataDirectory: target, from: damaged, say })).rejects.toThrow(why)
  expect(existsSync(join(target, 'postgres'))).toBe(false)
})

test('each impossible request is answered with a sentence', async () => {
  const nowhere = join(home, 'nowhere')
  await expect(backup({ dataDirectory: nowhere, version, say })).rejects.toThrow('There is nothing to back up')
  await expect(backup({ dataDirectory: data, target: taken, version, say })).rejects.toThrow('There is something in')
  await expect(restore({ dataDirectory: nowhere, say })).rejects.toThrow('There is no backup in')
  await expect(restore({ dataDirectory: nowhere, from: home, say })).rejects.toThrow(`There is no backup in ${home}.`)
  const databaseUrl = 'postgres://ana@db.example.com/attache'
  for (const work of [
    backup({ dataDirectory: data, version, say, databaseUrl }),
    restore({ dataDirectory: data, say, databaseUrl }),
  ]) {
    await expect(work).rejects.toThrow('Back it up and restore it with its own tools, such as pg_dump and pg_restore.')
  }
})

const lunch = { title: 'Lunch', body: '' }

async function withDatabase(work: (database: Database) => Promise<unknown>): Promise<void> {
  await using folder = openDataFolder(data)
  await using database = await open(folder)
  await work(database)
}

function open(folder: ReturnType<typeof openDataFolder>): Promise<Database> {
  const log = { info: () => {}, warn: () => {} }
  return openDatabase({ kind: 'embedded' }, { folder, log, migrations: [notesMigrations], version })
}
