import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../testing/free-port.ts'

/** A Redis of a test's own, on this machine alone and in memory alone. */
export type TestRedis = AsyncDisposable & {
  url: string
  /** Stands still until it goes on; connections stay open and nothing is answered. */
  stand(): void
  goOn(): void
  kill(): Promise<void>
  /** Empty, at the same address. */
  startAgain(): Promise<void>
}

/** Where Debian and others put it; nothing where it is not installed. */
export function redisProgram(): string | undefined {
  return ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
    .map((folder) => join(folder, 'redis-server'))
    .find(isProgram)
}

/** Asked once, when the tests begin. */
export const hasRedis = redisProgram() !== undefined

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const password = 'of-this-test'

export async function startRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'attache-redis-'))
  const port = await freePort()
  let running = await run(folder, port)
  const end = () => void running.kill('SIGKILL')
  process.on('exit', end)

  async function kill(): Promise<void> {
    if (running.exitCode !== null || running.signalCode !== null) return
    running.kill('SIGKILL')
    await once(running, 'exit')
  }

  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    stand: () => void running.kill('SIGSTOP'),
    goOn: () => void running.kill('SIGCONT'),
    kill,
    async startAgain() {
      await kill()
      running = await run(folder, port)
    },
    async [Symbol.asyncDispose]() {
      await kill()
      process.off('exit', end)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function run(folder: string, port: number): Promise<ChildProcess> {
  const settings = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no', requirepass: password }
  const given = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  const child = spawn(redisProgram() ?? 'redis-server', given, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  for await (const piece of child.stdout) {
    said += String(piece)
    if (/ready to accept connections/i.test(said)) break
  }
  if (child.exitCode !== null) throw new Error(`Redis did not start:\n${said}`)
  return child
}
