import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a server that can be cut for one who uses it, while others still reach it. */
export type Passage = AsyncDisposable & {
  /** The address with this passage in place of its own host. */
  to: string
  /** Drops all traffic without telling either side. */
  stall(): void
  /** Closes open connections and refuses new ones. */
  cut(): void
  open(): void
}

export async function openPassage(address: string): Promise<Passage> {
  const { hostname, port } = new URL(address)
  const sockets = new Set<Socket>()
  let state: 'open' | 'stalled' | 'cut' = 'open'

  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy()
      return
    }
    const far = connect(Number(port), hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.on('data', (data) => other.write(data))
      if (state === 'stalled') socket.pause()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const to = new URL(address)
  to.port = String((server.address() as AddressInfo).port)
  return {
    to: to.href,
    stall() {
      state = 'stalled'
      for (const socket of sockets) socket.pause()
    },
    cut() {
      state = 'cut'
      for (const socket of sockets) socket.destroy()
    },
    open() {
      state = 'open'
      for (const socket of sockets) socket.resume()
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
