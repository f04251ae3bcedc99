import type { Transaction } from '../database/database.ts'

/** An account elsewhere of which a copy is kept. */
export type Account = { ownerId: string; id: string }

/** What is known of a thing both here and there, such as whether it was read, or in which folder it is. */
export type Value = string | boolean | null
export type Values = Readonly<Record<string, Value>>

/** How far a folder has been read. Only the source reads it. */
export type Cursor = Readonly<Record<string, unknown>>

export type SourceFolder = { name: string; [detail: string]: unknown }

/** What identifies something to a person, such as subject, sender and day. */
export type About = { title: string; by: string; at: string | null }

/** Something that is new, different or gone there; `ref` and `about` name it where it cannot be taken. */
export type Found = { ref: string; about?: About | undefined }

/** A folder that has another name there now. */
export type Renamed = { from: string; to: string }

export type Batch<Change extends Found> = {
  changes: Change[]
  /** What could not even be read there, and why. */
  unreadable?: (Found & { why: string })[]
  /** From where to go on once all of this has been taken. */
  cursor: Cursor
  /** `news`: there is more that is new. `history`: only older things are left. */
  left: 'news' | 'history' | 'nothing'
  /** How much of the folder has been brought, of how much. */
  done: number
  most: number
}

/** An open line to the account. Whatever breaks it is thrown, and a new one is opened later. */
export type Source<Change extends Found = Found> = AsyncDisposable & {
  /** Those that are to be brought first come first. */
  folders(): Promise<SourceFolder[]>
  /** Which of the folders that are not listed any more are now some of those that were not listed before. */
  renamed?(gone: readonly { name: string; cursor: Cursor }[], fresh: readonly string[]): Promise<Renamed[]>
  /** The newest first where there is no cursor. */
  changes(folder: string, cursor: Cursor | undefined, signal: AbortSignal): Promise<Batch<Change>>
  /**
   * Reads the item there, writes what `decide` makes of it, and reads it again; `undefined`: it is not there. Called
   * anew after a crash, so it must not matter how often something is written. Throws a `Failure` that is `not-found`
   * where it is not where it was known to be, but may be elsewhere.
   */
  change(item: string, decide: (theirs: Values) => Values): Promise<Settled | undefined>
  /** Comes back when something may be new, or when the signal is aborted. */
  wait(signal: AbortSignal): Promise<void>
}

/** An item as it is there now; `place` is for the sink, which may have to find it there again. */
export type Settled = { values: Values; place?: unknown }

/** Where the copy is kept. Everything happens in the given transaction, and may happen again. */
export type Sink<Change extends Found = Found> = {
  /** All folders there; what was in others is not there any more. */
  keepFolders(tx: Transaction, account: Account, folders: readonly SourceFolder[]): Promise<void>
  /** Called before `keepFolders`. Answers whether it is the same folder here; otherwise it is gone, and another one new. */
  renameFolder?(tx: Transaction, account: Account, renamed: Renamed): Promise<boolean>
  /** Asks `Outbox.reconcile` before it overwrites what a person may have changed here. */
  take(tx: Transaction, account: Account, folder: string, changes: readonly Change[]): Promise<void>
  /** `undefined`: the item is not there. Whether that is so of all its copies, the next changes say. */
  settle(tx: Transaction, account: Account, item: string, found: Settled | undefined): Promise<void>
  /** Called after the transaction of `take` or `settle`, so that open pages can be told. */
  changed?(account: Account): void
}

/** A kind of account that a feature keeps copies of. */
export type Mirrored = {
  kind: string
  /** Throws a `Failure`: `unauthenticated` where only the person can go on; anything else is tried again. */
  open(account: Account, signal: AbortSignal): Promise<Source>
  sink: Sink
}
