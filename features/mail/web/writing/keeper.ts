import { Failure } from '#foundation/contract/failure.ts'
import type { Draft } from '../../contract.ts'
import { differenceOf, emptyFields, type Fields, fieldsOf, isSame } from './fields.ts'
import { bothBodies, merge } from './merge.ts'

/** Where drafts are stored. All of them fail with a `Failure`. */
export type DraftDesk = {
  /** `undefined`: there is none. */
  read: () => Promise<Draft | undefined>
  write: (fields: Fields) => Promise<void>
  /** Fails with `conflict` if it was changed since `revision`. */
  change: (edit: Partial<Fields>, revision: number) => Promise<void>
  /** Runs it later; the answer takes it back. */
  after: (milliseconds: number, run: () => void) => () => void
}

export type KeptDraft = {
  fields: Fields
  /** As it was read last; `undefined`: it is not stored yet. */
  stored: Draft | undefined
  /**
   * `waiting`: the server could not be reached, and it is tried again. `clash`: another tab changed the same words, and
   * the person decides. `gone`: it was sent or discarded elsewhere. `refused`: the server does not take it.
   */
  state: 'loading' | 'saved' | 'edited' | 'saving' | 'waiting' | 'clash' | 'gone' | 'refused'
  /** What the other tab wrote; while `state` is `clash`. */
  theirs: Draft | undefined
  error: Error | undefined
}

export type Choice = 'mine' | 'theirs' | 'both'

/** Keeps what is written in one tab, stores it when the person pauses, and joins what other tabs stored. */
export type DraftKeeper = {
  now: () => KeptDraft
  subscribe: (listener: () => void) => () => void
  /** Reads it when it is opened, and whenever it was changed elsewhere. */
  hear: () => Promise<void>
  edit: (edit: Partial<Fields>) => void
  /** Stores what is not stored yet; resolves to whether everything is. */
  flush: () => Promise<boolean>
  choose: (choice: Choice) => void
  /**
   * Stores it and does what takes it away, such as sending it. Nothing is read meanwhile, nor afterwards. Where that
   * fails, the draft stays.
   */
  giveAway: (away: (stored: Draft) => Promise<void>) => Promise<void>
  /** It was discarded from here: nothing is stored any more. */
  end: () => void
}

type Self = {
  desk: DraftDesk
  kept: KeptDraft
  /** What both sides began with. */
  base: Fields
  listeners: Set<() => void>
  running: Promise<unknown> | undefined
  ended: boolean
  cancel: () => void
}

const pause = 1_200
const retryPause = 4_000

/** `seed`: what a new draft begins with; it is stored once it was edited. */
export function createKeeper(desk: DraftDesk, seed?: Fields): DraftKeeper {
  const self = begin(desk, seed)
  return {
    now: () => self.kept,
    subscribe(listener) {
      self.listeners.add(listener)
      return () => self.listeners.delete(listener)
    },
    hear: () => inTurn(self, () => take(self)),
    edit(edit) {
      put(self, { fields: { ...self.kept.fields, ...edit } })
      if (self.kept.state === 'clash' || self.kept.state === 'gone') return
      put(self, { state: 'edited' })
      plan(self, pause)
    },
    async flush() {
      self.cancel()
      await inTurn(self, () => store(self))
      // Joined with what another tab stored meanwhile.
      if (self.kept.state === 'edited') await inTurn(self, () => store(self))
      const { state } = self.kept
      if (state === 'saved') self.cancel()
      return isDone(self) && state === 'saved'
    },
    choose(choice) {
      choose(self, choice)
      plan(self, 0)
    },
    async giveAway(away) {
      self.cancel()
      await inTurn(self, () => store(self, true))
      await inTurn(self, () => giveAway(self, away))
    },
    end: () => end(self),
  }
}

async function giveAway(self: Self, away: (stored: Draft) => Promise<void>): Promise<void> {
  const { stored, state } = self.kept
  if (!stored || state !== 'saved') throw new Failure('unavailable', 'It could not be saved, so it was not sent.')
  await away(stored)
  end(self)
}

function end(self: Self): void {
  self.cancel()
  self.ended = true
}

function begin(desk: DraftDesk, seed: Fields | undefined): Self {
  const fields = seed ?? emptyFields
  const kept: KeptDraft = {
    fields,
    stored: undefined,
    state: seed ? 'saved' : 'loading',
    theirs: undefined,
    error: undefined,
  }
  return {
    desk,
    kept,
    base: fields,
    listeners: new Set(),
    running: undefined,
    ended: false,
    cancel: () => undefined,
  }
}

