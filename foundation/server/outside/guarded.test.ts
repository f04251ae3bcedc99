import { once } from 'node:events'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { createServer as createTlsServer } from 'node:tls'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log.ts'
import { createOutside } from '../outside.ts'
import { certificate as cert, certificateKey as key } from './testing/certificate.ts'

describe('a request', () => {
  test('goes to the address that was checked, under its own name, and the name is looked up once', async () => {
    const port = await listen(createHttpServer(answer))
    const { outside, asked } = open({ addresses: [['127.0.0.1'], ['10.0.0.1']] })
    const { status, body } = await outside.request('ana', 'subscription', `http://feed.example:${port}/a?b=c`)
    expect([status, body.toString()]).toEqual([200, `GET /a?b=c for feed.example:${port}`])
    expect(asked).toEqual(['feed.example'])
  })

  test('says what it was given to say', async () => {
    const port = await listen(createHttpServer((request, response) => void request.pipe(response)))
    const { outside } = open()
    const url = `http://feed.example:${port}/`
    const { body } = await outside.request('ana', 'push', url, { method: 'POST', body: 'hello' })
    expect(body.toString()).toBe('hello')
  })

  test('asks for a certificate that is good for the name', async () => {
    const port = await listen(createHttpsServer({ key, cert }, answer))
    const { outside } = open()
    const { body } = await outside.request('ana', 'subscription', `https://feed.example:${port}/`)
    expect(body.toString()).toBe(`GET / for feed.example:${port}`)
    await expect(outside.request('ana', 'subscription', `https://other.example:${port}/`)).rejects.toMatchObject({
      code: 'unavailable',
    })
    await expect(open({ ca: null }).outside.request('ana', 'push', `https://feed.example:${port}/`)).rejects.toThrow(
      'feed.example could not be reached.',
    )
  })

  test('tries the next address where the first does not answer', async () => {
    const port = await listen(createHttpServer(answer))
    const { outside } = open({ addresses: [['::1', '127.0.0.1']] })
    expect((await outside.request('ana', 'push', `http://feed.example:${port}/`)).status).toBe(200)
  })

  test.each([301, 302, 303, 307, 308])('is not followed elsewhere by %i', async (status) => {
    const port = await listen(
      createHttpServer((_, response) => void response.writeHead(status, { location: '/' }).end()),
    )
    await expect(open().outside.request('ana', 'push', `http://feed.example:${port}/`)).rejects.toThrow(
      'feed.example wants to send us to another address, which is not followed.',
    )
  })

  test('reads no more than it may', async () => {
    const port = await listen(createHttpServer((_, response) => void response.end('x'.repeat(5_000))))
    const url = `http://feed.example:${port}/`
    await expect(open().outside.request('ana', 'push', url, { mostBytes: 4_999 })).rejects.toMatchObject({
      code: 'too-large',
    })
    expect((await open().outside.request('ana', 'push', url, { mostBytes: 5_000 })).body).toHaveLength(5_000)
  })

  test.each<[string, RequestListener]>([
    ['says nothing', () => {}],
    ['never ends', (_, response) => void response.write('a beginning')],
  ])('ends in time where the host %s', async (_, listener) => {
    const port = await listen(createHttpServer(listener))
    await expect(
      open().outside.request('ana', 'push', `http://feed.example:${port}/`, { seconds: 0.2 }),
    ).rejects.toThrow('feed.example took too long to answer.')
  })

  test('ends in time where the name service does not answer', async () => {
    const { outside } = open({ resolve: () => new Promise(() => {}) })
    await expect(outside.request('ana', 'push', 'http://feed.example/', { seconds: 0.1 })).rejects.toThrow(/too long/)
  })

  test('ends when whoever asked does not want it any more', async () => {
    const { outside } = open({ resolve: () => new Promise(() => {}) })
    const reason = new Error('The caller hung up.')
    const controller = new AbortController()
    const request = outside.request('ana', 'push', 'http://feed.example/', { signal: controller.signal })
    controller.abort(reason)
    await expect(request).rejects.toBe(reason)
    await expect(outside.request('ana', 'push', 'http://feed.example/', { signal: controller.signal })).rejects.toBe(
      reason,
    )
  })

  test.each([
    'http://127.0.0.1:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f.1:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://127。0。0。1:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://feed.example:PORT/',
    'http://%6c%6f%63alhost:PORT/',
  ])('reaches nothing that is private: %s', async (address) => {
    let connections = 0
    const server = createHttpServer(answer)
    server.on('connection', () => (connections += 1))
    const port = await listen(server)
    const { outside } = open({ privateHosts: [] })
    await expect(outside.request('ana', 'subscription', address.replace('PORT', String(port)))).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect(connections).toBe(0)
  })

  test.each(['ftp://feed.example/', 'file:///etc/passwd', 'feed.example', 'http://a:b@feed.example/', 'data:,x'])(
    'goes to addresses on the web alone: %s',
    async (address) => {
      await expect(open().outside.request('ana', 'push', address)).rejects.toMatchObject({ code: 'invalid' })
    },
  )

  test('leaves where something may leave', async () => {
    const { outside, asked } = open({ nothingLeaves: true })
    await expect(outside.request('ana', 'push', 'http://feed.example/')).rejects.toThrow(/nothing leaves this server/)
    expect(asked).toEqual([])
  })
})

