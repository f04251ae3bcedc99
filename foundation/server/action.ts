import { randomUUIDv7 } from 'node:crypto'
import type { z } from 'zod'
import { check } from '#foundation/contract/check.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { Effect, Origin, Shown } from '#foundation/contract/act.ts'
import type { ThingRef } from '#foundation/language/dialogue.ts'
import { findNamed } from './named.ts'
import type { Person } from './person.ts'
import type { Continues, Receipt } from './receipt.ts'

export type { Continues, Receipt } from './receipt.ts'

/** Proof that something was undone or redone, with what it takes to reverse that again. */
export type Reversal<Thing = unknown> = Receipt<Thing> & { inverse: unknown }

/** What an undo would touch now, for its card and its button. */
export type Touch = {
  /** Where it is: “Calendar: “Choir””. */
  fields: Shown['fields']
  /** Who else sees it: “Whoever has the secret address to “Choir””; null for no one. */
  others: string | null
  /** Untrusted sources of these words. */
  sources: string[]
}

export type Action = {
  name: string
  /** In the imperative, for a card and a list: “Rename a chat”. */
  title: string
  /** For a model: what it does, and when to use it. */
  description: string
  input: z.ZodType
  effect: Effect | ((input: never) => Effect)
  /** Whether it reaches other people even though its input does not say so; if it does, it counts as `outward`. */
  reaches?: (person: Person, input: never) => Promise<boolean>
  /** Whether the screens with a button for it show who it reaches; if they do, pressing the button is the approval. */
  pressIsYes?: (person: Person, input: never) => Promise<boolean>
  /** Whether it needs approval even though it can be undone, unless the person pressed a button. */
  asks?: (input: never, asking: Asking) => boolean
  /**
   * Its input holds ids, times and choices and no text, so no words of others can get into it. The built-in assistant,
   * which follows no text, does it without approval even after it read such words. Reversing an action is as wordless
   * as that action is.
   */
  isWordless?: true | ((person: Person, input: never) => Promise<boolean>)
  /**
   * Exactly what would happen, with names instead of ids: what the person approves. A field is named after its path
   * within the input, such as `steps.0.event.title`; the ledger adds every path that is left out here.
   */
  show: (person: Person, input: never) => Promise<Shown> | Shown
  /**
   * Paths within the input that `show` leaves out, each with the reason why a person need not see it; `*` matches any
   * index.
   */
  unseen?: Readonly<Record<string, string>>
  /** Fields of the input, all of them text, that may be changed before saying yes. */
  editable?: readonly string[]
  /** Takes long: people who left meanwhile are told how it ended. */
  isLong?: boolean
  /**
   * The name of a list in the input, such as `steps`, whose entries a person can leave out when they approve. `show`
   * names the fields of each entry after its path, such as `steps.0.event.title`; only labels may number the entries.
   */
  parts?: string
  /** `asking` says where the words of the input came from, for actions that store the origin of text. */
  run: (person: Person, input: never, asking: Asking) => Promise<Receipt>
  /** “Renamed the chat to “Budget”.” Written from what was read back, and from nothing else. */
  done: (receipt: never) => string
  /** The thing as it is now, by its name, so that the screen that asked need not read it again. */
  answer?: (receipt: never) => Record<string, unknown>
  /**
   * Absent if it cannot be undone, which the product says beforehand. Fails with a sentence if something it would
   * change back has changed since. Passing the result to it again redoes the action.
   */
  undo?: (person: Person, receipt: never) => Promise<Reversal>
  /**
   * What undoing or redoing each of these receipts would touch now. It may reach other people even if doing it did not.
   */
  undoTouches?: (person: Pick<Person, 'id'>, receipts: readonly never[]) => Promise<Touch[]>
  continues?: Continues
  /** A word to begin a message with, such as `note` for “/note Buy milk”: the rest becomes that field of the input. */
  command?: { word: string; field: string; hint: string }
}

