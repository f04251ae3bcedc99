import type { Transaction } from './database/database.ts'
import type { Mirrored, Sink, Source } from './mirror/mirrored.ts'

/** How the line to a server is kept secret: from the first byte, after a word in the clear, or not at all. */
export type Security = 'tls' | 'starttls' | 'none'

/** A server of an account; `use` says what for, in words of its kind, such as `imap`. */
export type AccountServer = { use: string; host: string; port: number; security: Security }

/** An account elsewhere, with what opens it. */
export type AccountElsewhere = {
  ownerId: string
  id: string
  /** Such as `ana@example.com`. */
  address: string
  servers: readonly AccountServer[]
  user: string
  /** The password. Never logged, never shown. */
  secret: string
}

/** Reads an account of a person, with what opens it; fails where it is gone, or its hosts are not allowed any more. */
export type FindAccountElsewhere = (ownerId: string, id: string) => Promise<AccountElsewhere>

/** One thing that was tried, and a sentence about what came of it. */
export type TriedStep = { name: string; ok: boolean; sentence: string }

/** A kind of account that a feature keeps copies of; whoever keeps the accounts knows nothing else about it. */
export type ConnectionKind = {
  kind: string
  label: string
  /** What its servers are for, in the order in which they are asked for. */
  uses: readonly { use: string; label: string; ports: Readonly<Record<Security, number>> }[]
  /** The servers of an address, by what its domain says about itself; only the domain leaves. */
  find(
    ownerId: string,
    address: string,
    signal: AbortSignal,
  ): Promise<{ servers: AccountServer[]; user: string } | undefined>
  /** Tries everything that the copy will need, and stops at the first thing that fails. */
  try(account: AccountElsewhere, signal: AbortSignal): Promise<TriedStep[]>
  /** In the transaction that keeps an account: a new one, or one that has another server now. */
  kept(tx: Transaction, account: Pick<AccountElsewhere, 'ownerId' | 'id' | 'address' | 'servers'>): Promise<void>
  /** In the transaction that removes it: everything that came from it goes. */
  forget(tx: Transaction, account: Pick<AccountElsewhere, 'ownerId' | 'id'>): Promise<void>
  /** Throws as `Mirrored.open` does. */
  open(account: AccountElsewhere, signal: AbortSignal): Promise<Source>
  sink: Sink
}

/** Hands on what a kind says about mirroring; `find` reads the account when it is opened. */
export function mirroredOf(
  kind: ConnectionKind,
  find: (ownerId: string, id: string) => Promise<AccountElsewhere>,
): Mirrored {
  return {
    kind: kind.kind,
    open: async ({ ownerId, id }, signal) => kind.open(await find(ownerId, id), signal),
    sink: kind.sink,
  }
}
