import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { Chance } from './chance.ts'

/** A proxy before a server that cuts the connection at some byte, then refuses connections for a while. */
export type CuttingProxy = AsyncDisposable & {
  url: string
  cuts: () => number
  /** Milliseconds until connections succeed again. */
  gap: () => number
}

type Cutting = { most: number; chance: Chance; gapOf: (chance: Chance) => number }

export async function openCuttingProxy(target: string, cutting: Cutting): Promise<CuttingProxy> {
  const { chance, most, gapOf } = cutting
  const port = Number(new URL(target).port)
  const open = new Set<Socket>()
  let cuts = 0
  let closedUntil = 0

  const server = createServer((near) => {
    near.on('error', () => near.destroy())
    if (performance.now() < closedUntil) {
      near.destroy()
      return
    }
    const far = connect(port, '127.0.0.1')
    far.on('error', () => far.destroy())
    for (const socket of [near, far]) {
      open.add(socket)
      socket.once('close', () => {
        open.delete(socket)
        for (const other of [near, far]) other.destroy()
      })
    }
    const cut = () => {
      cuts += 1
      closedUntil = performance.now() + gapOf(chance)
    }
    const [down, up] = cuts < most ? budgets(chance) : [Infinity, Infinity]
    pass(far, near, down, cut)
    pass(near, far, up, cut)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    cuts: () => cuts,
    gap: () => Math.max(0, closedUntil - performance.now()),
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Bytes that pass in each direction: mostly the answers are cut, sometimes what is said, and the greeting too. */
function budgets(chance: Chance): [down: number, up: number] {
  const turn = chance.next()
  if (turn < 0.1) return [Infinity, chance.between(1, 1_500)]
  if (turn < 0.25) return [chance.between(1, 500), Infinity]
  return [chance.between(300, 30_000), Infinity]
}

/** Up to the byte where it is cut; what comes before it arrives. */
function pass(from: Socket, to: Socket, budget: number, cut: () => void): void {
  let left = budget
  from.on('data', (data: Buffer) => {
    if (left <= 0) return
    const part = data.subarray(0, left)
    left -= data.length
    to.write(part, () => {
      if (left > 0) return
      from.destroy()
      to.destroy()
    })
    if (left <= 0) cut()
  })
}
