import type { FindingKind } from '#foundation/contract/finding.ts'
import type { Dialogue, OpenQuestion, Stretch, ThingRef } from '#foundation/language/dialogue.ts'
import type { SentenceKind } from '#foundation/language/english/sentence-kind.ts'
import type { Opening } from '#foundation/language/opening.ts'
import type { FeatureLanguage } from '#foundation/language/templates/language.ts'
import type { Length } from '#foundation/language/summary/summarise.ts'
import type { Parts, Understood } from '#foundation/language/understanding.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import type { SaidOf } from './said-of.ts'
import type { ToolResult } from './tool-result.ts'

/** What a plan does next: calls a tool, or gives the final answer. */
export type Move = { kind: 'call'; calls: readonly Call[] } | { kind: 'say'; text: string; leaves?: Leaves }

export type Call = { tool: string; input: unknown }

/** What an answer leaves for the next message, beside its words. */
export type Leaves = {
  /** The question it asks, by name. Without a `wish` of its own it completes the one that was read. */
  asks?: { question: string; wish?: unknown; isAgain?: boolean }
  /** The things it names, in its order. */
  shows?: readonly ThingRef[]
  /** The time span it is about. */
  span?: Stretch
  /** The time spans the person may choose from. */
  offers?: readonly Stretch[]
  /** The keys of the wordings it used. */
  said?: readonly string[]
  /** Nothing of that name was found, so others that have something similar answer; `ifSurer`: only where a surer reading found nothing, either. */
  isNothing?: true | 'ifSurer'
  /** The answer may miss the point, so what was just done or proposed stays in hand. */
  isNear?: true
  /** It is about what came along with the message, so nothing else needs to be said about that. */
  isAboutAttached?: true
}

/** `dialogue`: what one of our answers left. */
export type Said = { role: 'user' | 'assistant'; text: string; id?: string; dialogue?: Dialogue }

/** What is known before reading the message. */
export type Setting = {
  now: Date
  /** The person's IANA zone. */
  zone: string
  /** How the person wants times and dates written. */
  format: TimeFormat
  name: string
  conversationId: string
  /** The message that is answered, where it is known. */
  messageId?: string
  /** Slash commands of the registered actions: `/note` → notes.add-note, field `text`. */
  commands: readonly { word: string; tool: string; field: string; hint: string }[]
  /** What came along with the message, by the kind of thing. */
  attached?: readonly { kind: string; id: string }[]
}

/** One message being answered, and the progress so far. */
export type Turn = {
  parts: Parts
  context: Setting
  today: Temporal.PlainDate
  before: readonly Said[]
  dialogue: Dialogue
  results: readonly { tool: string; result: ToolResult }[]
  offers: (tool: string) => boolean
  /** What every feature can tell about a day. */
  glances: readonly Glance[]
  /** What every feature can tell about days that have passed. */
  recaps: readonly Recap[]
  /** How to reserve time, if a feature offers it. */
  agenda: Agenda | undefined
  /** How to sum up texts that are kept, if a feature keeps some. */
  texts: Texts | undefined
  /** How to make a task of something, if a feature keeps tasks. */
  adopts: Adopts | undefined
  /** What every feature could do with words that nothing reads. */
  suggests: readonly Suggests[]
  /** What features warn of before words of their things are trusted. */
  cautions: readonly Cautions[]
}

/** An order that may have been meant by words that nothing reads, offered to be pressed where its tool is. */
export type Suggests = { tool: string; order: (words: string, kind: SentenceKind) => string | undefined }

/** Makes a task of a thing that was found; `said` is what else was said of the task, such as when it is due. */
export type Adopts = (turn: Turn, thing: ThingRef, said: string) => Move

/** What a person should know before they trust what these things of a kind say; empty if nothing speaks against them. */
export type Cautions = { kind: string; of: (turn: Turn, ids: readonly string[]) => Move | string }

/** Time to reserve, in the person's local time. */
export type Block = { title: string; start: string; end: string }

/** How to find free time and reserve it. */
export type Agenda = {
  /** Looks for free spans of at least `minutes`. */
  free: (span: Stretch, minutes: number) => Call
  /** The answer to that call, in the person's local time. */
  freeIn: (answer: unknown, zone: string) => readonly Stretch[] | undefined
  /** What takes place then. */
  taken: (span: Stretch) => Call
  takenIn: (answer: unknown, at: Stretch, to: Setting) => readonly string[] | undefined
  /** Applies all changes or none, with one Undo. */
  book: (title: string, blocks: readonly Block[]) => Call
}

