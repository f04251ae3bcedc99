import { once } from 'node:events'
import type { Client } from '#foundation/server/live/testing.ts'
import { chatEvent, type Thread } from '../../contract.ts'
import { type Held, hear } from '../../thread.ts'

/** `read` answers nothing while the conversation is deleted. */
type Source = { socket: Client; read: () => Promise<Thread | undefined> }

/** A client that read a conversation once and goes by what it hears, reading again only where it is told to. */
export type Follower = {
  /** What it holds now that it has heard everything. */
  thread(): Promise<Thread>
  /** How often it had to read. */
  readonly reads: number
}

/** Begins in this moment. What arrives while it reads it hears afterwards. */
export function follow({ socket: { ws, frames }, read }: Source): Follower {
  let reads = 0
  let heard = frames.length
  let held = begin()

  async function begin(): Promise<Held> {
    for (;;) {
      reads += 1
      heard = frames.length
      const now = await read()
      if (now) return { thread: now, stale: false }
      // It may have been restored while the answer was on its way.
      if (heard === frames.length) await once(ws, 'message')
    }
  }

  async function catchUp(before: Promise<Held>): Promise<Held> {
    let now = await before
    while (heard < frames.length || now.stale) {
      now = now.stale ? await begin() : hearNext(now)
    }
    return now
  }

  function hearNext(now: Held): Held {
    const event = chatEvent.safeParse(frames[heard])
    heard += 1
    return event.success ? hear(now, event.data) : now
  }

  async function thread(): Promise<Thread> {
    held = catchUp(held)
    return (await held).thread
  }

  ws.setMaxListeners(100).on('message', () => void thread())
  return {
    thread,
    get reads() {
      return reads
    },
  }
}
