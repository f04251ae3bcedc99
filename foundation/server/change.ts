import type { Transaction } from './database/database.ts'

/** What one feature changed and others may depend on. */
export type Changed = { what: 'events' } | { what: 'zone'; zone: string }

/** Runs within the transaction of the change, so that what depends on it is true or undone together with it. */
export type Heed = (tx: Transaction, ownerId: string, changed: Changed) => Promise<void>
