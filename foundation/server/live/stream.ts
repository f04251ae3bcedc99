import type { Position } from '#foundation/contract/live.ts'
import type { Bus, Heard } from './bus.ts'

/**
 * One socket's place in its person's channel: never a hole, never a repeat, never out of order.
 *
 * Listening begins before the past is read. Until the client has said from where it wants to go on (or has shown that
 * it does not care) nothing is sent; what is heard meanwhile is only remembered as missed, and read from the channel's
 * history afterwards. So nothing is ever buffered per socket, and a node that lost entries catches up the same way.
 */
export type Stream = {
  hear(heard: Heard): void
  /** Goes on after the place the client knows; asks it to reload where that cannot be done. */
  resume(position: Position): Promise<void>
  /** Goes on from where the connection began. */
  begin(): Promise<void>
}

type StreamParts = {
  bus: Bus
  channel: string
  /** Where the channel stood when the socket was greeted. */
  start: Position
  send: (text: string) => void
  reload: (position: Position) => void
  /** The channel could not be read. */
  fail: (error: unknown) => void
}

export function openStream({ start, ...parts }: StreamParts): Stream {
  const reader = openReader(parts, start)
  let held = true

  async function goOn(): Promise<void> {
    held = false
    await reader.catchUp()
  }

  return {
    hear(heard) {
      if (heard === 'missed') void (held || reader.look())
      else if (!heard.position) parts.send(heard.text)
      else if (!held) reader.hear(heard.text, heard.position)
    },
    async resume(position) {
      await reader.idle()
      if (!reader.skipTo(position)) return parts.reload(reader.position())
      await goOn()
    },
    async begin() {
      if (held) await goOn()
    },
  }
}

type Reader = {
  hear(text: string, position: Position): void
  /** Sends what was missed, if anything was. */
  look(): void
  /** Sends everything up to now. */
  catchUp(): Promise<void>
  idle(): Promise<void>
  /** Refused once something was or is being sent: what comes next must follow it. */
  skipTo(position: Position): boolean
  position(): Position
}

function openReader({ bus, channel, send, reload, fail }: Omit<StreamParts, 'start'>, start: Position): Reader {
  /** Everything up to here has been sent, or was known before. */
  let at = start
  let sent = false
  let missed = false
  let reading: Promise<void> | undefined

  function pass(text: string, position: Position): void {
    at = position
    sent = true
    send(numbered(text, position.seq))
  }

  async function read(): Promise<void> {
    try {
      do {
        missed = false
        const past = await bus.since(channel, at)
        if (past !== 'gap') for (const { text, position } of past) pass(text, position)
        else reload((at = await bus.position(channel)))
      } while (missed)
    } finally {
      // At once and not a turn later, or what is heard in between would be remembered and never read.
      reading = undefined
    }
  }

  const catchUp = () => (reading = read().catch(fail))

  return {
    hear(text, position) {
      if (reading) missed = true
      else if (position.epoch === at.epoch && position.seq === at.seq + 1) pass(text, position)
      else if (position.epoch !== at.epoch || position.seq > at.seq) void catchUp()
    },
    look() {
      if (reading) missed = true
      else void catchUp()
    },
    catchUp,
    idle: async () => reading,
    skipTo(position) {
      if (sent || reading) return false
      at = position
      return true
    },
    position: () => at,
  }
}

/** The entry's text is one JSON object, serialised once for all who get it; its number is written into its end. */
export function numbered(text: string, seq: number): string {
  return `${text.slice(0, -1)},"seq":${seq}}`
}
