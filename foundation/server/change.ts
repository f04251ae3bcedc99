import type { Transaction } from './database/database.ts'

/** A change in one feature that others depend on. */
export type Changed = { what: 'events' } | { what: 'zone'; zone: string }

/** Runs within the transaction of the change, so that both commit or neither does. */
export type Heed = (tx: Transaction, ownerId: string, changed: Changed) => Promise<void>
