import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
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
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect } from '../connection.ts'
import { houseRole } from './cluster.ts'
import { takeOver } from './postmaster.ts'
import { identify, readPidFile } from './process.ts'
import { startEmbedded, stopEmbedded } from './server.ts'

const root = process.getuid?.() === 0
const password = 'only for this test'
let home: string
let directory: string
let said: string[]
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'attache-embedded-'))
  if (root) chmodSync(home, 0o711)
  directory = join(home, 'postgres')
  await using server = await start()
  await query(server.host, 'create table kept (number integer primary key)')
})
beforeEach(() => {
  said = []
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

test('it starts, accepts only the password, and leaves no process', async () => {
  const server = await start()
  const wrong = connect({ host: server.host, user: houseRole, password: 'guessed', database: 'postgres' })
  await expect(wrong).rejects.toMatchObject({ code: '28P01' })
  expect(await query(server.host, `show listen_addresses`)).toEqual([{ listen_addresses: '' }])
  expect(statSync(directory).mode & 0o777).toBe(0o700)
  const pid = server.pid()
  await server.stop()
  expect(['gone', 'zombie', 'other']).toContain(identify(pid, directory))
  expect(existsSync(join(directory, 'postmaster.pid'))).toBe(false)
})

test('the server signs in as a role that is not a superuser', async () => {
  await using server = await start()
  expect(await query(server.host, 'select rolsuper, rolbypassrls from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false, rolbypassrls: false },
  ])
  await expect(query(server.host, `select pg_read_file('/etc/hostname')`)).rejects.toMatchObject({ code: '42501' })
})

test('it has its own session, so that Ctrl-C in the terminal does not reach it', async () => {
  await using server = await start()
  const session = spawnSync('ps', ['-o', 'sess=', '-p', String(server.pid())], { encoding: 'utf8' })
  expect(Number(session.stdout)).toBe(server.pid())
})

test('a server left behind by a killed Attaché is taken over, with all its data', async () => {
  const { app, acknowledged, pid } = await writeInAnotherProcess()
  app.kill('SIGKILL')
  await once(app, 'exit')
  await using server = await start()
  expect(server.adopted).toBe(true)
  expect(server.pid()).toBe(pid)
  await expectKept(server.host, acknowledged())
})

test('after everything was killed at once it recovers, with all its data', async () => {
  const { app, acknowledged, pid } = await writeInAnotherProcess()
  process.kill(pid, 'SIGKILL')
  app.kill('SIGKILL')
  await once(app, 'exit')
  await using server = await start()
  expect(server.adopted).toBe(false)
  await expectKept(server.host, acknowledged())
})

test('a server that dies while Attaché runs is restarted', async () => {
  await using server = await start()
  const acknowledged: number[] = []
  const writer = await connect({ host: server.host, user: houseRole, password, database: 'postgres' })
  const writing = writeUntilLost(writer, acknowledged)
  await sleep(100)
  process.kill(server.pid(), 'SIGKILL')
  await writing
  await expect.poll(() => query(server.host, 'select 1 as one').catch(() => [])).toEqual([{ one: 1 }])
  expect(said).toContain('The database stopped unexpectedly and is started again.')
  await expectKept(server.host, acknowledged)
})

test('an orphan can be stopped without taking it over', async () => {
  const { app, pid } = await writeInAnotherProcess()
  app.kill('SIGKILL')
  await once(app, 'exit')
  await stopEmbedded(directory)
  expect(['gone', 'zombie', 'other']).toContain(identify(pid, directory))
  await stopEmbedded(directory)
})

test('an orphan whose program was replaced by an upgrade is stopped instead of taken over', async () => {
  const { app, pid } = await writeInAnotherProcess()
  app.kill('SIGKILL')
  await once(app, 'exit')
  expect(await takeOver(directory, process.execPath)).toBeUndefined()
  expect(['gone', 'zombie', 'other']).toContain(identify(pid, directory))
})

test.each([
  ['an empty file', ''],
  ['a broken file', 'not a number\n'],
  ['a process that is long gone', `${2 ** 22 + 1}\n`],
])('%s instead of its process number does not prevent a start', async (_, content) => {
  leavePidFile(content)
  await using server = await start()
  expect(server.adopted).toBe(false)
})

test('a reused process number does not prevent a start', async () => {
  const stranger = spawn('sleep', ['60'], { ...ownerOf(directory), stdio: 'ignore' })
  try {
    leavePidFile(`${stranger.pid}\n${directory}\n1\n5432\n.\n\n 1 1\nready\n`)
    expect(identify(stranger.pid ?? 0, directory)).toBe('other')
    await using server = await start()
    expect(server.adopted).toBe(false)
    expect(stranger.exitCode).toBeNull()
  } finally {
    stranger.kill()
  }
})

test('a zombie process does not prevent a start', async () => {
  const careless = spawn('bash', ['-c', 'sleep 60 & echo $!; wait'], { stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const [line] = await once(careless.stdout, 'data')
    const zombie = Number(String(line))
    // A stopped parent cannot react.
    careless.kill('SIGSTOP')
    const stat = () => (process.platform === 'linux' ? readFileSync(`/proc/${careless.pid}/stat`, 'utf8') : ') T ')
    await expect.poll(stat).toMatch(/\) T /)
    process.kill(zombie)
    await expect.poll(() => identify(zombie, directory)).toBe('zombie')
    leavePidFile(`${zombie}\n${directory}\n1\n5432\n.\n\n 1 1\nready\n`)
    await using server = await start()
    expect(server.adopted).toBe(false)
  } finally {
    careless.kill('SIGKILL')
  }
})

test('an interrupted first start leaves nothing that matters', async () => {
  const young = join(home, 'young')
  for (const milliseconds of [20, 150, 400]) {
    const app = spawnApp(young, '')
    await sleep(milliseconds + 150)
    app.kill('SIGKILL')
    await once(app, 'exit')
  }
  mkdirSync(join(home, 'young.unfinished-1'))
  writeFileSync(join(home, 'young.unfinished-1', 'PG_VERSION'), '18')
  await using server = await start(young)
  expect(await query(server.host, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(readdirSync(home).filter((name) => name.includes('unfinished'))).toEqual([])
})

test('a folder of another major version is named, with the way to upgrade', async () => {
  const version = readFileSync(join(directory, 'PG_VERSION'), 'utf8')
  writeFileSync(join(directory, 'PG_VERSION'), '17\n')
  await expect(start()).rejects.toThrow('was made by PostgreSQL 17; this Attaché brings PostgreSQL 18.')
  writeFileSync(join(directory, 'PG_VERSION'), version)
})

test('a folder with a very long name works', async () => {
  const deep = join(home, 'a'.repeat(60), 'b'.repeat(60))
  mkdirSync(deep, { recursive: true })
  await using server = await start(join(deep, 'postgres'))
  expect(await query(server.host, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.runIf(root)(
  'below a folder that is closed to others it runs all the same, and again when that is opened',
  async () => {
    const closed = join(home, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    for (const mode of [0o700, 0o711, 0o700]) {
      chmodSync(closed, mode)
      await using server = await start(join(closed, 'postgres'))
      expect(await query(server.host, 'select 1 as one')).toEqual([{ one: 1 }])
    }
  },
)

test.runIf(root)("another user's folder is named", () => {
  // Node changes user after reading its code, which may be in a folder that only root can enter.
  const script = `
    import { adoptFiles } from ${JSON.stringify(new URL('cluster.ts', import.meta.url).href)}
    process.setuid(12_345)
    try { adoptFiles(${JSON.stringify(directory)}, { owner: process.getuid(), group: process.getgid() }) } catch (error) { console.log(error.message) }`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  expect(stdout).toContain('belongs to another user of this machine')
})

test('the log is kept short', async () => {
  writeFileSync(join(home, 'postgres.log'), Buffer.alloc(6 * 1024 * 1024))
  await (await start()).stop()
  expect(statSync(join(home, 'postgres.log')).size).toBeLessThan(10_000)
  expect(statSync(join(home, 'postgres.log.1')).size).toBe(6 * 1024 * 1024)
})

function start(folder = directory) {
  return startEmbedded({
    directory: folder,
    password,
    logFile: `${folder}.log`,
    say: (sentence) => said.push(sentence),
  })
}

async function query(host: string, text: string): Promise<unknown[]> {
  const client = await connect({ host, user: houseRole, password, database: 'postgres' })
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

async function writeUntilLost(client: Client, acknowledged: number[]): Promise<void> {
  const { rows } = await client.query<{ next: number }>('select coalesce(max(number), 0) + 1 as next from kept')
  for (let number = rows[0]?.next ?? 1; ; number += 1) {
    try {
      await client.query('insert into kept values ($1)', [number])
      acknowledged.push(number)
    } catch {
      return
    }
  }
}

async function expectKept(host: string, acknowledged: number[]): Promise<void> {
  expect(acknowledged.length).toBeGreaterThan(0)
  const rows = await query(host, 'select number from kept')
  const kept = new Set(rows.map((row) => (row as { number: number }).number))
  expect(acknowledged.filter((number) => !kept.has(number))).toEqual([])
}

/** An Attaché of its own that starts the server and writes until it is killed, saying each number it was promised. */
async function writeInAnotherProcess() {
  const app = spawnApp(
    directory,
    `
    import { connect } from ${JSON.stringify(new URL('../connection.ts', import.meta.url).href)}
    const client = await connect({ host: server.host, user: '${houseRole}', password: '${password}', database: 'postgres' })
    const { rows } = await client.query('select coalesce(max(number), 0) as last from kept')
    for (let number = rows[0].last + 1; ; number += 1) {
      await client.query('insert into kept values ($1)', [number])
      console.log(number)
    }`,
  )
  let output = ''
  app.stdout?.on('data', (data) => (output += String(data)))
  const acknowledged = () => output.split('\n').slice(0, -1).map(Number)
  await expect.poll(() => acknowledged().length).toBeGreaterThan(20)
  return { app, acknowledged, pid: readPidFile(directory)?.pid ?? 0 }
}

function spawnApp(folder: string, then: string): ChildProcess {
  const script = `
    import { startEmbedded } from ${JSON.stringify(new URL('server.ts', import.meta.url).href)}
    const server = await startEmbedded({ directory: ${JSON.stringify(folder)}, password: '${password}',
      logFile: ${JSON.stringify(`${folder}.log`)}, say: () => {} })
    ${then}`
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
}

function leavePidFile(content: string): void {
  writeFileSync(join(directory, 'postmaster.pid'), content)
  const { uid, gid } = ownerOf(directory)
  chownSync(join(directory, 'postmaster.pid'), uid, gid)
}

function ownerOf(path: string): { uid: number; gid: number } {
  const { uid, gid } = statSync(path)
  return { uid, gid }
}
