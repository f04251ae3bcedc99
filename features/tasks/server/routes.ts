import { handle, type Handler } from '#foundation/server/http/handler.ts'
import * as contract from '../contract.ts'
import type { Looking } from './looking.ts'

export function taskHandlers(looking: Looking): Handler[] {
  return [
    handle(contract.listTasksRoute, async ({ person, query: { ids, ...query } }) =>
      ids === undefined
        ? looking.view(person, query)
        : { tasks: await looking.named(person, ids.split(',')), more: null, counts: null },
    ),
    handle(contract.listTaskListsRoute, ({ person }) => looking.lists(person)),
    handle(contract.readTaskRoute, ({ person, params }) => looking.read(person, params.id)),
  ]
}
