import type { Surroundings, WireListener } from '../surroundings.ts'

export type Dialled = WireListener & { address: string; sent: unknown[]; closedByUs: boolean }

/** A world whose clock, network and server do what a test says. */
export function testWorld() {
  const clock = testTimers()
  const network = testNetwork()
  const server = testServer()
  const warnings: string[] = []
  const outside: Surroundings = {
    now: clock.now,
    after: clock.after,
    chance: () => 0.5,
    isOnline: network.isOnline,
    whenOnline: network.whenOnline,
    dial: server.dial,
    warn: (message) => warnings.push(message),
  }
  return {
    outside,
    warnings,
    dialled: server.dialled,
    line: server.line,
    waits: () => clock.count() + network.count(),
    async advance(milliseconds: number): Promise<void> {
      clock.advance(milliseconds)
      await settle()
    },
    async setOnline(is: boolean): Promise<void> {
      network.set(is)
      await settle()
    },
  }
}

/** Until everything that was promised has come about. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}

function testTimers() {
  let now = 0
  const timers = new Set<{ at: number; run: () => void }>()
  return {
    now: () => now,
    count: () => timers.size,
    after: (milliseconds: number, run: () => void): (() => void) => {
      const timer = { at: now + milliseconds, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance(milliseconds: number): void {
      now += milliseconds
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer)
        timer.run()
      }
    },
  }
}

function testNetwork() {
  let online = true
  const waiting = new Set<() => void>()
  return {
    isOnline: () => online,
    count: () => waiting.size,
    whenOnline: (run: () => void): (() => void) => {
      waiting.add(run)
      return () => waiting.delete(run)
    },
    set(is: boolean): void {
      online = is
      const due = is ? [...waiting] : []
      for (const run of due) {
        waiting.delete(run)
        run()
      }
    },
  }
}

function testServer() {
  const dialled: Dialled[] = []
  return {
    dialled,
    dial: (address: string, listener: WireListener) => {
      const wire: Dialled = { ...listener, address, sent: [], closedByUs: false }
      dialled.push(wire)
      return {
        send: (text: string) => wire.sent.push(JSON.parse(text)),
        close: () => {
          wire.closedByUs = true
        },
      }
    },
    line: (): Dialled => {
      const wire = dialled.at(-1)
      if (!wire) throw new Error('Nothing was dialled.')
      return wire
    },
  }
}
