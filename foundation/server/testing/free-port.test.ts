import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, holderFile } from './free-port.ts'

test('passes over a port that is listened at', async () => {
  const taken = await freePort()
  const holder = createServer().listen(taken, '127.0.0.1')
  await once(holder, 'listening')
  const anew: { freePort: typeof freePort } = await import(`${import.meta.resolve('./free-port.ts')}?anew`)
  expect(await anew.freePort()).not.toBe(taken)
  holder.close()
})

test('passes over a port that another running process was given, and not over one whose process has ended', async () => {
  const before = await freePort()
  writeFileSync(holderFile(before + 1), String(process.ppid))
  expect(await freePort()).toBeGreaterThan(before + 1)
  const ended = spawnSync(process.execPath, ['--version'])
  writeFileSync(holderFile(before + 1), String(ended.pid))
  const anew: { freePort: typeof freePort } = await import(`${import.meta.resolve('./free-port.ts')}?again`)
  for (let port = 0; port < before + 1;) port = await anew.freePort()
  expect(readFileSync(holderFile(before + 1), 'utf8')).toBe(String(process.pid))
})

test('gives no port twice, and none that the system hands out by itself', async () => {
  const given = [await freePort(), await freePort()]
  expect(new Set(given).size).toBe(2)
  expect(Math.max(...given)).toBeLessThan(32_768)
})
