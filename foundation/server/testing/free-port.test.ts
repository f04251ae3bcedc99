import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

test('passes over a port that is listened at', async () => {
  const taken = await freePort()
  const holder = createServer().listen(taken, '127.0.0.1')
  await once(holder, 'listening')
  const anew: { freePort: typeof freePort } = await import(`${import.meta.resolve('./free-port.ts')}?anew`)
  expect(await anew.freePort()).not.toBe(taken)
  holder.close()
})

test('gives no port twice, and none that the system hands out by itself', async () => {
  const given = [await freePort(), await freePort()]
  expect(new Set(given).size).toBe(2)
  expect(Math.max(...given)).toBeLessThan(32_768)
})
