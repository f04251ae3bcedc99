import { once } from 'node:events'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { tokenOf } from '#start/testing/sample.ts'

export type Frame = { type: string; [field: string]: unknown }

/** One person at one socket, as bare as a client can be: what it measures is the server. */
export type Caller = {
  socket: WebSocket
  say: (message: object) => void
  /** Every frame from here on; the answer takes it back. */
  onFrame: (listener: (frame: Frame) => void) => () => void
  /** The next frame that is meant. */
  next: (isMeant: (frame: Frame) => boolean, milliseconds?: number) => Promise<Frame>
  close: () => Promise<void>
}

export async function call(url: string, person: string): Promise<Caller> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/ws?token=${tokenOf(person)}`)
  const listeners = new Set<(frame: Frame) => void>()
  socket.on('message', (data: Buffer) => {
    const frame: Frame = JSON.parse(data.toString())
    for (const listener of listeners) listener(frame)
  })
  const caller: Caller = {
    socket,
    say: (message) => socket.send(JSON.stringify(message)),
    onFrame(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    // Only ends what hangs: a machine at work on something else answers much later.
    next: (isMeant, milliseconds = 300_000) =>
      new Promise((resolve, reject) => {
        const fail = (why: string) => {
          end()
          reject(new Error(why))
        }
        const closed = () => fail('The connection was closed.')
        const timer = setTimeout(() => fail('No such frame came.'), milliseconds)
        const stop = caller.onFrame((frame) => {
          if (!isMeant(frame)) return
          end()
          resolve(frame)
        })
        const end = () => {
          clearTimeout(timer)
          socket.off('close', closed)
          stop()
        }
        socket.once('close', closed)
      }),
    async close() {
      const closed = once(socket, 'close')
      socket.close()
      await closed
    },
  }
  const hello = caller.next(({ type }) => type === 'hello')
  await Promise.race([once(socket, 'open'), hello])
  const { position } = await hello
  caller.say({ type: 'resume', position })
  return caller
}

export async function createConversation(url: string, person: string): Promise<string> {
  const answer = await fetch(`${url}/v1/conversations/conversations/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(person)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Measured' }),
  })
  return created.parse(await answer.json()).id
}

const created = z.object({ id: z.string() })
