import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { pause } from '../pause.ts'
import type { Bus } from './bus.ts'
import { type ChannelLimits, entriesAfter } from './channels.ts'
import { openHints } from './hints.ts'
import { attempt, type Node, openNode, over } from './node.ts'
import { heedHints, sweep, tellAllThatTheyMissed } from './node-hints.ts'
import { type Link, openLink } from './redis-link.ts'

export type RedisBusParts = {
  url: string
  pool: pg.Pool
  log: Log
  clock: Clock
  limits: ChannelLimits
  /** Channels whose news go by Redis and by the database at once, because none may be missed. */
  sure?: readonly string[]
  metrics?: Metrics | undefined
}

export type RedisBus = Bus & AsyncDisposable

/**
 * For several nodes: they hear each other through Redis. While it is away a node goes on alone, from memory and under new
 * epochs, so that nobody resumes into a hole; other nodes are told through the database what has to be read afresh.
 */
export async function openRedisBus(parts: RedisBusParts): Promise<RedisBus> {
  const hints = await openHints(parts)
  const node = openNode({ ...parts, hints })
  await hints.listen(heedHints(node))
  const closing = new AbortController()
  const tried = Promise.withResolvers<void>()
  const linked = keepLinked(node, parts, { signal: closing.signal, tried: tried.resolve })
  const stopTidying = keepTidy(node, parts)
  await tried.promise

  return {
    ...busOf(node),
    async [Symbol.asyncDispose]() {
      closing.abort()
      stopTidying()
      await linked
      node.pace.stop()
      await hints[Symbol.asyncDispose]()
    },
  }
}

function busOf(node: Node): Bus {
  return {
    async publish(channel, text) {
      const position = await over(node, (link) => link.publish(channel, text))
      if (!position) return publishAlone(node, channel, text)
      if (node.othersAreDeaf()) node.pace.note('behind', channel)
      return position
    },
    tell: (channel, text) => tell(node, channel, text),
    async listen(channel, listener) {
      const stop = node.ears.add(channel, listener)
      await over(node, (link) => link.subscribe([channel]))
      return () => {
        if (stop()) void over(node, (link) => link.unsubscribe(channel))
      }
    },
    isHeard: async (channel) =>
      node.ears.has(channel) || ((await over(node, (link) => link.isHeard(channel))) ?? false),
    hears: () => node.link !== undefined && !node.othersAreDeaf(),
    position: async (channel) =>
      (await over(node, (link) => link.position(channel))) ?? node.alone.open(channel).position,
    since: async (channel, position) =>
      (await over(node, (link) => link.since(channel, position))) ?? entriesAfter(node.alone.open(channel), position),
  }
}

function publishAlone(node: Node, channel: string, text: string) {
  const entry = node.alone.append(channel, text)
  node.ears.tell(channel, entry)
  node.pace.note('missed', channel)
  return entry.position
}

async function tell(node: Node, channel: string, text: string): Promise<void> {
  const sent = await over(node, async (link) => {
    await link.tell(channel, text)
    return true
  })
  if (!sent) node.ears.tell(channel, { text })
  const everyone = !sent || node.sure.has(channel)
  if (everyone || node.othersAreDeaf()) await attempt(node, node.hints.say({ kind: 'told', channel, text, everyone }))
}

const tryAgainMilliseconds = 500
/** A Redis that was only restarted is back by then, and all is read afresh once and not twice. */
const shortAbsence = 1_500

type Life = {
  signal: AbortSignal
  /** The first attempt to link is over, whatever came of it. */
  tried: () => void
}

/** Opens a link, and another when it is lost, for as long as the node lives. */
async function keepLinked(node: Node, parts: RedisBusParts, { signal, tried }: Life): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve())
  })
  while (!signal.aborted) {
    try {
      const { link, lost } = await linkUp(node, parts)
      tried()
      await Promise.race([lost, closed])
      link.close()
    } catch (error) {
      node.noteAway(error)
      tried()
      void attempt(node, node.hints.say({ kind: 'deaf' }))
    }
    await pause(tryAgainMilliseconds, signal)
  }
}

/** Everything that is listened to is subscribed before anything else goes over the new link. */
async function linkUp(node: Node, { url, limits }: RedisBusParts): Promise<{ link: Link; lost: Promise<void> }> {
  const loss = Promise.withResolvers<void>()
  let link: Link | undefined
  const opened = await openLink({
    url,
    house: node.hints.house,
    limits,
    heard: (channel, heard) => node.link === link && node.ears.tell(channel, heard),
    lost(error) {
      if (link !== undefined && node.link === link) leave(node, error)
      loss.resolve()
    },
  })
  await subscribeAll(node, opened, () => {
    link = opened
    void attempt(node, node.join(opened) ? catchUp(node) : sweep(node))
  })
  return { link: opened, lost: loss.promise }
}

/** Also what is listened to meanwhile; then joins at once, before anybody else can listen. */
async function subscribeAll(node: Node, link: Link, join: () => void): Promise<void> {
  const subscribed = new Set<string>()
  const open = () => node.ears.channels().filter((channel) => !subscribed.has(channel))
  for (let channels = open(); channels.length > 0; channels = open()) {
    const some = channels.slice(0, mostAtOnce)
    await link.subscribe(some)
    for (const channel of some) subscribed.add(channel)
  }
  join()
}

const mostAtOnce = 500

/** What the broker does not know is begun anew, now and when the last notes have come; then everybody looks. */
async function catchUp(node: Node): Promise<void> {
  await sweep(node)
  await tellAllThatTheyMissed(node)
  await sleep(shortAbsence, undefined, { ref: false })
  await sweep(node)
}

function leave(node: Node, error: unknown): void {
  node.leave(error)
  const { alone } = node
  void attempt(node, node.hints.say({ kind: 'deaf' }))
  setTimeout(() => {
    if (node.link || node.alone !== alone) return
    // By now the others know; what they said before they did may be missing from what was read meanwhile.
    node.beginAlone()
    void attempt(node, tellAllThatTheyMissed(node))
  }, shortAbsence).unref()
}

const sweepEvery = 5_000

function keepTidy(node: Node, { limits }: RedisBusParts): () => void {
  async function keepChannels(): Promise<void> {
    const channels = node.ears.channels()
    for (let at = 0; at < channels.length; at += mostAtOnce)
      await over(node, (link) => link.keep(channels.slice(at, at + mostAtOnce)))
  }
  const timers = [
    setInterval(() => node.link && void attempt(node, sweep(node)), sweepEvery),
    setInterval(() => void attempt(node, keepChannels()), limits.unheardFor / 3),
  ]
  for (const timer of timers) timer.unref()
  return () => timers.forEach((timer) => clearInterval(timer))
}
