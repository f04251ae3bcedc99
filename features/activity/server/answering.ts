import { randomUUIDv7 } from 'node:crypto'
import { check } from '#foundation/contract/check.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { type Action, type Actions, weigh } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { closedSentences } from '../rules.ts'
import { type ActivityRow, addActivity, closeActivity, findActivity, takeActivity } from './activity-store.ts'
import { expiryFrom, type LedgerParts } from './ledger.ts'
import { hashOf, type Proposal, propose } from './proposal.ts'

/** What a person says to what waits for them. */
export type Answering = {
  /** Done once, and only what they saw; what came of it is in the row. */
  approve(person: Person, id: string, hash: string): Promise<ActivityRow>
  decline(person: Person, id: string): Promise<ActivityRow>
  /** What is edited waits anew. */
  edit(person: Person, id: string, change: { hash: string; fields: Record<string, string> }): Promise<ActivityRow>
}

type Parts = Omit<LedgerParts, 'pin'> & { actions: Pick<Actions, 'find'> }

export function createAnswering(parts: Parts): Answering {
  const { database, clock, telling, runner, actions } = parts
  return {
    async approve(person, id, hash) {
      const row = await findWaiting(parts, person, id, hash)
      const action = actions.find(row.action)
      await refuseChanged(parts, person, action, row)
      const taking = { id, hash, now: clock.now(), ...runner.lease }
      const taken = await database.as(person.id, (tx) => takeActivity(tx, person.id, taking))
      if (!taken) throw await answeredAlready(parts, person, id)
      telling.tell(person.id, taken)
      try {
        return await runner.run(person, action, taken)
      } catch (error) {
        if (error instanceof Failure) return findOwn(parts, person, id)
        throw error
      }
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
  if (proposal.hash === row.hash) return
  await replace(parts, person, { row, action, proposal })
  throw outOfDate()
}

type Closing = Omit<Parameters<typeof closeActivity>[2], 'now'>

async function close(parts: Parts, person: Person, closing: Closing): Promise<ActivityRow> {
  const now = parts.clock.now()
  const closed = await parts.database.as(person.id, (tx) => closeActivity(tx, person.id, { ...closing, now }))
  if (!closed) throw await answeredAlready(parts, person, closing.id)
  parts.telling.tell(person.id, closed)
  return closed
}

type Replacing = { row: ActivityRow; action: Action; proposal: Proposal }

/** The new one waits for a yes of its own, whatever its effect has become. */
async function replace(parts: Parts, person: Person, { row, action, proposal }: Replacing): Promise<ActivityRow> {
  const now = parts.clock.now()
  const replacement = {
    ...row,
    ...proposal,
    id: randomUUIDv7(),
    effect: await weigh(person, action, proposal.input),
    key: undefined,
    conversationId: row.conversationId ?? undefined,
    answerId: row.answerId ?? undefined,
    begin: { expiresAt: expiryFrom(now) },
  }
  const closing = { id: row.id, state: 'replaced', sentence: closedSentences.replaced, now } as const
  const { closed, added } = await parts.database.as(person.id, async (tx) => {
    const old = await closeActivity(tx, person.id, { ...closing, replacedBy: replacement.id })
    return { closed: old, added: old && (await addActivity(tx, person.id, replacement)) }
  })
  if (!closed || !added) throw await answeredAlready(parts, person, row.id)
  parts.telling.tell(person.id, added)
  parts.telling.tell(person.id, closed)
  return added
}
