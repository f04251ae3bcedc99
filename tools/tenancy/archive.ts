import { isDeepStrictEqual } from 'node:util'
import { DatabaseError, type Pool } from 'pg'
import { connect } from '#foundation/server/database/connection.ts'
import type { TestDatabase } from '#foundation/server/database/testing.ts'
import type { ExportPart } from '#foundation/server/feature.ts'
import { readTables } from './catalogue.ts'
import { ensureRow, madeUp, quote } from './row.ts'

/** Why a table, a column or a whole schema of what is kept about a person is not in their archive. */
export type LeftOut = Record<string, string>

/** `names`: it is part of what tells rows apart or leads to others; `counts`: the database numbers the rows by it. */
type KeptColumn = { name: string; type: string; category: string; names: boolean; counts: boolean }
type Kept = { schema: string; name: string; columns: KeptColumn[] }

/** Tables of the house and of every feature, without the columns that follow from others. */
async function readKept(pool: Pool): Promise<Kept[]> {
  const { rows } = await pool.query<Kept>(`
    select n.nspname as schema, c.relname as name, json_agg(json_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'category', t.typcategory,
      'counts', a.attidentity = 'a', 'names', exists (select from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'f')
        and a.attnum = any (k.conkey))) order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      join pg_type t on t.oid = a.atttypid
    where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    group by 1, 2 order by 1, 2`)
  return rows
}

/**
 * Gives a person a row in every table of their own, and makes the rows that speak of these ids tell: what is empty is
 * filled, and no text is like one of another column, so that one that is left out is missed.
 */
export async function fillRows(
  { pool, address }: TestDatabase,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  const client = await connect(address.superuser)
  try {
    for (const table of await readTables(pool)) await ensureRow(client, table, ownerId)
  } finally {
    await client.end()
  }
  for (const table of await readKept(pool)) {
    if (table.schema === 'jobs') continue
    for (const [index, column] of table.columns.entries()) await fillColumn(pool, { table, column, index }, ids)
  }
}

type Filled = { table: Kept; column: KeptColumn; index: number }

async function fillColumn(pool: Pool, { table, column, index }: Filled, ids: readonly string[]): Promise<void> {
  if (column.counts) return
  const name = quote(column.name)
  const change = async (value: string, where: string, given: unknown) => {
    const statement = `update ${placeOf(table)} kept set ${name} = ${value} where ${where} and ${speaksOf}`
    await pool.query(statement, [given, ids]).catch(nothingIfMeaningful)
  }
  const made = madeUp({ ...column, needed: true, generated: false, allowed: null, labels: null }, index)
  await change('$1', `${name} is null`, made)
  if (column.type === 'text' && !column.names) await change(`${name} || $1`, 'true', ` of ${nameOf(table)}`)
}

/** That it is as it is means something, which a constraint holds. */
function nothingIfMeaningful(error: unknown): void {
  if (!(error instanceof DatabaseError && error.code?.startsWith('23'))) throw error
}

/** What is kept about the person with these ids and neither in the archive nor left out for a reason; nothing is right. */
export async function findMissing(
  pool: Pool,
  { ids, archive, leftOut }: { ids: readonly string[]; archive: Archive; leftOut: LeftOut },
): Promise<string[]> {
  const rows = await keptRows(pool, wantedOf(await readKept(pool), leftOut), ids)
  return lackingIn(archive, rows)
}

/** The tables and columns that have to be in the archive. */
function wantedOf(tables: readonly Kept[], leftOut: LeftOut): Kept[] {
  const isLeftOut = (name: string) => name in leftOut
  return tables
    .filter((table) => !isLeftOut(table.schema) && !isLeftOut(nameOf(table)))
    .map((table) => ({
      ...table,
      columns: table.columns.filter(({ name }) => !isLeftOut(`${nameOf(table)}.${name}`)),
    }))
}

type KeptRow = { table: Kept; row: Row }

