import type { Actions, Receipt } from '#foundation/server/action.ts'
import { handle, type Handler } from '#foundation/server/http/handler.ts'
import type { Person } from '#foundation/server/person.ts'
import * as contract from '../../contract.ts'
import type { Facts } from './facts.ts'

export function memoryHandlers({ facts, actions }: { facts: Facts; actions: Pick<Actions, 'press'> }): Handler[] {
  const press = async (person: Person, name: string, input: unknown) => factOf(await actions.press(person, name, input))
  return [
    handle(contract.listFactsRoute, ({ person }) => facts.list(person)),
    handle(contract.addFactRoute, ({ person, body }) => press(person, 'assistant.remember-fact', body)),
    handle(contract.changeFactRoute, ({ person, params, body }) =>
      press(person, 'assistant.change-fact', { ...body, ...params }),
    ),
    handle(contract.forgetFactRoute, ({ person, params }) => press(person, 'assistant.forget-fact', params)),
  ]
}

function factOf({ thing }: Receipt): contract.Fact {
  return contract.fact.parse(thing)
}
