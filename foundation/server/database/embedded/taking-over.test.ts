import {
  chmodSync,
  lchownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../connection.ts'
import { houseRole } from './cluster.ts'
import { findBinaries } from './binaries.ts'
import { launch } from './postmaster.ts'
import { isReachable } from './runner.ts'
import { startEmbedded } from './server.ts'
import { databaseUser } from './user.ts'
import { spawn } from 'node:child_process'

/** Postgres runs differently below a closed folder. */
const runsAsAnother = process.getuid?.() === 0 && process.platform === 'linux' && isReachable(findBinaries().postgres)
const nobody = 65_534
const password = 'only for this test'

let home: string
let directory: string
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'attache-taking-over-'))
  chmodSync(home, 0o711)
  directory = join(home, 'postgres')
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

const start = () => startEmbedded({ directory, password, logFile: `${directory}.log`, say: () => {} })

async function isWhole(host: string): Promise<boolean> {
  const client = await connect({ host, user: houseRole, password, database: 'postgres' })
  const { rowCount } = await client.query('select 1 from kept')
  await client.end()
  return rowCount === 1
}

/** The state left by an Attaché that ran its database as `nobody`. */
function giveToNobody(): void {
  for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(directory, path), nobody, nobody)
  lchownSync(directory, nobody, nobody)
}

function userOf(pid: number): number {
  return Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}

test.runIf(runsAsAnother)('root hands the database to a user of its own', async () => {
  await using server = await start()
  expect([userOf(server.pid()), statSync(directory).uid]).toEqual([databaseUser().uid, databaseUser().uid])
  const client = await connect({ host: server.host, user: houseRole, password, database: 'postgres' })
  await client.query('create table kept as select 1 as one')
  await client.end()
})

test.runIf(runsAsAnother)(
  'a database that ran as nobody is taken over whole, and links in it are not followed',
  async () => {
    const elsewhere = join(home, 'elsewhere')
    writeFileSync(elsewhere, 'of root')
    symlinkSync(elsewhere, join(directory, 'planted'))
    giveToNobody()
    await using server = await start()
    expect(await isWhole(server.host)).toBe(true)
    const owners = readdirSync(directory).map((name) => statSync(join(directory, name)).uid)
    expect(new Set(owners)).toEqual(new Set([0, databaseUser().uid]))
    expect(statSync(elsewhere).uid).toBe(0)
  },
)

test.runIf(runsAsAnother)('a database that still runs as nobody is stopped, and started as its own user', async () => {
  giveToNobody()
  const binaries = findBinaries()
  const asNobody = {
    owner: nobody,
    group: nobody,
    spawn: (...[file, args, stdio]: Parameters<Parameters<typeof launch>[0]['runner']['spawn']>) =>
      spawn(file, args, { stdio, uid: nobody, gid: nobody, cwd: '/', detached: true, env: { LC_ALL: 'C' } }),
  }
  const cluster = { directory, password, binaries, runner: asNobody }
  const { pid } = await launch(cluster, { logFile: `${directory}.log`, say: () => {} })
  expect(userOf(pid)).toBe(nobody)
  await using server = await start()
  expect([server.adopted, userOf(server.pid())]).toEqual([false, databaseUser().uid])
  expect(await isWhole(server.host)).toBe(true)
})
