import { randomUUIDv7 } from 'node:crypto'
import type { z } from 'zod'
import { check } from '#foundation/contract/check.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { Change, Effect, Origin, Shown } from '#foundation/contract/act.ts'
import type { ThingRef } from '#foundation/language/dialogue.ts'
import type { Person } from './person.ts'

/** Proof that something was done: the thing as read back from where it lives. */
export type Receipt<Thing = unknown> = {
  thing: Thing
  /** What is different now, for the person. */
  changes?: Change[]
  /** What `undo` needs; absent where there is nothing to undo. */
  inverse?: unknown
  /**
   * Other people's text that the receipt, and the sentence written from it, contains: “the imported event “Fair””. An
   * empty list promises that there is none. Where it is absent, a model elsewhere is told the action's title alone.
   */
  sources?: readonly string[]
  /** What it touched, so that “it” can be found again; what was deleted is named as it was. */
  things?: readonly ThingRef[]
}

/** Proof that something was undone or redone, with what it takes to reverse that. */
export type Reversal<Thing = unknown> = Receipt<Thing> & { inverse: unknown }

/** What reversing something touches by now, for its card and for the button that does it. */
export type Touch = {
  /** Where it is: “Calendar: “Choir””. */
  fields: Shown['fields']
  /** Who else sees it: “Whoever has the secret address to “Choir””; null: nobody. */
  others: string | null
  /** Other people's text in here. */
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
  /** Whether it reaches other people although its input does not say so; then it is `outward`. */
  reaches?: (person: Person, input: never) => Promise<boolean>
  /** Whether the screens that have a button for it show whom it reaches; then the press is the yes. */
  pressIsYes?: (person: Person, input: never) => Promise<boolean>
  /** Needs a yes although it could be undone, unless a person asks for it with a button. */
  asks?: (input: never, asking: Asking) => boolean
  /**
   * Exactly what would happen, with names in the place of ids: what a person says yes to. A field is named after its
   * path within the input, such as `steps.0.event.title`; the ledger adds every path that is left out here.
   */
  show: (person: Person, input: never) => Promise<Shown> | Shown
  /**
   * Paths within the input that `show` leaves out, each with the reason why a person need not see it; `*` stands for any
   * place in a list.
   */
  unseen?: Readonly<Record<string, string>>
  /** Fields of the input, all of them text, that may be changed before saying yes. */
  editable?: readonly string[]
  /**
   * The name of a list in the input, such as `steps`, whose entries a person can leave out when they say yes. `show`
   * names the fields of each entry after its path, such as `steps.0.event.title`; only labels may number the entries.
   */
  parts?: string
  /** `asking` says where the words of the input came from, for what keeps the origin of its text. */
  run: (person: Person, input: never, asking: Asking) => Promise<Receipt>
  /** “Renamed the chat to “Budget”.” Written from what was read back, and from nothing else. */
  done: (receipt: never) => string
  /** What the screen that asked is told besides, so that it need not read it: the thing as it is now, by its name. */
  answer?: (receipt: never) => Record<string, unknown>
  /**
   * Absent: this cannot be undone, and the product says so beforehand. It refuses with a sentence where what it would
   * change back was changed again since. What it returns can be handed to it again, which then redoes the action.
   */
  undo?: (person: Person, receipt: never) => Promise<Reversal>
  /**
   * What taking back or doing again each of these receipts touches by now. It may reach other people although doing it
   * did not.
   */
  undoTouches?: (person: Pick<Person, 'id'>, receipts: readonly never[]) => Promise<Touch[]>
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
   * Whose words an answer brings in, in words for the person: “the note “Lunch””. A run that has read them asks for a
   * yes before it acts.
   */
  sources: NoSources | ((answer: never) => string[])
  /** What stands for itself below an answer in a conversation, where it was looked up to be shown. */
  card?: (input: never) => LookupCard | undefined
}

/** Why no answer of a lookup can hold text that somebody else wrote. */
export type NoSources = { none: string }

