import { sql } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import type { Account, Sink, Values } from '../mirrored.ts'
import { enqueue, reconcile } from '../outbox-store.ts'
import type { Copy, ShelfChange } from './shelf.ts'

export const copiesMigrations = { feature: 'copies', folder: new URL('migrations/', import.meta.url) }

/** Keeps copies in a table. `fault` may throw. */
export function createCopies(fault: (change: ShelfChange) => void = () => {}): Sink<ShelfChange> {
  return {
    async keepFolders() {},
    async take(tx, account, folder, changes) {
      for (const change of changes) {
        fault(change)
        if (change.copy) await put(tx, account, change.item, change.copy)
        else await drop(tx, account, change.item, folder)
      }
    },
    async settle(tx, account, item, found) {
      if (found) await write(tx, account, item, { here: found.values, there: undefined })
    },
  }
}

async function put(tx: Transaction, account: Account, item: string, { folder, seen, starred }: Copy): Promise<void> {
  const theirs = { folder, seen, starred }
  const here = await reconcile(tx, account.ownerId, account.id, { item, theirs })
  await write(tx, account, item, { here, there: folder })
}

type Written = { here: Values; there: string | undefined }

async function write(tx: Transaction, { ownerId, id }: Account, item: string, { here, there }: Written): Promise<void> {
  const { folder, seen, starred } = here
  if (there === undefined)
    await sql`update copies set folder = ${folder}, seen = ${seen}, starred = ${starred}
      where owner_id = ${ownerId} and account_id = ${id} and item = ${item}`.execute(tx)
  else
    await sql`insert into copies (owner_id, account_id, item, there, folder, seen, starred)
      values (${ownerId}, ${id}, ${item}, ${there}, ${folder}, ${seen}, ${starred})
      on conflict (owner_id, account_id, item) do update set there = excluded.there, folder = excluded.folder,
        seen = excluded.seen, starred = excluded.starred`.execute(tx)
}

async function drop(tx: Transaction, { ownerId, id }: Account, item: string, there: string): Promise<void> {
  await sql`delete from copies where owner_id = ${ownerId} and account_id = ${id} and item = ${item}
    and there = ${there}`.execute(tx)
}

export async function listCopies(tx: Transaction, { ownerId, id }: Account): Promise<Copy[]> {
  const { rows } = await sql<Copy>`select item, folder, seen, starred from copies
    where owner_id = ${ownerId} and account_id = ${id} order by item collate "C"`.execute(tx)
  return rows
}

/** As a person changes it: here at once, and in the outbox. */
export async function changeCopy(tx: Transaction, { ownerId, id }: Account, change: Partial<Copy> & { item: string }) {
  const { item, ...wanted } = change
  const { rows } = await sql<Copy>`select item, folder, seen, starred from copies
    where owner_id = ${ownerId} and account_id = ${id} and item = ${item} for update`.execute(tx)
  const [before] = rows
  if (!before) return
  for (const [field, to] of Object.entries(wanted)) {
    const from = before[field as keyof Copy]
    if (from === to) continue
    await enqueue(tx, ownerId, id, { item, field, from, to })
    await sql`update copies set ${sql.ref(field)} = ${to} where owner_id = ${ownerId} and account_id = ${id}
      and item = ${item}`.execute(tx)
  }
}
