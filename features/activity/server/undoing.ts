import { Failure } from '#foundation/contract/failure.ts'
import type { Actions, Receipt } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { type ActivityRow, beginUndo, endUndo, findActivity, findLastDone } from './activity-store.ts'
import { noActivity } from './answering.ts'
import type { LedgerParts } from './ledger.ts'

export type Undone = { row: ActivityRow; receipt: Receipt }

/** Takes back what was done, where that is still possible. */
export type Undoing = {
  undo(person: Person, id: string): Promise<Undone>
  /** Which is meant by “that”: the last thing done in this conversation, or by this person a moment ago. */
  last(person: Person, conversationId: string | undefined): Promise<ActivityRow>
  find(person: Person, id: string): Promise<ActivityRow>
}

type Parts = Omit<LedgerParts, 'pin'> & { actions: Pick<Actions, 'actions'> }

/** Whoever says “undo that” elsewhere means what they did just now. */
const recentMilliseconds = 3_600_000

export function createUndoing(parts: Parts): Undoing {
  const { database, clock, runner, telling, settling } = parts

  async function find(person: Person, id: string): Promise<ActivityRow> {
    const row = await database.as(person.id, (tx) => findActivity(tx, person.id, id))
    if (!row) throw noActivity()
    return row
  }

  async function finish(person: Person, id: string, sentence: string | undefined): Promise<ActivityRow> {
    const undone = sentence === undefined ? undefined : { sentence, now: clock.now() }
    const ending = { id, node: runner.lease.node, undone }
    const row = await database.as(person.id, (tx) => endUndo(tx, person.id, ending))
    if (!row) throw noActivity()
    telling.tell(person.id, row)
    return row
  }

  return {
    find,
    async last({ id: ownerId }, conversationId) {
      const after = new Date(clock.now().getTime() - recentMilliseconds)
      const row = await database.as(ownerId, async (tx) => {
        const here = conversationId === undefined ? undefined : await findLastDone(tx, ownerId, { conversationId })
        return here ?? findLastDone(tx, ownerId, { after })
      })
      if (!row) throw new Failure('not-found', 'There is nothing here that could be undone.')
      return row
    },
    async undo(person, id) {
      await settling.settle(person)
      const row = await find(person, id)
      const undo = undoOf(parts, row)
      const begun = await database.as(person.id, (tx) => beginUndo(tx, person.id, { id, ...runner.lease }))
      if (!begun) throw whyNot(await find(person, id))
      return runner.during(id, async () => {
        const receipt = await undo(person, { ...begun.receipt, changes: begun.changes } as never).catch(
          async (error: unknown) => {
            await finish(person, id, undefined)
            throw error
          },
        )
        return { row: await finish(person, id, undoneSentence(begun)), receipt }
      })
    },
  }
}

export function undoneSentence({ shown }: Pick<ActivityRow, 'shown'>): string {
  return `Taken back: ${shown.title}.`
}

function undoOf({ actions }: Parts, row: ActivityRow) {
  if (row.state !== 'done') throw whyNot(row)
  const undo = actions.actions.find(({ name }) => name === row.action)?.undo
  if (!undo || row.receipt?.inverse === undefined) throw new Failure('conflict', 'This cannot be undone.')
  return undo
}

function whyNot({ state, undoing }: ActivityRow): Failure {
  if (undoing) return new Failure('conflict', 'This is being taken back right now.')
  if (state === 'undone') return new Failure('conflict', 'This was taken back already.')
  return new Failure('conflict', 'This was not done, so there is nothing to take back.')
}
