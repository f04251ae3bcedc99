import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'

/** `zombie`: dead, and counted as alive until its parent takes notice. `other`: the number was given to somebody else. */
export type Identity = 'ours' | 'zombie' | 'other' | 'gone'

export type PidFile = { pid: number; ready: boolean }

/** What Postgres noted about itself; an unreadable number comes back as pid 0. */
export function readPidFile(directory: string): PidFile | undefined {
  const lines = readOrUndefined(join(directory, 'postmaster.pid'))?.split('\n')
  if (!lines) return undefined
  const pid = Number.parseInt(lines[0] ?? '', 10)
  return { pid: Number.isSafeInteger(pid) && pid > 0 ? pid : 0, ready: lines[7]?.trim() === 'ready' }
}

/** Whether a process number is really the Postgres of this folder: pid files outlive their processes. */
export function identify(pid: number, directory: string): Identity {
  if (pid === 0) return 'gone'
  return process.platform === 'linux' ? identifyByProc(pid, directory) : identifyByPs(pid, directory)
}

/** Programs of ours that were started on this folder and still run. */
export function findPrograms(directory: string): number[] {
  return commandLines()
    .filter(({ line }) => /^[^\0]*\/(initdb|postgres)[\0 ]/.test(line) && line.includes(directory))
    .map(({ pid }) => pid)
}

/** A process that ended a moment ago needs no signal. A negative number is a process group. */
export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

function commandLines(): { pid: number; line: string }[] {
  if (process.platform === 'linux') {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return pids.map((pid) => ({ pid: Number(pid), line: readOrUndefined(`/proc/${pid}/cmdline`) ?? '' }))
  }
  const { stdout } = spawnSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' })
  const lines = stdout.split('\n').map((line) => line.trim())
  return lines.map((line) => ({ pid: Number.parseInt(line, 10), line: line.replace(/^\d+ +/, '') }))
}

function identifyByProc(pid: number, directory: string): Identity {
  const state = readOrUndefined(`/proc/${pid}/stat`)
  if (state === undefined) return 'gone'
  if (/^\d+ \(.*\) [ZX]/s.test(state)) return 'zombie'
  try {
    const program = basename(readlinkSync(`/proc/${pid}/exe`)).replace(/ \(deleted\)$/, '')
    return program === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(directory) ? 'ours' : 'other'
  } catch {
    return readOrUndefined(`/proc/${pid}/stat`) === undefined ? 'gone' : 'other'
  }
}

function identifyByPs(pid: number, directory: string): Identity {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' })
  const line = stdout.trim()
  if (line === '') return 'gone'
  if (line.startsWith('Z')) return 'zombie'
  return line.includes('/postgres ') && line.includes(directory) ? 'ours' : 'other'
}

function readOrUndefined(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
