import { Failure } from '#foundation/contract/failure.ts'
import type { Actions, Reversal, Touch } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import {
  type ActivityRow,
  beginReversal,
  endReversal,
  findActivities,
  findActivity,
  findLast,
  type ReversibleState,
} from './activity-store.ts'
import { noActivity } from './answering.ts'
import type { LedgerParts } from './ledger.ts'
import { storable } from './storable.ts'
import { touchesOf } from './touching.ts'

export type Reversed = { row: ActivityRow; receipt: Reversal }

/** Undoes what was done and redoes what was undone, if still possible. */
export type Undoing = {
  undo(person: Person, id: string): Promise<Reversed>
  redo(person: Person, id: string): Promise<Reversed>
  /** The activity meant by “that”: the last one in this conversation, or without a conversation, of the past hour. */
  last(person: Person, state: ReversibleState, conversationId: string | undefined): Promise<ActivityRow>
  find(person: Person, id: string): Promise<ActivityRow>
  /** Those that still exist. */
  findAll(person: Pick<Person, 'id'>, ids: readonly string[]): Promise<ActivityRow[]>
  /** Throws a sentence if it cannot be reversed. */
  refuse(row: ActivityRow, from: ReversibleState): void
  /** Whether the action holds no words, so that reversing it writes none either. */
  isWordless(row: ActivityRow): boolean
  /** What reversing each of them would touch now. */
  touches(person: Pick<Person, 'id'>, rows: readonly ActivityRow[]): Promise<Touch[]>
}

type Parts = Omit<LedgerParts, 'pin' | 'decline'> & { actions: Pick<Actions, 'actions'> }

const recentMilliseconds = 3_600_000

export function createUndoing(parts: Parts): Undoing {
  const { database, clock } = parts

  async function find(person: Person, id: string): Promise<ActivityRow> {
    const row = await database.as(person.id, (tx) => findActivity(tx, person.id, id))
    if (!row) throw noActivity()
    return row
  }

  return {
    find,
    findAll: ({ id: ownerId }, ids) => database.as(ownerId, (tx) => findActivities(tx, ownerId, ids)),
    refuse: (row, from) => void undoOf(parts, row, from),
    isWordless: ({ action: name }) => parts.actions.actions.find((action) => action.name === name)?.isWordless === true,
    touches: (person, rows) => touchesOf(parts.actions, person, rows),
    undo: async (person, id) => reverse(parts, person, await find(person, id), 'done'),
    redo: async (person, id) => reverse(parts, person, await find(person, id), 'undone'),
    async last({ id: ownerId }, state, conversationId) {
      const after = new Date(clock.now().getTime() - recentMilliseconds)
      const place = conversationId === undefined ? { after } : { conversationId }
      const row = await database.as(ownerId, (tx) => findLast(tx, ownerId, { state, ...place }))
      if (!row) throw new Failure('not-found', nothingThere[state])
      return row
    },
  }
}

const nothingThere: Record<ReversibleState, string> = {
  done: 'There is nothing here that could be undone.',
  undone: 'There is nothing here that was taken back and could be done again.',
}

/** `from` names the state that the activity leaves: an undo leaves `done`, a redo leaves `undone`. */
async function reverse(parts: Parts, person: Person, seen: ActivityRow, from: ReversibleState): Promise<Reversed> {
  const { database, clock, runner, telling, settling } = parts
  const { id } = seen
  await settling.settle(person)
  const find = () => database.as(person.id, (tx) => findActivity(tx, person.id, id))
  const undo = undoOf(parts, (await find()) ?? seen, from)
  const begun = await database.as(person.id, (tx) => beginReversal(tx, person.id, { id, from, ...runner.lease }))
  if (!begun) throw whyNot((await find()) ?? seen, from)

  async function finish(receipt: Reversal | undefined): Promise<ActivityRow> {
    const reversed = receipt && { ...ends[from](seen), now: clock.now(), ...outcomeOf(receipt, begun ?? seen) }
    const ending = { id, node: runner.lease.node, reversed }
    const row = await database.as(person.id, (tx) => endReversal(tx, person.id, ending))
    if (!row) throw noActivity()
    telling.tell(person.id, row)
    return row
  }

  return runner.during(id, async () => {
    const given = { ...begun.receipt, changes: begun.changes }
    const receipt = await undo(person, given as never).catch(async (error: unknown) => {
      await finish(undefined)
      throw error
    })
    return { row: await finish(receipt), receipt }
  })
}

type End = (row: Pick<ActivityRow, 'shown'>) => { to: ReversibleState; sentence: string }

const ends: Record<ReversibleState, End> = {
  done: (row) => ({ to: 'undone', sentence: undoneSentence(row) }),
  undone: (row) => ({ to: 'done', sentence: redoneSentence(row) }),
}

export function undoneSentence({ shown }: Pick<ActivityRow, 'shown'>): string {
  return `Taken back: ${shown.title}.`
}

export function redoneSentence({ shown }: Pick<ActivityRow, 'shown'>): string {
  return `Done again: ${shown.title}.`
}

/** The sentence quotes the card and the changes quote the activity, so it has the sources of both. */
function outcomeOf(reversal: Reversal, { shown, receipt }: ActivityRow) {
  const lists = [shown.sources, receipt?.sources]
  const areKnown = lists.every((list) => list !== undefined)
  const sources = [...new Set([...lists, reversal.sources].flatMap((list) => list ?? []))]
  const { sources: _, ...own } = reversal
  return { receipt: storable({ ...own, ...(areKnown && { sources }) }), changes: reversal.changes ?? [] }
}

function undoOf({ actions }: Parts, row: ActivityRow, from: ReversibleState) {
  if (row.state !== from) throw whyNot(row, from)
  const undo = actions.actions.find(({ name }) => name === row.action)?.undo
  if (undo && row.receipt?.inverse !== undefined) return undo
  throw new Failure('conflict', from === 'done' ? 'This cannot be undone.' : 'This cannot be done again.')
}

function whyNot({ state, undoing }: ActivityRow, from: ReversibleState): Failure {
  if (undoing) {
    const doing = state === 'undone' ? 'done again' : 'taken back'
    return new Failure('conflict', `This is being ${doing} right now.`)
  }
  if (from === 'undone') {
    return new Failure('conflict', 'This is not taken back, so there is nothing to do again.')
  }
  if (state === 'undone') return new Failure('conflict', 'This was taken back already.')
  return new Failure('conflict', 'This was not done, so there is nothing to take back.')
}