/** A feature shows it by its kind; `id` says which, and what is shown is as it is then. */
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
  show: (person: Person, input: z.output<S>) => Promise<Shown> | Shown
  unseen?: Readonly<Record<string, string>>
  editable?: readonly string[]
  parts?: string
  run: (person: Person, input: z.output<S>, asking: Asking) => Promise<Receipt<Thing>>
  done: (receipt: Receipt<Thing>) => string
  answer?: (receipt: Receipt<Thing>) => Record<string, unknown>
  undo?: (person: Person, receipt: Receipt<Thing>) => Promise<Reversal<Thing>>
  undoTouches?: (person: Pick<Person, 'id'>, receipts: readonly Receipt<Thing>[]) => Promise<Touch[]>
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
  card?: (input: z.output<S>) => LookupCard | undefined
}): Lookup {
  return lookup
}

/** Through which door something is asked for, and after what. */
export type Asking = {
  origin: Origin
  conversationId?: string
  answerId?: string
  /** Who asks for the person, by name: the built-in assistant or a model elsewhere. */
  askedBy?: string
  /** Asked for twice with the same key, it is done once, and answered the same. */
  key?: string
  /** Other people's text that was read before this was asked for. */
  sources?: readonly string[]
  /** The card in this conversation whose place this takes, because the person changed their wish in words. */
  replaces?: string
  /** The built-in reader took this wish from the person's own message; no model wrote any of it. */
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
  /** The person's no to what waits. A yes is never passed on: it is given where the exact content stands. */
  decline(person: Person, activityId: string): Promise<void>
}

export type ConversationOutcome = {
  activityId: string
  /** The name of the action. */
  action: string
  answerId: string
  /** The action's own title, which quotes nothing. */
  title: string
  state: string
  sentence: string | undefined
  /** Other people's text in the sentence; `undefined` where the action did not say. */
  sources: readonly string[] | undefined
  things: readonly ThingRef[]
}

export type Actions = {
  /** Checks the input, then acts or waits for a yes. Routes, commands, jobs and the assistant all act through this function. */
  perform(person: Person, name: string, input: unknown, asking: Asking): Promise<Outcome>
  /** What a person wants by pressing a button of ours. */
  press(person: Person, name: string, input: unknown): Promise<Receipt>
  look(person: Person, name: string, input: unknown): Promise<{ answer: unknown; sources: string[]; card?: LookupCard }>
  outcomes: Ledger['outcomes']
  decline: Ledger['decline']
  find(name: string): Action
  /** What there is to offer, in the order of the features; complete once the server has opened. */
  readonly actions: readonly Action[]
  readonly lookups: readonly Lookup[]
}

type Offer = { actions: readonly Action[]; lookups: readonly Lookup[] }

/** `offer` is asked when it is needed: features are handed this before all of them are open. */
export function createActions(offer: () => Offer, ledger: () => Ledger): Actions {
  const find = (name: string): Action => findIn(offer().actions, name)

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
      const lookup = findIn(offer().lookups, name)
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

/** The same, after a look at what the input speaks of where it takes one to know. */
export async function weigh(person: Person, action: Action, input: unknown): Promise<Effect> {
  const effect = effectOf(action, input)
  return effect === 'write' && (await action.reaches?.(person, input as never)) ? 'outward' : effect
}

/** Whether a press of a button is the person's yes, because its screen shows whom this reaches. */
export async function isPressYes({ person, action, input, effect, asking }: Wish): Promise<boolean> {
  if (asking.origin !== 'button' || effect !== 'outward') return false
  return (await action.pressIsYes?.(person, input as never)) ?? false
}

/** For a server that cannot ask a person: it does what needs no yes, refuses the rest and records nothing. */
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

/** Names are given once: two features that offer the same stop the start. */
export function refuseTwice(things: readonly { name: string }[]): void {
  const twice = things.find((thing, at) => things.findIndex(({ name }) => name === thing.name) !== at)
  if (twice) throw new Error(`Two features offer ${twice.name}.`)
}

function findIn<T extends { name: string }>(things: readonly T[], name: string): T {
  const found = things.find((thing) => thing.name === name)
  if (!found) throw new Failure('not-found', `There is nothing called ${name} here.`)
  return found
}
