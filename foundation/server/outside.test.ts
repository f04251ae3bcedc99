import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from './log.ts'
import { createOutside, type Purpose } from './outside.ts'

const purposes: Purpose[] = ['model', 'mail', 'push', 'subscription']

test.each(purposes)('where the operator lets nothing leave, no %s reaches another host', async (purpose) => {
  const { outside, url, seen } = await open({ nothingLeaves: true })
  await expect(outside.fetch('ana', purpose, url)).rejects.toMatchObject({
    code: 'forbidden',
    message: expect.stringMatching(/: nothing leaves this server, as its operator has set\.$/) as string,
  })
  await expect(outside.permit(undefined, purpose)).rejects.toMatchObject({ code: 'forbidden' })
  expect(seen).toEqual([])
})

test.each(purposes)('where a person lets nothing leave, no %s of theirs reaches another host', async (purpose) => {
  const { outside, url, seen } = await open({ quiet: 'ana' })
  await expect(outside.fetch('ana', purpose, url)).rejects.toMatchObject({
    code: 'forbidden',
    message: expect.stringMatching(/: nothing leaves this server, as you have set\.$/) as string,
  })
  expect((await outside.fetch('ben', purpose, url)).status).toBe(200)
  await outside.permit(undefined, purpose)
  expect(seen).toEqual(['/'])
})

test('nobody is followed to another address', async () => {
  const { outside, url, seen } = await open({})
  await expect(outside.fetch('ana', 'model', `${url}/elsewhere`)).rejects.toMatchObject({
    message: expect.stringMatching(/ wants to send us to another address, which is not followed\.$/) as string,
  })
  expect(seen).toEqual(['/elsewhere'])
})

async function open({ nothingLeaves = false, quiet = '' }) {
  const seen: (string | undefined)[] = []
  const server = createServer((request, response) => {
    seen.push(request.url)
    response.writeHead(request.url === '/elsewhere' ? 302 : 200, { location: '/' }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const outside = createOutside({
    config: { nothingLeaves, privateHosts: [] },
    log: createLog('silent'),
    quiet: async (ownerId) => ownerId === quiet,
  })
  return { outside, seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
