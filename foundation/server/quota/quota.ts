import type { Transaction } from '../database/transaction.ts'

/** A kind of thing that a feature stores for a person, and how much of it one person may have. */
export type Quota = {
  /** As the operator writes it in QUOTAS: `events`. */
  name: string
  /** As a person reads it: “Events”. */
  label: string
  unit: 'bytes' | 'items'
  /** The limit for one person unless the operator sets another. */
  usual: number
  counted: Counted
  /** The name of another quota whose things count here too and are never evicted, so it may not allow more. */
  includes?: string
  /** What a person can do when it is full: “Delete events that you no longer need.” */
  wayOut: string
  /**
   * Makes room by evicting this many of the oldest when it is full; without it, adding fails. For things that a person
   * cannot or need not delete.
   */
  giveWay?: (tx: Transaction, ownerId: string, surplus: number) => Promise<void>
  /** Accepts more even if nothing is left to evict, because it records what has happened. */
  neverRefuses?: true
}

/** Which rows of which table count. The expressions are our own SQL, in which the table is called `kept`. */
export type Counted = {
  table: string
  /** How much a row counts, such as `octet_length(kept.bytes)`; 1 by default. */
  amount?: string
  /** Which rows count; all by default. */
  where?: string
  /** A table each of whose rows will become one of these rows, and counts as one until then. */
  promised?: string
  /** Which rows are deleted but can still be restored. */
  deleted?: string
}

/** How much of one kind a person has. `deleted` is part of `used`. */
export type Usage = Pick<Quota, 'name' | 'label' | 'unit' | 'wayOut'> & {
  used: number
  allowed: number
  deleted: number
}
