import type { Clock } from '../clock.ts'
import type { Bus, Heard } from './bus.ts'
import { type Channel, type ChannelLimits, createChannels, entriesAfter } from './channels.ts'

export const channelLimits: ChannelLimits = {
  entries: 512,
  size: 256 * 1024,
  totalSize: 64 * 1024 * 1024,
  unheardFor: 300_000,
}

/** For one node alone: everything in memory, bounded. */
export function createMemoryBus({ clock, limits }: { clock: Clock; limits?: Partial<ChannelLimits> }): Bus {
  const channels = createChannels({ clock, limits: { ...channelLimits, ...limits } })
  return {
    publish: async (name, text) => {
      const entry = channels.append(name, text)
      tellAll(channels.open(name), entry)
      return entry.position
    },
    tell: async (name, text) => tellAll(channels.find(name), { text }),
    listen: async (name, listener) => {
      channels.open(name).listeners.add(listener)
      return () => {
        channels.open(name).listeners.delete(listener)
      }
    },
    isHeard: async (name) => (channels.find(name)?.listeners.size ?? 0) > 0,
    hears: () => true,
    position: async (name) => channels.open(name).position,
    since: async (name, position) => entriesAfter(channels.open(name), position),
  }
}

function tellAll(channel: Channel | undefined, heard: Heard): void {
  for (const listener of channel?.listeners ?? []) listener(heard)
}
