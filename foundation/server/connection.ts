import { Failure } from '#foundation/contract/failure.ts'
import type { Transaction } from './database/database.ts'
import type { GivenUp, Unread } from './mirror/left-store.ts'
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
  /** The password, or a token of the provider at which the person signed in. Never logged, never shown. */
  secret: string
  /** Only if `secret` is a token. */
  token?: {
    /** Another one, for one that seemed good and that a server refused; `undefined` if there is none. */
    renew(refused: string): Promise<string | undefined>
  }
}

/** Opens something with the account, and once more if its server refuses a token for which there is another one. */
export async function openWith<T>(
  account: AccountElsewhere,
  open: (account: AccountElsewhere) => Promise<T>,
): Promise<T> {
  try {
    return await open(account)
  } catch (error) {
    const isRefused = error instanceof Failure && error.code === 'unauthenticated'
    const secret = isRefused ? await account.token?.renew(account.secret) : undefined
    if (secret === undefined) throw error
    return open({ ...account, secret })
  }
}

/** A sentence for a sign-in that a server refused. */
export function refusedSignIn({ token }: Pick<AccountElsewhere, 'token'>, host: string): string {
  return token
    ? `${host} refuses this sign-in: it may be one of another account, or programs may not read this one.`
    : `${host} refuses the user name or the password.`
}

/** Reads an account of a person, with what opens it; fails where it is gone, or its hosts are not allowed any more. */
export type FindAccountElsewhere = (ownerId: string, id: string) => Promise<AccountElsewhere>

/** One thing that was tried, and a sentence about what came of it. */
export type TriedStep = { name: string; ok: boolean; sentence: string }

/** Something that could not be taken, or a change that was given up, as its kind names it. */
export type LeftNamed = {
  id: string
  /** Such as a subject; empty if nothing of it is known. */
  title: string
  by: string
  at: string | null
  /** Where it is there, such as “Inbox, number 42”; empty for what is not there any more. */
  place: string
  /** What did not work, and why. */
  sentence: string
}

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
  /** Describes to the person what could not be read, and which changes were given up. */
  name(
    tx: Transaction,
    account: Pick<AccountElsewhere, 'ownerId' | 'id'>,
    left: { unread: readonly Unread[]; givenUp: readonly GivenUp[] },
  ): Promise<{ unread: LeftNamed[]; givenUp: LeftNamed[] }>
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
