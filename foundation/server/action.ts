import type { z } from 'zod'
import { check } from '#foundation/contract/check.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { Person } from './person.ts'

/**
 * How strong an action is. `write` touches only the person's own things and can be undone; `outward` reaches other
 * people; `destructive` cannot be undone. The last two wait for a yes.
 */
export type Effect = 'write' | 'outward' | 'destructive'

/** Proof that something was done: the thing as read back from where it lives. */
export type Receipt<Thing = unknown> = {
  thing: Thing
  /** What `undo` needs; absent where there is nothing to undo. */
  inverse?: unknown
}

export type Action = {
  name: string
  description: string
  input: z.ZodType
  effect: Effect | ((input: never) => Effect)
  run: (person: Person, input: never) => Promise<Receipt>
  /** Absent: this cannot be undone, and the house says so beforehand. */
  undo?: (person: Person, receipt: never) => Promise<Receipt>
}

/** Reading, which never changes anything and needs no yes. */
export type Lookup = {
  name: string
  description: string
  input: z.ZodType
  answer: z.ZodType
  run: (person: Person, input: never) => Promise<unknown>
}

export function defineAction<S extends z.ZodType, Thing>(action: {
  name: string
  description: string
  input: S
  effect: Effect | ((input: z.output<S>) => Effect)
  run: (person: Person, input: z.output<S>) => Promise<Receipt<Thing>>
  undo?: (person: Person, receipt: Receipt<Thing>) => Promise<Receipt>
}): Action {
  return action
}

export function defineLookup<S extends z.ZodType, A extends z.ZodType>(lookup: {
  name: string
  description: string
  input: S
  answer: A
  run: (person: Person, input: z.output<S>) => Promise<z.input<A>>
}): Lookup {
  return lookup
}

/**
 * Lets an action pass, or throws the `Failure` that says what is missing. It sees the checked input, so that a yes can
 * be bound to the exact content.
 */
export type Gate = (request: { person: Person; action: Action; input: unknown; effect: Effect }) => Promise<void>

export type Actions = {
  /** Checks the input, asks the gate, acts, and comes back with the receipt. */
  perform(person: Person, name: string, input: unknown): Promise<Receipt>
  undo(person: Person, name: string, receipt: Receipt): Promise<Receipt>
  look(person: Person, name: string, input: unknown): Promise<unknown>
  /** What there is to offer: names, descriptions and shapes, in the order of the features. */
  actions: readonly Action[]
  lookups: readonly Lookup[]
}

/** Every door into the house (button, route, command, job, assistant) acts through this one. */
export function createActions(
  actions: readonly Action[],
  lookups: readonly Lookup[],
  gate: Gate = onlyWrites,
): Actions {
  const byName = index(actions)
  const lookupsByName = index(lookups)

  return {
    actions,
    lookups,
    async perform(person, name, given) {
      const action = find(byName, name)
      const input = check(action.input, given) as never
      await gate({ person, action, input, effect: effectOf(action, input) })
      return action.run(person, input)
    },
    async undo(person, name, receipt) {
      const { undo } = find(byName, name)
      if (!undo || receipt.inverse === undefined) throw new Failure('conflict', 'This cannot be undone.')
      return undo(person, receipt as never)
    },
    async look(person, name, given) {
      const lookup = find(lookupsByName, name)
      return lookup.answer.parse(await lookup.run(person, check(lookup.input, given) as never))
    },
  }
}

export function effectOf({ effect }: Action, input: never): Effect {
  return typeof effect === 'function' ? effect(input) : effect
}

/** Without someone to ask for a yes, what needs one does not happen. */
async function onlyWrites({ effect }: { effect: Effect }): Promise<void> {
  if (effect === 'write') return
  throw new Failure('needs-yes', 'This reaches beyond your own things or cannot be undone. It waits for your yes.')
}

function index<T extends { name: string }>(things: readonly T[]): Map<string, T> {
  const twice = things.find((thing, at) => things.findIndex(({ name }) => name === thing.name) !== at)
  if (twice) throw new Error(`Two features offer ${twice.name}.`)
  return new Map(things.map((thing) => [thing.name, thing]))
}

function find<T>(byName: Map<string, T>, name: string): T {
  const found = byName.get(name)
  if (!found) throw new Failure('not-found', `There is nothing called ${name} here.`)
  return found
}
