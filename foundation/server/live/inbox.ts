export type Inbox = {
  push(text: string): void
  /** Nothing more is taken; resolves when what is being handled has been. */
  close(): Promise<void>
}

type InboxParts = {
  handle: (text: string) => Promise<void>
  /** Resolves when one more may be handled, or none will be. */
  pace: (closing: AbortSignal) => Promise<void>
  /** Called when more has come than is being handled, and when that is over. */
  hold: () => void
  release: () => void
}

/** Messages that may wait before the client has to. */
const waitingAtMost = 16

/** One after the other, in the order they came. `handle` never rejects. */
export function openInbox({ handle, pace, hold, release }: InboxParts): Inbox {
  let waiting: string[] = []
  let working: Promise<void> | undefined
  let held = false
  let closed = false
  const closing = new AbortController()

  async function work(): Promise<void> {
    for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
      await pace(closing.signal)
      if (closed) break
      await handle(text)
      if (held && !closed && waiting.length === 0) {
        held = false
        release()
      }
    }
    working = undefined
  }

  return {
    push(text) {
      if (closed) return
      waiting.push(text)
      if (!held && waiting.length >= waitingAtMost) {
        held = true
        hold()
      }
      working ??= work()
    },
    async close() {
      closed = true
      waiting = []
      closing.abort()
      // What still comes is dropped, and the client's own goodbye must be read.
      if (held) release()
      await working
    },
  }
}
