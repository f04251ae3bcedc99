import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, inject, test } from 'vitest'
import { notesMigrations } from '../../testing/notes/store.ts'
import { identify, readPidFile } from '../embedded/process.ts'
import { freshDatabase } from './fresh-database.ts'

test.each(['SIGINT', 'SIGKILL'] as const)(
  'a test run that ends by %s leaves neither process nor folder',
  async (signal) => {
    const script = `
    import { startScratchPostgres } from ${JSON.stringify(new URL('scratch.ts', import.meta.url).href)}
    console.log((await startScratchPostgres({ quick: true })).host)`
    const run = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = await once(run.stdout, 'data')
    const directory = String(line).trim()
    const pid = readPidFile(directory)?.pid ?? 0
    expect(identify(pid, directory)).toBe('ours')
    run.kill(signal)
    await expect.poll(() => existsSync(dirname(directory))).toBe(false)
    expect(identify(pid, directory)).not.toBe('ours')
  },
)

test('databases cloned from one template are independent', async () => {
  const postgres = inject('postgres')
  await using first = await freshDatabase(postgres, [notesMigrations])
  await using second = await freshDatabase(postgres, [notesMigrations])
  await first.pool.query(`insert into notes values (gen_random_uuid(), gen_random_uuid(), 'Lunch', '')`)
  expect((await second.pool.query('select from notes')).rowCount).toBe(0)
})
