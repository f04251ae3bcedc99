import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { z } from 'zod'
import { closeCodes, type heartbeat, type hello, type liveError, type reload } from '#foundation/contract/live.ts'

/** The house's own frames. */
type Said = z.input<typeof hello | typeof heartbeat | typeof reload | typeof liveError>

export type Line = {
  send: (text: string) => void
  say: (frame: Said) => void
}

/**
 * A reader that lets more than `backlog` bytes pile up gets nothing more, and is closed. What is said in one turn leaves
 * as one packet: most of what a frame costs is handing it to the system.
 */
export function openLine(ws: WebSocket, socket: Duplex, backlog: number): Line {
  const gather = gatherer(socket)
  const send = (text: string): void => {
    if (ws.readyState !== ws.OPEN) return
    const waiting = ws.bufferedAmount
    if (waiting > 0 && waiting + text.length > backlog) ws.close(closeCodes.tooSlow, 'Too slow to keep up.')
    else {
      gather()
      ws.send(text)
    }
  }
  return { send, say: (frame) => send(JSON.stringify(frame)) }
}

function gatherer(socket: Duplex): () => void {
  let gathering = false

  function release(): void {
    gathering = false
    socket.uncork()
  }

  return () => {
    if (gathering) return
    gathering = true
    socket.cork()
    process.nextTick(release)
  }
}
