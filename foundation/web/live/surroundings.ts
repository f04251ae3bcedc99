/** What a live line needs from the world outside; tests hand in their own. */
export type Surroundings = {
  now: () => number
  /** Runs it later; the answer takes it back. */
  after: (milliseconds: number, run: () => void) => () => void
  chance: () => number
  isOnline: () => boolean
  /** Runs it when the network is back; the answer takes it back. */
  whenOnline: (run: () => void) => () => void
  dial: (address: string, listen: WireListener) => Wire
  warn: (message: string, cause?: unknown) => void
}

export type Wire = {
  send: (text: string) => void
  /** Says goodbye; the listener hears nothing more. */
  close: () => void
}

export type WireListener = {
  message: (data: unknown) => void
  /** Once, however it ended. */
  closed: (code: number) => void
}

/** A WebSocket as a wire. */
export function dial(address: string, { message, closed }: WireListener): Wire {
  const socket = new WebSocket(address)
  const listening = new AbortController()
  socket.addEventListener('message', ({ data }) => message(data), listening)
  socket.addEventListener('close', ({ code }) => closed(code), listening)
  return {
    send: (text) => socket.send(text),
    close: () => {
      listening.abort()
      socket.close(1000)
    },
  }
}

export function after(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}
