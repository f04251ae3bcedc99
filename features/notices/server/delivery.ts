import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Handing, Way } from '../contract.ts'
import { capabilityHours, type Gap, latenessOf, quietUntil, summaryOf, summarySeconds } from '../rules.ts'
import type { Claimed } from './claim-books.ts'
import { addCapability, addHanding, endClaim, markHanded } from './handing-store.ts'
import { findNotice, type NoticeRow } from './notice-store.ts'
import type { Choices, Settings } from './settings.ts'
import type { Telling } from './telling.ts'
import { type Carrier, nothingThere, type Parcel, type Tried } from './ways/way.ts'
import type { ReaderOf } from './whose.ts'

/** Delivers what this node has claimed for one person, and records how. */
export type Deliver = (ownerId: string, claimed: readonly Claimed[], about: Circumstances) => Promise<void>

type Circumstances = { gaps: readonly Gap[]; signal: AbortSignal }

export type DeliveryParts = {
  database: Database
  clock: Clock
  telling: Telling
  settings: Settings
  readerOf: ReaderOf
  carriers: () => readonly Carrier[]
  /** Why this channel is not allowed for this person; `undefined` if it is. */
  whyNot: (ownerId: string, way: Way) => Promise<string | undefined>
  node: string
}

export function createDelivery(parts: DeliveryParts): Deliver {
  const { database, clock, telling, settings, readerOf, node } = parts
  return async (ownerId, claimed, { gaps, signal }) => {
    const fresh = await showInApp(parts, ownerId, { claimed, gaps })
    for (const { id } of fresh) await telling.tell(ownerId, id)
    const [choices, { zone }] = await Promise.all([settings.choices(ownerId), readerOf(ownerId)])
    const ends = quietUntil(choices.quiet, clock.now().getTime(), zone)
    const rows = await database.as(ownerId, (tx) => Promise.all(claimed.map(({ id }) => findNotice(tx, ownerId, id))))
    const own = rows.filter((row) => row !== undefined).filter(({ state }) => state === 'claimed')
    const isKept = (row: NoticeRow) => ends !== undefined && !choices.of(row.kind).throughQuietHours
    const kept = own.filter((row) => isOpen(row) && isKept(row))
    const open = own.filter((row) => isOpen(row) && !kept.includes(row))
    for (const parcel of parcelsOf(open, choices)) await bring(parts, ownerId, { ...parcel, choices, signal })
    if (signal.aborted) return
    for (const { id } of own) {
      const keptUntil = kept.some((row) => row.id === id) && ends !== undefined ? new Date(ends) : undefined
      const isOwn = await database.as(ownerId, (tx) => endClaim(tx, ownerId, { id, node, keptUntil }))
      if (isOwn) await telling.tell(ownerId, id)
    }
  }
}

/** The list in the app receives every notice, whatever channels are chosen. Returns the new ones. */
async function showInApp(
  { database, clock, node }: DeliveryParts,
  ownerId: string,
  { claimed, gaps }: { claimed: readonly Claimed[]; gaps: readonly Gap[] },
): Promise<Claimed[]> {
  const now = clock.now()
  return database.as(ownerId, async (tx) => {
    const fresh: Claimed[] = []
    for (const row of claimed) {
      if (row.handedAt !== null) continue
      const { seconds, why } = latenessOf({ due: Date.parse(row.dueAt), now: now.getTime() }, gaps)
      const late = { lateSeconds: seconds, lateWhy: why }
      if (await markHanded(tx, ownerId, { id: row.id, node, now, ...late })) fresh.push(row)
    }
    return fresh
  })
}

/** A notice that was seen, or already sent over one channel, needs no other. */
function isOpen({ seenAt, handings }: NoticeRow): boolean {
  return seenAt === null && !handings.some(({ way, state }) => way !== 'app' && state === 'handed')
}

type Sending = { rows: NoticeRow[]; ways: readonly Way[] }

