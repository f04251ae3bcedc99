import type { Pool } from 'pg'

export type Column = {
  name: string
  type: string
  /** `e` for enumerations, `A` for arrays, as in pg_type.typcategory. */
  category: string
  /** Neither null nor a default would do. */
  needed: boolean
  generated: boolean
  /** A word that a check constraint of this column allows. */
  allowed: string | null
  labels: string[] | null
}

export type Parent = { table: string; columns: string[]; their: string[] }

export type Table = { name: string; columns: Column[]; parents: Parent[] }

/** Every table that belongs to people, those that others refer to first. */
export async function readTables(pool: Pool): Promise<Table[]> {
  const { rows } = await pool.query<Table>(tables)
  return inOrderOfReference(rows)
}

function inOrderOfReference(all: Table[]): Table[] {
  const ordered: Table[] = []
  let left = all
  while (left.length > 0) {
    const names = new Set(left.map(({ name }) => name))
    const free = left.filter(({ name, parents }) => parents.every(({ table }) => table === name || !names.has(table)))
    const next = free.length > 0 ? free : left
    ordered.push(...next)
    left = left.filter((table) => !next.includes(table))
  }
  return ordered
}

const tables = `
  select c.relname as name,
    (select json_agg(json_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'category', t.typcategory,
      'needed', a.attnotnull and not a.atthasdef and a.attidentity = '',
      'generated', a.attgenerated <> '' or a.attidentity = 'a',
      'allowed', (select substring(pg_get_constraintdef(k.oid) from '''([^'']+)''::text') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1),
      'labels', (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)
    ) order by a.attnum) from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((select json_agg(json_build_object(
      'table', parent.relname,
      'columns', (select json_agg(a.attname order by n) from unnest(f.conkey) with ordinality as u(k, n)
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = u.k),
      'their', (select json_agg(a.attname order by n) from unnest(f.confkey) with ordinality as u(k, n)
        join pg_attribute a on a.attrelid = f.confrelid and a.attnum = u.k)
    )) from pg_constraint f join pg_class parent on parent.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f'), '[]') as parents
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname`
