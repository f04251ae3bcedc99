import { z } from 'zod'
import { timeFormat } from '#foundation/server/time-format.ts'
import type { Actions } from '#foundation/server/action.ts'
import { createProfileReader } from '#foundation/server/profile.ts'
import { type TimeFormat, usualTimeFormat } from '#foundation/time/format/time-format.ts'

/** The person's time zone, and how they want times written; UTC and the usual format without a profile. */
export type Reader = { zone: string; format: TimeFormat }
export type ReaderOf = (ownerId: string) => Promise<Reader>

const profile = z.object({ zone: z.string(), preferences: timeFormat })

export function createReaderOf(actions: Pick<Actions, 'look'>): ReaderOf {
  const read = createProfileReader(actions, profile, { zone: 'UTC', preferences: usualTimeFormat })
  return async (ownerId) => {
    const { zone, preferences: format } = await read({ id: ownerId, sessionId: ownerId })
    return { zone, format }
  }
}
