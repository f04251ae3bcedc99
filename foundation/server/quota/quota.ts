import type { Transaction } from '../database/transaction.ts'

/** One kind of thing that a feature keeps about a person, and how much of it one person may have. */
export type Quota = {
  /** As the operator writes it in QUOTAS: `events`. */
  name: string
  /** As a person reads it: “Events”. */
  label: string
  unit: 'bytes' | 'items'
  /** The most that one person may have unless the operator says otherwise. */
  usual: number
  counted: Counted
  /** The name of another quota whose things count here as well and do not give way, so that it may not allow more. */
  includes?: string
  /** What a person can do once it is full: “Delete events that you no longer need.” */
  wayOut: string
  /**
   * Makes room by itself once it is full, by letting go of so many of the oldest; without it, whoever adds is refused.
   * For what a person cannot delete, or need not.
   */
  giveWay?: (tx: Transaction, ownerId: string, surplus: number) => Promise<void>
  /** Once nothing is left that could give way, more is let in all the same: it tells of what has happened. */
  neverRefuses?: true
}

/** What of which table counts. The expressions are our own SQL, in which the table is called `kept`. */
export type Counted = {
  table: string
  /** How much a row counts, such as `octet_length(kept.bytes)`; without it, 1. */
  amount?: string
  /** Which rows count; without it, all. */
  where?: string
  /** A table each of whose rows will become one more of them, and counts as one until then. */
  promised?: string
  /** Which of them a person deleted and could still restore. */
  deleted?: string
}

/** How much of one kind a person has. `deleted` is part of `used`. */
export type Usage = Pick<Quota, 'name' | 'label' | 'unit' | 'wayOut'> & {
  used: number
  allowed: number
  deleted: number
}