/** Reading, which never changes anything and needs no yes. */
export type Lookup = {
  name: string
  /** In the past tense, for a line: “Searched your chats”. */
  label: string
  description: string
  input: z.ZodType
  answer: z.ZodType
  run: (person: Person, input: never) => Promise<unknown>
  /**
   * The untrusted sources an answer brings in, in words for the person: “the note “Lunch””. A run that has read them
   * asks for approval before it acts.
   */
  sources: NoSources | ((answer: never) => string[])
  /** The passages of documents in an answer: what a model writes from then on is held to them, sentence by sentence. */
  quotes?: (answer: never) => Quote[]
  /** A card shown below the answer in a conversation, if something was looked up in order to be shown. */
  card?: (input: never) => LookupCard | undefined
}

/** `from`: where it stands, in words for the person: “Lease.pdf, Page 3”. `path`: the address in the app that shows it. */
export type Quote = { text: string; from: string; path?: string }

/** Why no answer of this lookup can contain untrusted text. */
export type NoSources = { none: string }

/** The feature draws the card by its kind; `id` says which thing, read when it is shown. */
export type LookupCard = { kind: string; id: string }

export function defineAction<S extends z.ZodType, Thing>(action: {
  name: string
  title: string
  description: string
  input: S
  effect: Effect | ((input: z.output<S>) => Effect)
  reaches?: (person: Person, input: z.output<S>) => Promise<boolean>
  pressIsYes?: (person: Person, input: z.output<S>) => Promise<boolean>
  asks?: (input: z.output<S>, asking: Asking) => boolean
  isWordless?: true | ((person: Person, input: z.output<S>) => Promise<boolean>)
  show: (person: Person, input: z.output<S>) => Promise<Shown> | Shown
  unseen?: Readonly<Record<string, string>>
  editable?: readonly string[]
  isLong?: boolean
  parts?: string
  run: (person: Person, input: z.output<S>, asking: Asking) => Promise<Receipt<Thing>>
  done: (receipt: Receipt<Thing>) => string
  answer?: (receipt: Receipt<Thing>) => Record<string, unknown>
  undo?: (person: Person, receipt: Receipt<Thing>) => Promise<Reversal<Thing>>
  undoTouches?: (person: Pick<Person, 'id'>, receipts: readonly Receipt<Thing>[]) => Promise<Touch[]>
  continues?: Continues<Thing>
  command?: NonNullable<Action['command']>
}): Action {
  return action
}

export function defineLookup<S extends z.ZodType, A extends z.ZodType>(lookup: {
  name: string
  label: string
  description: string
  input: S
  answer: A
  run: (person: Person, input: z.output<S>) => Promise<z.input<A>>
  sources: NoSources | ((answer: z.output<A>) => string[])
  quotes?: (answer: z.output<A>) => Quote[]
  card?: (input: z.output<S>) => LookupCard | undefined
}): Lookup {
  return lookup
}

/** Through which door something is asked for, and after what. */
export type Asking = {
  origin: Origin
  conversationId?: string
  answerId?: string
  /** Who acts on the person's behalf, by name: the built-in assistant or a model elsewhere. */
  askedBy?: string
  /** Asked for twice with the same key, it is done once, and answered the same. */
  key?: string
  /** Untrusted sources read earlier in this run. */
  sources?: readonly string[]
  /** Untrusted sources of words in the input that the person saw when pressing the button; stored like the others. */
  quotes?: readonly string[]
  /** The pending card in this conversation that this replaces, because the person changed their request. */
  replaces?: string
  /** The built-in assistant acts, not a model. */
  isBuiltIn?: boolean
  /** The built-in reader took this request from the person's own message; no model wrote any of it. */
  inOwnWords?: boolean
}

/** Done, or waiting for a yes; what was refused or went wrong is thrown as a `Failure`. */
export type Outcome =
  | { state: 'done'; activityId: string; sentence: string; receipt: Receipt }
  | { state: 'waits'; activityId: string; shown: Shown }

/** A checked wish. */
export type Wish = { person: Person; action: Action; input: unknown; effect: Effect; asking: Asking }

/** Where everything that is asked for is written down, let through or kept until there is a yes. */
export type Ledger = {
  perform(wish: Wish): Promise<Outcome>
  /** What came of everything that was asked for in a conversation, oldest first. */
  outcomes(person: Person, conversationId: string): Promise<ConversationOutcome[]>
  /** Declines a pending action. Approval is not available here: it is given where the exact content is shown. */
  decline(person: Person, activityId: string): Promise<void>
}

