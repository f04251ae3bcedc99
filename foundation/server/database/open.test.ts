import { spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDataFolder } from '../data-folder.ts'
import { addNote, listNotes, notesMigrations } from '../testing/notes/store.ts'
import { lastBackupBeforeChange } from './backup/backup.ts'
import { openDatabase, verifyBackup } from './index.ts'
import type { Database } from './index.ts'
import type { Migrations } from './migration.ts'

const root = process.getuid?.() === 0
let home: string
let said: string[]
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'attache-open-'))
  said = []
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

test('an empty folder becomes a database, and the next start finds everything again', async () => {
  const ana = randomUUID()
  await withDatabase([notesMigrations], (database) => database.as(ana, (tx) => addNote(tx, ana, lunch)))
  await withDatabase([notesMigrations], async (database) => {
    await database.ping()
    expect(await database.as(ana, (tx) => listNotes(tx, ana, { limit: 30 }))).toMatchObject([lunch])
  })
  expect(existsSync(join(home, 'backups'))).toBe(false)
})

test('before a database with data is changed, a verified backup is made; the last three are kept', async () => {
  await withDatabase([], async () => {})
  expect(lastBackupBeforeChange(home)).toBe(undefined)
  for (const version of ['1', '2', '3', '4']) {
    mkdirSync(join(home, 'backups', `2026-01-0${version}T00-00-00.000Z-before-0.${version}.0`), { recursive: true })
  }
  expect(lastBackupBeforeChange(home)).toEqual(new Date('2026-01-04T00:00:00.000Z'))
  await withDatabase([notesMigrations], async () => {})
  const kept = readdirSync(join(home, 'backups')).toSorted()
  expect(kept.slice(0, 2).map((name) => name.slice(-12))).toEqual(['before-0.3.0', 'before-0.4.0'])
  expect(kept[2]).toMatch(/^\d{4}-.*Z-before-9\.9\.9$/)
  expect(kept).toHaveLength(3)
  expect(said.join('\n')).toContain('The database as it was before this version is kept in')
  await verifyBackup(join(home, 'backups', kept[2] ?? ''))
})

test('a failed start leaves no server behind', async () => {
  await withDatabase([notesMigrations], async () => {})
  await expect(withDatabase([], async () => {})).rejects.toThrow('The database was made by a newer Attaché')
  expect(existsSync(join(home, 'postgres', 'postmaster.pid'))).toBe(false)
  await withDatabase([notesMigrations], (database) => database.ping())
})

test.runIf(root && process.platform === 'linux')(
  'on a full disk writing is refused in a sentence, nothing promised is lost, and room makes all well again',
  async () => {
    mountSmallDisk(160)
    try {
      const ana = randomUUID()
      await withDatabase([notesMigrations], async (database) => {
        const page = { title: 'Page', body: randomBytes(100_000).toString('base64') }
        writeFileSync(join(home, 'filler'), Buffer.alloc(60 * 1024 * 1024))
        let written = 0
        const filling = async () => {
          for (; ; written += 1) await database.as(ana, (tx) => addNote(tx, ana, page))
        }
        await expect(filling()).rejects.toMatchObject({ code: 'unavailable' })
        expect(written).toBeGreaterThan(0)
        truncateSync(join(home, 'filler'))
        const count = () =>
          database.as(ana, async (tx) => (await listNotes(tx, ana, { limit: 10_000 })).length).catch(() => -1)
        await expect.poll(count).toBeGreaterThanOrEqual(written)
        await database.as(ana, (tx) => addNote(tx, ana, lunch))
      })
    } finally {
      spawnSync('umount', [home])
    }
  },
)

test.runIf(root && process.platform === 'linux')('a start without room on the disk ends in a sentence', async () => {
  mountSmallDisk(24)
  try {
    await expect(withDatabase([], async () => {})).rejects.toThrow(
      /^There is no space left on the disk that holds .*\. Free some space/,
    )
    expect(readdirSync(home).filter((name) => name.startsWith('postgres') && !name.endsWith('.log'))).toEqual([])
  } finally {
    spawnSync('umount', [home])
  }
})

const lunch = { title: 'Lunch', body: '' }

async function withDatabase(migrations: Migrations[], work: (database: Database) => Promise<unknown>): Promise<void> {
  await using folder = openDataFolder(home)
  const log = { info: (sentence: string) => said.push(sentence), warn: (sentence: string) => said.push(sentence) }
  await using database = await openDatabase({ kind: 'embedded' }, { folder, log, migrations, version: '9.9.9' })
  await work(database)
}

function mountSmallDisk(megabytes: number): void {
  const options = `size=${megabytes}m,mode=0711`
  expect(spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', home]).status).toBe(0)
}
