import type { Actions } from '#foundation/server/action.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { handle, type Handler } from '#foundation/server/http/handler.ts'
import * as contract from '../contract.ts'
import type { Answering } from './answering.ts'
import { createOffers } from './offers.ts'
import { readPolicy, savePolicy } from './policy-store.ts'
import type { Reading } from './reading.ts'
import type { Telling } from './telling.ts'
import type { Undoing } from './undoing.ts'

type Parts = {
  actions: Actions
  database: Database
  reading: Reading
  answering: Answering
  undoing: Undoing
  telling: Telling
}

export function activityHandlers(parts: Parts): Handler[] {
  return [...ownHandlers(parts), ...policyHandlers(parts), ...actionHandlers(parts)]
}

function ownHandlers({ reading, answering, undoing, telling: { toActivity } }: Parts): Handler[] {
  return [
    handle(contract.listActivityRoute, ({ person, query }) => reading.list(person, query)),
    handle(contract.readActivityRoute, ({ person, params }) => reading.read(person, params.id)),
    handle(contract.approveRoute, async ({ person, params, body }) =>
      toActivity(person, await answering.approve(person, params.id, body)),
    ),
    handle(contract.declineRoute, async ({ person, params }) =>
      toActivity(person, await answering.decline(person, params.id)),
    ),
    handle(contract.editRoute, async ({ person, params, body }) =>
      toActivity(person, await answering.edit(person, params.id, body)),
    ),
    handle(contract.undoRoute, async ({ person, params }) =>
      toActivity(person, (await undoing.undo(person, params.id)).row),
    ),
    handle(contract.redoRoute, async ({ person, params }) =>
      toActivity(person, (await undoing.redo(person, params.id)).row),
    ),
    handle(contract.exportActivityRoute, ({ person }) => reading.file(person)),
  ]
}

function policyHandlers({ database }: Parts): Handler[] {
  return [
    handle(contract.readPolicyRoute, async ({ person: { id } }) => ({
      policy: await database.as(id, (tx) => readPolicy(tx, id)),
    })),
    handle(contract.changePolicyRoute, async ({ person: { id }, body }) => {
      await database.as(id, (tx) => savePolicy(tx, id, body.policy))
      return body
    }),
  ]
}

function actionHandlers({ actions, reading }: Parts): Handler[] {
  const offers = createOffers(actions)
  return [
    handle(contract.listActionsRoute, () => offers()),
    handle(contract.performRoute, async ({ person, params, body: { input, key, quotes } }) => {
      // The server chooses keys for other callers, so no one else can name them.
      const asking = {
        origin: 'button' as const,
        ...(key !== undefined && { key: `button:${key}` }),
        ...(quotes && { quotes }),
      }
      const outcome = await actions.perform(person, params.name, input ?? {}, asking)
      const answer = outcome.state === 'done' ? actions.find(params.name).answer?.(outcome.receipt as never) : undefined
      return { ...(await reading.read(person, outcome.activityId)), ...(answer && { answer }) }
    }),
  ]
}
