export type Inbox = {
  push(text: string): void
  /** Nothing more is taken; resolves when what is being handled has been. */
  close(): Promise<void>
}

type InboxParts = {
  handle: (text: string) => Promise<void>
  /** Called when more has come than is being handled, and when that is over. */
  hold: () => void
  release: () => void
}

/** Messages that may wait before the client has to. */
const waitingAtMost = 16

/** One after the other, in the order they came. `handle` never rejects. */
export function openInbox({ handle, hold, release }: InboxParts): Inbox {
  let waiting: string[] = []
  let working: Promise<void> | undefined
  let held = false
  let closed = false

  async function work(): Promise<void> {
    for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
      await handle(text)
      if (held && waiting.length === 0) {
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
      await working
    },
  }
}
