import type { WebSocket } from 'ws'
import type { z } from 'zod'
import { closeCodes, type heartbeat, type hello, type liveError, type reload } from '#foundation/contract/live.ts'

/** The house's own frames. */
type Said = z.input<typeof hello | typeof heartbeat | typeof reload | typeof liveError>

export type Line = {
  send: (text: string) => void
  say: (frame: Said) => void
}

/** A reader that lets more than `backlog` bytes pile up gets nothing more, and is closed. */
export function openLine(ws: WebSocket, backlog: number): Line {
  const send = (text: string): void => {
    if (ws.readyState !== ws.OPEN) return
    const waiting = ws.bufferedAmount
    if (waiting > 0 && waiting + text.length > backlog) ws.close(closeCodes.tooSlow, 'Too slow to keep up.')
    else ws.send(text)
  }
  return { send, say: (frame) => send(JSON.stringify(frame)) }
}
