import type { Change } from '#foundation/contract/act.ts'
import type { ThingRef } from '#foundation/language/dialogue.ts'

/** Proof that something was done: the thing as read back from where it lives. */
export type Receipt<Thing = unknown> = {
  thing: Thing
  /** What is different now, for the person. */
  changes?: Change[]
  /** What `undo` needs; absent where there is nothing to undo. */
  inverse?: unknown
  /** Untrusted text in the receipt and its sentence. Empty: none. Absent: a model elsewhere learns only the title. */
  sources?: readonly string[]
  /** What the action touched, so that “it” can be resolved later. Deleted things have the name they had. */
  things?: readonly ThingRef[]
}

/**
 * Makes one line of presses that continue each other, such as what is stored while a draft is being written. `after`
 * names the actions that may have come before on the same thing (the first of `things`); `join` makes one receipt of
 * both, unless this one did not begin with what the earlier one left.
 */
export type Continues<Thing = never> = {
  after: readonly string[]
  join: (before: Receipt<Thing>, now: Receipt<Thing>) => { title: string; receipt: Receipt } | undefined
}
