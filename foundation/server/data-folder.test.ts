import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDataFolder } from './data-folder.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'attache-folder-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const root = process.getuid?.() === 0

test('a missing folder is created, and others cannot read it', async () => {
  await using folder = openDataFolder(join(home, 'deep', 'data'))
  expect(statSync(folder.path).mode & 0o777).toBe(root ? 0o711 : 0o700)
})

test('an existing folder keeps its permissions', async () => {
  mkdirSync(join(home, 'data'))
  chmodSync(join(home, 'data'), 0o750)
  await using folder = openDataFolder(join(home, 'data'))
  expect(statSync(folder.path).mode & 0o777).toBe(0o750)
})

test('a second start on the same folder names the first', async () => {
  await using folder = openDataFolder(home)
  expect(() => openDataFolder(home)).toThrow(
    `The data folder ${home} is in use by another Attaché (process ${process.pid}). ` +
      'Stop it first, or set DATA_DIR to another folder.',
  )
  folder.announceAddress('http://127.0.0.1:3000')
  expect(() => openDataFolder(home)).toThrow(`(process ${process.pid}, http://127.0.0.1:3000)`)
})

test('another process is refused too, and the first is not disturbed', async () => {
  await using folder = openDataFolder(home)
  const second = spawnSync(process.execPath, ['-e', opener(home)], { encoding: 'utf8' })
  expect(second.stdout).toContain(`is in use by another Attaché (process ${process.pid})`)
  expect(() => openDataFolder(home)).toThrow('in use')
  expect(spawnSync(process.execPath, ['-e', opener(home)], { encoding: 'utf8' }).stdout).toContain('in use')
  await folder.close()
  expect(spawnSync(process.execPath, ['-e', opener(home)], { encoding: 'utf8' }).stdout).toContain('opened')
})

test('the lock of a killed process is released, whatever its note says', async () => {
  const holder = spawn(process.execPath, ['-e', `${opener(home)}; setInterval(() => {}, 1000)`])
  await once(holder.stdout, 'data')
  expect(() => openDataFolder(home)).toThrow(`(process ${holder.pid})`)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(existsSync(join(home, 'instance.json'))).toBe(true)
  await using folder = openDataFolder(home)
  expect(folder.path).toBe(home)
})

test.each(['', 'no json', '{"pid":-1}', '{"pid":"x"}', `{"pid":${2 ** 30}}`])(
  'a note that says %j is harmless',
  async (note) => {
    await using folder = openDataFolder(home)
    writeFileSync(join(folder.path, 'instance.json'), note)
    expect(() => openDataFolder(home)).toThrow(`The data folder ${home} is in use by another Attaché. Stop it first`)
  },
)

test('a secret is created once, for its owner alone', async () => {
  await using folder = openDataFolder(home)
  const first = await folder.secretFile('key', () => Buffer.from('one'))
  expect(await folder.secretFile('key', () => Buffer.from('two'))).toEqual(first)
  expect(statSync(join(home, 'secrets', 'key')).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(home, 'secrets'))).toEqual(['key'])
})

test('nothing but the lock file stays behind', async () => {
  await openDataFolder(home).close()
  expect(readdirSync(home)).toEqual(['instance.lock'])
  expect(readFileSync(join(home, 'instance.lock'))).toHaveLength(0)
})

test('a file instead of the folder is named', () => {
  writeFileSync(join(home, 'data'), '')
  expect(() => openDataFolder(join(home, 'data'))).toThrow('a file is in its place. Set DATA_DIR to another folder.')
  expect(() => openDataFolder(join(home, 'data', 'below'))).toThrow('a file is in its place')
})

test.runIf(root)('a folder that may not be written is named', () => {
  chmodSync(home, 0o755)
  const { stdout } = spawnSync(process.execPath, ['-e', opener(join(home, 'data'), stranger)], { encoding: 'utf8' })
  expect(stdout).toContain(`The data folder ${join(home, 'data')} cannot be written. Give this user the right to`)
})

test.runIf(root && process.platform === 'linux')('a full disk is named, and so is a read-only one', () => {
  const disk = join(home, 'disk')
  mkdirSync(disk)
  expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]).status).toBe(0)
  try {
    spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'filler')}`])
    expect(() => openDataFolder(join(disk))).toThrow('There is no space left on the disk that holds the data folder')
    spawnSync('mount', ['-o', 'remount,ro', disk])
    expect(() => openDataFolder(disk)).toThrow('cannot be written')
  } finally {
    spawnSync('umount', [disk])
  }
})

const stranger = 65_534

/** Node changes user after reading its code, which may be in a folder that only root can enter. */
function opener(path: string, user?: number): string {
  return `
    const { openDataFolder } = await import(${JSON.stringify(new URL('data-folder.ts', import.meta.url).pathname)})
    ${user === undefined ? '' : `process.setuid(${user})`}
    try { globalThis.folder = openDataFolder(${JSON.stringify(path)}); console.log('opened') }
    catch (error) { console.log(error.message) }`
}
