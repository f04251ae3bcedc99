import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** What an SMTP server took, in order. */
export type Received = { from: string; to: string[]; message: string; headerId: string }

export type TestSmtp = AsyncDisposable & { port: number; received: Received[] }

type Settings = {
  /** Says no to these recipients. */
  refuses?: readonly string[]
  /** Once it has taken a mail, before it says so. */
  taken?: (received: Received) => void
}

/** An SMTP server in the clear for “ada” with the password “secret”; whatever it says yes to is received. */
export async function startSmtp({ refuses = [], taken }: Settings = {}): Promise<TestSmtp> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      if (username === 'ada' && password === 'secret') done(null, { user: username })
      else done(new Error('Wrong'))
    },
    onRcptTo({ address }, _session, done) {
      if (refuses.includes(address)) done(Object.assign(new Error('No such person'), { responseCode: 550 }))
      else done()
    },
    onData(stream, { envelope }, done) {
      const take = (bytes: Buffer) => {
        const message = bytes.toString('latin1')
        const headerId = /^message-id: <([^>]+)>/im.exec(message)?.[1] ?? ''
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const mail = { from, to: envelope.rcptTo.map(({ address }) => address), message, headerId }
        received.push(mail)
        taken?.(mail)
        done()
      }
      // A line that broke in the middle brought nothing.
      buffer(stream).then(take, () => undefined)
    },
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    port: (listening.address() as AddressInfo).port,
    received,
    async [Symbol.asyncDispose]() {
      await new Promise<void>((done) => {
        server.close(done)
      })
    },
  }
}

/** When a line is cut: before the piece of this number is passed on, counted on each side; or as soon as `when` says. */
export type Cut = { side: 'client' | 'server'; piece: number; when?: () => boolean } | undefined

export type Cutter = AsyncDisposable & {
  port: number
  /** All lines end at once, and no new one comes about, as if the server behind had been killed. */
  stop: () => void
  start: () => void
}

/** Stands between and cuts lines as it is told for each. */
export async function startCutter(port: number, next: () => Cut): Promise<Cutter> {
  const sockets = new Set<Socket>()
  let isStopped = false
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((client) => {
    if (isStopped) {
      client.destroy()
      return
    }
    const behind = connect({ host: '127.0.0.1', port })
    const cut = next()
    const end = () => {
      client.destroy()
      behind.destroy()
    }
    for (const socket of [client, behind]) {
      sockets.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        sockets.delete(socket)
        end()
      })
    }
    passOn(client, behind, cut?.side === 'client' ? cut : undefined, end)
    passOn(behind, client, cut?.side === 'server' ? cut : undefined, end)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      isStopped = true
      endAll()
    },
    start() {
      isStopped = false
    },
    async [Symbol.asyncDispose]() {
      endAll()
      server.close()
      await once(server, 'close')
    },
  }
}

function passOn(from: Socket, to: Socket, cut: Cut, end: () => void): void {
  let count = 0
  from.on('data', (piece) => {
    count += 1
    if (count === cut?.piece || cut?.when?.()) end()
    else to.write(piece)
  })
}
