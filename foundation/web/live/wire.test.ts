import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { type WebSocket as Peer, WebSocketServer } from 'ws'
import { createLive } from './live.ts'
import { after, dial } from './surroundings.ts'

const noRefresh = async () => undefined

const outside = {
  now: () => Date.now(),
  after,
  chance: () => 0,
  isOnline: () => true,
  whenOnline: () => () => {},
  dial,
  warn: () => {},
}

test('a real socket that is lost comes back and goes on where it stopped', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const peers: Peer[] = []
  const received: unknown[] = []
  const tickets: (string | null)[] = []
  server.on('connection', (peer, { url }) => {
    tickets.push(new URL(url ?? '', 'ws://x').searchParams.get('token'))
    peers.push(peer)
    peer.on('message', (data: Buffer) => received.push(JSON.parse(data.toString())))
    const position = { epoch: 'e', seq: peers.length === 1 ? 4 : 6 }
    peer.send(JSON.stringify({ type: 'hello', version: 1, person: 'p', position }))
  })

  const heard: unknown[] = []
  const ticket = async () => `ticket ${tickets.length}`
  const live = createLive(
    { address: () => `ws://127.0.0.1:${port}/v1/ws`, ticket, refresh: noRefresh, reach: async () => true },
    outside,
  )
  live.onAnnouncement(({ seq }) => heard.push(seq))
  await live.connect()
  await expect.poll(() => live.state()).toBe('open')
  expect(live.send({ type: 'user_message' })).toBe(true)
  peers[0]?.send('{"type":"note","seq":5}')
  await expect.poll(() => heard).toEqual([5])
  peers[0]?.close(1012)

  await expect.poll(() => peers).toHaveLength(2)
  peers[1]?.send('{"type":"note","seq":6}')
  await expect.poll(() => heard).toEqual([5, 6])
  expect(tickets).toEqual(['ticket 0', 'ticket 1'])
  expect(received).toEqual([
    { type: 'resume', position: { epoch: 'e', seq: 4 } },
    { type: 'user_message' },
    { type: 'resume', position: { epoch: 'e', seq: 5 } },
  ])

  live.close()
  const code = await new Promise((resolve) => peers[1]?.once('close', resolve))
  expect(code).toBe(1000)
  server.close()
})
