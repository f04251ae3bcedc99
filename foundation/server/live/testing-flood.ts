import type { Socket } from 'node:net'
import { connectBare, frame } from './testing-frames.ts'

/**
 * A separate process that sends five endless frames and five million pieces, and reports how many bytes the server
 * accepted.
 */
const port = Number(process.argv[2])
const piece = frame({ opcode: 0, fin: false, payload: Buffer.from('x') })
const pieces = Buffer.concat(Array.from({ length: 10_000 }, () => piece))
const megabyte = Buffer.alloc(1024 * 1024, 'x')

async function flood(name: string, first: Buffer, rest: Buffer): Promise<{ offered: number; taken: number }> {
  const socket = await connectBare(port, name)
  socket.write(first)
  for (let n = 0; n < 100 && !socket.destroyed; n += 1) if (!socket.write(rest)) await drained(socket)
  socket.destroy()
  return { offered: 100 * rest.length, taken: socket.bytesWritten - socket.writableLength }
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('drain', resolve).once('close', () => resolve())
  })
}

const floods = await Promise.all(
  Array.from({ length: 10 }, (_, n) =>
    n % 2
      ? flood(`huge${n}`, frame({ length: 100 * 1024 * 1024 }), megabyte)
      : flood(`pieces${n}`, frame({ fin: false }), pieces),
  ),
)
const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)
process.send?.({ offered: sum(floods.map(({ offered }) => offered)), taken: sum(floods.map(({ taken }) => taken)) })
