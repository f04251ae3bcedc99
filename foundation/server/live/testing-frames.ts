import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

type FrameParts = { opcode?: number; fin?: boolean; masked?: boolean; rsv?: number; length?: number; payload?: Buffer }

/** One WebSocket frame (RFC 6455, section 5.2), well-formed or not. */
export function frame({ opcode = 1, fin = true, masked = true, rsv = 0, ...content }: FrameParts): Buffer {
  const { payload = Buffer.alloc(0), length = payload.length } = content
  const mask = masked ? 0x80 : 0
  const head = [(fin ? 0x80 : 0) | rsv | opcode]
  if (length < 126) head.push(mask | length)
  else if (length < 65_536) head.push(mask | 126, length >> 8, length & 255)
  else head.push(mask | 127, 0, 0, 0, 0, length >>> 24, (length >>> 16) & 255, (length >>> 8) & 255, length & 255)
  return Buffer.concat([Buffer.from(head), Buffer.alloc(masked ? 4 : 0), payload])
}

/** A connection that has been upgraded, and on which anything may now be written. */
export async function connectBare(port: number, name: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(
    `GET /v1/ws?token=${name} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  )
  await once(socket, 'data')
  return socket
}
