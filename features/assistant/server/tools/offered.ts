import { z } from 'zod'
import type { Action, Actions, Lookup } from '#foundation/server/action.ts'
import { underway, underwayFromPast } from '../../rules/underway.ts'
import { learnedFrom } from '../memory/actions.ts'

/** An action or lookup, as a model is told of it: the same for everyone. */
export type Offered = {
  name: string
  description: string
  inputSchema: Record<string, unknown>
  label: string
} & ({ kind: 'action'; action: Action } | { kind: 'lookup'; lookup: Lookup })

/** Made once, on first use: JSON Schema is expensive to generate, and the features are not complete earlier. */
export function createOffered(actions: Pick<Actions, 'actions' | 'lookups'>): () => readonly Offered[] {
  let offered: readonly Offered[] | undefined
  return () => (offered ??= [...actions.lookups.map(fromLookup), ...actions.actions.map(fromAction)])
}

function fromLookup(lookup: Lookup): Offered {
  const { name, description, input, label } = lookup
  return { kind: 'lookup', lookup, name, description, inputSchema: schemaOf(input), label: underwayFromPast(label) }
}

function fromAction(action: Action): Offered {
  const { name, description, input, title } = action
  return { kind: 'action', action, name, description, inputSchema: schemaOf(input), label: underway(title) }
}

/** Fields added by the conversation, which a model must not set. */
const added: ReadonlySet<string> = new Set(Object.keys(learnedFrom.shape))

function schemaOf(input: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  if (!isMemory(input) || !schema.properties) return schema
  const properties = Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !added.has(name)))
  return { ...schema, properties }
}

/** Whether it takes down where something was learned. */
export function isMemory(input: z.ZodType): boolean {
  return input instanceof z.ZodObject && Object.keys(learnedFrom.shape).every((name) => name in input.shape)
}
