import { randomUUIDv7 } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '#foundation/contract/failure.ts'
import { isPressYes, type Ledger, type Outcome, weigh, type Wish } from '#foundation/server/action.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { canonicalJson, closedSentences, isReversal, mostWaiting, needsYes, waitingHours } from '../rules.ts'
import {
  type ActivityRow,
  addActivity,
  closeActivity,
  countOfAnswer,
  findActivity,
  findByKey,
  holdAnswer,
  listOutcomes,
} from './activity-store.ts'
import { readPolicy } from './policy-store.ts'
import { activitiesQuota, waitingQuota } from './quotas.ts'
import { propose } from './proposal.ts'
import type { Runner } from './runner.ts'
import type { Settling } from './settling.ts'
import type { Telling } from './telling.ts'
import type { WaitingNotice } from './waiting-notice.ts'

export type LedgerParts = {
  database: Database
  clock: Clock
  telling: Telling
  runner: Runner
  settling: Settling
  quotas: Pick<Quotas, 'charge'>
  waitingNotice: WaitingNotice
  /** Says what exactly is meant, where a wish leaves it open, and how strong that is. */
  pin: (wish: Wish) => Promise<Pinned>
  decline: (person: Person, id: string) => Promise<unknown>
}

/** `asks`: the person must approve it first, unless they pressed a button. */
export type Pinned = Pick<Wish, 'input' | 'effect'> & { asks: boolean }

export function createLedger(parts: LedgerParts): Ledger {
  const { database, settling } = parts
  return {
    async perform(wish) {
      const { person, asking } = wish
      const known = asking.key === undefined ? undefined : await findKnown(parts, person, asking.key)
      if (known) return again(parts, wish, known)
      const { asks, ...pinned } = await parts.pin(wish)
      const { row, isNew, replaced } = await add(parts, { ...wish, ...pinned }, asks)
      if (replaced) parts.telling.tell(person.id, replaced)
      if (!isNew) return again(parts, wish, row)
      return row.state === 'waiting' ? waits(parts, person, row) : act(parts, wish, row)
    },
    async outcomes(person, conversationId) {
      await settling.settle(person)
      return database.as(person.id, (tx) => listOutcomes(tx, person.id, { conversationId, limit: 200 }))
    },
    async decline(person, id) {
      await parts.decline(person, id)
    },
  }
}

function waits({ telling }: LedgerParts, person: Person, row: ActivityRow): Outcome {
  telling.tell(person.id, row)
  return { state: 'waits', activityId: row.id, shown: row.shown }
}

async function act({ runner }: LedgerParts, { person, action }: Wish, begun: ActivityRow): Promise<Outcome> {
  return doneOf(await runner.run(person, action, begun))
}

function doneOf({ id, sentence, receipt, changes }: ActivityRow): Outcome {
  if (!receipt) throw new Error(`The activity ${id} was done and has no receipt.`)
  return { state: 'done', activityId: id, sentence: sentence ?? '', receipt: { ...receipt, changes } }
}

/** Before anything happens there is a row. */
async function add(
  { database, clock, runner, quotas, waitingNotice }: LedgerParts,
  wish: Wish,
  isPinnedToAsk: boolean,
): Promise<{ row: ActivityRow; isNew: boolean; replaced?: ActivityRow | undefined }> {
  const { person, action, asking } = wish
  const effect = wish.effect === 'write' ? await weigh(person, action, wish.input) : wish.effect
  const { origin, key, conversationId, answerId, askedBy, sources = [], quotes = [] } = asking
  const proposal = await propose(person, action, wish.input)
  const activity = {
    ...proposal,
    id: randomUUIDv7(),
    action: action.name,
    title: action.title,
    effect,
    origin,
    key,
    conversationId,
    answerId,
    askedBy,
    sources: [...new Set([...sources, ...quotes])],
  }
  const expiresAt = expiryFrom(clock.now())
  const pressIsYes = await isPressYes({ ...wish, effect })
  const isSafe = asking.isBuiltIn === true && (await isWordless(wish))
  return database.as(person.id, async (tx) => {
    const policy = origin === 'button' ? 'outside' : await readPolicy(tx, person.id)
    const before = await countBefore(tx, person, answerId)
    const isOneOfSeveral = before.reversals > 0 && isReversal(action.name)
    const asks = isPinnedToAsk || isOneOfSeveral || action.asks?.(wish.input as never, asking) === true
    const read = isSafe ? [] : sources
    const mustWait = needsYes({ effect, origin, sources: read, policy, asks, pressIsYes })
    if (mustWait && before.waiting >= mostWaiting) throw tooMany()
    const begin = mustWait ? { expiresAt } : runner.lease
    const added = await addActivity(tx, person.id, { ...activity, begin })
    const row = added ?? (key === undefined ? undefined : await findByKey(tx, person.id, key))
    if (!row) throw new Error(`The activity ${activity.id} was neither added nor found.`)
    if (added?.state === 'waiting') await quotas.charge(tx, person.id, waitingQuota, 1)
    if (added) await quotas.charge(tx, person.id, activitiesQuota, 1)
    if (added) await waitingNotice.begin(tx, person.id, added)
    const replaced = added && (await takePlace(tx, wish, { by: added.id, now: clock.now() }))
    if (replaced) await waitingNotice.end(tx, person.id, replaced)
    return { row, isNew: added !== undefined, replaced }
  })
}

