import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { temporaryFolder } from '#start/testing/running.ts'
import { cloneInto } from './clone.ts'
import { type Bench, milliseconds, type Row } from './measure.ts'

/** `npm test` in a fresh clone: without packages, but with npm's cache. */
export const proof = {
  name: 'proof',
  seconds: 7_200,
  async run(root: string): Promise<Row[]> {
    using folder = temporaryFolder()
    const place = join(folder.path, 'attache')
    cloneInto(root, place)
    const env = { ATTACHE_E2E_PORT: String(await freePort()), PATH: pathWithout(root) }
    let result = { code: 1, output: '' }
    const took = await milliseconds(async () => {
      result = await test(place, env)
    })
    const row = toRow({ ...result, seconds: took / 1000 })
    if (!row.met) process.stderr.write(result.output.split('\n').slice(-100).join('\n'))
    return [row]
  },
} satisfies Bench

/** Only the count that the run ends with says how it went; a run that did not come so far has failed. */
export function toRow({ code, output, seconds }: { code: number; output: string; seconds: number }): Row {
  const counted = /^(?<passed>\d+) passed, (?<failed>\d+) failed$/.exec(output.trim().split('\n').at(-1) ?? '')
  return {
    what: 'npm test from a clean clone',
    measured: `${Math.round(seconds)} s, ${counted?.[0] ?? `no count, exit ${code}`}`,
    bar: '≤ 720 s, 0 failed',
    met: code === 0 && seconds <= 720 && Number(counted?.groups?.['passed']) > 0 && counted?.groups?.['failed'] === '0',
  }
}

/** npm's own remarks go to standard error, where they can be read; the count is on standard output. */
async function test(place: string, env: Record<string, string>): Promise<{ code: number; output: string }> {
  const child = spawn('npm', ['test'], {
    cwd: place,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  return { code: Number(code ?? 1), output }
}

/** Programs installed here must not help the clone. */
function pathWithout(root: string): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.filter((folder) => !folder.startsWith(root)).join(delimiter)
}
