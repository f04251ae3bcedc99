import type { z } from 'zod'
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
