import { handle, type Handler } from '#foundation/server/http/handler.ts'
import * as contract from '../contract.ts'
import type { Looking } from './looking.ts'

export function taskHandlers(looking: Looking): Handler[] {
  return [
    handle(contract.listTasksRoute, ({ person, query }) => looking.view(person, query)),
    handle(contract.listTaskListsRoute, ({ person }) => looking.lists(person)),
    handle(contract.readTaskRoute, ({ person, params }) => looking.read(person, params.id)),
  ]
}
