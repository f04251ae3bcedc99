import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** A Postgres for tests and measurements: fast, forgetful, and gone when this process is. */
export type ScratchPostgres = AsyncDisposable & ScratchAddress

export type ScratchAddress = { host: string; password: string }

/**
 * Without autovacuum, nothing but the test is at work; with it, large tables get the statistics that they have elsewhere.
 * `quick`: in memory, if there is room. Measurements keep theirs on the disk, as servers do. `planOnce`: a connection plans
 * a statement once, instead of for each of its first five uses. Tests of plans do without.
 */
export async function startScratchPostgres({
  autovacuum = false,
  quick = false,
  planOnce = false,
} = {}): Promise<ScratchPostgres> {
  const program = fileURLToPath(new URL('scratch-keeper.ts', import.meta.url))
  const keeper = spawn(
    process.execPath,
    [program, ...(autovacuum ? ['autovacuum'] : []), ...(quick ? ['quick'] : []), ...(planOnce ? ['plan-once'] : [])],
    {
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const gone = once(keeper, 'exit')
  const [line] = await Promise.race([once(createInterface(keeper.stdout), 'line'), gone])
  if (typeof line !== 'string') throw new Error('The scratch Postgres did not start.')
  return {
    ...address.parse(JSON.parse(line)),
    async [Symbol.asyncDispose]() {
      keeper.stdin.end()
      await gone
    },
  }
}

const address = z.object({ host: z.string(), password: z.string() })
