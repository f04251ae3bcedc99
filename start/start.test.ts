import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { build } from './launch/build.cjs'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { startAttache } from './testing/running.ts'

const root = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'attache-start-'))

/** With the pages that the journeys look at, which `npm test` builds meanwhile: others would be built for this file alone. */
const withPages = { ATTACHE_DESIGN: '1' }

beforeAll(() => build(root, { design: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The first start makes a database here, and later ones find it. */
const kept = mkdtempSync(join(folder, 'kept-'))

/** As `npm start` runs it. */
async function start() {
  const own = { DATA_DIR: kept, PORT: String(await freePort()), ...withPages }
  const running = await startAttache({ command: [process.execPath, 'start/launch.cjs', 'start'], cwd: root, env: own })
  onTestFinished(async () => {
    await running.stop()
  })
  return { ...running, env: own }
}

/** What a start says that cannot succeed, and its exit code. */
async function refused(env: Record<string, string>): Promise<{ code: number; sentence: string; stdout: string }> {
  const own = { DATA_DIR: mkdtempSync(join(folder, 'data-')), PORT: String(await freePort()), ...withPages, ...env }
  const child = spawn(process.execPath, ['start/launch.cjs', 'start'], { cwd: root, env: { ...process.env, ...own } })
  let stderr = ''
  let stdout = ''
  child.stderr.on('data', (piece: Buffer) => (stderr += piece.toString()))
  child.stdout.on('data', (piece: Buffer) => (stdout += piece.toString()))
  const [code] = await once(child, 'close')
  const spoken = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('{'))
  return { code: Number(code), sentence: spoken.join('\n'), stdout }
}

test('it answers, refuses a second start on its data folder unharmed, and ends with 0 when it is told to', async () => {
  const { url, env, process: first, stop } = await start()
  expect(url).toBe(`http://127.0.0.1:${env.PORT}`)
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' })
  const page = await fetch(url)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).toContain('Attaché')
  const second = await refused({ DATA_DIR: env.DATA_DIR })
  expect(second).toMatchObject({ code: 1, stdout: '' })
  expect(second.sentence).toContain(`is in use by another Attaché (process ${first.pid}, ${url})`)
  expect((await fetch(`${url}/readyz`)).ok).toBe(true)
  expect(await stop()).toBe(0)
})

test('a port that is taken is a sentence, and nothing is left running', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const { port } = other.address() as { port: number }
  const { code, sentence } = await refused({ PORT: String(port), DATA_DIR: kept })
  expect({ code, sentence }).toEqual({
    code: 1,
    sentence: `The port 127.0.0.1:${port} is taken by another program. Stop that one, or set PORT to a free port.`,
  })
  expect(existsSync(join(kept, 'postgres/postmaster.pid'))).toBe(false)
})

test('a malformed setting is named', async () => {
  expect(await refused({ PUBLIC_URL: 'http://assistant.example.com' })).toMatchObject({
    code: 1,
    sentence: expect.stringMatching(/^PUBLIC_URL must begin with https:\/\/ [^\n]*$/),
  })
})

test('a database that cannot be reached is a sentence with its place and without its password', async () => {
  const { code, sentence } = await refused({ DATABASE_URL: 'postgres://attache:hunter2-secret@127.0.0.1:9/attache' })
  expect(code).toBe(1)
  expect(sentence).toContain('127.0.0.1')
  expect(sentence).not.toContain('hunter2')
  expect(sentence.split('\n')).toHaveLength(1)
})

test('a data folder that cannot be made is a sentence', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const { code, sentence } = await refused({ DATA_DIR: file })
  expect(code).toBe(1)
  expect(sentence).toContain('Set DATA_DIR to another folder.')
  expect(sentence.split('\n')).toHaveLength(1)
})

/** Allows for a machine busy with all other tests. */
const patience = 120_000

test.each(['initdb', 'migration', 'ready'])(
  'told to stop around %s, it ends with 0 and leaves no database behind',
  async (moment) => {
    const data = moment === 'ready' ? kept : mkdtempSync(join(folder, 'data-'))
    const env = { ...process.env, ...withPages, DATA_DIR: data, PORT: String(await freePort()) }
    const child = spawn(process.execPath, ['start/launch.cjs', 'start'], { cwd: root, env })
    const closed = once(child, 'close')
    const signs = {
      initdb: () => readdirSync(data).some((name) => name.startsWith('postgres')),
      migration: () => existsSync(join(data, 'postgres/postmaster.pid')),
      ready: () => stdout.includes('ready'),
    }
    let stdout = ''
    child.stdout.on('data', (piece: Buffer) => (stdout += piece.toString()))
    await vi.waitUntil(signs[moment as keyof typeof signs], { timeout: patience, interval: 1 })
    child.kill('SIGTERM')
    expect(await closed).toEqual([0, null])
    expect(existsSync(join(data, 'postgres/postmaster.pid'))).toBe(false)
    // Nothing but the ready line stands on standard output.
    const line = `Attaché is ready at http://127.0.0.1:${env.PORT}\n`
    expect(moment === 'ready' ? [line] : ['', line]).toContain(stdout)
  },
)
