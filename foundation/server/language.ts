import type { Dialogue, OpenQuestion, Stretch, ThingRef } from '#foundation/language/dialogue.ts'
import type { FeatureLanguage } from '#foundation/language/templates/language.ts'
import type { Parts, Understood } from '#foundation/language/understanding.ts'
import type { ToolResult } from './tool-result.ts'

/** What a plan wants next: something looked up or done, or the last word. */
export type Move = { kind: 'call'; calls: readonly Call[] } | { kind: 'say'; text: string; leaves?: Leaves }

export type Call = { tool: string; input: unknown }

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
  /** The keys of the wordings that it used. */
  said?: readonly string[]
}

/** `dialogue`: what an answer of ours left. */
export type Said = { role: 'user' | 'assistant'; text: string; dialogue?: Dialogue }

/** What is known before a word is read. */
export type Setting = {
  now: Date
  /** The person's IANA zone. */
  zone: string
  name: string
  conversationId: string
  /** Words that messages may begin with, of the actions that are registered: `/note` → notes.add-note, field `text`. */
  commands: readonly { word: string; tool: string; field: string; hint: string }[]
}

/** One message that is being answered, and how far that has come. */
export type Turn = {
  parts: Parts
  context: Setting
  today: Temporal.PlainDate
  /** What was said before it. */
  before: readonly Said[]
  dialogue: Dialogue
  /** What came back for it so far, in order. */
  results: readonly { tool: string; result: ToolResult }[]
  offers: (tool: string) => boolean
  /** What all features can tell of a day. */
  glances: readonly Glance[]
}

/** What to do about an intent. What was done, refused or waits is told without asking it. */
/** Nothing where what was looked up shows that something else was meant. */
export type Plan = (turn: Turn) => Move | undefined

/** A question of ours by its name, which no other feature uses, and how a reply completes what was asked for. */
export type Ask = {
  question: string
  /** The intent of a reply that says everything by itself. */
  intent: string
  /** `undefined` where the reply does not answer it. */
  complete: (reply: Understood) => Partial<Parts> | undefined
}

/** Where a message stands: the person's wall clock, and what was said before. */
export type ReadingScene = {
  now: Temporal.PlainDateTime
  zone: string
  before: readonly Said[]
  dialogue: Dialogue
}

/** `answers`: the question that it completes. `replaces`: the card that waits and is changed by it. `tries`: only what is looked up shows whether it was meant. `sure`: nothing else can be meant; otherwise it holds where no template fits the message. */
export type Read = {
  intent: string
  wish: unknown
  sure: boolean
  tries?: boolean
  answers?: OpenQuestion
  replaces?: string
}

/** A feature's lines of the overview of a day. `answers` are those to its calls, `undefined` where there is none. */
export type Glance = {
  /** The least comes first. */
  order: number
  calls: (today: Temporal.PlainDate) => readonly Call[]
  tell: (answers: readonly unknown[], turn: Turn) => readonly string[]
}

/** A language with what is done about each of its intents. `Same` names the intents that repeat an earlier one. */
export type Binding<Intent extends string = string, Same extends string = string> = {
  plans: Readonly<Record<Exclude<Intent, Same>, Plan>>
  /** Intents that ask for the same as before of something else, such as “and in Rome?”: which intent is then meant. */
  follows?: Readonly<Record<Same, (parts: Parts, dialogue: Dialogue) => string>>
  /** What no template can hold, such as a sum; read before templates are. */
  reads?: (sentence: string, scene: ReadingScene) => Read | undefined
  /** Whether a wish of its own reader only asks, where its intent can be either. */
  isQuestion?: (parts: Parts) => boolean
  /** What a wish of its own reader came to, where that depended on what was looked up; it is what follow-ups speak of. */
  cameTo?: (turn: Turn) => unknown
  /** What a person should know beside what was just done, by intent. */
  remarks?: Readonly<Partial<Record<Intent, (turn: Turn) => string | undefined>>>
  asks?: readonly Ask[]
  /** What is not possible where a tool is not offered: “Renaming chats”. */
  doings?: Readonly<Record<string, string>>
  glance?: Glance
  /** Its intents without a template are read by what was learned from examples; nothing may be changed for them. */
  byExample?: true
  /** Those of them that a reader of another language comes before, because it offers more. */
  yields?: readonly Intent[]
  /** Intents that are left to a model where one is connected, because it does them better or can do more. */
  handsOver?: readonly Intent[]
  /** The file of weights that were learned for the intents of the feature. */
  weights?: URL
}

export type BoundLanguage = { language: FeatureLanguage } & Binding

/** A plan for each intent of a language: one that is forgotten does not compile. */
export function bindLanguage<L extends FeatureLanguage, Same extends string = never>(
  language: L,
  binding: Binding<keyof L['intents'] & string, Same>,
): BoundLanguage {
  return { language, ...binding }
}

export function say(text: string, leaves: Leaves = {}): Move {
  return { kind: 'say', text, leaves }
}

/** The next of several wordings for the same thing, so that a dialogue does not hear one twice in a row. */
export function sayInTurn({ dialogue }: Turn, key: string, wordings: readonly string[]): Move {
  return say(wordings[(dialogue.said?.[key] ?? 0) % wordings.length] ?? '', { said: [key] })
}

/** A question that the next message may answer. */
export function ask(text: string, question: string): Move {
  return say(text, { asks: { question } })
}

export function call(tool: string, input: unknown): Move {
  return { kind: 'call', calls: [{ tool, input }] }
}

/** The tool that passes on the person’s no to a card. */
export const declineCard = 'assistant.decline-card'

/** A no in words goes to the card that the last answer put up; `undefined` where there is none. */
export function declined({ dialogue: { card }, results, offers }: Turn, words: string): Move | undefined {
  if (!card || card.isPast === true || !offers(declineCard)) return undefined
  return results.length > 0 ? say(words) : call(declineCard, { id: card.activityId })
}

/** What a lookup of this turn answered; `undefined` before it was asked. */
export function answerOf(turn: Turn, tool: string): unknown {
  const found = turn.results.findLast((result) => result.tool === tool)
  return found?.result.kind === 'answer' ? found.result.answer : undefined
}
