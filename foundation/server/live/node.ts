import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { type ChannelLimits, type Channels, createChannels } from './channels.ts'
import { createEars, type Ears } from './ears.ts'
import type { Hints } from './hints.ts'
import { createPace, type Pace } from './pace.ts'
import type { Link } from './redis-link.ts'

type NodeParts = {
  hints: Hints
  log: Log
  clock: Clock
  limits: ChannelLimits
  sure?: readonly string[]
  metrics?: Metrics | undefined
}

/** One of several servers of a house: linked to the others by the broker, or alone for now. */
export type Node = {
  ears: Ears
  hints: Hints
  pace: Pace
  log: Log
  sure: ReadonlySet<string>
  /** The broker, while it can be reached. */
  readonly link: Link | undefined
  /** What was said since it cannot. */
  readonly alone: Channels
  /** Whether the broker had been away. */
  join(link: Link): boolean
  leave(error: unknown): void
  /** Nobody goes on from what was said alone until now. */
  beginAlone(): void
  /** Says once that the broker is away. */
  noteAway(error: unknown): void
  hearOfTheDeaf(): void
  /** Whether some node does not hear the broker, as far as is known. */
  othersAreDeaf(): boolean
}

const deafFor = 5_000

export function openNode({ hints, log, clock, limits, sure = [], metrics }: NodeParts): Node {
  const absence = createAbsence(log, metrics)
  const newChannels = () => createChannels({ clock, limits })
  let link: Link | undefined
  let alone = newChannels()
  let deafUntil = -Infinity
  return {
    ears: createEars(),
    hints,
    pace: createPace((hint) => hints.say(hint)),
    log,
    sure: new Set(sure),
    get link() {
      return link
    },
    get alone() {
      return alone
    },
    join(joined) {
      link = joined
      return absence.end()
    },
    leave(error) {
      link = undefined
      alone = newChannels()
      absence.begin(error)
    },
    beginAlone: () => void (alone = newChannels()),
    noteAway: (error) => absence.begin(error),
    hearOfTheDeaf: () => void (deafUntil = performance.now() + deafFor),
    othersAreDeaf: () => performance.now() < deafUntil,
  }
}

function createAbsence(log: Log, metrics: Metrics | undefined) {
  let away = false
  return {
    begin(error: unknown): void {
      if (!away) log.warn({ err: error }, 'Redis is away: this node goes on alone until it is back')
      away = true
      metrics?.brokerAway(true)
    },
    end(): boolean {
      const was = away
      if (was) log.info('Redis is back')
      away = false
      metrics?.brokerAway(false)
      return was
    },
  }
}

/** What the broker answers; nothing while there is none, or when it was lost over this. */
export async function over<T>({ link }: Node, ask: (link: Link) => Promise<T>): Promise<T | undefined> {
  if (!link) return undefined
  try {
    return await ask(link)
  } catch {
    // A link that fails has said so already, and is left by now.
    return undefined
  }
}

/** For what other nodes are told: where that fails the database is away, and others say so. */
export async function attempt({ log }: Node, work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => log.debug({ err: error }, 'other nodes could not be told'))
}
