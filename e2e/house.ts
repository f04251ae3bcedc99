import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { env, execPath } from 'node:process'
import { promisify } from 'node:util'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { makeQuickFolder } from '#foundation/server/testing/quick-folder.ts'
import { startAttache } from '../start/testing/running.ts'

const root = resolve(import.meta.dirname, '..')
const launch = join(root, 'start/launch.cjs')

/** A separate server, for journeys that need its whole output or other settings. */
export type House = AsyncDisposable & {
  url: string
  /** All that it has said, whole once it was stopped. */
  said: () => string
  /** What `npm run reset-password` prints. */
  resetLink: (email: string) => Promise<string>
  stop: () => Promise<unknown>
}

export async function openHouse(settings: Record<string, string> = {}): Promise<House> {
  const folder = makeQuickFolder('attache-e2e-house-')
  const own = { DATA_DIR: folder, PORT: String(await freePort()), PAGES: join(root, 'build/design'), ...settings }
  const { url, stderr, stop } = await startAttache({
    command: [execPath, join(root, 'start/testing/unhurried-server.ts')],
    cwd: root,
    env: own,
    limit: 240_000,
  })
  return {
    url,
    said: stderr,
    async resetLink(email) {
      const command = [launch, 'reset-password', email]
      const { stdout } = await promisify(execFile)(execPath, command, { cwd: root, env: { ...env, ...own } })
      return stdout.trim()
    },
    stop,
    async [Symbol.asyncDispose]() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
