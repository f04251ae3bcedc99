import { randomUUIDv7 } from 'node:crypto'
import { check } from '#foundation/contract/check.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { type Action, type Actions, weigh } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { approvedInPart, closedSentences } from '../rules.ts'
import {
  type ActivityRow,
  addActivity,
  closeActivity,
  findActivity,
  type Lease,
  takeActivity,
} from './activity-store.ts'
import { expiryFrom, type LedgerParts } from './ledger.ts'
import { inputWithout, isShownTheSame } from './parts.ts'
import { hashOf, type Proposal, propose } from './proposal.ts'
import { activitiesQuota } from './quotas.ts'

/** How a person answers pending activities. */
export type Answering = {
  /** Runs it once, exactly as shown, without the parts they left out; the row holds the outcome. */
  approve(person: Person, id: string, yes: { hash: string; without: readonly number[] }): Promise<ActivityRow>
  decline(person: Person, id: string): Promise<ActivityRow>
  /** An edited one waits for its own approval. */
  edit(person: Person, id: string, change: { hash: string; fields: Record<string, string> }): Promise<ActivityRow>
}

type Parts = Omit<LedgerParts, 'pin' | 'decline'> & { actions: Pick<Actions, 'find'> }

export function createAnswering(parts: Parts): Answering {
  const { database, clock, telling, runner, actions, waitingNotice } = parts
  return {
    async approve(person, id, { hash, without }) {
      const row = await findWaiting(parts, person, id, hash)
      const action = actions.find(row.action)
      if (without.length > 0) return approveRest(parts, person, { row, action, without: new Set(without) })
      await refuseChanged(parts, person, action, row)
      const taking = { id, hash, now: clock.now(), ...runner.lease }
      const taken = await database.as(person.id, async (tx) => {
        const begun = await takeActivity(tx, person.id, taking)
        if (begun) await waitingNotice.end(tx, person.id, begun)
        return begun
      })
      if (!taken) throw await answeredAlready(parts, person, id)
      telling.tell(person.id, taken)
      return run(parts, person, action, taken)
    },
    async decline(person, id) {
      await findWaiting(parts, person, id)
      return close(parts, person, { id, state: 'declined', sentence: closedSentences.declined })
    },
    async edit(person, id, { hash, fields }) {
      const row = await findWaiting(parts, person, id, hash)
      const action = actions.find(row.action)
      const foreign = Object.keys(fields).filter((name) => !row.editable.includes(name))
      if (foreign.length > 0) throw notEditable(foreign)
      const input = check(action.input, { ...(row.input as object), ...fields })
      return replace(parts, person, { row, action, proposal: await propose(person, action, input) })
    },
  }
}

async function run(parts: Parts, person: Person, action: Action, taken: ActivityRow): Promise<ActivityRow> {
  try {
    return await parts.runner.run(person, action, taken)
  } catch (error) {
    if (error instanceof Failure) return findOwn(parts, person, taken.id)
    throw error
  }
}

type Rest = { row: ActivityRow; action: Action; without: ReadonlySet<number> }

/**
 * The rest becomes a new proposal with its own hash, replacing the whole. It runs at once if its card would look the
 * same as on the whole; otherwise it waits, so that only what was shown is done.
 */
async function approveRest(parts: Parts, person: Person, { row, action, without }: Rest): Promise<ActivityRow> {
  const proposal = await propose(person, action, inputWithout(action, row.input, without))
  const isSame = isShownTheSame(action.parts ?? '', { whole: row.shown, rest: proposal.shown, without })
  const begin = isSame ? parts.runner.lease : undefined
  const rest = await replace(parts, person, { row, action, proposal, begin, sentence: approvedInPart })
  if (isSame) return run(parts, person, action, rest)
  throw new Failure('out-of-date', 'Without what you left out, the rest would be different. Please look at it again.')
}

async function findOwn({ database, settling }: Parts, person: Person, id: string): Promise<ActivityRow> {
  await settling.settle(person)
  const row = await database.as(person.id, (tx) => findActivity(tx, person.id, id))
  if (!row) throw noActivity()
  return row
}

