import type { ThingRef } from '#foundation/language/dialogue.ts'
import type { LookupCard } from './action.ts'

/** The outcome of a tool: passed on to a model unchanged, and read by the built-in one. */
export type ToolResult =
  | { kind: 'answer'; answer: unknown; sources: readonly string[]; card?: LookupCard }
  | { kind: 'done'; sentence: string; activityId: string; sources: readonly string[]; things?: readonly ThingRef[] }
  /** A card waits for approval; the run ends here. */
  | { kind: 'waits'; title: string; activityId: string }
  | { kind: 'refused'; sentence: string }
  /** It was started, and its outcome is unknown. */
  | { kind: 'unknown'; sentence: string }
