import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../testing/free-port.ts'
import { sign, type S3Settings } from '../s3-signing.ts'

/** An OpenStack Swift of a test's own, which speaks S3, with an empty bucket. */
export type TestSwift = AsyncDisposable & {
  s3: S3Settings
  /** The same as settings of the environment. */
  settings: Record<string, string>
  /** Stands still until it goes on. */
  stand(): void
  goOn(): void
}

const python = '/usr/bin/python3'

/** Where Debian puts it; nothing where it is not installed. */
export function swiftProgram(): string | undefined {
  const swift = '/usr/lib/python3/dist-packages/swift/common/middleware/s3api/s3api.py'
  return existsSync(python) && existsSync(swift) ? swift : undefined
}

/** Asked once, when the tests begin. */
export const hasSwift = swiftProgram() !== undefined

export async function startSwift(): Promise<TestSwift> {
  const folder = mkdtempSync(join(tmpdir(), 'attache-swift-'))
  const port = await freePort()
  const running = await run(folder, port)
  const end = () => void running.kill('SIGKILL')
  process.on('exit', end)
  const endpoint = new URL(`http://127.0.0.1:${port}`)
  const s3 = { endpoint, bucket: 'files', key: 'test:tester', secret: 'testing', region: 'us-east-1' }
  await makeBucket(s3)
  return {
    s3,
    settings: { S3_ENDPOINT: endpoint.origin, S3_BUCKET: s3.bucket, S3_KEY: s3.key, S3_SECRET: s3.secret },
    stand: () => void running.kill('SIGSTOP'),
    goOn: () => void running.kill('SIGCONT'),
    async [Symbol.asyncDispose]() {
      running.kill('SIGKILL')
      await once(running, 'exit')
      process.off('exit', end)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function run(folder: string, port: number): Promise<ChildProcess> {
  const program = join(import.meta.dirname, 'swift-peer.py')
  const child = spawn(python, [program, folder, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] })
  // Its only word is that it is ready.
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  if (child.exitCode !== null) throw new Error('Swift did not start.')
  return child
}

async function makeBucket(settings: S3Settings): Promise<void> {
  const { url, headers } = sign(settings, { method: 'PUT', path: `/${settings.bucket}` }, new Date())
  const answer = await fetch(url, { method: 'PUT', headers })
  if (!answer.ok) throw new Error(`Swift made no bucket: ${await answer.text()}`)
}
