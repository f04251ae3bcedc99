import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { startAttache, temporaryFolder } from '#start/testing/running.ts'
import type { Bench } from './measure.ts'

/** From a clone without packages to ready: install, build, initdb. What is committed is what is measured. */
export const clone: Bench = {
  name: 'clone',
  async run(root) {
    using folder = temporaryFolder()
    const place = join(folder.path, 'attache')
    cloneInto(root, place)
    const env = { PORT: String(await freePort()), DATA_DIR: join(folder.path, 'data') }
    const running = await startAttache({ command: ['npm', 'start'], cwd: place, env, limit: 300_000 })
    await running.stop()
    const seconds = running.readyAfter / 1000
    return [{ what: 'fresh clone to ready', measured: `${seconds.toFixed(1)} s`, bar: '≤ 90 s', met: seconds <= 90 }]
  },
}

export function cloneInto(root: string, place: string): void {
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', root, place])
  if (status !== 0) throw new Error(stderr.toString())
}
