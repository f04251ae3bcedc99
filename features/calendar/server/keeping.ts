import type { Heed } from '#foundation/server/change.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { createReversibleWrite, type Write, type WriteParts } from '#foundation/server/reversible-write.ts'
import { reachOf } from '../rules/envelope.ts'
import { momentText } from '../rules/wall.ts'
import { calendarsQuota, eventsQuota } from './quotas.ts'
import { companionName, companionsIn } from './telling.ts'
import { openWriting, putBack, type Trace, type Writing } from './writing.ts'

export type WritingParts = WriteParts & { clock: Clock; quotas: Pick<Quotas, 'charge'>; tellChanged: Heed }

export function createWrite(parts: WritingParts): Write<Writing, Trace> {
  return createReversibleWrite(parts, {
    name: companionName,
    open: (tx, ownerId) => openWriting(tx, ownerId, parts.clock),
    settle: (writing) => settle(writing, parts),
    putBack,
    companionsIn,
    messagesOf,
  })
}

/** Tells features that depend on events, and charges new rows to the person's quotas. */
export async function settle({ tx, ownerId, added }: Writing, parts: Pick<WritingParts, 'quotas' | 'tellChanged'>) {
  await parts.tellChanged(tx, ownerId, { what: 'events' })
  if (added.calendars > 0) await parts.quotas.charge(tx, ownerId, calendarsQuota, added.calendars)
  if (added.events > 0) await parts.quotas.charge(tx, ownerId, eventsQuota, added.events)
}

export function messagesOf(trace: Trace): { type: string }[] {
  const span = spanOf(trace)
  return span ? [{ type: 'calendar/changed', ...span }] : []
}

/**
 * The span in which events changed, a day wider on both sides because all-day events have no time zone. Null ends mean
 * all time: a calendar changed, or too many events to measure.
 */
function spanOf({ touched, calendars }: Trace): { from: string | null; to: string | null } | undefined {
  if (calendars.length > 0 || touched.length > mostMeasuredAtOnce) return { from: null, to: null }
  if (touched.length === 0) return undefined
  const reaches = touched
    .flatMap(({ before, after }) => [before, after])
    .flatMap((kept) => (kept ? [reachOf({ ...kept, revision: 1 })] : []))
  const from = Math.min(...reaches.map(({ start }) => start)) - aDay
  const to = Math.max(...reaches.map(({ last }) => (last === null ? lastMoment : last + aDay)))
  return { from: momentText(from), to: momentText(to) }
}

/** Finding the end of a series can be slow. */
const mostMeasuredAtOnce = 20

const aDay = 86_400_000
const lastMoment = Date.parse('9999-12-31T00:00:00Z')