export function noActivity(): Failure {
  return new Failure('not-found', 'There is no such activity.')
}

/** What waits, and is still what the person saw. */
async function findWaiting(parts: Parts, person: Person, id: string, hash?: string): Promise<ActivityRow> {
  const row = await findOwn(parts, person, id)
  if (row.state !== 'waiting') throw answered(row)
  const isWhole = row.hash === hashOf(row.action, row.input, row.shown)
  if (!isWhole || (hash !== undefined && hash !== row.hash)) throw outOfDate()
  return row
}

function outOfDate(): Failure {
  return new Failure('out-of-date', 'This is not what you saw any more. Please look at it again.')
}

async function answeredAlready(parts: Parts, person: Person, id: string): Promise<Failure> {
  return answered(await findOwn(parts, person, id))
}

function answered({ state, sentence }: ActivityRow): Failure {
  if (state === 'waiting' || state === 'done' || state === 'failed')
    return new Failure('conflict', 'This was answered already.')
  return new Failure('conflict', sentence ?? closedSentences[state])
}

function notEditable(names: string[]): Failure {
  const errors = names.map((name) => ({ field: `fields.${name}`, message: 'This cannot be changed here.' }))
  return new Failure('invalid', 'This cannot be changed here.', { errors })
}

/** What would happen now may not be what was shown: something else may be called so by now, or nothing. */
async function refuseChanged(parts: Parts, person: Person, action: Action, row: ActivityRow): Promise<void> {
  const proposal = await propose(person, action, row.input).catch(async (error: unknown) => {
    if (!(error instanceof Failure)) throw error
    await close(parts, person, { id: row.id, state: 'failed', sentence: error.message, failure: error.code })
    throw error
  })
  const effect = await weigh(person, action, row.input)
  const reachesMore = row.effect === 'write' && effect !== 'write'
  if (proposal.hash === row.hash && !reachesMore) return
  await replace(parts, person, { row, action, proposal })
  throw outOfDate()
}

type Closing = Omit<Parameters<typeof closeActivity>[2], 'now'>

async function close(parts: Parts, person: Person, closing: Closing): Promise<ActivityRow> {
  const now = parts.clock.now()
  const closed = await parts.database.as(person.id, async (tx) => {
    const row = await closeActivity(tx, person.id, { ...closing, now })
    if (row) await parts.waitingNotice.end(tx, person.id, row)
    return row
  })
  if (!closed) throw await answeredAlready(parts, person, closing.id)
  parts.telling.tell(person.id, closed)
  return closed
}

type Replacing = { row: ActivityRow; action: Action; proposal: Proposal; begin?: Lease | undefined; sentence?: string }

/** The new proposal waits for its own approval, whatever its effect is now, unless it was already given. */
async function replace(parts: Parts, person: Person, replacing: Replacing): Promise<ActivityRow> {
  const { row, action, proposal, begin, sentence = closedSentences.replaced } = replacing
  const now = parts.clock.now()
  const replacement = {
    ...row,
    ...proposal,
    id: randomUUIDv7(),
    effect: await weigh(person, action, proposal.input),
    key: undefined,
    conversationId: row.conversationId ?? undefined,
    answerId: row.answerId ?? undefined,
    askedBy: row.askedBy ?? undefined,
    begin: begin ?? { expiresAt: expiryFrom(now) },
  }
  const closing = { id: row.id, state: 'replaced', sentence, now } as const
  const { closed, added } = await parts.database.as(person.id, async (tx) => {
    const old = await closeActivity(tx, person.id, { ...closing, replacedBy: replacement.id })
    const anew = old && (await addActivity(tx, person.id, replacement))
    if (anew) await parts.quotas.charge(tx, person.id, activitiesQuota, 1)
    if (old) await parts.waitingNotice.end(tx, person.id, old)
    if (anew) await parts.waitingNotice.begin(tx, person.id, anew)
    return { closed: old, added: anew }
  })
  if (!closed || !added) throw await answeredAlready(parts, person, row.id)
  parts.telling.tell(person.id, added)
  parts.telling.tell(person.id, closed)
  return added
}
