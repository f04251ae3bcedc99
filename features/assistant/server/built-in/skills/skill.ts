import type { Dialogue, Stretch, ThingRef } from '#foundation/language/dialogue.ts'
import type { ToolResult } from '../../loop/event.ts'
import type { Context } from '../context.ts'
import type { Grammar } from '../understanding/grammar.ts'
import type { Parts, Understood } from '../understanding/understand.ts'

/** What a plan wants next: something looked up or done, or the last word. */
export type Move = { kind: 'call'; calls: readonly Call[] } | { kind: 'say'; text: string; leaves?: Leaves }

/** What an answer leaves for the next message, beside its words. */
export type Leaves = {
  /** A question of ours, by its name; without a wish of its own it completes the one that was read. */
  asks?: { question: string; wish?: unknown }
  /** What it names, in its order. */
  shows?: readonly ThingRef[]
  /** The stretch that it is about. */
  span?: Stretch
  /** What the person may pick from. */
  offers?: readonly Stretch[]
}

export type Call = { tool: string; input: unknown }

/** `dialogue`: what an answer of ours left. */
export type Said = { role: 'user' | 'assistant'; text: string; dialogue?: Dialogue }

/** One message that is being answered, and how far that has come. */
export type Turn = {
  parts: Parts
  context: Context
  today: Temporal.PlainDate
  /** What was said before it. */
  before: readonly Said[]
  dialogue: Dialogue
  /** What came back for it so far, in order. */
  results: readonly { tool: string; result: ToolResult }[]
  offers: (tool: string) => boolean
}

/** What to do about an intent. What was done, refused or waits is told without asking it. */
export type Plan = (turn: Turn) => Move

/** A question of our own by its name, and how a reply completes what was asked for. */
export type Ask = {
  question: string
  /** The intent of a reply that says everything by itself. */
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
export type ReadingScene = {
  now: Temporal.PlainDateTime
  zone: string
  before: readonly Said[]
  dialogue: Dialogue
}

/** `sure`: nobody else can be meant; otherwise it holds where no grammar understands the sentence. */
export type Read = { intent: string; wish: unknown; sure: boolean }

export function say(text: string, leaves: Leaves = {}): Move {
  return { kind: 'say', text, leaves }
}

/** A question that the next message may answer. */
export function ask(text: string, question: string): Move {
  return say(text, { asks: { question } })
}

export function call(tool: string, input: unknown): Move {
  return { kind: 'call', calls: [{ tool, input }] }
}

/** What a lookup of this turn answered; nothing before it was asked. */
export function answerOf(turn: Turn, tool: string): unknown {
  const found = turn.results.findLast((result) => result.tool === tool)
  return found?.result.kind === 'answer' ? found.result.answer : undefined
}
