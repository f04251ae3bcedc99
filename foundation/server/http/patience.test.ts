import { fastify } from 'fastify'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { hurryBodies } from './patience.ts'

const run = async () => 'read'

test('a body that drips in is hung up on, unless its route is patient', async () => {
  await using app = fastify()
  hurryBodies(app, 50)
  app.post('/hurried', run)
  app.post('/patient', { config: { patient: true } }, run)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo

  async function drip(path: string): Promise<string> {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    const heard: string[] = []
    socket.on('data', (text: string) => heard.push(text)).on('error', () => undefined)
    const head = `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n\r\na`
    socket.write(head)
    const closed = once(socket, 'close')
    // The patient request waits longer than the limit for hurried ones.
    if (path === '/patient') setTimeout(() => socket.write('b'), 200)
    await closed
    return heard.join('')
  }

  expect(await drip('/hurried')).toBe('')
  expect(await drip('/patient')).toMatch(/^HTTP\/1\.1 200 [^]*read$/)
})
