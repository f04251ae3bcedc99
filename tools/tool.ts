import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

export type ToolRun = {
  code: number
  /** Its output; empty if it was shown. */
  output: string
  /** CPU seconds of the tool and of all its child processes. */
  cpu: number
}

/** Node reports CPU time for its own process only, while a POSIX shell also counts its children. */
const counted = '"$@" 3>&-; code=$?; times >&3; exit $code'

/** Where `start/launch/main.cjs` keeps what it has compiled; the servers that tests start read the whole product, too. */
const compiled = 'node_modules/.cache/attache'

export async function runTool(
  root: string,
  command: readonly string[],
  output: 'keep' | 'show',
  env: Record<string, string> = {},
): Promise<ToolRun> {
  const shown = output === 'show' ? 'inherit' : 'pipe'
  const child = spawn('sh', ['-c', counted, 'sh', ...command], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: join(root, compiled), ...process.env, ...env },
    stdio: ['ignore', shown, shown, 'pipe'],
  })
  let kept = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => (kept += piece.toString()))
  const times = text(child.stdio[3] as Readable)
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (ended) => resolve(ended ?? 1))
  })
  return { code, output: kept, cpu: readTimes(await times) }
}

/** The second line of `times` is user and system time of the children, as in `1m2.500s 0m0.250s`. */
export function readTimes(said: string): number {
  const [, children = ''] = said.split('\n')
  const each = [...children.matchAll(/(\d+)m(\d+(?:[.,]\d+)?)s/g)]
  return each.reduce(
    (sum, [, minutes, seconds = '0']) => sum + Number(minutes) * 60 + Number(seconds.replace(',', '.')),
    0,
  )
}
