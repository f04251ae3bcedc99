import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Running = {
  url: string
  process: ChildProcess
  /** From the command to the line that says ready. */
  readyAfter: number
  stderr: () => string
  /** Asks it to stop and comes back with its exit code. */
  stop: () => Promise<number | null>
  ended: Promise<number | null>
}

export type StartOptions = {
  command: string[]
  cwd: string
  env?: Record<string, string>
  /** A process group of its own, which can be killed as one. */
  group?: boolean
  limit?: number
}

const ready = /Attaché is ready at (\S+)/

/**
 * Starts a command that ends in a running Attaché, and comes back when it says so; fails with what it said instead, and
 * then kills it, with its group where it has one.
 */
export async function startAttache({
  command,
  cwd,
  env,
  group = false,
  // Only ends what hangs: a machine at work on something else starts a server in a minute.
  limit = 300_000,
}: StartOptions): Promise<Running> {
  const [file = '', ...args] = command
  const began = performance.now()
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: group,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stderr?.on('data', (piece: Buffer) => (stderr += piece.toString()))
  const ended = new Promise<number | null>((done) => child.on('close', done))
  stopWithThisProcess(child)
  const url = await addressOf(child, {
    group,
    limit,
    said: () => `${stdout}${stderr}`,
    hear: (piece) => (stdout += piece),
  })
  return {
    url,
    process: child,
    readyAfter: performance.now() - began,
    stderr: () => stderr,
    ended,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

type Waiting = {
  group: boolean
  limit: number
  /** Everything printed so far. */
  said: () => string
  /** Collects the output, and returns all of standard output. */
  hear: (piece: string) => string
}

function addressOf(child: ChildProcess, { group, limit, said, hear }: Waiting): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}:\n${said()}`))
    const timer = setTimeout(() => {
      process.kill(group ? -Number(child.pid) : Number(child.pid), 'SIGKILL')
      fail(`Not ready after ${limit} ms`)
    }, limit)
    child.stdout?.on('data', (piece: Buffer) => {
      const found = ready.exec(hear(piece.toString()))?.[1]
      if (!found) return
      clearTimeout(timer)
      resolve(found)
    })
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(timer)
      fail(`It ended with ${code} before it was ready`)
    })
  })
}

/** A run that ends early must leave no server behind. */
function stopWithThisProcess(child: ChildProcess): void {
  const stop = () => void child.kill()
  process.once('exit', stop)
  child.once('close', () => process.off('exit', stop))
}

/** A folder that goes away with the block that uses it. */
export function temporaryFolder(): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), 'attache-bench-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}