/** Late notices are combined over the channels they share; the rest are sent one by one. */
function parcelsOf(rows: readonly NoticeRow[], choices: Choices): Sending[] {
  const single = rows.filter((row) => !isLate(row)).map((row) => ({ rows: [row], ways: choices.of(row.kind).ways }))
  const late = Map.groupBy(rows.filter(isLate), (row) => choices.of(row.kind).ways.join(' '))
  const together = [...late.values()].map((each) => ({ rows: each, ways: choices.of(each[0]?.kind ?? '').ways }))
  return [...single, ...together]
}

function isLate({ lateSeconds, keptUntil }: NoticeRow): boolean {
  return keptUntil !== null || (lateSeconds ?? 0) > summarySeconds
}

type Bringing = Sending & { choices: Choices; signal: AbortSignal }

/** Stops at the first channel that succeeds. */
async function bring(parts: DeliveryParts, ownerId: string, { rows, ways, choices, signal }: Bringing): Promise<void> {
  const parcel = await packed(parts, ownerId, { rows, sound: choices.sound })
  const before = rows.flatMap(({ handings }) => handings)
  for (const way of ways) {
    if (signal.aborted) return
    if (before.some((each) => each.way === way)) continue
    const tried = await go(parts, ownerId, { way, parcel, signal })
    // An attempt interrupted by shutdown is left to the next start.
    if (signal.aborted && !tried.some(({ state }) => state === 'handed')) return
    await record(parts, ownerId, { rows, way, tried })
    if (tried.some(({ state }) => state === 'handed')) return
  }
}

type Going = { way: Way; parcel: Parcel; signal: AbortSignal }

async function go(
  { carriers, whyNot }: DeliveryParts,
  ownerId: string,
  { way, parcel, signal }: Going,
): Promise<Tried[]> {
  const why = await whyNot(ownerId, way)
  if (why !== undefined) return nothingThere(why)
  const carrier = carriers().find((each) => each.way === way)
  return carrier ? carrier.carry(ownerId, parcel, signal) : nothingThere('This server has no such way.')
}

type Recorded = { rows: readonly NoticeRow[]; way: Way; tried: readonly Tried[] }

async function record({ database, clock }: DeliveryParts, ownerId: string, { rows, way, tried }: Recorded) {
  const at = clock.now().toISOString()
  const summary = rows.length > 1 ? `As one of ${rows.length} in a summary.` : null
  await database.as(ownerId, async (tx) => {
    for (const { id } of rows)
      for (const { place, state, tries, why } of tried) {
        const handing: Handing = { way, place, state, tries, at, why: why ?? summary }
        await addHanding(tx, ownerId, { noticeId: id, handing })
      }
  })
}

type Packing = { rows: readonly NoticeRow[]; sound: boolean }

async function packed(parts: DeliveryParts, ownerId: string, { rows, sound }: Packing): Promise<Parcel> {
  const [only] = rows
  if (only === undefined || rows.length > 1) {
    const ids = rows.map(({ id }) => id)
    const tag = tagOf(ids.toSorted().join(' '))
    return { ids, ...summaryOf(rows), link: '/assistant?notices', tag, capability: undefined, canFinish: false, sound }
  }
  const { id, title, body, link, kind, about } = only
  const canFinish = parts.telling.show(only).can_finish
  const capability = await newCapability(parts, ownerId, id)
  return { ids: [id], title, body, link, tag: tagOf(`${kind} ${about}`), capability, canFinish, sound }
}

/** Stored as a hash, so that reading the database does not reveal it. */
async function newCapability({ database, clock }: DeliveryParts, ownerId: string, noticeId: string): Promise<string> {
  const capability = randomBytes(32).toString('base64url')
  const expiresAt = new Date(clock.now().getTime() + capabilityHours * 3_600_000)
  await database.as(ownerId, (tx) => addCapability(tx, ownerId, { digest: digestOf(capability), noticeId, expiresAt }))
  return capability
}

export function digestOf(capability: string): Buffer {
  return createHash('sha256').update(capability).digest()
}

/** 32 characters, the limit of push services for a topic. */
function tagOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32)
}