/** Texts that a feature keeps, such as files. */
export type Texts = {
  /** As messages call what comes along with them. */
  kind: string
  sumUp: (turn: Turn, ids: readonly string[], length: Length | undefined) => Move
  /** `undefined` if none is called so. */
  sumUpNamed: (turn: Turn, name: string, length: Length | undefined) => Move | undefined
  /** Tells which duties, dates and so on stand in them. */
  findIn: (turn: Turn, ids: readonly string[], kinds: readonly FindingKind[]) => Move
  findInNamed: (turn: Turn, name: string, kinds: readonly FindingKind[]) => Move | undefined
  /** How many there are; `undefined` if that can't be looked up. */
  count: (turn: Turn) => Move | TextCount | undefined
}

/** How many texts there are, if that is known, and how many of them have not been read yet. */
export type TextCount = { kind: 'count'; all?: number; unread: number }

/** What to do about an intent; `undefined` if a lookup shows that something else was meant. */
export type Plan = (turn: Turn) => Move | undefined

/** A question by its unique name, and how a reply completes the request. */
export type Ask = {
  question: string
  /** The intent of a reply that is complete by itself. */
  intent: string
  /** `undefined` if the reply does not answer it. */
  complete: (reply: Understood) => Partial<Parts> | undefined
}

/** The context of a message: the person's local time and the conversation before it. */
export type ReadingScene = {
  now: Temporal.PlainDateTime
  zone: string
  before: readonly Said[]
  dialogue: Dialogue
  /** How likely an intent is by what was learned from examples: 0 to 1. */
  scoreOf?: (intent: string) => number | undefined
}

/**
 * `answers`: the question it completes. `anyWords`: that question may be answered in any words, so a message that is
 * surely a wish of its own does not answer it. `replaces`: the pending card it changes. `tries`: only a lookup shows whether
 * it was meant. `makes`: it creates something, so an existing thing of that name comes first. `sure`: nothing else can
 * be meant; otherwise it applies only if no template fits the message. `last`: it comes after what any other feature
 * has to say; `closest`, also after what another feature finds to be the answer; `least`, after all of these. `aside`: the message is read as if this were not there; it comes first if a lookup shows that it was meant
 * and nothing else leaves no doubt. `onHand`: it goes on with what was just done, so that it comes before another sure reading. `eachPart`: it accounts for each part of the message, so that it is looked up before what
 * one part means by itself. `nearest`: what comes closest to a question that nothing here answers. `doubts`: words were left over, or it is only asked whether it is meant.
 */
export type Read = {
  intent: string
  wish: unknown
  sure: boolean
  tries?: boolean
  makes?: boolean
  last?: boolean | 'closest' | 'least'
  aside?: boolean
  onHand?: boolean
  eachPart?: boolean
  nearest?: boolean
  answers?: OpenQuestion
  anyWords?: boolean
  replaces?: string
  doubts?: boolean
}

/** A feature's lines in the overview of a day. `answers` are the answers to its calls, `undefined` for those without one. */
export type Glance = {
  /** Ascending. */
  order: number
  calls: (today: Temporal.PlainDate) => readonly Call[]
  tell: (answers: readonly unknown[], turn: Turn) => readonly string[]
}

/** Days of the person, `to` not included, and the zone that they are counted in. */
export type RecapDays = { from: Temporal.PlainDate; to: Temporal.PlainDate; zone: string }

/** A feature’s lines about what took place on some days; the answers to its calls come as for a `Glance`. */
export type Recap = {
  /** Ascending. */
  order: number
  calls: (days: RecapDays) => readonly Call[]
  tell: (answers: readonly unknown[], turn: Turn, days: RecapDays) => readonly string[]
}

/** The first moment of these days, and that after them. */
export function momentsOf({ from, to, zone }: RecapDays): { from: string; to: string } {
  const at = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).toInstant().toString()
  return { from: at(from), to: at(to) }
}

/** Whether a condition holds, what was found, and the things that “it” and “them” mean in what follows. */
export type Verdict = { kind: 'verdict'; isSo: boolean; fact: string; shows: readonly ThingRef[] }

/**
 * Conditions that a feature can check for requests to any feature: “if Tom has overdue tasks, book …”. `holds` is false if
 * the condition is negated; `who` is the person that “they” means in what follows. `decide` gets the wish in `parts`.
 */
