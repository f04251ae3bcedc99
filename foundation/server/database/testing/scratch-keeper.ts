import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../embedded/server.ts'

/*
 * A program: keeps one Postgres in a folder of its own for as long as somebody holds its standard input open. However
 * that somebody ends, Ctrl-C and kill -9 included, the server is stopped and the folder removed.
 */
const folder = mkdtempSync(join(tmpdir(), 'attache-scratch-'))
chmodSync(folder, 0o711)
const password = randomBytes(16).toString('hex')
const postgres = await startEmbedded({
  directory: join(folder, 'postgres'),
  password,
  logFile: join(folder, 'postgres.log'),
  say: (sentence) => process.stderr.write(`${sentence}\n`),
  settings: {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    autovacuum: 'off',
    max_connections: '100',
  },
})
process.stdin.on('close', () => {
  void postgres.stop().finally(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
})
process.stdin.resume()
process.stdout.write(`${JSON.stringify({ host: postgres.host, password })}\n`)