async function keptRows(pool: Pool, tables: readonly Kept[], ids: readonly string[]): Promise<KeptRow[]> {
  const all: KeptRow[] = []
  for (const table of tables) for (const row of await rowsOf(pool, table, ids)) all.push({ table, row })
  return all
}

function lackingIn(archive: Archive, rows: readonly KeptRow[]): string[] {
  const lacking = rows.flatMap(({ table, row }) =>
    missingOf(archive, row, table.columns).map((column) => `${nameOf(table)}.${column}`),
  )
  return [...new Set(lacking)]
}

/** Reasons for what does not exist any more. */
export async function findStaleReasons(pool: Pool, leftOut: LeftOut): Promise<string[]> {
  const kept = await readKept(pool)
  const columns = kept.flatMap((table) => table.columns.map(({ name }) => `${nameOf(table)}.${name}`))
  const names = new Set([...kept.map(({ schema }) => schema), ...kept.map(nameOf), ...columns])
  return Object.keys(leftOut).filter((name) => !names.has(name))
}

const speaksOf = `exists (select from unnest($2::text[]) id where position(id in kept::text) > 0)`

const placeOf = ({ schema, name }: Kept): string => `${quote(schema)}.${quote(name)}`
const nameOf = ({ schema, name }: Kept): string => (schema === 'public' ? name : `${schema}.${name}`)

type Row = Record<string, unknown>

async function rowsOf(pool: Pool, table: Kept, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await pool.query<{ row: Row }>(
    `select to_jsonb(kept) as row from ${placeOf(table)} kept where $1 = '' and ${speaksOf}`,
    ['', ids],
  )
  return rows.map(({ row }) => row)
}

export type Archive = { bytes: Buffer; text: string; objects: Row[] }

export async function readArchive(parts: AsyncIterable<ExportPart>): Promise<Archive> {
  const files: Buffer[] = []
  const objects: Row[] = []
  for await (const { name, content } of parts) {
    const file = Buffer.concat(typeof content === 'string' ? [Buffer.from(content)] : await Array.fromAsync(content))
    files.push(file)
    if (name.endsWith('.json')) objects.push(...objectsIn(JSON.parse(file.toString())))
  }
  const bytes = Buffer.concat(files)
  return { bytes, text: bytes.toString(), objects }
}

function objectsIn(value: unknown): Row[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Row, ...Object.values(value).flatMap(objectsIn)]
}

/**
 * What is like nothing else may stand anywhere; the rest stands in one object, called as its column is, and beside the
 * row's id where it has one.
 */
function missingOf({ bytes, text, objects }: Archive, row: Row, columns: Kept['columns']): string[] {
  const wanted = columns.filter(({ name, type }) => {
    const value = row[name]
    if (value === null) return false
    const word = typeof value === 'string' ? value : ''
    if (type === 'bytea') return !bytes.includes(Buffer.from(word.slice(2), 'hex'))
    return !(isUnmistakable(type) && word.length >= 8 && text.includes(JSON.stringify(value).slice(1, -1)))
  })
  const about =
    row['id'] === undefined ? objects : objects.filter((object) => Object.values(object).includes(row['id']))
  const lacking = about.map((object) => wanted.filter(({ name }) => !isSame(row[name], object[camel(name)])))
  const least = lacking.toSorted((one, other) => one.length - other.length)[0] ?? wanted
  return least.map(({ name }) => name)
}

function isUnmistakable(type: string): boolean {
  return type === 'uuid' || type === 'text'
}

function isSame(kept: unknown, told: unknown): boolean {
  if (typeof kept === 'string' && typeof told === 'string')
    return kept === told || (moment.test(kept) && Date.parse(kept) === Date.parse(told))
  return isDeepStrictEqual(kept, told) || (typeof kept === 'number' && String(kept) === told)
}

const moment = /^\d{4}-\d\d-\d\dT/

function camel(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
