import { randomBytes } from 'node:crypto'
import type { Position } from '#foundation/contract/live.ts'
import type { Clock } from '../clock.ts'
import type { Entry, Listener } from './bus.ts'

export type ChannelLimits = {
  /** Entries kept per channel. */
  entries: number
  /** Characters kept per channel. */
  size: number
  /** Characters kept in all; the channels that were silent longest are emptied first. */
  totalSize: number
  /** How long a channel without listeners is kept, in milliseconds. */
  unheardFor: number
}

export type Channel = {
  position: Position
  entries: Entry[]
  size: number
  listeners: Set<Listener>
  usedAt: number
}

export type Channels = {
  /** The channel of that name, a new one if need be. */
  open(name: string): Channel
  find(name: string): Channel | undefined
  append(name: string, text: string): Entry
  /** It comes back under a new epoch. */
  forget(name: string): void
}

/** Channels with their latest entries, within the limits. */
export function createChannels({ clock, limits }: { clock: Clock; limits: ChannelLimits }): Channels {
  /** In the order of their last entry, the longest silent first. */
  const channels = new Map<string, Channel>()
  let totalSize = 0
  let sweptAt = clock.now().getTime()

  function open(name: string): Channel {
    const now = clock.now().getTime()
    forgetUnheard(now)
    const channel = channels.get(name) ?? newChannel()
    channel.usedAt = now
    channels.set(name, channel)
    return channel
  }

  function forgetUnheard(now: number): void {
    if (now - sweptAt < limits.unheardFor / 10) return
    sweptAt = now
    for (const [name, { listeners, usedAt }] of channels)
      if (listeners.size === 0 && now - usedAt >= limits.unheardFor) forget(name)
  }

  function forget(name: string): void {
    totalSize -= channels.get(name)?.size ?? 0
    channels.delete(name)
  }

  function shrink(): void {
    for (const silent of channels.values()) {
      if (totalSize <= limits.totalSize) return
      totalSize -= dropUntil(silent, () => silent.entries.length === 0)
    }
  }

  return {
    open,
    find: (name) => channels.get(name),
    append(name, text) {
      const channel = open(name)
      const entry = add(channel, text)
      totalSize += text.length
      totalSize -= dropUntil(channel, () => channel.entries.length <= limits.entries && channel.size <= limits.size)
      channels.delete(name)
      channels.set(name, channel)
      shrink()
      return entry
    },
    forget,
  }
}

/** What came after the position, or that not all of it is there any more. */
export function entriesAfter({ position: { epoch, seq }, entries }: Channel, position: Position): Entry[] | 'gap' {
  const missing = seq - position.seq
  if (position.epoch !== epoch || missing < 0 || missing > entries.length) return 'gap'
  return missing === 0 ? [] : entries.slice(-missing)
}

function newChannel(): Channel {
  const position = { epoch: randomBytes(9).toString('base64url'), seq: 0 }
  return { position, entries: [], size: 0, listeners: new Set(), usedAt: 0 }
}

function add(channel: Channel, text: string): Entry {
  channel.position = { epoch: channel.position.epoch, seq: channel.position.seq + 1 }
  channel.size += text.length
  const entry = { text, position: channel.position }
  channel.entries.push(entry)
  return entry
}

/** Lets the oldest entries go; says how much that was. */
function dropUntil(channel: Channel, done: () => boolean): number {
  const before = channel.size
  while (!done()) channel.size -= channel.entries.shift()?.text.length ?? 0
  return before - channel.size
}