export type Conditions = {
  /** The day that a condition names is also that of a time in the request: “if I'm free on Friday, remind me at 9”. */
  givesDay?: true
  read: (said: string, scene: ReadingScene) => { wish: unknown; holds: boolean; who?: string | undefined } | undefined
  decide: (turn: Turn) => Move | Verdict
}

/** Finds a person who is described, such as “the sender of the offer”; `order` returns the message with `who` in their place. */
export type Persons = {
  read: (said: string, scene: ReadingScene) => { wish: unknown; order: (who: string) => string } | undefined
  find: (turn: Turn) => Move | { kind: 'person'; who: string; fact: string }
}

/** A language with a plan for each of its intents. `Same` names the intents that repeat an earlier one. */
export type Binding<Intent extends string = string, Same extends string = string> = {
  plans: Readonly<Record<Exclude<Intent, Same>, Plan>>
  /** Intents that repeat the last request for something else (“and in Rome?”), and the intent each then means. */
  follows?: Readonly<Record<Same, (parts: Parts, dialogue: Dialogue) => string>>
  /** What no template can express, such as a sum; read before templates. Several, where it may be meant in several ways. */
  reads?: (sentence: string, scene: ReadingScene) => Read | readonly Read[] | undefined
  /** Whether a request from its own reader is only a question, for intents that can be either. */
  isQuestion?: (parts: Parts) => boolean
  /** What a request from its own reader resolved to, if that depended on lookups; follow-ups refer to it. */
  cameTo?: (turn: Turn) => unknown
  /** What the next message may call “it” while what was asked for waits for a yes, or once it is done. */
  speaksOf?: (turn: Turn) => readonly ThingRef[]
  /** What a person should know beside what was just done, by intent. */
  remarks?: Readonly<Partial<Record<Intent, (turn: Turn) => string | undefined>>>
  /** What a person should know beside what was done or waits for a yes, such as a part that was not read, by intent. */
  caveats?: Readonly<Partial<Record<Intent, (turn: Turn) => string | undefined>>>
  asks?: readonly Ask[]
  /** How a wish begins that stands behind one of another feature: “… and remind me at 6”. */
  openings?: readonly Opening[]
  conditions?: Conditions
  persons?: Persons
  /** What is not possible if a tool is not offered: “Renaming chats”. */
  doings?: Readonly<Record<string, string>>
  glance?: Glance
  recap?: Recap
  agenda?: Agenda
  texts?: Texts
  adopts?: Adopts
  suggests?: Suggests
  cautions?: Cautions
  /** Intents without a template are recognised by the model learned from examples; they must not change anything. */
  byExample?: true
  /** Intents that another language's reader takes first, because it offers more. */
  yields?: readonly Intent[]
  /** Intents left to a model if one is connected, because it handles them better. */
  handsOver?: readonly Intent[]
  /** The file of learned weights for the feature's intents. */
  weights?: URL
  said?: SaidOf
}

export type BoundLanguage = { language: FeatureLanguage } & Binding

/** A plan for each intent of a language: a missing one does not compile. */
export function bindLanguage<L extends FeatureLanguage, Same extends string = never>(
  language: L,
  binding: Binding<keyof L['intents'] & string, Same>,
): BoundLanguage {
  return { language, ...binding }
}

export function say(text: string, leaves: Leaves = {}): Move {
  return { kind: 'say', text, leaves }
}

/** Picks the next of several wordings, so that none is repeated twice in a row. */
export function sayInTurn({ dialogue }: Turn, key: string, wordings: readonly string[]): Move {
  return say(wordings[(dialogue.said?.[key] ?? 0) % wordings.length] ?? '', { said: [key] })
}

/** Asks a question that the next message may answer. */
export const ask = (text: string, question: string): Move => say(text, { asks: { question } })

export function call(tool: string, input: unknown): Move {
  return { kind: 'call', calls: [{ tool, input }] }
}

export const undoDeed = 'activity.undo'

/** The tool that declines a card on the person's behalf. */
export const declineCard = 'assistant.decline-card'

/** Declines the card that the last answer showed; `undefined` if there is none. */
export function declined({ dialogue: { card }, results, offers }: Turn, words: string): Move | undefined {
  if (!card || card.isPast === true || !offers(declineCard)) return undefined
  return results.some(({ tool }) => tool === declineCard) ? say(words) : call(declineCard, { id: card.activityId })
}

/** What a lookup of this turn answered; `undefined` if it has not run yet. */
export function answerOf(turn: Turn, tool: string): unknown {
  const found = turn.results.findLast((result) => result.tool === tool)
  return found?.result.kind === 'answer' ? found.result.answer : undefined
}
