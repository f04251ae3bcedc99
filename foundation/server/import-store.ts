import { sql } from 'kysely'
import type { Transaction } from './database/database.ts'

/** A file that was uploaded for import and waits to be confirmed. */
export type StoredImport = { id: string; name: string; content: string }

/** The columns are those of every table of imports: `owner_id`, `id`, `name`, `content` and `created_at`. */
export type ImportStore = {
  /** Only one file waits at a time: a new one replaces it. */
  keepImport: (tx: Transaction, ownerId: string, file: StoredImport & { at: Date }) => Promise<void>
  findImport: (
    tx: Transaction,
    ownerId: string,
    which: { id: string; since: Date },
  ) => Promise<StoredImport | undefined>
  /** All fields, for the archive. */
  exportImports: (tx: Transaction, ownerId: string) => Promise<unknown[]>
}

export function createImportStore(table: string): ImportStore {
  const imports = sql.table(table)
  return {
    async keepImport(tx, ownerId, { id, name, content, at }) {
      await sql`delete from ${imports} where owner_id = ${ownerId}`.execute(tx)
      await sql`insert into ${imports} (owner_id, id, name, content, created_at)
        values (${ownerId}, ${id}, ${name}, ${content}, ${at.toISOString()})`.execute(tx)
    },
    async findImport(tx, ownerId, { id, since }) {
      const { rows } = await sql<StoredImport>`
        select id, name, content from ${imports}
        where owner_id = ${ownerId} and id = ${id} and created_at >= ${since.toISOString()}`.execute(tx)
      return rows[0]
    },
    async exportImports(tx, ownerId) {
      const { rows } = await sql`
        select id, name, content, created_at as "createdAt" from ${imports} where owner_id = ${ownerId}`.execute(tx)
      return rows
    },
  }
}
