import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createServer, type TLSSocket } from 'node:tls'
import { certificate, certificateKey } from '#foundation/server/outside/testing/certificate.ts'
import { expiredCertificate, expiredKey } from '#foundation/server/outside/testing/expired-certificate.ts'

/** What goes wrong between us and the server. */
export type Fault = 'cut' | 'slow' | 'garbage' | 'quota' | 'password' | 'certificate'

export type Proxy = Disposable & {
  port: number
  fault: Fault | undefined
  /** How often something went wrong so far. */
  hits: number
}

/** Stands between us, with TLS, and a mail server in the clear on this machine. */
export async function openProxy(to: number): Promise<Proxy> {
  const open = new Set<Socket>()
  const proxy = { port: 0, fault: undefined as Fault | undefined, hits: 0, cutAt: 0 }
  const good = { key: certificateKey, cert: certificate }
  const server = createServer({ ...good, SNICallback: undefined }, (near) => serve(near)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  proxy.port = typeof address === 'object' && address ? address.port : 0

  function serve(near: TLSSocket): void {
    const far = connect({ host: '127.0.0.1', port: to })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => open.delete(one) && other.destroy())
    }
    // Each connection comes one command further than the one before it.
    const line = { near, far, commands: 0, cutAt: (proxy.cutAt += 1) % 14 }
    void carry(near, (piece) => toServer(proxy, line, piece))
    void carry(far, (piece) => toUs(proxy, line, piece))
  }
  let current: Fault | undefined
  return {
    get port() {
      return proxy.port
    },
    get hits() {
      return proxy.hits
    },
    get fault() {
      return current
    },
    set fault(fault) {
      if (fault === 'certificate' || current === 'certificate') {
        server.setSecureContext(fault === 'certificate' ? { key: expiredKey, cert: expiredCertificate } : good)
        for (const socket of open) socket.destroy()
      }
      if (fault === 'password') for (const socket of open) socket.destroy()
      if (fault === 'certificate') proxy.hits += 1
      current = proxy.fault = fault
    },
    [Symbol.dispose]() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

async function carry(from: Socket, hand: (piece: Buffer) => Promise<void> | void): Promise<void> {
  try {
    for await (const piece of from) await hand(piece as Buffer)
  } catch {
    // It was cut; the other side hears it, too.
  }
}

type State = { fault: Fault | undefined; hits: number }
type Line = { near: Socket; far: Socket; commands: number; cutAt: number }

const refusals: Partial<Record<Fault, { of: RegExp; with: string }>> = {
  quota: { of: /^(\S+) (?:UID )?(?:MOVE|COPY|STORE|APPEND) /i, with: 'NO [OVERQUOTA] The mailbox is full.' },
  password: { of: /^(\S+) (?:LOGIN|AUTHENTICATE) /i, with: 'NO [AUTHENTICATIONFAILED] Authentication failed.' },
}

async function toServer(state: State, line: Line, piece: Buffer): Promise<void> {
  const text = piece.toString('latin1')
  line.commands += 1
  const refusal = state.fault && refusals[state.fault]
  const tag = refusal?.of.exec(text)?.[1]
  if (refusal && tag !== undefined) {
    state.hits += 1
    line.near.write(`${tag} ${refusal.with}\r\n`)
    return
  }
  if (state.fault === 'slow') await late(state)
  // Every second one reaches the server, and its answer does not reach us.
  const isCut = state.fault === 'cut' && line.commands > line.cutAt
  if (isCut) state.hits += 1
  if (isCut && line.cutAt % 2 === 0) return void line.near.destroy()
  line.far.write(piece)
  if (isCut) line.near.destroy()
}

async function toUs(state: State, line: Line, piece: Buffer): Promise<void> {
  if (state.fault === 'slow') await late(state)
  if (state.fault === 'garbage' && line.commands > line.cutAt) {
    state.hits += 1
    const noise = Buffer.from(Array.from({ length: 40 }, (_, at) => 33 + ((at * 73 + state.hits * 31) % 90)))
    // Within a line where there is no literal, whose length counts; else as a line of its own.
    const half = piece.includes('{') || piece.length > 4_000 ? 0 : Math.floor(piece.length / 2)
    const end = half === 0 ? '\r\n' : ''
    line.near.write(Buffer.concat([piece.subarray(0, half), noise, Buffer.from(end), piece.subarray(half)]))
    return
  }
  line.near.write(piece)
}

async function late(state: State): Promise<void> {
  state.hits += 1
  await sleep(20)
}