export type ConversationOutcome = {
  activityId: string
  action: string
  answerId: string
  /** The action's own title, which quotes no text. */
  title: string
  state: string
  sentence: string | undefined
  /** Untrusted sources of the sentence; `undefined` if the action did not say. */
  sources: readonly string[] | undefined
  things: readonly ThingRef[]
}

export type Actions = {
  /**
   * Checks the input, then acts or waits for approval. Routes, commands, jobs and the assistant all act through this
   * function.
   */
  perform(person: Person, name: string, input: unknown, asking: Asking): Promise<Outcome>
  /** What a person wants by pressing a button of ours. */
  press(person: Person, name: string, input: unknown): Promise<Receipt>
  look(person: Person, name: string, input: unknown): Promise<{ answer: unknown; sources: string[]; card?: LookupCard }>
  outcomes: Ledger['outcomes']
  decline: Ledger['decline']
  find(name: string): Action
  /** Everything on offer, in the order of the features; complete once the server has opened. */
  readonly actions: readonly Action[]
  readonly lookups: readonly Lookup[]
}

type Offer = { actions: readonly Action[]; lookups: readonly Lookup[] }

/** `offer` is asked when it is needed: features are handed this before all of them are open. */
export function createActions(offer: () => Offer, ledger: () => Ledger): Actions {
  const find = (name: string): Action => findNamed(offer().actions, name)

  async function perform(person: Person, name: string, given: unknown, asking: Asking): Promise<Outcome> {
    const action = find(name)
    const input = check(action.input, given)
    return ledger().perform({ person, action, input, effect: effectOf(action, input), asking })
  }

  return {
    get actions() {
      return offer().actions
    },
    get lookups() {
      return offer().lookups
    },
    find,
    perform,
    async press(person, name, input) {
      const outcome = await perform(person, name, input, { origin: 'button' })
      if (outcome.state === 'done') return outcome.receipt
      throw new Failure('needs-yes', 'This waits for your yes. You find it under Activity.')
    },
    async look(person, name, given) {
      const lookup = findNamed(offer().lookups, name)
      const input = check(lookup.input, given) as never
      const answer = lookup.answer.parse(await lookup.run(person, input))
      const card = lookup.card?.(input)
      return { answer, sources: sourcesOf(lookup, answer), ...(card && { card }) }
    },
    outcomes: (person, conversationId) => ledger().outcomes(person, conversationId),
    decline: (person, activityId) => ledger().decline(person, activityId),
  }
}

function sourcesOf({ sources }: Lookup, answer: unknown): string[] {
  return typeof sources === 'function' ? sources(answer as never) : []
}

export function effectOf({ effect }: Action, input: unknown): Effect {
  return typeof effect === 'function' ? effect(input as never) : effect
}

/** As `effectOf`, but `outward` if the action finds that it reaches other people. */
export async function weigh(person: Person, action: Action, input: unknown): Promise<Effect> {
  const effect = effectOf(action, input)
  return effect === 'write' && (await action.reaches?.(person, input as never)) ? 'outward' : effect
}

/** Whether pressing a button is the approval, because its screen shows who this reaches. */
export async function isPressYes({ person, action, input, effect, asking }: Wish): Promise<boolean> {
  if (asking.origin !== 'button' || effect !== 'outward') return false
  return (await action.pressIsYes?.(person, input as never)) ?? false
}

/** For a server that cannot ask a person: does what needs no approval, refuses the rest and records nothing. */
export function createPlainLedger(): Ledger {
  return {
    async perform(wish) {
      const { person, action, input, asking } = wish
      const asks = asking.origin !== 'button' && action.asks?.(input as never, asking) === true
      const effect = wish.effect === 'write' ? await weigh(person, action, input) : wish.effect
      if (asks || (effect !== 'write' && !(await isPressYes({ ...wish, effect }))))
        throw new Failure('needs-yes', 'This needs your yes, and nobody can be asked here.')
      const receipt = await action.run(person, input as never, asking)
      return { state: 'done', activityId: randomUUIDv7(), sentence: action.done(receipt as never), receipt }
    },
    outcomes: async () => [],
    async decline() {
      throw new Failure('not-found', 'Nothing waits here.')
    },
  }
}
