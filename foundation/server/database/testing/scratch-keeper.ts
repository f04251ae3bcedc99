import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeQuickFolder } from '../../testing/quick-folder.ts'
import { startEmbedded } from '../embedded/server.ts'

/*
 * A program: keeps one Postgres in a folder of its own for as long as somebody holds its standard input open. However
 * that somebody ends, Ctrl-C and kill -9 included, the server is stopped and the folder removed.
 */
const prefix = 'attache-scratch-'
const folder = process.argv.includes('quick') ? makeQuickFolder(prefix) : mkdtempSync(join(tmpdir(), prefix))
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
const released = new Promise((resolve) => process.stdin.once('close', resolve).resume())

chmodSync(folder, 0o711)
const password = randomBytes(16).toString('hex')
const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
const plans = process.argv.includes('plan-once') ? { plan_cache_mode: 'force_generic_plan' } : {}
const autovacuum = process.argv.includes('autovacuum') ? 'on' : 'off'
const postgres = await startEmbedded({
  directory: join(folder, 'postgres'),
  password,
  logFile: join(folder, 'postgres.log'),
  say: (sentence) => process.stderr.write(`${sentence}\n`),
  settings: { ...forgetful, ...plans, autovacuum, max_connections: '100' },
})
process.stdout.write(`${JSON.stringify({ host: postgres.host, password })}\n`)
await released
await postgres.stop()