function plan(self: Self, milliseconds: number): void {
  self.cancel()
  self.cancel = self.desk.after(milliseconds, () => void inTurn(self, () => store(self)))
}

/** One after the other: what is read in between belongs to what was stored before. */
function inTurn(self: Self, step: () => Promise<void>): Promise<void> {
  const turn = (self.running ?? Promise.resolve()).then(() => (self.ended ? undefined : step()))
  // A turn that fails does not hold up the next one.
  self.running = Promise.allSettled([turn])
  return turn
}

function isDone({ kept, base }: Self): boolean {
  return isSame(base, kept.fields)
}

async function store(self: Self, isForced = false): Promise<void> {
  if (['loading', 'clash', 'gone'].includes(self.kept.state)) return
  if (isDone(self) && !(isForced && self.kept.stored === undefined))
    return put(self, { state: 'saved', error: undefined })
  const sent = self.kept.fields
  put(self, { state: 'saving' })
  try {
    const { stored } = self.kept
    if (stored) await self.desk.change(differenceOf(self.base, sent), stored.revision)
    else await self.desk.write(sent)
    self.base = sent
  } catch (error) {
    if (isMissing(error)) return refuse(self, error)
    if (!isConflict(error)) return fail(self, error)
  }
  await take(self)
  if (self.kept.state === 'edited') plan(self, pause)
}

/** Reads what is stored, and joins it with what is not stored yet. */
async function take(self: Self): Promise<void> {
  let found: Draft | undefined
  try {
    found = await self.desk.read()
  } catch (error) {
    return fail(self, error)
  }
  const { stored, fields } = self.kept
  if (!found) {
    if (stored || self.kept.state === 'loading' || self.kept.state === 'saving') put(self, { state: 'gone' })
    return
  }
  if (!stored && self.kept.state === 'loading') self.base = fieldsOf(found)
  const mine = stored || self.kept.state !== 'loading' ? fields : fieldsOf(found)
  const theirs = fieldsOf(found)
  const joined = merge(self.base, mine, theirs)
  if (joined.clash.length > 0) return put(self, { state: 'clash', theirs: found, error: undefined })
  self.base = theirs
  put(self, {
    fields: joined.fields,
    stored: found,
    theirs: undefined,
    state: isSame(theirs, joined.fields) ? 'saved' : 'edited',
    error: undefined,
  })
}

function choose(self: Self, choice: Choice): void {
  const { theirs, fields } = self.kept
  if (!theirs) return
  const { base } = self
  const { fields: joined, clash } = merge(base, fields, fieldsOf(theirs))
  self.base = fieldsOf(theirs)
  const chosen = { ...joined, ...chosenOf(choice, clash, { base, mine: fields, theirs }) }
  put(self, { fields: chosen, stored: theirs, theirs: undefined, state: 'edited' })
}

type Sides = { base: Fields; mine: Fields; theirs: Fields }

function chosenOf(
  choice: Choice,
  clash: readonly ('subject' | 'text')[],
  { base, mine, theirs }: Sides,
): Partial<Fields> {
  const one = choice === 'theirs' ? theirs : mine
  const isBoth = choice === 'both'
  return {
    ...(clash.includes('subject') && { subject: isBoth ? `${mine.subject} / ${theirs.subject}` : one.subject }),
    ...(clash.includes('text') && (isBoth ? bothBodies(base, mine, theirs) : { text: one.text, html: one.html })),
  }
}

/** Either the draft is gone, or what it names: an account or a file. */
async function refuse(self: Self, error: Error): Promise<void> {
  if (self.kept.stored) await take(self)
  if (self.kept.state !== 'gone') fail(self, error)
}

function fail(self: Self, error: unknown): void {
  const cause = error instanceof Error ? error : new Error(String(error))
  const code = cause instanceof Failure ? cause.code : undefined
  if (self.kept.state === 'loading') return put(self, { error: cause })
  const mayPass = code === 'unavailable' || code === 'too-many-requests' || code === 'internal'
  put(self, { state: mayPass ? 'waiting' : 'refused', error: cause })
  if (mayPass) plan(self, retryPause)
}

function isMissing(error: unknown): error is Failure {
  return error instanceof Failure && error.code === 'not-found'
}

function isConflict(error: unknown): boolean {
  return error instanceof Failure && error.code === 'conflict'
}

function put(self: Self, change: Partial<KeptDraft>): void {
  self.kept = { ...self.kept, ...change }
  for (const listener of self.listeners) listener()
}