async function isWordless({ person, action, input }: Wish): Promise<boolean> {
  const says = action.isWordless
  return typeof says === 'function' ? await says(person, input as never) : says === true
}

/** The card it replaces, if that is still pending in the same conversation. */
async function takePlace(
  tx: Transaction,
  { person, asking: { replaces, conversationId } }: Wish,
  { by, now }: { by: string; now: Date },
): Promise<ActivityRow | undefined> {
  const old = replaces === undefined ? undefined : await findActivity(tx, person.id, replaces)
  if (!old || old.conversationId !== (conversationId ?? null)) return undefined
  const sentence = closedSentences.replaced
  return closeActivity(tx, person.id, { id: old.id, state: 'replaced', sentence, now, replacedBy: by })
}

/** Counted one after the other, so that two concurrent requests do not both take the last slot. */
async function countBefore(tx: Transaction, { id: ownerId }: Person, answerId: string | undefined) {
  if (answerId === undefined) return { waiting: 0, reversals: 0 }
  await holdAnswer(tx, ownerId, answerId)
  return countOfAnswer(tx, ownerId, answerId)
}

function tooMany(): Failure {
  return new Failure(
    'conflict',
    `${mostWaiting} proposals of this answer wait for a yes already, so this one was not added. Put what is left into one plan, or wait for the answers.`,
  )
}

export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + waitingHours * 3_600_000)
}

async function findKnown({ database, settling }: LedgerParts, person: Person, key: string) {
  const find = () => database.as(person.id, (tx) => findByKey(tx, person.id, key))
  const found = await find()
  if (found?.state !== 'waiting') return found
  await settling.settle(person)
  return find()
}

const patience = { pauseMilliseconds: 50, mostMilliseconds: 30_000 }

/** The outcome of the first request; concurrent retries wait for it. */
async function again(parts: LedgerParts, wish: Wish, known: ActivityRow): Promise<Outcome> {
  const row = await latest(parts, wish, known)
  const isSame = row.action === wish.action.name && (row.id !== known.id || isInput(wish, row))
  if (!isSame) throw new Failure('conflict', 'This key was used for something else already.')
  if (row.state === 'waiting') return { state: 'waits', activityId: row.id, shown: row.shown }
  if (row.state === 'done' || row.state === 'undone') return doneOf(row)
  throw new Failure(row.failure ?? 'conflict', row.sentence ?? closedSentences.running)
}

/** Resolved or edited input differs from what was requested, and belongs to the request all the same. */
function isInput({ input }: Wish, row: ActivityRow): boolean {
  return isReversal(row.action) || canonicalJson(row.input) === canonicalJson(input)
}

async function latest(
  { database }: LedgerParts,
  { person, asking: { key } }: Wish,
  known: ActivityRow,
): Promise<ActivityRow> {
  let row = known
  for (let waited = 0; ;) {
    const { id, state, replacedBy } = row
    if (state === 'running') {
      if (waited >= patience.mostMilliseconds) return row
      await sleep(patience.pauseMilliseconds)
      waited += patience.pauseMilliseconds
    } else if (state !== 'replaced' || replacedBy === null) return row
    const next = state === 'replaced' && replacedBy !== null ? replacedBy : id
    const found = await database.as(
      person.id,
      // Joined with the line that it continued, which answers for its key.
      async (tx) =>
        (await findActivity(tx, person.id, next)) ??
        (key === undefined ? undefined : await findByKey(tx, person.id, key)),
    )
    if (!found) return row
    row = found
  }
}
