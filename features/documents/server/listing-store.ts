import { sql, type RawBuilder } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import { endingsOf, type FileChoice, type FileOrder } from '../contract.ts'
import { storedColumns, type StoredFile, withContent } from './file-store.ts'

export type Listing = Partial<FileChoice> & { before?: string | undefined; limit: number }

/** The files that fit the choice, in its order; with `deleted`, only deleted ones. */
export async function listFiles(tx: Transaction, ownerId: string, listing: Listing): Promise<StoredFile[]> {
  const { before, limit, order = 'newest', deleted = false } = listing
  const { key, falls } = orders[order]
  const sign = falls ? sql`<` : sql`>`
  const way = falls ? sql`desc` : sql`asc`
  const rest =
    before === undefined
      ? sql``
      : sql`and (${key}, f.id) ${sign} (
    select ${key}, f.id from ${withContent} where f.owner_id = ${ownerId} and f.id = ${before})`
  const { rows } = await sql<StoredFile>`
    select ${storedColumns} from ${withContent}
    where f.owner_id = ${ownerId} and (f.deleted_at is not null) = ${deleted} ${chosen(listing)} ${rest}
    order by ${key} ${way}, f.id ${way} limit ${limit}`.execute(tx)
  return rows
}

type Called = { names: readonly string[]; ids: readonly string[]; limit: number }

/** Files whose names contain all words of one of `names`, and those with these ids; the newest first. */
export async function listCalled(
  tx: Transaction,
  ownerId: string,
  { names, ids, limit }: Called,
): Promise<StoredFile[]> {
  const called = names.map(conditionsOf).filter((conditions) => conditions.length > 0)
  const either = [
    sql`f.id = any(${[...ids]}::uuid[])`,
    ...called.map((conditions) => sql`(${sql.join(conditions, sql` and `)})`),
  ]
  const { rows } = await sql<StoredFile>`
    select ${storedColumns} from ${withContent}
    where f.owner_id = ${ownerId} and f.deleted_at is null and (${sql.join(either, sql` or `)})
    order by f.created_at desc, f.id desc limit ${limit}`.execute(tx)
  return rows
}

/** `unread`: how many have not been read to the end. */
export async function countChosen(
  tx: Transaction,
  ownerId: string,
  choice: Partial<FileChoice>,
): Promise<{ all: number; unread: number }> {
  const { rows } = await sql<{ all: number; unread: number }>`
    select count(*)::int as all, count(*) filter (where r.state in ('waiting', 'reading'))::int as unread
    from files f left join file_readings r on r.owner_id = f.owner_id and r.content_id = f.content_id
    where f.owner_id = ${ownerId} and f.deleted_at is null ${chosen(choice)}`.execute(tx)
  return rows[0] ?? { all: 0, unread: 0 }
}

const ending = sql`coalesce(lower(substring(f.name from '[.]([A-Za-z0-9]{1,8})$')), '')`

const orders: Record<FileOrder, { key: RawBuilder<unknown>; falls: boolean }> = {
  newest: { key: sql`f.created_at`, falls: true },
  oldest: { key: sql`f.created_at`, falls: false },
  changed: { key: sql`f.updated_at`, falls: true },
  name: { key: sql`lower(f.name)`, falls: false },
  largest: { key: sql`c.bytes`, falls: true },
  smallest: { key: sql`c.bytes`, falls: false },
  kind: { key: ending, falls: false },
}

function chosen({ folder, tag, kind, from, until, words, about }: Partial<FileChoice>): RawBuilder<unknown> {
  const conditions = [
    folder === undefined ? undefined : folder === 'none' ? sql`f.folder_id is null` : sql`f.folder_id = ${folder}`,
    tag === undefined ? undefined : sql`lower(${tag}) in (select lower(each) from unnest(f.tags) each)`,
    kind && sql`${ending} = any(${endingsOf(kind)}::text[])`,
    from === undefined ? undefined : sql`f.created_at >= ${from}`,
    until === undefined ? undefined : sql`f.created_at < ${until}`,
    ...conditionsOf(words),
    ...wordsOf(about).map(
      (word) => sql`(f.name ilike ${holding(word)} or exists (select from file_passages p
      where p.owner_id = f.owner_id and p.content_id = f.content_id and p.text ilike ${holding(word)}))`,
    ),
  ].filter((condition) => condition !== undefined)
  return conditions.length === 0 ? sql`` : sql`and ${sql.join(conditions, sql` and `)}`
}

function conditionsOf(words: string | undefined): RawBuilder<unknown>[] {
  return wordsOf(words).map((word) => sql`f.name ilike ${holding(word)}`)
}

const mostWords = 6

function wordsOf(said: string | undefined): string[] {
  return (said ?? '').split(/\s+/v).filter(Boolean).slice(0, mostWords)
}

function holding(word: string): string {
  return `%${word.replaceAll(/[%_\\]/gv, '\\$&')}%`
}
