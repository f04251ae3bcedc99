import { z } from 'zod'
import type { Action, Actions } from '#foundation/server/action.ts'
import type { OfferedAction } from '../contract.ts'

/** Every action that can be called by name; generated once, because schemas do not change at run time. */
export function createOffers(actions: Pick<Actions, 'actions'>): () => OfferedAction[] {
  let offers: OfferedAction[] | undefined
  return () => (offers ??= actions.actions.map(offerOf))
}

function offerOf({ name, title, description, input, command }: Action): OfferedAction {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return {
    name,
    title,
    description,
    input: schema,
    ...(command && { command: { word: command.word, hint: command.hint } }),
  }
}
