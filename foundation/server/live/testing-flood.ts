import type { Socket } from 'node:net'
import { connectBare, frame } from './testing-frames.ts'

/** A process of its own, so that what is measured is the server alone: five endless frames, five million pieces. */
const port = Number(process.argv[2])
const piece = frame({ opcode: 0, fin: false, payload: Buffer.from('x') })
const pieces = Buffer.concat(Array.from({ length: 10_000 }, () => piece))
const megabyte = Buffer.alloc(1024 * 1024, 'x')

async function flood(name: string, first: Buffer, rest: Buffer): Promise<void> {
  const socket = await connectBare(port, name)
  socket.write(first)
  for (let n = 0; n < 100 && !socket.destroyed; n += 1) if (!socket.write(rest)) await drained(socket)
  socket.destroy()
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('drain', resolve).once('close', () => resolve())
  })
}

await Promise.all(
  Array.from({ length: 10 }, (_, n) =>
    n % 2
      ? flood(`huge${n}`, frame({ length: 100 * 1024 * 1024 }), megabyte)
      : flood(`pieces${n}`, frame({ fin: false }), pieces),
  ),
)
