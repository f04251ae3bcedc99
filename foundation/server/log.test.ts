import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from './log.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'attache-log-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a line is JSON with a level, a time and the message', () => {
  const lines: string[] = []
  createLog('trace', { write: (line) => lines.push(line) }).info({ port: 3000 }, 'listening')
  expect(JSON.parse(lines.join(''))).toMatchObject({
    level: 'info',
    msg: 'listening',
    port: 3000,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
})

/** A process of its own whose log goes to a disk that is full. */
async function onFullDisk(body: string): Promise<{ code: unknown; said: string }> {
  const module = JSON.stringify(new URL('log.ts', import.meta.url).href)
  const script = `
    import { closeSync, openSync } from 'node:fs'
    import { createLog } from ${module}
    const log = createLog('info')
    ${body}`
  const full = openSync('/dev/full', 'w')
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', full] })
  closeSync(full)
  if (!child.stdout) throw new Error('It has no standard output.')
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { code, said }
}

const linux = process.platform === 'linux'

test.runIf(linux)('the server lives on when the disk under its log is full, and can still be stopped', async () => {
  const { code, said } = await onFullDisk(`
    const before = process.memoryUsage().rss
    for (let line = 0; line < 20_000; line += 1) log.info({ line, filling: 'x'.repeat(1_000) }, 'busy')
    const grown = (process.memoryUsage().rss - before) / 1024 / 1024
    setTimeout(() => process.stdout.write(grown < 100 ? 'alive' : 'grown by ' + grown), 50)`)
  expect({ code, said }).toEqual({ code: 0, said: 'alive' })
})

test.runIf(linux)('once there is space again, the log goes on and says how much it lost', async () => {
  const file = join(folder, 'log')
  const { code } = await onFullDisk(`
    for (let line = 0; line < 2_000; line += 1) log.info({ line, filling: 'x'.repeat(1_000) }, 'busy')
    closeSync(2)
    openSync(${JSON.stringify(file)}, 'a')
    log.info({ filling: 'x'.repeat(2_000) }, 'one too many')
    setTimeout(() => log.info('as ever'), 50)`)
  expect(code).toBe(0)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const messages = lines.map((line) => JSON.parse(line))
  const kept = messages.filter(({ msg }) => msg === 'busy').map(({ line }) => line)
  expect(kept).toEqual(Array.from({ length: kept.length }, (_, line) => line))
  expect(messages.slice(kept.length)).toMatchObject([{ level: 'warn', lost: 2_001 - kept.length }, { msg: 'as ever' }])
})
