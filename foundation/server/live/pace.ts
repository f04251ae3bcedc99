import type { Hint } from './hints.ts'

type Kind = Extract<Hint, { channels: string[] }>['kind']

/** Notes channels for other nodes: at once, and then for a second not again, since that is what a note stands for. */
export type Pace = {
  note(kind: Kind, channel: string): void
  stop(): void
}

const noteStandsFor = 1_000
const gatherMilliseconds = 5
const mostRemembered = 5_000

/** A note that could not be said is said later: somebody may depend on it. */
export function createPace(say: (hint: Hint) => Promise<void>): Pace {
  const paces = { missed: createNotes('missed', say), behind: createNotes('behind', say) }
  return {
    note: (kind, channel) => paces[kind].note(channel),
    stop() {
      paces.missed.stop()
      paces.behind.stop()
    },
  }
}

function createNotes(kind: Kind, say: (hint: Hint) => Promise<void>) {
  const notedAt = new Map<string, number>()
  let waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function sayIn(milliseconds: number): void {
    timer ??= setTimeout(sayNow, milliseconds).unref()
  }

  function sayNow(): void {
    const channels = [...waiting]
    waiting = new Set()
    timer = undefined
    say({ kind, channels }).catch(() => {
      for (const channel of channels) waiting.add(channel)
      sayIn(noteStandsFor)
    })
  }

  function forgetOld(now: number): void {
    for (const [channel, at] of notedAt) if (now - at >= noteStandsFor) notedAt.delete(channel)
  }

  return {
    note(channel: string): void {
      const now = performance.now()
      if (now - (notedAt.get(channel) ?? -Infinity) < noteStandsFor) return
      if (notedAt.size >= mostRemembered) forgetOld(now)
      notedAt.set(channel, now)
      waiting.add(channel)
      sayIn(gatherMilliseconds)
    },
    stop: () => clearTimeout(timer),
  }
}
