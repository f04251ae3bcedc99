import type { ThingRef } from '#foundation/language/dialogue.ts'
import type { LookupCard } from './action.ts'

/** What a tool came back with: told to the model as it is, and read by the built-in one. */
export type ToolResult =
  | { kind: 'answer'; answer: unknown; sources: readonly string[]; card?: LookupCard }
  | { kind: 'done'; sentence: string; activityId: string; sources: readonly string[]; things?: readonly ThingRef[] }
  /** A card waits for the person; the run ends here. */
  | { kind: 'waits'; title: string; activityId: string }
  | { kind: 'refused'; sentence: string }
  /** It was begun, and it is unknown whether it was done. */
  | { kind: 'unknown'; sentence: string }
