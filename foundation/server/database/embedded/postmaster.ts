import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '#foundation/contract/failure.ts'
import type { Cluster } from './cluster.ts'
import { explain } from './complaint.ts'
import { identify, readPidFile, send } from './process.ts'
import { serverSettings } from './settings.ts'

/** The running server: our own child, or one that an earlier Attaché left behind. */
export type Postmaster = { pid: number; child?: ChildProcess }

export type LaunchOptions = { logFile: string; say: (sentence: string) => void; settings?: Record<string, string> }

/** The server that runs on this folder already, if there is one; otherwise the way is cleared for a new one. */
export async function takeOver(directory: string, program: string): Promise<Postmaster | undefined> {
  for (;;) {
    const file = readPidFile(directory)
    if (!file) return undefined
    const identity = identify(file.pid, directory)
    if (identity !== 'ours') {
      if (identity !== 'gone' || file.pid === 0) forget(directory)
      return undefined
    }
    if (file.ready && runsProgram(file.pid, program)) return { pid: file.pid }
    if (file.ready) await halt({ pid: file.pid }, directory)
    await sleep(pollMilliseconds)
  }
}

/** Returns once it takes connections. A server that died a moment ago may still hold its memory: that passes. */
export async function launch(cluster: Cluster, options: LaunchOptions): Promise<Postmaster> {
  const deadline = Date.now() + patience
  for (;;) {
    const attempt = await tryLaunch(cluster, options)
    if (typeof attempt !== 'string') return attempt
    if (!/shared memory block|lock file/.test(attempt) || Date.now() > deadline)
      throw explain(attempt, cluster.directory)
    await sleep(100)
  }
}

export function isAlive({ pid, child }: Postmaster, directory: string): boolean {
  return child ? child.exitCode === null && child.signalCode === null : identify(pid, directory) === 'ours'
}

/** The fast shutdown, which closes connections and leaves nothing to recover; the immediate one if that takes long. */
export async function halt(postmaster: Postmaster, directory: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (isAlive(postmaster, directory)) send(postmaster.pid, signal)
    const deadline = Date.now() + 4000
    while (isAlive(postmaster, directory) && Date.now() < deadline) await sleep(pollMilliseconds)
  }
  if (isAlive(postmaster, directory)) {
    throw new Failure('unavailable', `The database process ${postmaster.pid} on ${directory} does not stop.`)
  }
}

const pollMilliseconds = 5
const patience = 10_000
const largestLog = 5 * 1024 * 1024

function forget(directory: string): void {
  for (const name of ['postmaster.pid', '.s.PGSQL.5432', '.s.PGSQL.5432.lock']) {
    rmSync(join(directory, name), { force: true })
  }
}

/** False after an upgrade: then the old program still runs from files that are gone. */
function runsProgram(pid: number, program: string): boolean {
  return process.platform !== 'linux' || readlinkSync(`/proc/${pid}/exe`) === realpathSync(program)
}

/** The server, or what it wrote before it gave up. */
async function tryLaunch(cluster: Cluster, { logFile, say, settings }: LaunchOptions): Promise<Postmaster | string> {
  const log = openLog(logFile)
  const args = Object.entries({ ...serverSettings, ...settings }).map(([name, value]) => `--${name}=${value}`)
  const child = cluster.runner.spawn(
    cluster.binaries.postgres,
    ['-D', cluster.directory, ...args],
    ['ignore', log.descriptor, log.descriptor],
  )
  closeSync(log.descriptor)
  if (await waitUntilReady(child, cluster.directory, say)) {
    return readFileSync(logFile).subarray(log.size).toString()
  }
  child.unref()
  return { pid: child.pid ?? 0, child }
}

/** Resolves true when the process ended instead. */
async function waitUntilReady(child: ChildProcess, directory: string, say: (sentence: string) => void) {
  const failure = once(child, 'error').then(([error]) => Promise.reject(error))
  // It may fail after the caller has stopped waiting for it.
  failure.catch(() => {})
  for (let waited = 0; isAlive({ pid: 0, child }, directory); waited += pollMilliseconds) {
    const file = readPidFile(directory)
    if (file?.ready && file.pid === child.pid) return false
    if (waited === slowStart) say('The database is recovering from an interruption; this can take a minute.')
    await Promise.race([failure, sleep(pollMilliseconds)])
  }
  return true
}

const slowStart = 2000

/** Appends, and keeps one older file beside it. */
function openLog(logFile: string): { descriptor: number; size: number } {
  if (existsSync(logFile) && statSync(logFile).size > largestLog) renameSync(logFile, `${logFile}.1`)
  const descriptor = openSync(logFile, 'a', 0o600)
  return { descriptor, size: statSync(logFile).size }
}