describe('a connection', () => {
  test('goes to the address that was checked', async () => {
    const port = await listen(createServer((socket) => void socket.end('220 hello')))
    const { outside, asked } = open()
    const socket = await outside.connect('ana', 'mail', 'mail.example', port, { tls: false })
    expect([socket.remoteAddress, await text(socket)]).toEqual(['127.0.0.1', '220 hello'])
    expect(asked).toEqual(['mail.example'])
  })

  test('asks for a certificate that is good for the name', async () => {
    const named: unknown[] = []
    const server = createTlsServer({ key, cert }, (socket) => void socket.end('220 hello'))
    server.on('secureConnection', ({ servername }) => named.push(servername))
    const port = await listen(server)
    const socket = await open().outside.connect('ana', 'mail', 'mail.example', port, { tls: true })
    expect([named, await text(socket)]).toEqual([['mail.example'], '220 hello'])
    await expect(open().outside.connect('ana', 'mail', 'other.example', port, { tls: true })).rejects.toMatchObject({
      code: 'unavailable',
    })
  })

  test('is refused where the host is private, or nothing may leave', async () => {
    const port = await listen(createServer())
    for (const given of [{ privateHosts: [] }, { nothingLeaves: true }])
      await expect(
        open(given).outside.connect('ana', 'mail', 'mail.example', port, { tls: false }),
      ).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('that nobody takes is told so', async () => {
    const server = createServer()
    const port = await listen(server)
    server.close()
    await expect(open().outside.connect('ana', 'mail', 'mail.example', port, { tls: false })).rejects.toMatchObject({
      code: 'unavailable',
      message: 'mail.example could not be reached.',
    })
  })

  test('ends in time where the handshake does not', async () => {
    const port = await listen(createServer())
    await expect(
      open().outside.connect('ana', 'mail', 'mail.example', port, { tls: true, seconds: 0.2 }),
    ).rejects.toThrow('mail.example took too long to answer.')
  })
})

type Given = {
  addresses?: string[][]
  resolve?: () => Promise<string[]>
  privateHosts?: string[]
  nothingLeaves?: boolean
  ca?: null
}

/** Every name resolves to this machine, unless `addresses` lists the answers to each lookup. */
function open({ addresses, resolve, privateHosts = ['127.0.0.1', '::1'], nothingLeaves = false, ca }: Given = {}) {
  const asked: string[] = []
  const outside = createOutside({
    config: { nothingLeaves, privateHosts },
    log: createLog('silent'),
    quiet: async () => false,
    resolve:
      resolve ??
      (async (host) => {
        asked.push(host)
        return addresses?.[asked.length - 1] ?? ['127.0.0.1']
      }),
    ...(ca !== null && { ca: cert }),
  })
  return { outside, asked }
}

const answer: RequestListener = ({ method, url, headers }, response) => {
  response.end(`${method ?? ''} ${url ?? ''} for ${headers.host ?? ''}`)
}

/** On a free port; everything still open when the test ends is closed. */
async function listen(server: Server): Promise<number> {
  const sockets = new Set<{ destroy(): void }>()
  server.on('connection', (socket) => sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}
