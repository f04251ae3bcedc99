import type { z } from 'zod'
import type { Config } from '#foundation/server/config.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Answering, AssistantSettings, changedAssistantSettings } from '../../contract.ts'
import { findSettings, type OwnSettings, saveSettings } from './settings-store.ts'

type Changes = z.output<typeof changedAssistantSettings>

/** A person's settings for the assistant. */
export type Settings = {
  own(ownerId: string): Promise<OwnSettings>
  read(ownerId: string): Promise<AssistantSettings>
  change(ownerId: string, changes: Changes): Promise<AssistantSettings>
  /** Whether the person wants nothing of theirs to leave this server. */
  quiet(ownerId: string): Promise<boolean>
}

type Parts = {
  config: Pick<Config, 'assistant' | 'nothingLeaves'>
  database: Database
  announce: Announce
  answering: (ownerId: string) => Promise<Answering>
  tokensToday: (ownerId: string) => Promise<number>
}

export function createSettings({ config, database, announce, answering, tokensToday }: Parts): Settings {
  async function own(ownerId: string): Promise<OwnSettings> {
    const found = await database.as(ownerId, (tx) => findSettings(tx, ownerId))
    return found ?? { nothingLeaves: false, tokensPerDay: null, prices: [] }
  }

  async function read(ownerId: string): Promise<AssistantSettings> {
    const { steps, seconds, tokensPerRun, tokensPerDay } = config.assistant
    const { nothingLeaves, ...set } = await own(ownerId)
    return {
      answering: await answering(ownerId),
      ...set,
      nothingLeaves: nothingLeaves || config.nothingLeaves,
      nothingLeavesForAll: config.nothingLeaves,
      tokensToday: await tokensToday(ownerId),
      limits: { steps, seconds, tokensPerRun, tokensPerDay },
    }
  }

  return {
    own,
    read,
    async change(ownerId, changes) {
      await database.as(ownerId, (tx) => saveSettings(tx, ownerId, changes))
      await announce(ownerId, { type: 'assistant/settings-changed' })
      return read(ownerId)
    },
    quiet: async (ownerId) => (await own(ownerId)).nothingLeaves,
  }
}
