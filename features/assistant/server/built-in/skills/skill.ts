import type { ToolResult } from '../../loop/event.ts'
import type { Context } from '../context.ts'
import type { Grammar } from '../understanding/grammar.ts'
import type { Parts, Understood } from '../understanding/understand.ts'

/** What a plan wants next: something looked up or done, or the last word. */
export type Move = { kind: 'call'; calls: readonly Call[] } | { kind: 'say'; text: string }

export type Call = { tool: string; input: unknown }

export type Said = { role: 'user' | 'assistant'; text: string }

/** One message that is being answered, and how far that has come. */
export type Turn = {
  parts: Parts
  context: Context
  today: Temporal.PlainDate
  /** What was said before it. */
  before: readonly Said[]
  /** What came back for it so far, in order. */
  results: readonly { tool: string; result: ToolResult }[]
  offers: (tool: string) => boolean
}

/** What to do about an intent. What was done, refused or waits is told without asking it. */
export type Plan = (turn: Turn) => Move

/** A question of our own: how it begins, and how an answer to it completes what was asked for. */
export type Ask = {
  question: string
  intent: string
  /** Nothing where the answer does not answer it. */
  complete: (reply: Understood) => Partial<Parts> | undefined
}

/**
 * One field that the built-in assistant knows: what it understands, what it does about it and, in the files beside, how
 * it says so. A new one is added to the list in `skills.ts`, and nothing else changes.
 */
export type Skill = {
  grammar: Grammar
  plans: Readonly<Record<string, Plan>>
  /** Those of its intents that are small talk or questions, or how to tell: they ask for no change. */
  asking?: readonly string[] | ((parts: Parts) => boolean)
  /** Reads what no grammar of words can hold, such as titles and times. */
  reads?: (sentence: string, scene: ReadingScene) => Read | undefined
  /** What a person should know beside what was just done, by intent. */
  remarks?: Readonly<Record<string, (turn: Turn) => string | undefined>>
  asks?: readonly Ask[]
  /** What is not possible where a tool is not offered: “Renaming chats”. */
  doings?: Readonly<Record<string, string>>
}

/** What a sentence stands in: the time on the wall of the person, and what was said before. */
export type ReadingScene = { now: Temporal.PlainDateTime; zone: string; before: readonly Said[] }

/** `sure`: nobody else can be meant; otherwise it holds where no grammar understands the sentence. */
export type Read = { intent: string; wish: unknown; sure: boolean }

export function say(text: string): Move {
  return { kind: 'say', text }
}

export function call(tool: string, input: unknown): Move {
  return { kind: 'call', calls: [{ tool, input }] }
}

/** What a lookup of this turn answered; nothing before it was asked. */
export function answerOf(turn: Turn, tool: string): unknown {
  const found = turn.results.findLast((result) => result.tool === tool)
  return found?.result.kind === 'answer' ? found.result.answer : undefined
}
